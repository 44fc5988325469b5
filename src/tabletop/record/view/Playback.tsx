import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Slider } from '@/ui/components/Slider';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { recordStrings } from '../../strings/record';

interface PlaybackControlsProps {
  readonly playback: Playback;
  readonly steps: number;
  /** What happened, spoken with the slider. */
  readonly happened: string;
}

/** To any step by the slider, one by one, or by itself. */
export function PlaybackControls({ playback, steps, happened }: PlaybackControlsProps) {
  const strings = useStrings(recordStrings).playback;
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

const STEP_MS = 900;

export interface Playback {
  readonly step: number;
  readonly isPlaying: boolean;
  /** Goes to a step and stops there. */
  readonly goTo: (step: number) => void;
  /** Plays on, from the beginning when it is at the end; or pauses. */
  readonly toggle: () => void;
}

/** Walks through the steps by itself until it is stopped or arrives. */
export function usePlayback(steps: number): Playback {
  const [walk, setWalk] = useState({ step: 0, isPlaying: false });
  const step = Math.min(walk.step, steps);
  const isPlaying = walk.isPlaying && step < steps;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setWalk({ step: step + 1, isPlaying: true }), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step]);
  return {
    step,
    isPlaying,
    goTo: (next) => setWalk({ step: Math.max(0, Math.min(next, steps)), isPlaying: false }),
    toggle: () => setWalk({ step: !isPlaying && step === steps ? 0 : step, isPlaying: !isPlaying }),
  };
}

const styles = StyleSheet.create({
  controls: { gap: space.xs },
  row: { flexDirection: 'row', gap: space.s },
  // Of one width whatever the words, so that fingers find them again.
  share: { flex: 1 },
});
