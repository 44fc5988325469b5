import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { BOARD_SIDES } from '@/games/lumicora/rules/boards';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { useGames, useShelf } from '@/games/lumicora/view/store/LibraryContext';
import type { GameOnShelf } from '@/games/lumicora/view/store/library';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

export function StartScreen() {
  const { start, setup, board, words } = useStrings(lumicoraStrings);
  const { library, exportText } = useGames();
  const navigation = useNavigation();
  const { games, unreadable } = useShelf(useIsFocused());
  useEffect(() => library.setAside(unreadable), [library, unreadable]);
  const isConfirmed = BOARD_SIDES.every((side) => library.board(side).isConfirmed);
  return (
    <Page title={start.title}>
      <Screen>
        <View style={styles.block}>
          <Text variant="lead">{start.lead}</Text>
          <Text tone="mutedText">{start.facts}</Text>
        </View>
        {unreadable.map(({ key, text, problem }) => (
          <Notice
            key={key}
            text={problem.code === 'newer' ? setup.newer : setup.damaged}
            action={{ label: setup.exportSave, onPress: () => void exportText(`${key}.json`, text) }}
          />
        ))}
        <View style={styles.block}>
          <Button label={setup.newGame} onPress={() => navigation.navigate('Setup')} />
          {games.length === 0 ? <Text tone="mutedText">{setup.noGames}</Text> : null}
        </View>
        <GameList title={setup.under} games={games.filter(({ isOver }) => !isOver)} />
        <GameList title={setup.over} games={games.filter(({ isOver }) => isOver)} />
        <View style={styles.block}>
          <Text variant="title">{board.title}</Text>
          <Text tone="mutedText">{isConfirmed ? board.confirmed : board.assumed}</Text>
          <View style={styles.sides}>
            {BOARD_SIDES.map((side) => (
              <Button
                key={side}
                grows
                kind="quiet"
                label={words.sides[side]}
                onPress={() => navigation.navigate('Terrain', { side })}
              />
            ))}
          </View>
        </View>
      </Screen>
    </Page>
  );
}

function GameList({ title, games }: { readonly title: string; readonly games: readonly GameOnShelf[] }) {
  const { setup } = useStrings(lumicoraStrings);
  const navigation = useNavigation();
  if (games.length === 0) return null;
  return (
    <View style={styles.block}>
      <Text variant="title">{title}</Text>
      {games.map(({ id, names, round, isOver }) => {
        const players = names.join(', ');
        return (
          <Card key={id}>
            <Text variant="lead" strong>
              {players}
            </Text>
            {isOver ? null : <Text tone="mutedText">{setup.gameState(round)}</Text>}
            <Button
              kind="quiet"
              label={isOver ? setup.open : setup.goOn}
              accessibilityLabel={isOver ? setup.openGame(players) : setup.continueGame(players)}
              onPress={() => navigation.navigate('Table', { game: id })}
            />
          </Card>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  sides: { flexDirection: 'row', gap: space.s },
});
