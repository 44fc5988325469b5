import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { finalSteps } from '@/games/copulas/session/final';
import { entryOf } from '@/games/copulas/session/record';
import { scoreTable, type Table } from '@/games/copulas/session/table';
import { recordWords } from '@/games/copulas/strings/record';
import { CostliestTurns } from '@/games/copulas/view/record/CostliestTurns';
import { describeResult, scoredPlayers, ShareCopulas } from '@/games/copulas/view/record/results';
import { useHistory, type TableStore } from '@/games/copulas/view/store/GamesContext';
import { aboutOf } from '@/tabletop/record/about';
import { AboutGame } from '@/tabletop/record/view/AboutGame';
import { lineStyles, RecordChart } from '@/tabletop/record/view/RecordChart';
import { Places, ScoreTable } from '@/tabletop/scoring/ScoreTable';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { recordStrings } from '@/tabletop/strings/record';
import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type RecordScreenProps = StaticScreenProps<{ readonly game: string }>;

export function RecordScreen({ route }: RecordScreenProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <GameRecord game={game} store={store} />}</OpenGame>;
}

interface GameProps {
  readonly game: string;
  readonly store: TableStore;
}

function GameRecord({ game, store }: GameProps) {
  const words = useStrings(recordWords);
  const language = useLanguage();
  const formats = useFormats();
  const navigation = useNavigation();
  const { session, table, perform } = useTableStore(store);
  const entry = useMemo(() => entryOf(session), [session]);
  const steps = useMemo(() => finalSteps(table), [table]);
  const players = scoredPlayers(table);
  return (
    <Page title={words.title(formats.date(entry.endedAt))}>
      <Screen>
        <Text variant="title">{describeResult(entry, language)}</Text>
        <AboutGame
          endedAt={entry.endedAt}
          about={aboutOf(session)}
          onTell={(about) => perform({ type: 'tell-about', ...about })}
        />
        <Places
          players={players}
          places={entry.players.map(({ place }) => place)}
          totals={entry.players.map(({ total }) => total)}
        />
        <View style={styles.block}>
          <ScoreTable
            players={players}
            steps={steps}
            labels={steps.map(({ stage }) => words.stages[stage])}
          />
          <Button
            kind="quiet"
            label={words.stepThrough}
            onPress={() => navigation.navigate('CopulasFinal', { game })}
          />
        </View>
        <View style={styles.block}>
          <Curve tables={session.tables.slice(0, session.log.done + 1)} />
          <Button
            kind="quiet"
            label={words.replay}
            onPress={() => navigation.navigate('CopulasReplay', { game })}
          />
        </View>
        {table.depth === 'lights' ? <CostliestTurns session={session} /> : null}
        <ShareCopulas session={session} />
        <View style={styles.block}>
          {entry.isOver ? null : (
            <Button label={words.playOn} onPress={() => navigation.navigate('CopulasTable', { game })} />
          )}
          <DeleteGame game={game} />
        </View>
      </Screen>
    </Page>
  );
}

/** What the end would have given after each turn. */
function Curve({ tables }: { readonly tables: readonly Table[] }) {
  const words = useStrings(recordWords);
  const looks = lineStyles(useColors());
  const turns = useMemo(
    () =>
      tables.filter((table, index) => index === 0 || table.turns.length > tables[index - 1]!.turns.length),
    [tables],
  );
  const totals = useMemo(
    () => turns.map((table) => scoreTable(table).scores.map(({ total }) => total)),
    [turns],
  );
  const { players } = tables[0]!;
  return (
    <View style={styles.block}>
      <Text tone="mutedText">{words.curveNote}</Text>
      <RecordChart
        title={words.curve}
        xTitle={words.step(1).split(' ')[0]!}
        yTitle={words.stages.result}
        xLabels={turns.map((_, turn) => String(turn))}
        series={players.map(({ name }, seat) => ({
          name,
          values: totals.map((each) => each[seat]!),
          ...looks[seat]!,
        }))}
      />
    </View>
  );
}

/** Leads to the list, where it can be undone. */
function DeleteGame({ game }: Pick<GameProps, 'game'>) {
  const strings = useStrings(recordStrings).deletion;
  const navigation = useNavigation();
  const { remove } = useHistory();
  const [hasFailed, setFailed] = useState(false);
  const removeGame = async () => {
    const isRemoved = await remove(game);
    setFailed(!isRemoved);
    if (isRemoved) navigation.dispatch(StackActions.popTo('CopulasHistory', { deleted: game }));
  };
  return (
    <>
      <Button kind="quiet" label={strings.deleteThis} onPress={() => void removeGame()} />
      {hasFailed ? <Notice tone="danger" text={strings.notDeleted} /> : null}
    </>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
