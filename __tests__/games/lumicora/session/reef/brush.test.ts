import type { VisibleSpace } from '@/games/lumicora/rules/surface';
import { HIGHEST_LEVEL } from '@/games/lumicora/session/gameFile/gameFileModel';
import {
  type Brush,
  chooseAspect,
  chooseColor,
  chooseLevel,
  chooseStep,
  chooseSymbol,
  chooseTool,
  clearAll,
  EMPTY_PAINTING,
  FIRST_BRUSH,
  levelTool,
  nextTall,
  paint,
  type Painting,
  pickUp,
  sumsOf,
  sweep,
  toggleWhole,
} from '@/games/lumicora/session/reef/painting';

const BARE = 0;
const CORAL = 1;
const crab: VisibleSpace = { color: 'pink', level: 2, symbol: 'crab' };
const painting: Painting = paint(EMPTY_PAINTING, [{ space: CORAL, seen: crab }]);

/** What one touch makes of the bare space and of the pink crab; undefined where nothing changes. */
function touch(brush: Brush) {
  const { painted } = sweep(brush, painting, [BARE, CORAL]);
  const on = (space: number) => painted.find((each) => each.space === space)?.seen;
  return { bare: on(BARE), coral: on(CORAL) };
}

const level = chooseAspect(FIRST_BRUSH, 'level');
const all = toggleWhole(chooseSymbol(chooseLevel(chooseColor(FIRST_BRUSH, 'blue'), 3), 'starfish'));

test.each<[string, Brush, VisibleSpace | null | undefined, VisibleSpace | null | undefined]>([
  [
    'a colour lies in level 1 on bare ground and keeps what else is there',
    chooseColor(FIRST_BRUSH, 'blue'),
    { color: 'blue', level: 1, symbol: null },
    { ...crab, color: 'blue' },
  ],
  [
    'the same colour changes no coral',
    chooseColor(FIRST_BRUSH, 'pink'),
    { color: 'pink', level: 1, symbol: null },
    undefined,
  ],
  ['levels rise where coral lies', level, undefined, { ...crab, level: 3 }],
  ['levels sink where coral lies', chooseStep(level, 'lower'), undefined, { ...crab, level: 1 }],
  ['a level is set where coral lies', chooseLevel(level, 5), undefined, { ...crab, level: 5 }],
  [
    'a symbol stands where coral lies',
    chooseSymbol(FIRST_BRUSH, 'seahorse'),
    undefined,
    { ...crab, symbol: 'seahorse' },
  ],
  ['a number is a symbol', chooseSymbol(FIRST_BRUSH, 6), undefined, { ...crab, symbol: 6 }],
  ['no symbol takes it away', chooseSymbol(FIRST_BRUSH, null), undefined, { ...crab, symbol: null }],
  [
    'all three at once',
    all,
    { color: 'blue', level: 3, symbol: 'starfish' },
    { color: 'blue', level: 3, symbol: 'starfish' },
  ],
  ['erasing leaves bare ground', chooseTool(FIRST_BRUSH, 'erase'), undefined, null],
  ['picking up changes nothing', chooseTool(FIRST_BRUSH, 'pick-up'), undefined, undefined],
])('%s', (_, brush, bare, coral) => {
  expect(touch(brush)).toEqual({ bare, coral });
});

test('at level 1 nothing sinks, and nothing rises above the highest level', () => {
  const low = paint(EMPTY_PAINTING, [{ space: 5, seen: { ...crab, level: 1 } }]);
  const high = paint(EMPTY_PAINTING, [{ space: 5, seen: { ...crab, level: HIGHEST_LEVEL } }]);
  expect(sweep(chooseStep(level, 'lower'), low, [5]).painted).toEqual([]);
  expect(sweep(level, high, [5]).painted).toEqual([]);
});

test('only a stroke over nothing but bare ground is refused', () => {
  expect(sweep(level, painting, [BARE]).isOnlyBare).toBe(true);
  expect(sweep(level, painting, [BARE, CORAL]).isOnlyBare).toBe(false);
  expect(sweep(FIRST_BRUSH, painting, [BARE]).isOnlyBare).toBe(false);
  expect(sweep(chooseTool(FIRST_BRUSH, 'erase'), painting, [BARE]).isOnlyBare).toBe(false);
  expect(sweep(level, painting, []).isOnlyBare).toBe(false);
});

test('picking up coral paints all of it, picking up ground erases', () => {
  expect(touch(pickUp(chooseTool(level, 'pick-up'), crab)).bare).toEqual(crab);
  expect(touch(pickUp(FIRST_BRUSH, null))).toEqual({ bare: undefined, coral: null });
});

describe('choosing', () => {
  test('levels begin with one more, and go on as they were when chosen again', () => {
    expect(level.tool).toBe('raise');
    const third = chooseLevel(level, 3);
    expect(chooseAspect(third, 'level')).toBe(third);
    expect(chooseAspect(chooseTool(third, 'erase'), 'level').tool).toBe('raise');
  });

  test('one more is never mixed with a colour', () => {
    const stepping = chooseStep(all, 'raise');
    expect(touch(stepping)).toEqual({ bare: undefined, coral: { ...crab, level: 3 } });
  });

  test('all three is switched off again, and comes back from the eraser', () => {
    expect(toggleWhole(all).isWhole).toBe(false);
    expect(toggleWhole(chooseTool(all, 'erase'))).toEqual(all);
  });

  test('a tool chosen twice is put aside', () => {
    expect(chooseTool(chooseTool(level, 'erase'), 'erase')).toEqual(level);
    expect(chooseTool(chooseTool(level, 'erase'), 'pick-up').tool).toBe('pick-up');
  });

  test('what would happen to levels is known before they are chosen', () => {
    expect(
      [FIRST_BRUSH, level, chooseStep(level, 'lower'), chooseLevel(level, 2), all].map(levelTool),
    ).toEqual(['raise', 'raise', 'lower', 2, 3]);
  });

  test('the key for tall levels goes on, and around', () => {
    expect([1, 3, 4, 5, 8, 9].map(nextTall)).toEqual([4, 4, 5, 6, 9, 4]);
  });
});

test('clearing names only spaces with coral', () => {
  expect(clearAll(painting)).toEqual([{ space: CORAL, seen: null }]);
  expect(clearAll(EMPTY_PAINTING)).toEqual([]);
});

test('numbers are no animals', () => {
  const reef = paint(painting, [{ space: 9, seen: { color: 'green', level: 1, symbol: 4 } }]);
  expect(sumsOf(reef)).toEqual({
    spaces: 2,
    colors: { green: 1, pink: 1, blue: 0, yellow: 0 },
    animals: 1,
  });
});
