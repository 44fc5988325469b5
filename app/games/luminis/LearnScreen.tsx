import { useNavigation } from '@react-navigation/native';

import { LESSON_IDS } from '@/games/luminis/lessons/course';
import { luminisStrings } from '@/games/luminis/strings';
import { LessonDrawing } from '@/games/luminis/view/drawings';
import { useLearn } from '@/games/luminis/view/practice';
import { Button } from '@/ui/components/Button';
import { CardLink } from '@/ui/components/CardLink';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

/** All lessons, and how far each has come. */
export function LearnScreen() {
  const { learn } = useStrings(luminisStrings);
  const navigation = useNavigation();
  const { progress } = useLearn();
  return (
    <Page title={learn.title}>
      <Screen>
        {LESSON_IDS.map((lesson) => {
          const best = progress.best[lesson];
          return (
            <CardLink
              key={lesson}
              title={learn.lessons[lesson].title}
              text={`${learn.lessons[lesson].about} (${best === undefined ? learn.notYet : learn.stars(best)})`}
              picture={<LessonDrawing />}
              onPress={() => navigation.navigate('LuminisLesson', { lesson })}
            />
          );
        })}
        <Button kind="quiet" label={learn.openRules} onPress={() => navigation.navigate('LuminisRules')} />
      </Screen>
    </Page>
  );
}
