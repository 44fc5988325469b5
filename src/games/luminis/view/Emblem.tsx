import Svg, { Circle, Path } from 'react-native-svg';

/** A rose window: three panes around a light. */
export function Emblem({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 64 64">
      <Path d="M32 3 Q58 14 58 40 V61 H6 V40 Q6 14 32 3 Z" fill="#362145" stroke="#F0B92C" strokeWidth={3} />
      <Circle cx={32} cy={22} r={10} fill="#3F97E8" stroke="#120A18" strokeWidth={2} />
      <Path d="M12 38 H29 V55 H12 Z" fill="#E4554A" stroke="#120A18" strokeWidth={2} />
      <Path d="M44 37 L54 55 H35 Z" fill="#F0B92C" stroke="#120A18" strokeWidth={2} strokeLinejoin="round" />
    </Svg>
  );
}
