import Svg, { Circle, Path } from 'react-native-svg';

/** A fire between discs that lie in a ring. */
export function Emblem({ size }: { readonly size: number }) {
  const ring = ['#4C9DF0', '#E0473E', '#F5C542', '#3FAE5A', '#D8DCE6', '#4C9DF0', '#4A4440', '#4C9DF0'];
  return (
    <Svg width={size} height={size} viewBox="-58 -58 116 116" aria-hidden>
      {ring.map((fill, space) => {
        const angle = (Math.PI / 4) * space - Math.PI / 2;
        return <Circle key={space} cx={44 * Math.cos(angle)} cy={44 * Math.sin(angle)} r={11} fill={fill} />;
      })}
      <Path d="M-20 22 A20 5 0 1 0 20 22 A20 5 0 1 0 -20 22 Z" fill="#5B3A24" />
      <Path d="M0 -28 C16 -10 20 2 16 14 C12 24 -12 24 -16 14 C-20 2 -6 -6 0 -28 Z" fill="#FF8A3D" />
      <Path d="M2 -8 C10 2 11 8 8 15 C5 20 -6 20 -8 14 C-10 8 -2 4 2 -8 Z" fill="#FFD873" />
    </Svg>
  );
}
