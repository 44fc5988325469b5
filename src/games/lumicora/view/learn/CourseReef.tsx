import { useEffect, useMemo, useState } from 'react';
import { Animated, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useReducedMotion } from '@/ui/useReducedMotion';

import { courseReef } from '../../lessons/courseReef';
import { LESSON_IDS } from '../../lessons/lesson';
import { DEFAULT_BOARDS } from '../../rules/boards';
import { learnStrings } from '../../strings/learn';
import { reefLayout } from '../reef/reefCells';
import { ReefDrawing } from '../reef/ReefDrawing';

interface CourseReefProps {
  /** Lessons played so far. */
  readonly played: number;
  /** The last Lumino has just been earned, and comes to lie. */
  readonly isGrowing?: boolean;
  readonly height: number;
}

const LAYOUT = reefLayout(false);
const GROW_MS = 900;
const FALL = 18;

/** What was learned, as a reef that has a Lumino for each lesson. */
export function CourseReef({ played, isGrowing = false, height }: CourseReefProps) {
  const strings = useStrings(learnStrings).course;
  return (
    <View style={styles.course}>
      <View
        accessible
        role="img"
        accessibilityLabel={strings.reef(played, LESSON_IDS.length)}
        style={{ height, width: (height * LAYOUT.width) / LAYOUT.height }}
      >
        <Drawing played={isGrowing ? played - 1 : played} />
        {isGrowing ? <Growing played={played} /> : null}
      </View>
      <Text variant="small" tone="mutedText" center aria-hidden>
        {strings.reef(played, LESSON_IDS.length)}
      </Text>
    </View>
  );
}

function Drawing({ played }: { readonly played: number }) {
  const reef = useMemo(() => ({ kind: 'luminos', luminos: courseReef(played) }) as const, [played]);
  return (
    <Svg width="100%" height="100%" viewBox={`0 0 ${LAYOUT.width} ${LAYOUT.height}`} aria-hidden>
      <ReefDrawing layout={LAYOUT} board={DEFAULT_BOARDS.A} reef={reef} />
    </Svg>
  );
}

function Growing({ played }: { readonly played: number }) {
  const isStill = useReducedMotion();
  // Begins anew once the device has said whether things may move.
  return <Growth key={String(isStill)} played={played} isStill={isStill} />;
}

/** The reef with the new Lumino fades in over the old one, a little from above. */
function Growth({ played, isStill }: { readonly played: number; readonly isStill: boolean }) {
  const [shown] = useState(() => new Animated.Value(isStill ? 1 : 0));
  useEffect(() => {
    if (isStill) return undefined;
    const growth = Animated.timing(shown, { toValue: 1, duration: GROW_MS, useNativeDriver: false });
    growth.start();
    return () => growth.stop();
  }, [shown, isStill]);
  const fall = shown.interpolate({ inputRange: [0, 1], outputRange: [-FALL, 0] });
  return (
    <Animated.View style={[styles.over, { opacity: shown, transform: [{ translateY: fall }] }]}>
      <Drawing played={played} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  course: { alignItems: 'center', gap: space.xs },
  over: { position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 },
});
