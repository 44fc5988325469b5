import { Circle, Path } from 'react-native-svg';

import { useColors } from '../tokens/ThemeContext';

/** Drawn in a square of 26, in the accent colour. */
const LINE = { fill: 'none', strokeWidth: 2.4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export function BackIcon() {
  return <Path d="M16 5l-8 8 8 8" stroke={useColors().accentText} {...LINE} />;
}

export function SettingsIcon() {
  const colors = useColors();
  const knob = { r: 3.2, fill: colors.background, stroke: colors.accentText, strokeWidth: 2.4 } as const;
  return (
    <>
      <Path d="M3 7h20M3 13h20M3 19h20" stroke={colors.accentText} {...LINE} />
      <Circle cx={17} cy={7} {...knob} />
      <Circle cx={9} cy={13} {...knob} />
      <Circle cx={18} cy={19} {...knob} />
    </>
  );
}
