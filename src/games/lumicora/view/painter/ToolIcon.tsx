import Svg, { Path } from 'react-native-svg';

import { useColors } from '@/ui/tokens/ThemeContext';

/** A rubber and a pipette, in a square of 26. */
const OUTLINES = {
  erase: 'M4 16l10-10 7 7-8 8H9zM9 11l7 7M8 21h14',
  'pick-up': 'M13 7l6 6M15.5 9.5L6 19l-2 4 4-2 9.5-9.5M16 8l3-3a2.6 2.6 0 0 1 3.7 3.7L19.5 12',
} as const;

export function ToolIcon({ tool }: { readonly tool: keyof typeof OUTLINES }) {
  return (
    <Svg width={26} height={26} viewBox="0 0 26 26" aria-hidden>
      <Path
        d={OUTLINES[tool]}
        fill="none"
        stroke={useColors().text}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
