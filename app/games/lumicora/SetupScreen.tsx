import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { finishSetup } from '@/games/lumicora/session/table/setupDraft';
import { suggestSetup } from '@/games/lumicora/session/table/table';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { learnStrings } from '@/games/lumicora/strings/learn';
import { BoardChoices } from '@/games/lumicora/view/setup/BoardChoices';
import { Seats } from '@/games/lumicora/view/setup/Seats';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

export function SetupScreen() {
  const { setup: strings } = useStrings(lumicoraStrings);
  const { inTwoMinutes } = useStrings(learnStrings);
  const { library, start } = useGames();
  const navigation = useNavigation();
  const [draft, setDraft] = useState(() => suggestSetup(['', '']));
  const [hasSameName, setSameName] = useState(false);
  const names = draft.players.map(({ name }, index) => name.trim() || strings.defaultName(index + 1));

  const begin = () => {
    const { side } = draft.board;
    const { board, isConfirmed } = library.board(side);
    const finished = finishSetup({ ...draft, board }, strings.defaultName);
    setSameName(!finished.ok);
    if (!finished.ok) return;
    const game = start(finished.value);
    navigation.reset({
      index: isConfirmed ? 2 : 3,
      routes: [
        { name: 'Home' },
        { name: 'LumicoraStart' },
        { name: 'LumicoraTable', params: { game } },
        ...(isConfirmed ? [] : [{ name: 'LumicoraTerrain' as const, params: { side, game } }]),
      ],
    });
  };

  return (
    <Page title={strings.title}>
      <Screen>
        <Seats draft={draft} names={names} earlierNames={library.names()} onChange={setDraft} />
        <View style={styles.block}>
          <Text variant="title">{strings.octopus}</Text>
          <Chips
            label={strings.octopus}
            value={draft.octopus}
            options={names.map((label, value) => ({ value, label }))}
            onChange={(octopus) => setDraft({ ...draft, octopus })}
          />
        </View>
        <BoardChoices
          side={draft.board.side}
          scoreBoard={draft.scoreBoard}
          onSide={(side) => setDraft({ ...draft, board: library.board(side).board })}
          onScoreBoard={(scoreBoard) => setDraft({ ...draft, scoreBoard })}
        />
        {hasSameName ? <Notice tone="danger" text={strings.sameName} /> : null}
        <View style={styles.block}>
          <Button label={strings.start} onPress={begin} />
          <Button kind="quiet" label={inTwoMinutes} onPress={() => navigation.navigate('LumicoraLearn')} />
        </View>
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
