import {
  StackActions,
  useNavigation,
  type NavigationProp,
  type StaticScreenProps,
} from '@react-navigation/native';
import { useMemo, useState } from 'react';

import { PUZZLE_KINDS } from '@/games/lumicora/lessons/puzzleKinds';
import { puzzleStrings } from '@/games/lumicora/strings/puzzles';
import { reefScreenStrings } from '@/games/lumicora/strings/reefScreen';
import { PlayPage, type PlayPageProps } from '@/games/lumicora/view/puzzles/PuzzlePages';
import { usePuzzles } from '@/games/lumicora/view/puzzles/puzzleStore';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import { DIFFICULTIES } from '@/tabletop/learn/puzzles';
import { localDay } from '@/tabletop/learn/view/usePuzzlePlay';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { Button } from '@/ui/components/Button';
import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

/** `kind` is one of the kinds or `today`; words where they come from an address. */
type PuzzleParams = { readonly kind: string; readonly difficulty?: string; readonly seed?: number | string };

const TODAY = 'today';

type WantedPuzzle = PlayPageProps['wanted'];

export function PuzzleScreen({ route: { params } }: StaticScreenProps<PuzzleParams>) {
  const navigation = useNavigation();
  const wanted = useWanted(params);
  // The list lies beneath; another one is not put on top.
  const toList = () => navigation.dispatch(StackActions.popTo('LumicoraPuzzles'));
  if (wanted === null) return <UnknownPuzzle onOthers={toList} />;
  return <OpenPuzzle wanted={wanted} onOthers={toList} />;
}

/** Null where there is no such puzzle. A difficulty that is missing is the one chosen last. */
function useWanted({ kind: name, difficulty: asked, seed }: PuzzleParams): WantedPuzzle | null {
  const { difficulties } = usePuzzles().desk;
  // Whoever plays past midnight still plays the puzzle of the day it was opened.
  const [day] = useState(() => localDay(Date.now()));
  const kind = PUZZLE_KINDS.find((each) => each === name);
  const remembered = kind === undefined ? undefined : difficulties[kind];
  const difficulty = DIFFICULTIES.find((each) => each === asked) ?? remembered ?? 'easy';
  return useMemo(() => {
    if (name === TODAY) return { of: 'day', day };
    return kind === undefined ? null : { of: 'kind', kind, difficulty, seed: seedIn(seed) };
  }, [name, day, kind, difficulty, seed]);
}

/** Seeds count modulo 32 bits; near the end of the safe numbers the next one could not be told from this one. */
const HIGHEST_SEED = 0xffff_ffff;

function seedIn(seed: number | string | undefined): number | null {
  const number = seed === undefined || seed === '' ? NaN : Number(seed);
  return Number.isInteger(number) && number >= 0 && number <= HIGHEST_SEED ? number : null;
}

interface OpenPuzzleProps {
  readonly wanted: WantedPuzzle;
  readonly onOthers: () => void;
}

function OpenPuzzle({ wanted, onOthers }: OpenPuzzleProps) {
  const strings = useStrings(puzzleDeskStrings);
  const { names } = useStrings(puzzleStrings);
  const { turn } = useStrings(reefScreenStrings);
  const navigation = useNavigation<NavigationProp<{ LumicoraPuzzle: PuzzleParams }, 'LumicoraPuzzle'>>();
  const room = useBoardRoom();
  // In the address, so that a reload shows the same puzzle.
  const keepSeed = (seed: number) =>
    navigation.setParams(wanted.of === 'kind' ? { difficulty: wanted.difficulty, seed } : {});
  return (
    <Page
      title={wanted.of === 'day' ? strings.ofTheDay : names[wanted.kind]}
      actions={
        <IconButton label={turn} onPress={room.turn}>
          <TurnIcon />
        </IconButton>
      }
    >
      <PlayPage wanted={wanted} room={room} now={Date.now} onSeed={keepSeed} onOthers={onOthers} />
    </Page>
  );
}

function UnknownPuzzle({ onOthers }: { readonly onOthers: () => void }) {
  const strings = useStrings(puzzleDeskStrings);
  return (
    <Page title={strings.title}>
      <Screen>
        <Text>{strings.unknown}</Text>
        <Button label={strings.others} onPress={onOthers} />
      </Screen>
    </Page>
  );
}
