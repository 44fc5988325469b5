/** A reef as somebody paints it from above: what is seen of each of the 44 spaces, null where it is bare. */

import { SPACE_COUNT } from '../../rules/boards';
import { ANIMALS, byColor, type ByColor, type Color, type CoralSymbol, type Space } from '../../rules/model';
import { type View, viewOf, visibleSpace, type VisibleSpace } from '../../rules/surface';
import { HIGHEST_LEVEL } from '../gameFile/gameFileModel';

export type Painting = readonly (VisibleSpace | null)[];

/** What a brush leaves on a space; null takes the coral away. */
export interface PaintedSpace {
  readonly space: Space;
  readonly seen: VisibleSpace | null;
}

export const EMPTY_PAINTING: Painting = Array<null>(SPACE_COUNT).fill(null);

export function paintingOf(view: View): Painting {
  return EMPTY_PAINTING.map((_, space) => visibleSpace(view, space));
}

export function viewOfPainting(painting: Painting): View {
  return viewOf(new Map(painting.flatMap((seen, space) => (seen === null ? [] : [[space, seen] as const]))));
}

export function paint(painting: Painting, strokes: readonly PaintedSpace[]): Painting {
  const next = [...painting];
  for (const { space, seen } of strokes) next[space] = seen;
  return next;
}

export const ASPECTS = ['color', 'level', 'symbol'] as const;
/** What can be said of a coral space, each on its own. */
export type Aspect = (typeof ASPECTS)[number];

export type BrushTool = 'paint' | 'raise' | 'lower' | 'erase' | 'pick-up';

export interface Brush extends VisibleSpace {
  readonly tool: BrushTool;
  /** What painting changes; the rest of a space stays as it is. */
  readonly aspect: Aspect;
  /** Painting changes all three at once. */
  readonly isWhole: boolean;
}

export const FIRST_BRUSH: Brush = {
  tool: 'paint',
  aspect: 'color',
  isWhole: false,
  color: 'green',
  level: 1,
  symbol: null,
};

/** Most levels are set one by one, so that is what the brush does first. */
export function chooseAspect(brush: Brush, aspect: Aspect): Brush {
  const isOpen = aspect === brush.aspect && !isAside(brush.tool);
  return isOpen ? brush : { ...brush, aspect, tool: firstTool(aspect, brush.isWhole) };
}

export function toggleWhole(brush: Brush): Brush {
  const isWhole = isAside(brush.tool) || !brush.isWhole;
  return { ...brush, isWhole, tool: firstTool(brush.aspect, isWhole) };
}

export function chooseColor(brush: Brush, color: Color): Brush {
  return { ...brush, color, aspect: 'color', tool: 'paint' };
}

export function chooseLevel(brush: Brush, level: number): Brush {
  return { ...brush, level, aspect: 'level', tool: 'paint' };
}

/** One level more or less is about what lies there already, so nothing else is painted with it. */
export function chooseStep(brush: Brush, tool: 'raise' | 'lower'): Brush {
  return { ...brush, tool, aspect: 'level', isWhole: false };
}

export function chooseSymbol(brush: Brush, symbol: CoralSymbol): Brush {
  return { ...brush, symbol, aspect: 'symbol', tool: 'paint' };
}

/** Chosen a second time, it is put aside again. */
export function chooseTool(brush: Brush, tool: 'erase' | 'pick-up'): Brush {
  return { ...brush, tool: brush.tool === tool ? firstTool(brush.aspect, brush.isWhole) : tool };
}

/** The brush that paints what is seen on a space. */
export function pickUp(brush: Brush, seen: VisibleSpace | null): Brush {
  return seen === null ? { ...brush, tool: 'erase' } : { ...brush, ...seen, isWhole: true, tool: 'paint' };
}

/** Neither painting nor stepping: no aspect is open. */
export function isAside(tool: BrushTool): tool is 'erase' | 'pick-up' {
  return tool === 'erase' || tool === 'pick-up';
}

/** Whether the brush changes this of a space. */
export function changes({ tool, aspect, isWhole }: Brush, each: Aspect): boolean {
  return !isAside(tool) && (isWhole || aspect === each);
}

/** What the brush does to levels, or would do once that is chosen. */
export function levelTool({ tool, aspect, isWhole, level }: Brush): 'raise' | 'lower' | number {
  if (isWhole || (aspect === 'level' && tool === 'paint')) return level;
  return tool === 'lower' ? 'lower' : 'raise';
}

function firstTool(aspect: Aspect, isWhole: boolean): BrushTool {
  return aspect === 'level' && !isWhole ? 'raise' : 'paint';
}

/** From here on one key stands for all levels. */
export const TALL_LEVEL = 4;
const TALLEST_BY_KEY = 9;

/** What the key for tall levels chooses next. */
export function nextTall(level: number): number {
  return level < TALL_LEVEL || level >= TALLEST_BY_KEY ? TALL_LEVEL : level + 1;
}

export interface Sweep {
  /** Only what becomes another. */
  readonly painted: readonly PaintedSpace[];
  /** Nothing could be painted at all, because no coral lies there whose level or symbol it would be. */
  readonly isOnlyBare: boolean;
}

/** What the brush leaves behind on its way over these spaces. */
export function sweep(brush: Brush, painting: Painting, spaces: readonly Space[]): Sweep {
  const takers = spaces.filter((space) => painting[space] !== null || colorsGround(brush));
  const painted = takers
    .map((space) => ({ space, seen: brushed(brush, painting[space]!) }))
    .filter(({ space, seen }) => !isSame(seen, painting[space]!));
  return { painted, isOnlyBare: spaces.length > 0 && takers.length === 0 };
}

/** Bare ground needs a colour, or stays as it is anyway. */
function colorsGround(brush: Brush): boolean {
  return isAside(brush.tool) || changes(brush, 'color');
}

function brushed(brush: Brush, seen: VisibleSpace | null): VisibleSpace | null {
  switch (brush.tool) {
    case 'erase':
      return null;
    case 'pick-up':
      return seen;
    case 'raise':
      return seen === null ? null : { ...seen, level: Math.min(seen.level + 1, HIGHEST_LEVEL) };
    case 'lower':
      return seen === null ? null : { ...seen, level: Math.max(seen.level - 1, 1) };
    case 'paint':
      return {
        color: changes(brush, 'color') || seen === null ? brush.color : seen.color,
        level: changes(brush, 'level') ? brush.level : (seen?.level ?? 1),
        symbol: changes(brush, 'symbol') ? brush.symbol : (seen?.symbol ?? null),
      };
  }
}

function isSame(a: VisibleSpace | null, b: VisibleSpace | null): boolean {
  if (a === null || b === null) return a === b;
  return a.color === b.color && a.level === b.level && a.symbol === b.symbol;
}

/** Takes all coral away. */
export function clearAll(painting: Painting): readonly PaintedSpace[] {
  return painting.flatMap((seen, space) => (seen === null ? [] : [{ space, seen: null }]));
}

export interface PaintedSums {
  readonly spaces: number;
  readonly colors: ByColor<number>;
  readonly animals: number;
}

export function sumsOf(painting: Painting): PaintedSums {
  const coral = painting.filter((seen) => seen !== null);
  const isAnimal = (symbol: CoralSymbol) => ANIMALS.some((animal) => animal === symbol);
  return {
    spaces: coral.length,
    colors: byColor((color) => coral.filter((seen) => seen.color === color).length),
    animals: coral.filter(({ symbol }) => isAnimal(symbol)).length,
  };
}
