import {
  useIsFocused,
  useNavigation,
  type NavigationProp,
  type StaticScreenProps,
} from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { knowsAllPlaces } from '@/games/copulas/rules/course';
import { finalSteps, tilesOfStage } from '@/games/copulas/session/final';
import { scoreTable, type Table } from '@/games/copulas/session/table';
import { recordWords } from '@/games/copulas/strings/record';
import { tableStrings } from '@/games/copulas/strings/table';
import { SkyBoard } from '@/games/copulas/view/board/SkyBoard';
import { CountGroups } from '@/games/copulas/view/record/CountGroups';
import { scoredPlayers, ShareCopulas } from '@/games/copulas/view/record/results';
import type { TableStore } from '@/games/copulas/view/store/GamesContext';
import { cellDescriber } from '@/games/copulas/view/table/describe';
import { GameUndo } from '@/games/copulas/view/table/GameUndo';
import { Places, ScoreTable } from '@/tabletop/scoring/ScoreTable';
import { ScoreFigures, ScoringButtons, ScoringHead, useArrowKeys } from '@/tabletop/scoring/ScoringWalk';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { COLUMN_WIDTH, space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type FinalParams = { readonly game: string; readonly step?: number };

export function FinalScreen({ route }: StaticScreenProps<FinalParams>) {
  return (
    <OpenGame id={route.params.game}>{(store) => <Final store={store} params={route.params} />}</OpenGame>
  );
}

interface FinalProps {
  readonly store: TableStore;
  readonly params: FinalParams;
}

/** The end step by step, with what each step is about lit on the board. */
function Final({ store, params }: FinalProps) {
  const strings = useStrings(tableStrings);
  const words = useStrings(recordWords);
  const navigation = useNavigation<NavigationProp<ReactNavigation.RootParamList, 'CopulasFinal'>>();
  const isFocused = useIsFocused();
  const { table, session, perform } = useTableStore(store);
  const [opened, setOpened] = useState<number | null>(null);
  const steps = useMemo(() => finalSteps(table), [table]);
  const asked = Number(params.step ?? 0);
  const index = Number.isInteger(asked) && asked >= 0 && asked < steps.length ? asked : 0;
  const step = steps[index]!;
  const { ranking } = scoreTable(table);
  const players = scoredPlayers(table);
  const open = (to: number) => navigation.setParams({ step: to });
  useArrowKeys(isFocused, (by) => {
    if (steps[index + by] !== undefined) open(index + by);
  });
  const isResult = step.stage === 'result';
  const figures = players.map(({ name }, seat) => `${name} ${strings.signed(step.players[seat]!.points)}`);
  const countOf = (seat: number) => {
    const line = step.players[seat]!.lines[0];
    return line === undefined ? null : words.counts[line.category](line.count);
  };
  const winners = ranking.winners.map((seat) => table.players[seat]!.name);
  return (
    <Page title={words.stages.result}>
      <ScrollView contentContainerStyle={styles.content}>
        <View role="main" style={styles.column}>
          <ScoringHead step={index} steps={steps.length} title={words.stages[step.stage]} figures={figures} />
          {isResult ? (
            <>
              <Text variant="display" center>
                {words.winner(winners, ranking.decidedBy)}
              </Text>
              <Places
                players={players}
                places={ranking.places}
                totals={step.players.map(({ total }) => total)}
              />
              <ScoreTable
                players={players}
                steps={steps}
                labels={steps.map(({ stage }) => words.stages[stage])}
                onFigure={(to, seat) => {
                  setOpened(seat);
                  open(to);
                }}
              />
            </>
          ) : (
            <>
              <Text tone="mutedText">{words.rules[step.stage]}</Text>
              <ScoreFigures
                players={players}
                step={step}
                countOf={countOf}
                opened={opened}
                onPress={(seat) => setOpened(seat === opened ? null : seat)}
              />
            </>
          )}
          {table.depth === 'score' || !knowsAllPlaces(table.course) ? (
            <CountGroups table={table} perform={perform} />
          ) : (
            <FinalBoard
              table={table}
              lit={table.players.flatMap((_, seat) =>
                (opened === null || opened === seat) && !isResult && step.stage !== 'gained'
                  ? tilesOfStage(table, step.stage, seat)
                  : [],
              )}
            />
          )}
          {isResult ? (
            <>
              <ShareCopulas session={session} />
              {table.hasEnded ? null : (
                <Button label={strings.commands.end} onPress={() => perform({ type: 'end' })} />
              )}
              <Button
                kind="quiet"
                label={words.curve}
                onPress={() => navigation.navigate('CopulasRecord', { game: params.game })}
              />
            </>
          ) : null}
        </View>
      </ScrollView>
      <ScoringButtons step={index} steps={steps.length} onStep={open} />
      <GameUndo store={store} />
    </Page>
  );
}

function FinalBoard({ table, lit }: { readonly table: Table; readonly lit: readonly number[] }) {
  const strings = useStrings(tableStrings);
  const describe = useMemo(() => cellDescriber(strings, table), [strings, table]);
  const { board, laid } = table.course;
  return (
    <View style={[styles.board, { aspectRatio: board.columns / board.rows }]}>
      <SkyBoard
        board={board}
        laid={laid}
        colors={table.players.map(({ color }) => color)}
        label={strings.turn.board}
        describe={describe}
        lit={lit}
        onPress={() => undefined}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  content: { alignItems: 'center', padding: space.m },
  column: { width: '100%', maxWidth: COLUMN_WIDTH, gap: space.l },
  board: { width: '100%', maxWidth: 460, alignSelf: 'center' },
});
