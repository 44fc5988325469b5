import { Path } from 'react-native-svg';

import { useColors } from '@/ui/tokens/ThemeContext';

/** Back to the first step; drawn in a square of 26 like all icons. */
export function RestartIcon() {
  const { accentText } = useColors();
  return (
    <Path
      d="M6 5v16M21 5L10 13l11 8z"
      fill="none"
      stroke={accentText}
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
