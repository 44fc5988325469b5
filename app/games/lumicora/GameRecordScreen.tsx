import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import { entryOf } from '@/games/lumicora/session/record/historyEntry';
import { historyStrings } from '@/games/lumicora/strings/history';
import { ResultTable } from '@/games/lumicora/view/final/FinalPanel';
import { RecordHead, RecordReefs, ScoreByRound } from '@/games/lumicora/view/record/GameRecord';
import { ShareGame } from '@/games/lumicora/view/sharing/ShareGame';
import { type TableStore, useHistory } from '@/games/lumicora/view/store/LibraryContext';
import { aboutOf } from '@/tabletop/record/about';
import { AboutGame } from '@/tabletop/record/view/AboutGame';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { recordStrings } from '@/tabletop/strings/record';
import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type GameRecordScreenProps = StaticScreenProps<{ readonly game: string }>;

export function GameRecordScreen({ route }: GameRecordScreenProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <GameRecord game={game} store={store} />}</OpenGame>;
}

interface GameProps {
  readonly game: string;
  readonly store: TableStore;
}

function GameRecord({ game, store }: GameProps) {
  const strings = useStrings(historyStrings).record;
  const formats = useFormats();
  const navigation = useNavigation();
  const { session, table, perform } = useTableStore(store);
  const entry = useMemo(() => entryOf(session), [session]);
  const final = useMemo(() => scoreTable(table), [table]);
  return (
    <Page title={strings.title(formats.date(entry.endedAt))}>
      <Screen>
        <RecordHead entry={entry} table={table} final={final} />
        <AboutGame
          endedAt={entry.endedAt}
          about={aboutOf(session)}
          onTell={(about) => perform({ type: 'tell-about', ...about })}
        />
        <View style={styles.block}>
          <ResultTable
            table={table}
            final={final}
            onFigure={(step, player) => navigation.navigate('LumicoraFinalScoring', { game, step, player })}
          />
          <Button
            kind="quiet"
            label={strings.stepThrough}
            onPress={() => navigation.navigate('LumicoraFinalScoring', { game })}
          />
        </View>
        {entry.isTracked ? (
          <View style={styles.block}>
            <ScoreByRound session={session} />
            <Button
              kind="quiet"
              label={strings.replay}
              onPress={() => navigation.navigate('LumicoraReplay', { game })}
            />
          </View>
        ) : null}
        <RecordReefs table={table} />
        <ShareGame session={session} />
        <View style={styles.block}>
          {entry.isOver ? null : (
            <Button label={strings.playOn} onPress={() => navigation.navigate('LumicoraTable', { game })} />
          )}
          <Button
            kind="quiet"
            label={strings.correct}
            onPress={() =>
              table.isTotalsOnly
                ? navigation.navigate('LumicoraCountReef', { game, player: 0 })
                : navigation.navigate('LumicoraFinalInput', { game })
            }
          />
          <DeleteGame game={game} />
        </View>
      </Screen>
    </Page>
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
    if (isRemoved) navigation.dispatch(StackActions.popTo('LumicoraHistory', { deleted: game }));
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
