import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Slider } from '@/ui/components/Slider';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { historyStrings } from '../../strings/history';
import type { Playback } from './usePlayback';

export interface ReplayControlsProps {
  readonly playback: Playback;
  readonly steps: number;
  /** What happened, spoken with the slider. */
  readonly happened: string;
}

/** To any step by the slider, one by one, or by itself. */
export function ReplayControls({ playback, steps, happened }: ReplayControlsProps) {
  const strings = useStrings(historyStrings).replay;
  const { step, isPlaying, goTo, toggle } = playback;
  return (
    <View style={styles.controls}>
      <Slider
        label={strings.slider}
        value={step}
        least={0}
        most={steps}
        valueText={`${strings.step(step, steps)}: ${happened}`}
        onChange={goTo}
      />
      <View style={styles.row}>
        <View style={styles.share}>
          <Button
            kind="quiet"
            mayRepeat
            label={strings.previous}
            accessibilityLabel={strings.previousStep}
            disabled={step === 0}
            onPress={() => goTo(step - 1)}
          />
        </View>
        <View style={styles.share}>
          <Button label={isPlaying ? strings.pause : strings.play} disabled={steps === 0} onPress={toggle} />
        </View>
        <View style={styles.share}>
          <Button
            kind="quiet"
            mayRepeat
            label={strings.next}
            accessibilityLabel={strings.nextStep}
            disabled={step === steps}
            onPress={() => goTo(step + 1)}
          />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  controls: { gap: space.xs },
  row: { flexDirection: 'row', gap: space.s },
  // Of one width whatever the words, so that fingers find them again.
  share: { flex: 1 },
});
