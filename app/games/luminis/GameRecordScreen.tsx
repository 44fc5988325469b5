import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { entryOf } from '@/games/luminis/session/saves';
import { luminisStrings } from '@/games/luminis/strings';
import { CathedralBoard } from '@/games/luminis/view/CathedralBoard';
import { describeResources } from '@/games/luminis/view/describe';
import { describeWinner, ShareGame } from '@/games/luminis/view/gameFiles';
import { type TableStore, useHistory } from '@/games/luminis/view/store';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { recordStrings } from '@/tabletop/strings/record';
import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
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

/** A race in short: who won, after how many turns, with which spire, and every cathedral as it stood. */
function GameRecord({ game, store }: GameProps) {
  const strings = useStrings(luminisStrings);
  const { history: words } = strings;
  const language = useLanguage();
  const formats = useFormats();
  const navigation = useNavigation();
  const { session, table } = useTableStore(store);
  const entry = useMemo(() => entryOf(session), [session]);
  return (
    <Page title={words.title(formats.date(entry.endedAt))}>
      <Screen>
        <View style={styles.block}>
          <Text variant="title">{describeWinner(entry, language)}</Text>
          {entry.spire === null ? null : <Text>{words.spire(describeResources(strings, entry.spire))}</Text>}
          <Text tone="mutedText">{entry.advanced ? words.variant.advanced : words.variant.plain}</Text>
        </View>
        {table.seats.map(({ name, cathedral }) => (
          <View key={name} style={styles.block}>
            <Text strong>{words.cards(name, cathedral.length)}</Text>
            {cathedral.length === 0 ? null : (
              <CathedralBoard
                cathedral={cathedral}
                label={strings.table.cathedralOf(name)}
                spaces={NO_SPACES}
                onSpace={() => undefined}
              />
            )}
          </View>
        ))}
        <ShareGame session={session} />
        <View style={styles.block}>
          <Button
            kind="quiet"
            label={words.replay}
            onPress={() => navigation.navigate('LuminisReplay', { game })}
          />
          <Button
            kind="quiet"
            label={strings.table.codes}
            onPress={() => navigation.navigate('LuminisCodes', { game })}
          />
          {entry.isOver ? null : (
            <Button label={words.playOn} onPress={() => navigation.navigate('LuminisTable', { game })} />
          )}
          <DeleteGame game={game} />
        </View>
      </Screen>
    </Page>
  );
}

const NO_SPACES: readonly never[] = [];

/** Leads to the list, where it can be undone. */
function DeleteGame({ game }: Pick<GameProps, 'game'>) {
  const strings = useStrings(recordStrings).deletion;
  const navigation = useNavigation();
  const { remove } = useHistory();
  const [hasFailed, setFailed] = useState(false);
  const removeGame = async () => {
    const isRemoved = await remove(game);
    setFailed(!isRemoved);
    if (isRemoved) navigation.dispatch(StackActions.popTo('LuminisHistory', { deleted: game }));
  };
  return (
    <>
      <Button kind="quiet" label={strings.deleteThis} onPress={() => void removeGame()} />
      {hasFailed ? <Notice tone="danger" text={strings.notDeleted} /> : null}
    </>
  );
}

const styles = StyleSheet.create({ block: { gap: space.m } });
