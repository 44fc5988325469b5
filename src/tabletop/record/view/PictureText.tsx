import { Text as SvgText } from 'react-native-svg';

import type { ThemeColors } from '@/ui/tokens/colors';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { fitLine } from '../fitText';

interface PictureTextProps {
  readonly x: number;
  /** Of the line that the letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly tone?: keyof ThemeColors;
  readonly strong?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A longer text ends in an ellipsis. */
  readonly width?: number;
}

/** One line of words in the picture. */
export function PictureText(props: PictureTextProps) {
  const { x, y, size, text, tone = 'text', strong = false, anchor = 'start', width = Infinity } = props;
  const colors = useColors();
  return (
    <SvgText
      x={x}
      y={y}
      fill={colors[tone]}
      fontFamily={DRAWING_FONT}
      fontSize={size}
      fontWeight={strong ? 'bold' : 'normal'}
      textAnchor={anchor}
    >
      {fitLine(text, width, size)}
    </SvgText>
  );
}
