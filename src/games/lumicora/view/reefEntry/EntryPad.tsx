import { memo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Circle, Text as SvgText } from 'react-native-svg';

import { DrawnKey } from '@/ui/components/DrawnKey';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT, radius, space } from '@/ui/tokens/metrics';

import { COLORS, CORAL_NUMBERS, type Color, type CoralNumber } from '../../rules/model';
import type { LuminoEntry } from '../../session/reef/luminoEntry';
import { reefStrings } from '../../strings/reef';
import { reefScreenStrings } from '../../strings/reefScreen';
import { BADGE, CORAL } from '../palette';
import { LuminoPiece } from '../reef/LuminoPiece';
import { reefLayout } from '../reef/reefCells';

export interface EntryPadProps {
  readonly onChoose: (color: Color, number: CoralNumber) => void;
}

const LEAST_HEIGHT = 44;
const MOST_SCALE = 1.6;
const BOLD = { fontFamily: DRAWING_FONT, fontWeight: 'bold', textAnchor: 'middle' } as const;

/** Every colour and number in one pad: one tap chooses both. */
export const EntryPad = memo(function EntryPad({ onChoose }: EntryPadProps) {
  const strings = useStrings(reefScreenStrings);
  const { letters } = useStrings(reefStrings);
  const { fontScale } = useWindowDimensions();
  const height = LEAST_HEIGHT * Math.min(Math.max(fontScale, 1), MOST_SCALE);
  return (
    <View role="group" accessibilityLabel={strings.pad} style={styles.pad}>
      {COLORS.map((color) => (
        <View key={color} style={styles.row}>
          {CORAL_NUMBERS.map((number) => (
            <DrawnKey
              key={number}
              role="button"
              accessibilityLabel={strings.lumino(color, number)}
              onPress={() => onChoose(color, number)}
              frame={[styles.key, { height }]}
              style={[styles.look, { backgroundColor: CORAL[color].fill }]}
            >
              <KeyDrawing
                color={color}
                letter={letters[color]}
                number={number}
                height={height - 2 * PADDING}
              />
            </DrawnKey>
          ))}
        </View>
      ))}
    </View>
  );
});

interface KeyDrawingProps {
  readonly color: Color;
  readonly letter: string;
  readonly number: CoralNumber;
  readonly height: number;
}

/** As on the Lumino: the number in a badge, the letter of the colour beside it. */
function KeyDrawing({ color, letter, number, height }: KeyDrawingProps) {
  const { ink, edge } = CORAL[color];
  return (
    <Svg width="100%" height={height} viewBox="-30 -24 60 48">
      <SvgText
        x={letter.length > 1 ? -20.5 : -20}
        y={5}
        fontSize={letter.length > 1 ? 12 : 16}
        fill={ink}
        {...BOLD}
      >
        {letter}
      </SvgText>
      <Circle cx={9} r={17} fill={BADGE.fill} stroke={edge} strokeWidth={2} />
      <SvgText x={9} y={8.5} fontSize={24} fill={BADGE.ink} {...BOLD}>
        {number}
      </SvgText>
    </Svg>
  );
}

const PADDING = 2;

const styles = StyleSheet.create({
  pad: { gap: space.xs },
  row: { flexDirection: 'row', gap: space.xs },
  key: { flex: 1, minWidth: 44, paddingVertical: PADDING },
  look: { borderRadius: radius.s },
});

/** Any two spaces side by side will do to draw a Lumino on its own. */
const LEFT = 0;
const RIGHT = 1;
const LAYOUT = reefLayout(false);
const { x, y } = LAYOUT.centers[LEFT]!;
const FRAME = `${x - 48} ${y - 54} ${LAYOUT.centers[RIGHT]!.x - x + 96} 112`;

/** The Lumino that is being entered; the half on the left lands on the space tapped first. */
export function LittleLumino({
  entry: { color, number, other, isFlipped },
}: {
  readonly entry: LuminoEntry;
}) {
  const symbols = isFlipped ? [other ?? null, number] : [number, other ?? null];
  return (
    <Svg width={74} height={46} viewBox={FRAME} aria-hidden>
      <LuminoPiece
        layout={LAYOUT}
        firstSpace={LEFT}
        secondSpace={RIGHT}
        firstColor={color}
        secondColor={color}
        firstSymbol={symbols[0]!}
        secondSymbol={symbols[1]!}
        level={1}
        part="both"
      />
    </Svg>
  );
}
