import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { lessonOf } from '@/games/lumicora/lessons';
import { FIRST_GAME, LESSON_IDS, type LessonId } from '@/games/lumicora/lessons/lesson';
import { glossaryStrings } from '@/games/lumicora/strings/glossary';
import { learnStrings } from '@/games/lumicora/strings/learn';
import { lessonStrings, wordsOfLesson } from '@/games/lumicora/strings/lessons';
import { referenceStrings } from '@/games/lumicora/strings/reference';
import { turnSummaryStrings } from '@/games/lumicora/strings/turnSummary';
import { useLearn } from '@/games/lumicora/view/learn/learnStore';
import { FirstGameCard, LessonRow } from '@/games/lumicora/view/learn/LessonList';
import { FIRST_GAME_PATH } from '@/games/lumicora/view/learn/lessonPlay';
import { useReviewSummary } from '@/games/lumicora/view/puzzles/puzzleStore';
import { nextOnWay } from '@/tabletop/learn/lessons';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { Button } from '@/ui/components/Button';
import { CardLink } from '@/ui/components/CardLink';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

/** The way into a first game, what was left half done, all lessons, and where to look things up. */
export function LearnScreen() {
  const strings = useStrings(learnStrings);
  const navigation = useNavigation();
  const { progress, skip } = useLearn();
  const open = (lesson: LessonId) => navigation.navigate('LumicoraLesson', { lesson });
  const openOnPath = (lesson: LessonId) =>
    navigation.navigate('LumicoraLesson', { lesson, path: FIRST_GAME_PATH });
  return (
    <Page title={strings.title}>
      <Screen>
        <FirstGameCard
          progress={progress}
          onLesson={openOnPath}
          onSkip={skip}
          onSetUp={() => navigation.navigate('LumicoraSetup')}
        />
        {progress.open === null ? null : (
          <OpenRun
            lesson={progress.open.lesson}
            step={progress.open.step}
            onOpen={progress.open.lesson === nextOnWay(progress, FIRST_GAME) ? openOnPath : open}
          />
        )}
        <View style={styles.block}>
          <Text variant="title">{strings.lessons}</Text>
          <View role="list" accessibilityLabel={strings.lessons} style={styles.list}>
            {LESSON_IDS.map((lesson, index) => (
              <View key={lesson} role="listitem">
                <LessonRow lesson={lesson} number={index + 1} stars={progress.best[lesson]} onOpen={open} />
              </View>
            ))}
          </View>
        </View>
        <Further />
      </Screen>
    </Page>
  );
}

interface OpenRunProps {
  readonly lesson: LessonId;
  readonly step: number;
  readonly onOpen: (lesson: LessonId) => void;
}

function OpenRun({ lesson, step, onOpen }: OpenRunProps) {
  const strings = useStrings(learnStrings).open;
  const { title } = wordsOfLesson(useStrings(lessonStrings), lesson);
  return (
    <CardLink
      title={strings.title(title)}
      text={strings.text(step + 1, lessonOf(lesson).steps.length)}
      picture={null}
      onPress={() => onOpen(lesson)}
    />
  );
}

function Further() {
  const navigation = useNavigation();
  const strings = useStrings(learnStrings);
  const { title: puzzles, review } = useStrings(puzzleDeskStrings);
  const [at, setAt] = useState(Date.now);
  useFocusEffect(useCallback(() => setAt(Date.now()), []));
  const { waiting } = useReviewSummary(at);
  const reference = useStrings(referenceStrings).title;
  const glossary = useStrings(glossaryStrings).title;
  const turnSummary = useStrings(turnSummaryStrings).title;
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.further}</Text>
      <View style={styles.further}>
        <Button
          grows
          kind="quiet"
          label={reference}
          onPress={() => navigation.navigate('LumicoraReference')}
        />
        <Button
          grows
          kind="quiet"
          label={turnSummary}
          onPress={() => navigation.navigate('LumicoraTurnSummary')}
        />
        <Button grows kind="quiet" label={glossary} onPress={() => navigation.navigate('LumicoraGlossary')} />
        <Button grows kind="quiet" label={puzzles} onPress={() => navigation.navigate('LumicoraPuzzles')} />
        <Button
          grows
          kind={waiting > 0 ? 'main' : 'quiet'}
          label={review.waiting(waiting)}
          onPress={() => navigation.navigate('LumicoraReview')}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  list: { gap: space.s },
  further: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
