import Svg, { Path } from 'react-native-svg';

import { useStrings } from '@/ui/i18n/LanguageContext';
import { useColors } from '@/ui/tokens/ThemeContext';

import { STARS, type Stars } from '../../lessons/lessonRun';
import { learnStrings } from '../../strings/learn';

/** In a square of 24. */
const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';
const MOST = STARS.length - 1;
const GAP = 2;

export interface StarRowProps {
  readonly stars: Stars;
  readonly size: number;
  /** Where something around it says the stars already. */
  readonly isSilent?: boolean;
}

/** Earned stars are filled, the others only outlined, so that they differ without colour. */
export function StarRow({ stars, size, isSilent = false }: StarRowProps) {
  const strings = useStrings(learnStrings);
  const colors = useColors();
  const width = MOST * (24 + GAP) - GAP;
  const spoken = isSilent
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', accessibilityLabel: strings.stars(stars), accessible: true } as const);
  return (
    <Svg width={(size * width) / 24} height={size} viewBox={`0 0 ${width} 24`} {...spoken}>
      {Array.from({ length: MOST }, (_, index) => (
        <Path
          key={index}
          transform={`translate(${index * (24 + GAP)} 0)`}
          d={STAR}
          fill={index < stars ? colors.accent : 'none'}
          stroke={index < stars ? colors.accent : colors.border}
          strokeWidth={1.8}
          strokeLinejoin="round"
        />
      ))}
    </Svg>
  );
}
