import { useMemo, useState } from 'react';

import { COLORS, type Color, type Space } from '../../rules/model';
import { findOddities, type ReefOddity } from '../../session/reefOddities';
import type { Table } from '../../session/table';
import type { ReefMarks } from '../reef/reefMarksModel';

/** What looks odd in a reef, and which of it is pointed out on the board. */
export function useOddities(table: Table, player: number) {
  const oddities = useMemo(() => findOddities(table, player), [table, player]);
  const [asked, setAsked] = useState<ReefOddity | null>(null);
  // It may concern other spaces by now, or be mended.
  const shown = oddities.find((oddity) => asked !== null && isSameKind(oddity, asked)) ?? null;
  const marks = useMemo((): ReefMarks => ({ involved: new Set(spacesOf(shown)) }), [shown]);
  return { oddities, shown, marks, show: setAsked };
}

export type Oddities = ReturnType<typeof useOddities>;

function isSameKind(a: ReefOddity, b: ReefOddity): boolean {
  return a.code === b.code && colorOf(a) === colorOf(b);
}

function colorOf(oddity: ReefOddity): Color | null {
  return 'color' in oddity ? (COLORS.find((color) => color === oddity.color) ?? null) : null;
}

function spacesOf(oddity: ReefOddity | null): readonly Space[] {
  return oddity !== null && 'spaces' in oddity && typeof oddity.spaces !== 'number' ? oddity.spaces : [];
}
