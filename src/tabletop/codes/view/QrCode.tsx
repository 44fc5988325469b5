import { useMemo } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { useLoaded } from '@/ui/useLoaded';

import { codesStrings } from '../../strings/codes';
import { loadEncoder, matrixPath, type QrMatrix } from './qrMatrix';

export interface QrCodeProps {
  readonly text: string;
  /** What is in the code, for screen readers. */
  readonly label: string;
  /** The side of its room in points. */
  readonly size: number;
}

/** In every theme, because scanners look for dark on light. */
const DARK = '#000000';
const LIGHT = '#FFFFFF';

/** A code that another phone scans off this screen. */
export function QrCode({ text, label, size }: QrCodeProps) {
  const { show: strings } = useStrings(codesStrings);
  const encoder = useLoaded(loadEncoder, 'QrCode');
  const encode = encoder.step === 'ready' ? encoder.value : null;
  const matrix = useMemo(() => (encode === null ? null : encode(text)), [encode, text]);
  if (encoder.step === 'failed') {
    return (
      <Notice
        tone="danger"
        text={strings.notDrawn}
        action={{ label: strings.again, onPress: encoder.retry }}
      />
    );
  }
  if (encoder.step === 'loading') {
    return (
      <View style={[styles.room, { width: size, height: size }]}>
        <LiveText tone="mutedText" text={strings.drawing} />
      </View>
    );
  }
  if (matrix === null) return <Notice tone="danger" text={strings.tooLarge} />;
  return (
    <View style={styles.room}>
      <Modules matrix={matrix} label={label} size={size} />
    </View>
  );
}

interface ModulesProps {
  readonly matrix: QrMatrix;
  readonly label: string;
  readonly size: number;
}

function Modules({ matrix, label, size }: ModulesProps) {
  const path = useMemo(() => matrixPath(matrix), [matrix]);
  const modules = matrix.length;
  const side = sharpSide(size, modules);
  return (
    <View
      accessible
      role="img"
      accessibilityLabel={label}
      style={[styles.ground, { width: side, height: side }]}
    >
      <Svg width={side} height={side} viewBox={`0 0 ${modules} ${modules}`}>
        <Path d={path} fill={DARK} />
      </Svg>
    </View>
  );
}

/** The largest side that gives every module a whole number of pixels, so that none is blurred. */
function sharpSide(size: number, modules: number): number {
  const scale = PixelRatio.get();
  return (Math.max(1, Math.floor((size * scale) / modules)) * modules) / scale;
}

const styles = StyleSheet.create({
  room: { alignItems: 'center', justifyContent: 'center' },
  ground: { backgroundColor: LIGHT },
});
