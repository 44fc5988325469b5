import { useNavigation, type NavigationProp, type StaticScreenProps } from '@react-navigation/native';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import {
  MOST_PUZZLE_TRIES,
  PUZZLE_KINDS,
  puzzleKind,
  puzzles,
  solutionTile,
  textOfTile,
  type PlacePuzzle,
} from '@/games/copulas/lessons/puzzles';
import { learnStrings } from '@/games/copulas/strings/learn';
import { Position, tableOfCourse } from '@/games/copulas/view/learn/Position';
import { usePuzzles } from '@/games/copulas/view/learn/stores';
import { useGames } from '@/games/copulas/view/store/GamesContext';
import { usePlacing } from '@/games/copulas/view/table/usePlacing';
import { DIFFICULTIES } from '@/tabletop/learn/puzzles';
import { ChosenPuzzle, type WantedPuzzle } from '@/tabletop/learn/view/ChosenPuzzle';
import { localDay, usePuzzlePlay, type PlayedPuzzle } from '@/tabletop/learn/view/usePuzzlePlay';
import { seatsStrings } from '@/tabletop/strings/seats';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

type PuzzleParams = { readonly kind: string; readonly difficulty?: string; readonly seed?: number };

export function PuzzleScreen({ route }: StaticScreenProps<PuzzleParams>) {
  const { puzzles: words } = useStrings(learnStrings);
  const navigation = useNavigation<NavigationProp<{ CopulasPuzzle: PuzzleParams }, 'CopulasPuzzle'>>();
  const { now } = useGames();
  const wanted = wantedOf(route.params, now());
  return (
    <Page title={wanted.of === 'day' ? words.title : words.names[wanted.kind]}>
      <ChosenPuzzle
        puzzles={puzzles}
        state={usePuzzles()}
        wanted={wanted}
        now={now}
        onSeed={(seed) => navigation.setParams({ seed })}
      >
        {(played, onNext) => <Play played={played} onNext={onNext} />}
      </ChosenPuzzle>
    </Page>
  );
}

function wantedOf({ kind, difficulty, seed }: PuzzleParams, at: number): WantedPuzzle<PlacePuzzle['kind']> {
  const known = PUZZLE_KINDS.find((id) => id === kind);
  if (known === undefined) return { of: 'day', day: localDay(at) };
  const number = Number(seed);
  return {
    of: 'kind',
    kind: known,
    difficulty: DIFFICULTIES.find((each) => each === difficulty) ?? 'easy',
    seed: seed !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : null,
  };
}

interface PlayProps {
  readonly played: PlayedPuzzle<PlacePuzzle>;
  readonly onNext: (() => void) | null;
}

function Play({ played, onNext }: PlayProps) {
  const { puzzles: words, check } = useStrings(learnStrings);
  const { defaultName } = useStrings(seatsStrings);
  const { puzzle } = played;
  const kind = puzzleKind(puzzle.kind);
  const { tries, outcome, give } = usePuzzlePlay(usePuzzles(), kind, played);
  const table = useMemo(
    () => tableOfCourse(puzzle.course, [defaultName(1), defaultName(2)]),
    [puzzle, defaultName],
  );
  const isOpen = outcome.status === 'open';
  const placing = usePlacing(table, isOpen ? puzzle.seat : null);
  const { offer, marks } = placing;
  const { color } = table.players[puzzle.seat]!;
  const solution = { tile: solutionTile(puzzle), color, isRefused: false };
  const mistake = outcome.mistake === null ? null : kind.describeMistake(words, puzzle, outcome.mistake);
  return (
    <Screen>
      <View style={styles.block}>
        <LiveText
          variant="lead"
          strong
          text={isOpen ? kind.describeQuestion(words, puzzle) : words[outcome.status]}
        />
        <Text tone="mutedText">
          {puzzle.kind === 'twenty'
            ? words.stands(puzzle.course.scores[puzzle.seat]!)
            : words.leads[puzzle.kind]}
        </Text>
        <Position table={table} {...(isOpen ? marks : { ghost: solution })} onPress={placing.tap} />
        {isOpen ? null : <Text strong>{kind.describeSolution(words, puzzle).summary}</Text>}
        {mistake !== null && isOpen ? <LiveText tone="danger" text={mistake.sentence} /> : null}
        {isOpen ? (
          <>
            <Text variant="small" tone="mutedText">
              {words.tries(MOST_PUZZLE_TRIES - tries.length)}
            </Text>
            <Button
              label={check}
              disabled={offer === null}
              onPress={() => offer && give(textOfTile(offer.tile))}
            />
          </>
        ) : onNext === null ? null : (
          <Button label={words.giveUp} onPress={onNext} />
        )}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
