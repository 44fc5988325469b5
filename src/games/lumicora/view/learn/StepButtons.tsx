import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { learnStrings } from '../../strings/learn';
import { askHint, checkSpaces, goOn, passOver, type ShownStep } from './lessonPlay';
import type { LessonWork } from './useLessonPlay';

export interface StepButtonsProps extends LessonWork {
  readonly shown: ShownStep;
}

/** Next once a step is solved; before, all ways of help. */
export function StepButtons({ play, change, shown: { step } }: StepButtonsProps) {
  const strings = useStrings(learnStrings).lesson;
  const { run, solved, tapped } = play;
  if (solved !== null) {
    const label = run.isDone ? strings.finish : strings.next;
    return (
      <View style={styles.buttons}>
        <Button grows label={label} onPress={() => change(goOn)} />
      </View>
    );
  }
  return (
    <View style={styles.buttons}>
      {step.kind === 'spaces' ? (
        <Button
          grows
          label={strings.check}
          disabled={tapped.length === 0}
          onPress={() => change(checkSpaces)}
        />
      ) : null}
      <Button
        grows
        kind="quiet"
        label={run.hintLevel === 0 ? strings.hint : strings.showMe}
        disabled={run.hintLevel === 2}
        onPress={() => change(askHint)}
      />
      <Button grows kind="quiet" label={strings.skip} onPress={() => change(passOver)} />
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
