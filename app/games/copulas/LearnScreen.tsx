import { useNavigation } from '@react-navigation/native';
import { Platform, StyleSheet, View } from 'react-native';

import { LESSON_IDS } from '@/games/copulas/lessons/lessons';
import { learnStrings } from '@/games/copulas/strings/learn';
import { useLearn } from '@/games/copulas/view/learn/stores';
import { Button } from '@/ui/components/Button';
import { Pressed } from '@/ui/components/Pressed';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { Page } from '../../navigation/Page';

/** The course, with what somebody has earned in it. */
export function LearnScreen() {
  const strings = useStrings(learnStrings);
  const colors = useColors();
  const navigation = useNavigation();
  const { progress } = useLearn();
  const next = LESSON_IDS.find((id) => progress.best[id] === undefined);
  return (
    <Page title={strings.title}>
      <Screen>
        <Text tone="mutedText">{strings.lead}</Text>
        <View style={styles.list}>
          {LESSON_IDS.map((id, index) => {
            const stars = progress.best[id];
            const told = stars === undefined ? strings.notDone : strings.stars(stars);
            return (
              <Pressed
                key={id}
                role="link"
                // Browsers read out what the link shows, and people who speak to them say what they see.
                accessibilityLabel={
                  Platform.OS === 'web' ? undefined : strings.open(strings.lessons[id].title, told)
                }
                onPress={() => navigation.navigate('CopulasLesson', { lesson: id })}
                style={[
                  styles.lesson,
                  {
                    backgroundColor: colors.surface,
                    borderColor: id === next ? colors.accent : colors.border,
                  },
                ]}
              >
                <Text strong tone="accentText">
                  {String(index + 1)}
                </Text>
                <View style={styles.words}>
                  <Text strong>{strings.lessons[id].title}</Text>
                  <Text variant="small" tone="mutedText">
                    {told}
                  </Text>
                </View>
                <Text tone="warning">{'★'.repeat(stars ?? 0)}</Text>
              </Pressed>
            );
          })}
        </View>
        <View style={styles.list}>
          <Button kind="quiet" label={strings.toRules} onPress={() => navigation.navigate('CopulasRules')} />
          <Button
            kind="quiet"
            label={strings.toPuzzles}
            onPress={() => navigation.navigate('CopulasPuzzles')}
          />
        </View>
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.s },
  lesson: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: TOUCH_TARGET,
    padding: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  words: { flex: 1 },
});
