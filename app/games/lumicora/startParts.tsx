/** What the start page shows once the stores of the game are there. */

import { useIsFocused, useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { LESSON_IDS } from '@/games/lumicora/lessons/lesson';
import { BOARD_SIDES } from '@/games/lumicora/rules/boards';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { codeLinksStrings } from '@/games/lumicora/strings/codeLinks';
import { startStrings } from '@/games/lumicora/strings/start';
import { useLearn } from '@/games/lumicora/view/learn/learnStore';
import { usePuzzles, useReviewSummary } from '@/games/lumicora/view/puzzles/puzzleStore';
import { ReviewDrawing } from '@/games/lumicora/view/start/drawings';
import { useGames, useHistory } from '@/games/lumicora/view/store/LibraryContext';
import { dailyStreak, hasTriedDaily } from '@/tabletop/learn/puzzleProgress';
import { dayNumber } from '@/tabletop/learn/puzzles';
import { localDay } from '@/tabletop/learn/view/usePuzzlePlay';
import { LatestGames } from '@/tabletop/record/view/GameRow';
import { GamesUnderWay, StoredGamesNotices, useGamesUnderWay } from '@/tabletop/record/view/GamesUnderWay';
import { recordStrings } from '@/tabletop/strings/record';
import { Button } from '@/ui/components/Button';
import { PictureCard } from '@/ui/components/PictureCard';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { PracticeCards } from './StartScreen';

/** What is wrong with stored games; mostly nothing. */
export function StartNotices() {
  return <StoredGamesNotices games={useGames()} isInView={useIsFocused()} />;
}

/** How far somebody has come, and what waits today. */
export function StartPractice() {
  const strings = useStrings(startStrings);
  const navigation = useNavigation();
  const { now } = useGames();
  const { waiting } = useReviewSummary(now());
  const { progress } = useLearn();
  const puzzles = usePuzzles().progress;
  const done = LESSON_IDS.filter((lesson) => progress.best[lesson] !== undefined).length;
  const today = dayNumber(localDay(now()));
  const streak = dailyStreak(puzzles, today);
  const told = [
    ...(hasTriedDaily(puzzles, today) ? [strings.todayDone] : []),
    ...(streak > 0 ? [strings.streak(streak)] : []),
  ];
  return (
    <>
      <PracticeCards
        share={done / LESSON_IDS.length}
        lessons={done === 0 ? null : strings.lessonsDone(done, LESSON_IDS.length)}
        puzzle={told.length === 0 ? null : told.join(' · ')}
      />
      {waiting === 0 ? null : (
        <View style={styles.ways}>
          <PictureCard
            title={strings.review}
            text={strings.reviewWaiting(waiting)}
            picture={<ReviewDrawing />}
            onPress={() => navigation.navigate('LumicoraReview')}
          />
        </View>
      )}
    </>
  );
}

/** Games under way, the last results, and the quieter ways. */
export function StartMore() {
  const { setup, board, words } = useStrings(lumicoraStrings);
  const strings = useStrings(startStrings);
  const { scan } = useStrings(codeLinksStrings);
  const { files } = useStrings(recordStrings).list;
  const navigation = useNavigation();
  const allGames = useGames();
  const { newest, refresh } = useHistory();
  const isInView = useIsFocused();
  const { games } = useGamesUnderWay(allGames, isInView);
  useEffect(() => {
    if (isInView) void refresh();
  }, [isInView, refresh]);
  const isConfirmed = BOARD_SIDES.every((side) => allGames.library.board(side).isConfirmed);
  return (
    <>
      {games.length + newest.length === 0 ? <Text tone="mutedText">{setup.noGames}</Text> : null}
      <GamesUnderWay
        games={games}
        onOpen={({ id, table: { phase, isTotalsOnly } }) => {
          if (isTotalsOnly) navigation.navigate('LumicoraCountReef', { game: id, player: 0 });
          else navigation.navigate(phase === 'final' ? 'LumicoraFinalInput' : 'LumicoraTable', { game: id });
        }}
      />
      <LatestGames
        onOpen={(game) => navigation.navigate('LumicoraGameRecord', { game })}
        onAll={() => navigation.navigate('LumicoraHistory')}
      />
      <View style={styles.block}>
        <Text variant="title">{strings.more}</Text>
        <View style={styles.ways}>
          <Button grows kind="quiet" label={scan} onPress={() => navigation.navigate('LumicoraScan')} />
          <Button grows kind="quiet" label={files} onPress={() => navigation.navigate('LumicoraFiles')} />
          <Button
            grows
            kind="quiet"
            label={strings.rules}
            onPress={() => navigation.navigate('LumicoraReference')}
          />
        </View>
      </View>
      <View style={styles.block}>
        <Text variant="title">{board.title}</Text>
        <Text tone="mutedText">{isConfirmed ? board.confirmed : board.assumed}</Text>
        <View style={styles.ways}>
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
    </>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
