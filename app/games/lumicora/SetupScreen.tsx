import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SCORE_BOARDS } from '@/games/lumicora/rules/animals';
import { BOARD_SIDES } from '@/games/lumicora/rules/boards';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '@/games/lumicora/rules/round';
import { addSeat, changeSeat, finishSetup, removeSeat, seatName } from '@/games/lumicora/session/setupDraft';
import { suggestSetup } from '@/games/lumicora/session/table';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { PlayerRow } from '@/games/lumicora/view/setup/PlayerRow';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Choice } from '@/ui/components/Choice';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

export function SetupScreen() {
  const { setup: strings, words } = useStrings(lumicoraStrings);
  const { library, start } = useGames();
  const navigation = useNavigation();
  const [draft, setDraft] = useState(() => suggestSetup(['', '']));
  const [hasSameName, setSameName] = useState(false);
  const names = draft.players.map(({ name }, index) => name.trim() || strings.defaultName(index + 1));
  const earlier = library.names().filter((name) => !names.includes(name));

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
        { name: 'Lumicora' },
        { name: 'Table', params: { game } },
        ...(isConfirmed ? [] : [{ name: 'Terrain' as const, params: { side, game } }]),
      ],
    });
  };

  return (
    <Page title={strings.title}>
      <Screen>
        <View style={styles.block}>
          <Text variant="title">{strings.players}</Text>
          {draft.players.map((player, seat) => (
            <PlayerRow
              key={seat}
              seat={seat + 1}
              player={player}
              shownName={names[seat]!}
              onChange={(changed) => setDraft(changeSeat(draft, seat, changed))}
              onRemove={
                draft.players.length > FEWEST_PLAYERS ? () => setDraft(removeSeat(draft, seat)) : null
              }
            />
          ))}
          {draft.players.length < MOST_PLAYERS ? (
            <Button kind="quiet" label={strings.addPlayer} onPress={() => setDraft(addSeat(draft))} />
          ) : null}
          {earlier.length > 0 ? (
            <View style={styles.block}>
              <Text tone="mutedText">{strings.earlier}</Text>
              <View style={styles.names}>
                {earlier.map((name) => (
                  <Button
                    key={name}
                    kind="quiet"
                    label={name}
                    accessibilityLabel={strings.takeName(name)}
                    onPress={() => setDraft(seatName(draft, name))}
                  />
                ))}
              </View>
            </View>
          ) : null}
        </View>
        <View style={styles.block}>
          <Text variant="title">{strings.octopus}</Text>
          <Chips
            label={strings.octopus}
            value={draft.octopus}
            options={names.map((label, value) => ({ value, label }))}
            onChange={(octopus) => setDraft({ ...draft, octopus })}
          />
        </View>
        <Choice
          label={strings.side}
          value={draft.board.side}
          options={BOARD_SIDES.map((value) => ({
            value,
            label: words.sides[value],
            note: strings.sideNotes[value],
          }))}
          onChange={(side) => setDraft({ ...draft, board: library.board(side).board })}
        />
        <Choice
          label={strings.scoreBoard}
          value={draft.scoreBoard}
          options={SCORE_BOARDS.map((value) => ({
            value,
            label: words.scoreBoards[value],
            note: strings.scoreBoardNotes[value],
          }))}
          onChange={(scoreBoard) => setDraft({ ...draft, scoreBoard })}
        />
        {hasSameName ? <Notice tone="danger" text={strings.sameName} /> : null}
        <Button label={strings.start} onPress={begin} />
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  names: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
