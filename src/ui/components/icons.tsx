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

export function UndoIcon() {
  return <Path d="M9 5L4 10l5 5M5 10h10a6 6 0 0 1 0 12h-4" stroke={useColors().accentText} {...LINE} />;
}

export function RedoIcon() {
  return <Path d="M17 5l5 5-5 5M21 10H11a6 6 0 0 0 0 12h4" stroke={useColors().accentText} {...LINE} />;
}

export function CloseIcon() {
  return <Path d="M7 7l12 12M19 7L7 19" stroke={useColors().accentText} {...LINE} />;
}

export function TurnIcon() {
  return <Path d="M5 13a8 8 0 1 1 3 6M5 21v-5h5" stroke={useColors().accentText} {...LINE} />;
}

export function EditIcon() {
  return <Path d="M5 21l1-5L17 5l4 4L10 20zM14 8l4 4" stroke={useColors().accentText} {...LINE} />;
}

export function ListIcon() {
  return (
    <Path d="M4 6h.1M10 6h12M4 13h.1M10 13h12M4 20h.1M10 20h12" stroke={useColors().accentText} {...LINE} />
  );
}
