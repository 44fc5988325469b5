import Svg, { Path } from 'react-native-svg';

import { useColors } from '../tokens/ThemeContext';

const PATHS = { onward: 'M7 3l7 7-7 7', up: 'M3 13l7-7 7 7', down: 'M3 7l7 7 7-7' } as const;

/** Where a press leads: on to another page, or to more or less of this one. */
export function Chevron({ to }: { readonly to: keyof typeof PATHS }) {
  const colors = useColors();
  return (
    <Svg width={20} height={20} viewBox="0 0 20 20" aria-hidden>
      <Path d={PATHS[to]} fill="none" stroke={colors.accentText} strokeWidth={2.5} strokeLinecap="round" />
    </Svg>
  );
}
