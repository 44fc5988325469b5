import { useCallback, useMemo, useState } from 'react';

import { pointsOf } from '@/tabletop/scoring/scoring';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { RuleId } from '../../lessons/ruleIds';
import { nameOf, spaceNamed } from '../../rules/boards';
import { byColor, COLORS, type ByColor, type Color, type Space } from '../../rules/model';
import { scoreTable } from '../../session/final/finalTable';
import { finalReefOf } from '../../session/reef/finalReef';
import {
  clearAll,
  EMPTY_PAINTING,
  FIRST_BRUSH,
  paint,
  pickUp,
  sumsOf,
  sweep,
  viewOfPainting,
  type Brush,
  type PaintedSpace,
} from '../../session/reef/painting';
import { findOddities, type ReefOddity } from '../../session/reef/reefOddities';
import type { Command } from '../../session/table/commands';
import type { Table } from '../../session/table/table';
import { lumicoraStrings } from '../../strings/index';
import { painterStrings } from '../../strings/painter';
import { reefStrings } from '../../strings/reef';
import type { ReefMarks } from '../reef/markShapes';
import { describeCoral } from '../reef/reefCells';
import type { ShownReef } from '../reef/ReefDrawing';
import { ruleOfCommandRejection } from '../reference/ruleBehind';
import type { TableStore } from '../store/LibraryContext';

const NOTHING: readonly Space[] = [];

interface PaintWatch {
  /** Something has become another. */
  readonly onPainted: () => void;
  /** The brush has gone over these spaces, whether they are another now or not. */
  readonly onBrushed: (spaces: readonly Space[]) => void;
}

/** Everything a person does to paint one reef. A stroke is one step of the game, made when the finger lifts. */
export function usePaintWork(store: TableStore, player: number, { onPainted, onBrushed }: PaintWatch) {
  const strings = useStrings(painterStrings);
  const reefWords = useStrings(reefStrings);
  const { rejected } = useStrings(lumicoraStrings).table;
  const { table, perform } = useTableStore(store);
  const owner = table.players[player]!;
  const [brush, setBrush] = useState(FIRST_BRUSH);
  const [stroke, setStroke] = useState(NOTHING);
  const [said, setSaid] = useState<string | null>(null);
  const [refusedBy, setRefusedBy] = useState<RuleId | null>(null);
  const say = useCallback((words: string | null, rule: RuleId | null = null) => {
    setSaid(words);
    setRefusedBy(rule);
  }, []);

  const isPainted = owner.depth === 'from-above';
  const painting = owner.painting ?? EMPTY_PAINTING;
  /** As it will be when the finger lifts. */
  const seen = useMemo(
    () => (stroke.length === 0 ? painting : paint(painting, sweep(brush, painting, stroke).painted)),
    [brush, painting, stroke],
  );
  const reef = useMemo((): ShownReef => {
    const told = finalReefOf({ ...owner, painting: seen });
    return told.kind === 'luminos' ? told : { kind: 'view', view: viewOfPainting(seen) };
  }, [owner, seen]);

  const attempt = (command: Command) => {
    const rejection = perform(command);
    if (rejection !== null) return say(rejected(rejection), ruleOfCommandRejection(rejection));
    say(null);
    onPainted();
  };
  const put = (spaces: readonly PaintedSpace[]) => {
    if (spaces.length > 0) attempt({ type: 'paint-reef', player, spaces });
  };
  const takeUp = (space: Space) => {
    const coral = painting[space]!;
    setBrush(pickUp(brush, coral));
    say(strings.pickedUp(coral === null ? strings.bareGround : describeCoral(reefWords, coral)));
  };
  const brushOver = (spaces: readonly Space[]) => {
    setStroke(NOTHING);
    if (!isPainted) return say(rejected({ code: 'not-the-depth' }));
    if (brush.tool === 'pick-up') return takeUp(spaces.at(-1)!);
    const { painted, isOnlyBare } = sweep(brush, painting, spaces);
    say(isOnlyBare ? strings.bare : null);
    put(painted);
    if (!isOnlyBare) onBrushed(spaces);
  };

  return {
    table,
    isPainted,
    brush,
    said,
    refusedBy,
    reef,
    sums: useMemo(() => sumsOf(seen), [seen]),
    majorities: useMemo(() => majorityPoints(table, player), [table, player]),
    chooseBrush: useCallback(
      (next: Brush) => {
        setBrush(next);
        say(null);
      },
      [say],
    ),
    begin: () => attempt({ type: 'choose-depth', player, depth: 'from-above' }),
    clear: () => put(clearAll(painting)),
    onPress: (space: Space) => brushOver([space]),
    onLongPress: (space: Space) => (isPainted ? takeUp(space) : brushOver([space])),
    onStroke: brushOver,
    onStrokeMove: isPainted && brush.tool !== 'pick-up' ? setStroke : () => undefined,
  };
}

export type PaintWork = ReturnType<typeof usePaintWork>;

/** Spaces that somebody should look at, because a photo of them could be read in more than one way. */
export interface Doubts {
  readonly spaces: readonly Space[];
  /** The one that is pointed out; null where none is left. */
  readonly current: Space | null;
  readonly next: () => void;
  /** These have been looked at. */
  readonly settle: (spaces: readonly Space[]) => void;
}

/** `listed` are names of spaces with commas between them, as an address holds them. */
export function useDoubts(
  listed: string | undefined,
  onChange: (listed: string | undefined) => void,
): Doubts {
  const spaces = useMemo(() => parseSpaces(listed ?? ''), [listed]);
  const [asked, setAsked] = useState<Space | null>(null);
  const after = (space: Space) => spaces.find((each) => each > space) ?? spaces[0] ?? null;
  const current = asked !== null && spaces.includes(asked) ? asked : after(asked ?? -1);
  return {
    spaces,
    current,
    next: () => setAsked(current === null ? null : after(current)),
    settle: (settled) => {
      const left = spaces.filter((space) => !settled.includes(space));
      if (left.length === spaces.length) return;
      // The way goes on from here, not from the first one.
      setAsked(current);
      onChange(left.map(nameOf).join(',') || undefined);
    },
  };
}

function parseSpaces(listed: string): readonly Space[] {
  const named = listed.split(',').flatMap((name) => spaceNamed(name) ?? []);
  return [...new Set(named)].sort((a, b) => a - b);
}

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

/** FS-5: what a player has from each colour, as all reefs at the table stand. */
function majorityPoints(table: Table, player: number): ByColor<number> {
  const { lines } = scoreTable(table).players[player]!;
  return byColor((color) => pointsOf(lines, (line) => line.category === 'majority' && line.color === color));
}
