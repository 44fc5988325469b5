import { Circle, Path } from 'react-native-svg';

import { useColors } from '@/ui/tokens/ThemeContext';

/** Drawn in a square of 26, in the accent colour. */
export function CameraIcon() {
  const line = { fill: 'none', stroke: useColors().accentText, strokeWidth: 2.3 } as const;
  return (
    <>
      <Path
        d="M5 8h3.5l2-3h5l2 3H21a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z"
        strokeLinejoin="round"
        {...line}
      />
      <Circle cx={13} cy={14} r={3.8} {...line} />
    </>
  );
}
