/** The drawings of the start page. */

import Svg, { Circle, G, Path } from 'react-native-svg';

import { SKY, TILE_LOOKS } from '../board/palette';

const { cell, seam, light } = SKY.dark;
const CROSS = 'M14 0h14v14h14v14H28v14H14V28H0V14h14z';
const U = 'M0 0h14v14h14V0h14v28H0z';
const STARS =
  'M20 18h.01M52 40h.01M96 14h.01M140 50h.01M176 22h.01M214 60h.01M250 16h.01M300 46h.01M336 20h.01M40 72h.01M120 76h.01M270 74h.01M316 78h.01';

/** Tiles that drift over a sky of lights. */
export function HeroSky({ height }: { readonly height: number }) {
  return (
    <Svg width="100%" height={height} viewBox="0 0 360 88" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <Path d="M0 0H360V88H0z" fill="#0A0C22" />
      <Path d={STARS} stroke={light} strokeWidth={5} strokeLinecap="round" />
      <G transform="translate(58 22)">
        <Path d={CROSS} fill={TILE_LOOKS.orange.fill} />
      </G>
      <G transform="translate(100 36)">
        <Path d={U} fill={TILE_LOOKS.blue.fill} />
      </G>
      <G transform="translate(196 18)">
        <Path d={U} fill={TILE_LOOKS.yellow.fill} />
      </G>
      <G transform="translate(238 32)">
        <Path d={CROSS} fill={TILE_LOOKS.purple.fill} />
      </G>
    </Svg>
  );
}

function Card({ children }: React.PropsWithChildren) {
  return (
    <Svg width={56} height={56} viewBox="0 0 56 56" aria-hidden>
      <Path
        d="M2 10a8 8 0 0 1 8 -8h36a8 8 0 0 1 8 8v36a8 8 0 0 1 -8 8h-36a8 8 0 0 1 -8 -8z"
        fill={cell}
        stroke={seam}
        strokeWidth={2}
      />
      {children}
    </Svg>
  );
}

export function TableDrawing() {
  return (
    <Card>
      <G transform="translate(7 7)">
        <Path d={CROSS} fill={TILE_LOOKS.orange.fill} />
        <Circle cx={21} cy={21} r={4} fill={light} />
      </G>
    </Card>
  );
}

export function PracticeDrawing() {
  return (
    <Card>
      <G transform="translate(7 10)">
        <Path d={U} fill={TILE_LOOKS.blue.fill} />
        <Circle cx={21} cy={5} r={5} fill={light} />
        <Path d="M4 36h34" stroke={TILE_LOOKS.orange.fill} strokeWidth={6} strokeLinecap="round" />
      </G>
    </Card>
  );
}

export function ModulesDrawing() {
  return (
    <Card>
      <Path d="M28 4V52M4 28H52" stroke={seam} strokeWidth={2} strokeDasharray="4 4" />
      <Path
        d="M16 16h.01M40 12h.01M44 18h.01M12 40h.01M20 44h.01M40 40h.01"
        stroke={light}
        strokeWidth={6}
        strokeLinecap="round"
      />
    </Card>
  );
}

export function LearnDrawing() {
  return (
    <Card>
      <Path
        d="M14 30l10 10L43 17"
        stroke={light}
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Card>
  );
}

export function PuzzleDrawing() {
  return (
    <Card>
      <G transform="translate(7 14)">
        <Path d={U} fill="none" stroke={light} strokeWidth={3} strokeDasharray="6 4" />
      </G>
    </Card>
  );
}
