import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { entryOf } from '@/games/nomads/session/record';
import { nomadsStrings } from '@/games/nomads/strings';
import {
  describeVerdict,
  finalOf,
  finalSteps,
  scoredPlayers,
  stageTitle,
} from '@/games/nomads/view/final/finalSteps';
import { ShareGame } from '@/games/nomads/view/gameFiles';
import { useHistory, type TableStore } from '@/games/nomads/view/store/store';
import { PastScorings } from '@/games/nomads/view/table/MoonPanel';
import { aboutOf } from '@/tabletop/record/about';
import { AboutGame } from '@/tabletop/record/view/AboutGame';
import { Places, ScoreTable } from '@/tabletop/scoring/ScoreTable';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { recordStrings } from '@/tabletop/strings/record';
import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type RecordProps = StaticScreenProps<{ readonly game: string }>;

export function GameRecordScreen({ route }: RecordProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <GameRecord game={game} store={store} />}</OpenGame>;
}

function GameRecord({ game, store }: { readonly game: string; readonly store: TableStore }) {
  const strings = useStrings(nomadsStrings);
  const formats = useFormats();
  const navigation = useNavigation();
  const { session, table, perform } = useTableStore(store);
  const entry = useMemo(() => entryOf(session), [session]);
  const final = useMemo(() => finalOf(table), [table]);
  const steps = useMemo(() => finalSteps(table).slice(1), [table]);
  const players = scoredPlayers(table);
  return (
    <Page title={strings.record.headline(formats.date(entry.endedAt))}>
      <Screen>
        <View style={styles.block}>
          <Text variant="lead" strong>
            {entry.isOver ? describeVerdict(strings, table, final) : strings.record.state(table.turns)}
          </Text>
          <Places
            players={players}
            places={final.ranking.places}
            totals={final.players.map(({ total }) => total)}
          />
        </View>
        <View style={styles.block}>
          <ScoreTable
            players={players}
            steps={steps}
            labels={steps.map(({ stage }) => stageTitle(strings, stage))}
            onFigure={(step) => navigation.navigate('NomadsFinal', { game, step: step + 1 })}
          />
          <View style={styles.ways}>
            <Button
              grows
              kind="quiet"
              label={strings.record.stepThrough}
              onPress={() => navigation.navigate('NomadsFinal', { game })}
            />
            {session.log.done > 0 ? (
              <Button
                grows
                kind="quiet"
                label={strings.record.replay}
                onPress={() => navigation.navigate('NomadsReplay', { game })}
              />
            ) : null}
          </View>
        </View>
        {table.scorings.length === 0 ? null : <PastScorings table={table} />}
        <AboutGame
          endedAt={entry.endedAt}
          about={aboutOf(session)}
          onTell={(about) => perform({ type: 'tell-about', ...about })}
        />
        <ShareGame session={session} />
        <View style={styles.block}>
          <Button
            kind={entry.isOver ? 'quiet' : 'main'}
            label={entry.isOver ? strings.record.correct : strings.record.playOn}
            onPress={() => navigation.navigate('NomadsTable', { game })}
          />
          <DeleteGame game={game} />
        </View>
      </Screen>
    </Page>
  );
}

/** Leads to the list, where it can be undone. */
function DeleteGame({ game }: { readonly game: string }) {
  const strings = useStrings(recordStrings).deletion;
  const navigation = useNavigation();
  const { remove } = useHistory();
  const [hasFailed, setFailed] = useState(false);
  const removeGame = async () => {
    const isRemoved = await remove(game);
    setFailed(!isRemoved);
    if (isRemoved) navigation.dispatch(StackActions.popTo('NomadsHistory', { deleted: game }));
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
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
