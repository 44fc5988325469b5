import { useIsFocused, useNavigation } from '@react-navigation/native';
import type { NavigationProp, StaticScreenProps } from '@react-navigation/native';
import { useMemo } from 'react';
import { useWindowDimensions } from 'react-native';

import { FEWEST_PLAYERS } from '@/games/lumicora/rules/round';
import { stepsOf } from '@/games/lumicora/session/final/finalSteps';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import { finalScoringStrings } from '@/games/lumicora/strings/finalScoring';
import { EndKeys } from '@/games/lumicora/view/final/EndKeys';
import { FinalHead } from '@/games/lumicora/view/final/FinalHead';
import { FinalLayout } from '@/games/lumicora/view/final/FinalLayout';
import { ResultPanel, StagePanel } from '@/games/lumicora/view/final/FinalPanel';
import { FinalScene } from '@/games/lumicora/view/final/FinalScene';
import { useOpenedFigure } from '@/games/lumicora/view/final/useOpenedFigure';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { ScoringButtons, useArrowKeys } from '@/tabletop/scoring/ScoringWalk';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame, startRoutes } from './OpenGame';

/** The step and whose figure is open in it; words where they come from an address. */
type FinalScoringParams = { readonly game: string; readonly step?: number; readonly player?: number };

export function FinalScoringScreen({ route }: StaticScreenProps<FinalScoringParams>) {
  return (
    <OpenGame id={route.params.game}>{(store) => <Final store={store} params={route.params} />}</OpenGame>
  );
}

interface FinalProps {
  readonly store: TableStore;
  readonly params: FinalScoringParams;
}

function Final({ store, params }: FinalProps) {
  const strings = useStrings(finalScoringStrings);
  const navigation = useNavigation<NavigationProp<ReactNavigation.RootParamList, 'LumicoraFinalScoring'>>();
  const isFocused = useIsFocused();
  const room = useBoardRoom();
  const isNarrow = useWindowDimensions().width < NARROW;
  const { table, session } = useTableStore(store);
  useStayAwake();
  const { players } = table;
  const final = useMemo(() => scoreTable(table), [table]);
  const steps = useMemo(() => stepsOf(final, table), [final, table]);
  const index = wholeBelow(steps.length, params.step) ?? 0;
  const step = steps[index]!;
  const isResult = step.stage.kind === 'result';
  const opened = isResult ? null : wholeBelow(players.length, params.player);
  const figure = useOpenedFigure(strings, table, step, opened);
  const open = (to: number, player?: number) => navigation.setParams({ step: to, player });
  useArrowKeys(isFocused, (by) => {
    if (steps[index + by] !== undefined) open(index + by);
  });
  const correct = () => {
    const { game } = params;
    if (table.isTotalsOnly) navigation.navigate('LumicoraCountReef', { game, player: 0 });
    else navigation.navigate('LumicoraFinalInput', { game });
  };
  return (
    <Page
      title={strings.title}
      actions={
        isNarrow || isResult ? null : (
          <Button
            kind="quiet"
            label={strings.correct}
            accessibilityLabel={strings.correctReef}
            onPress={correct}
          />
        )
      }
    >
      <FinalLayout
        room={room}
        page={index}
        head={
          <FinalHead
            table={table}
            final={final}
            steps={steps}
            index={index}
            opened={opened}
            onFigure={(player) => open(index, player === opened ? undefined : player)}
          />
        }
        stage={<FinalScene table={table} final={final} step={step} figure={figure} room={room} />}
        isBoard={figure !== null && figure.reef !== null}
        panel={
          isResult ? (
            <ResultPanel
              table={table}
              final={final}
              onFigure={steps.length > 1 ? open : undefined}
              onCorrect={correct}
              onAgain={steps.length > 1 ? () => open(0) : null}
            />
          ) : (
            <StagePanel
              table={table}
              step={step}
              figure={figure}
              onTurn={room.turn}
              onCorrect={isNarrow ? correct : undefined}
            />
          )
        }
        foot={
          <>
            <ScoringButtons
              step={index}
              steps={steps.length}
              onStep={open}
              ending={
                <EndKeys
                  session={session}
                  canRepeat={players.length >= FEWEST_PLAYERS}
                  onRematch={() => navigation.navigate('LumicoraSetup', { again: params.game })}
                  onDone={() => navigation.reset({ routes: startRoutes() })}
                />
              }
            />
            <UndoBar store={store} />
          </>
        }
      />
    </Page>
  );
}

/** Narrower than this, the header has room for the title only. */
const NARROW = 300;

/** A whole number from 0 to below `count`, from a number or the words of an address; null for anything else. */
function wholeBelow(count: number, value: number | string | undefined): number | null {
  if (value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isInteger(number) && number >= 0 && number < count ? number : null;
}
