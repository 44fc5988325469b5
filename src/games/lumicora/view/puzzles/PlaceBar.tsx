import { G, Path } from 'react-native-svg';

import type { BoardLayout, Point } from '@/ui/board/layout';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import { MARKS } from '../palette';
import { liftedCenter } from '../reef/pieceShape';
import type { ReefTag } from './puzzleTags';

export interface PlaceBarProps {
  readonly layout: BoardLayout;
  readonly tag: ReefTag;
}

const TICK = 'm-8 0l5.5 6l10.5 -12';
const DOT = 17;

/** Joins the two spaces of a place, because places overlap. One that was found has a tick, one that was missed an empty ring. */
export function PlaceBar({ layout, tag: { kind, on, level } }: PlaceBarProps) {
  const marks = MARKS[useThemeName()];
  const color = kind === 'found' ? marks.legal : marks.lit;
  const [a, b] = [liftedCenter(layout, on[0], level), liftedCenter(layout, on[1], level)];
  const bar = `M${at(a, b, 0.1)}L${at(a, b, 0.9)}`;
  const middle = at(a, b, 0.5);
  const dot = `M${middle}m${-DOT} 0a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0z`;
  return (
    <G strokeLinecap="round" strokeLinejoin="round" fill="none">
      <Path d={bar} stroke={marks.casing} strokeWidth={15} />
      <Path d={bar} stroke={color} strokeWidth={9} />
      <Path d={dot} fill={marks.casing} stroke={color} strokeWidth={4} />
      {kind === 'found' ? <Path d={`M${middle}${TICK}`} stroke={color} strokeWidth={5} /> : null}
    </G>
  );
}

function at(a: Point, b: Point, share: number): string {
  const between = (from: number, to: number) => Math.round((from + (to - from) * share) * 10) / 10;
  return `${between(a.x, b.x)} ${between(a.y, b.y)}`;
}
