import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useCallback, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { BOARD_SIDES } from '@/games/lumicora/rules/boards';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { codeLinksStrings } from '@/games/lumicora/strings/codeLinks';
import { finalInputStrings } from '@/games/lumicora/strings/finalInput';
import { learnStrings } from '@/games/lumicora/strings/learn';
import { Emblem } from '@/games/lumicora/view/Emblem';
import { useGames, useHistory, useShelfState } from '@/games/lumicora/view/store/LibraryContext';
import { ToldText, useExport } from '@/tabletop/files/view/telling';
import { LatestGames } from '@/tabletop/record/view/GameRow';
import { GamesUnderWay, UnreadableGames, useGamesUnderWay } from '@/tabletop/record/view/GamesUnderWay';
import { recordStrings } from '@/tabletop/strings/record';
import { Button } from '@/ui/components/Button';
import { CardLink } from '@/ui/components/CardLink';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

export function StartScreen() {
  const { start, setup, board, words } = useStrings(lumicoraStrings);
  const { scoreFinished } = useStrings(finalInputStrings);
  const { scan } = useStrings(codeLinksStrings);
  const learn = useStrings(learnStrings);
  const allGames = useGames();
  const { library, kept } = allGames;
  const { status } = useShelfState();
  const exporting = useExport();
  const navigation = useNavigation();
  const { files } = useStrings(recordStrings).list;
  const { entries, refresh } = useHistory();
  const isInView = useIsFocused();
  const { games, unreadable } = useGamesUnderWay(allGames, isInView);
  useEffect(() => {
    if (isInView) void refresh();
  }, [isInView, refresh]);
  const openRecord = useCallback(
    (game: string) => navigation.navigate('LumicoraGameRecord', { game }),
    [navigation],
  );
  const isFirstTime = games.length + entries.length === 0;
  const isConfirmed = BOARD_SIDES.every((side) => library.board(side).isConfirmed);
  return (
    <Page title={start.title} isCalm>
      <Screen>
        <View style={styles.block}>
          <Text variant="lead">{start.lead}</Text>
          <Text tone="mutedText">{start.facts}</Text>
        </View>
        {status === 'unavailable' ? (
          <Notice
            text={setup.unavailable}
            action={{ label: setup.tryAgain, onPress: () => void kept.load() }}
          />
        ) : null}
        {unreadable.map(({ key, text, problem }) => (
          <Notice
            key={key}
            text={problem.code === 'newer' ? setup.newer : setup.damaged}
            action={{ label: setup.exportSave, onPress: () => exporting.run(`${key}.json`, text) }}
          />
        ))}
        <ToldText told={exporting.told} />
        <UnreadableGames />
        <View style={styles.block}>
          <Button label={setup.newGame} onPress={() => navigation.navigate('LumicoraSetup')} />
          <Button
            kind="quiet"
            label={scoreFinished}
            onPress={() => navigation.navigate('LumicoraScoreFinished')}
          />
          <Button kind="quiet" label={scan} onPress={() => navigation.navigate('LumicoraScan')} />
          {isFirstTime ? (
            <>
              <CardLink
                title={learn.title}
                text={learn.invitation}
                picture={<Emblem size={48} />}
                onPress={() => navigation.navigate('LumicoraLearn')}
              />
              <Text tone="mutedText">{setup.noGames}</Text>
            </>
          ) : (
            <Button kind="quiet" label={learn.title} onPress={() => navigation.navigate('LumicoraLearn')} />
          )}
        </View>
        <GamesUnderWay
          games={games}
          onOpen={({ id, table }) =>
            navigation.navigate(table.phase === 'final' ? 'LumicoraFinalInput' : 'LumicoraTable', {
              game: id,
            })
          }
        />
        <View style={styles.block}>
          <LatestGames onOpen={openRecord} onAll={() => navigation.navigate('LumicoraHistory')} />
          <Button kind="quiet" label={files} onPress={() => navigation.navigate('LumicoraFiles')} />
        </View>
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
                onPress={() => navigation.navigate('LumicoraTerrain', { side })}
              />
            ))}
          </View>
        </View>
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  sides: { flexDirection: 'row', gap: space.s },
});
