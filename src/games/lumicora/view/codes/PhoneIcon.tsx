import Svg, { Path } from 'react-native-svg';

import { useColors } from '@/ui/tokens/ThemeContext';

/** What phones do together. */
export type PhoneDeed = 'showReef' | 'collect' | 'invite' | 'handOver' | 'terrain';

const PATHS: Readonly<Record<PhoneDeed, string>> = {
  showReef: 'M5 5h9v9H5zM22 5h9v9h-9zM5 22h9v9H5zM20 20h3v3h-3zM28 20h3M20 28v3M26 26h5v5h-5z',
  collect: 'M4 11V4H11M25 4H32V11M32 25V32H25M11 32H4V25M9 18H27',
  invite: 'M10 4h16v28H10zM18 12v12M12 18h12',
  handOver: 'M4 6h11v24H4zM21 6h11v24H21zM12 18h12M20 14l4 4-4 4',
  terrain: 'M18 4l12 7v14l-12 7-12-7V11zM12 16q3-3 6 0t6 0M12 22q3-3 6 0t6 0',
};

export function PhoneIcon({ deed }: { readonly deed: PhoneDeed }) {
  const { accentText } = useColors();
  return (
    <Svg width={36} height={36} viewBox="0 0 36 36" aria-hidden>
      <Path
        d={PATHS[deed]}
        fill="none"
        stroke={accentText}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}
