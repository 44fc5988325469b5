import fc from 'fast-check';

import { SURFACES, type Examples, type SeenSurface } from '@/games/lumicora/exchange/photo/model';
import { readSamples } from '@/games/lumicora/exchange/photo/readSamples';
import { DEFAULT_BOARDS, SPACE_CELLS, SPACE_COUNT, STARTING_AREA } from '@/games/lumicora/rules/boards';
import { createRng } from '@/kit/rng';

import { propertyRuns } from '../../../../support/propertyRuns';
import { at, spaces } from '../../../../support/reef';
import {
  DAYLIGHT,
  NOTHING_KNOWN,
  plainSamples,
  REEF,
  surfacesOf,
  type Light,
  type Looks,
} from './plainSamples';

const TRUTH = surfacesOf(REEF);
const NO_EXAMPLES: Examples = new Map();

function read(
  samples = plainSamples(TRUTH),
  examples = NO_EXAMPLES,
  knowledge = NOTHING_KNOWN,
): readonly SeenSurface[] {
  return readSamples(samples, examples, knowledge).spaces.map(({ surface }) => surface);
}

function wrongSpaces(read: readonly SeenSurface[]): readonly number[] {
  return TRUTH.flatMap((surface, space) => (surface === read[space] ? [] : [space]));
}

describe('in even light', () => {
  test.each(SURFACES)('%s is read where it is, and nowhere else', (surface) => {
    const found = read().flatMap((seen, space) => (seen === surface ? [space] : []));
    expect(found).toEqual(TRUTH.flatMap((seen, space) => (seen === surface ? [space] : [])));
  });

  test('nothing is doubtful, and it looks like a reef', () => {
    const reading = readSamples(plainSamples(TRUTH), NO_EXAMPLES, NOTHING_KNOWN);
    expect(reading.spaces.filter(({ isDoubtful }) => isDoubtful)).toEqual([]);
    expect(reading.looksLikeReef).toBe(true);
    expect(reading.spaces.map(({ space }) => space)).toEqual([...reading.spaces.keys()]);
  });
});

describe('in any light', () => {
  test('a lamp of another colour and strength changes nothing', () => {
    const gain = fc.double({ min: 0.75, max: 1.3, noNaN: true });
    const exposure = fc.double({ min: 0.1, max: 1.3, noNaN: true });
    fc.assert(
      fc.property(gain, gain, gain, exposure, (red, green, blue, all) => {
        const lit = plainSamples(TRUTH, DAYLIGHT, () => [all * red, all * green, all * blue]);
        expect(wrongSpaces(read(lit))).toEqual([]);
      }),
      { numRuns: propertyRuns(4, 12) },
    );
  });

  test.each([
    ['left to right', (space: number) => 1 - 0.6 * (SPACE_CELLS[space]!.x / 14)],
    ['top to bottom', (space: number) => 0.4 + 0.6 * (SPACE_CELLS[space]!.row / 6)],
    ['from the middle', (space: number) => 1 - 0.5 * (Math.abs(SPACE_CELLS[space]!.x - 7) / 7)],
  ])('light that fades %s changes nothing', (_, fade) => {
    const lit = plainSamples(TRUTH, DAYLIGHT, (space) => [fade(space), fade(space), fade(space)]);
    expect(wrongSpaces(read(lit))).toEqual([]);
  });

  test('a shadow of a hand changes nothing', () => {
    const shaded = new Set(spaces('c4 c5 c6 d5 d6 d7 e4 e5 e6 f5'));
    const shade: Light = [0.45, 0.47, 0.5];
    const lit = plainSamples(TRUTH, DAYLIGHT, (space) => (shaded.has(space) ? shade : [1, 1, 1]));
    expect(wrongSpaces(read(lit))).toEqual([]);
  });

  test('a lamp mirrored on part of the board changes nothing', () => {
    const lamp = SPACE_CELLS[at('e6')]!;
    const lit = plainSamples(TRUTH).map((sample) => {
      const { x, row } = SPACE_CELLS[sample.space]!;
      const away = Math.hypot((x - lamp.x) / 2, row - lamp.row);
      const veil = 0.07 * Math.max(0, 1 - away / 2.5);
      return { ...sample, light: sample.light.map((value) => value + veil) as unknown as Light };
    });
    expect(wrongSpaces(read(lit))).toEqual([]);
  });

  test('the order of the samples does not matter', () => {
    const samples = plainSamples(TRUTH);
    const rng = createRng(3);
    const shuffled = samples
      .map((sample) => ({ sample, key: rng.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ sample }) => sample);
    expect(readSamples(shuffled, NO_EXAMPLES, NOTHING_KNOWN)).toEqual(
      readSamples(samples, NO_EXAMPLES, NOTHING_KNOWN),
    );
  });
});

describe('examples', () => {
  /** A box whose pink coral looks like the yellow one of other boxes, and the other way round. */
  const swapped: Looks = { ...DAYLIGHT, pink: DAYLIGHT.yellow, yellow: DAYLIGHT.pink };

  test('one of them corrects all spaces that look like it', () => {
    const samples = plainSamples(TRUTH, swapped);
    const pink = TRUTH.flatMap((surface, space) => (surface === 'pink' ? [space] : []));
    const before = read(samples);
    expect(pink.map((space) => before[space])).not.toContain('pink');
    const after = read(samples, new Map([[pink[0]!, 'pink']]));
    expect(pink.map((space) => after[space])).toEqual(pink.map(() => 'pink'));
  });

  test('two of them correct both sides of a confusion', () => {
    const samples = plainSamples(TRUTH, swapped);
    const examples = new Map([
      [TRUTH.indexOf('pink'), 'pink'],
      [TRUTH.indexOf('yellow'), 'yellow'],
    ] as const);
    expect(wrongSpaces(read(samples, examples))).toEqual([]);
  });

  test('a space that a person has named is certain, whatever it looks like', () => {
    const { spaces: read } = readSamples(plainSamples(TRUTH), new Map([[at('a1'), 'pink']]), NOTHING_KNOWN);
    expect(read[at('a1')]).toMatchObject({ surface: 'pink', isDoubtful: false });
    expect(read[at('a1')]!.confidence).toBeCloseTo(1, 9);
  });
});

describe('what is known besides', () => {
  const board = DEFAULT_BOARDS.A;
  const light = fc.double({ min: 0, max: 1, noNaN: true });
  const anySamples = fc
    .array(fc.tuple(light, light, light, light), { minLength: SPACE_COUNT, maxLength: SPACE_COUNT })
    .map((rows) =>
      rows.map(([red, green, blue, spread], space) => ({
        space,
        light: [red, green, blue] as const,
        spread,
        covered: 0,
      })),
    );

  test('BO-3: whatever a photo shows, bare spaces are as printed, and the starting area has coral', () => {
    fc.assert(
      fc.property(anySamples, (samples) => {
        const seen = read(samples, NO_EXAMPLES, { ...NOTHING_KNOWN, board });
        expect(STARTING_AREA.map((space) => seen[space])).not.toContain('water');
        expect(STARTING_AREA.map((space) => seen[space])).not.toContain('limestone');
        for (const [space, terrain] of board.terrain.entries()) {
          if (terrain === 'water') expect(seen[space]).not.toBe('limestone');
          if (terrain === 'limestone') expect(seen[space]).not.toBe('water');
        }
      }),
      { numRuns: propertyRuns(2, 5) },
    );
  });

  test('what is covered stays covered, whatever a photo shows', () => {
    fc.assert(
      fc.property(anySamples, (samples) => {
        const seen = read(samples, NO_EXAMPLES, { ...NOTHING_KNOWN, reef: REEF });
        for (const [space, level] of REEF.levels.entries()) {
          if (level > 0) expect(['water', 'limestone']).not.toContain(seen[space]);
        }
      }),
      { numRuns: propertyRuns(2, 5) },
    );
  });

  test('an empty board shows nothing but water and limestone, whatever a photo shows', () => {
    fc.assert(
      fc.property(anySamples, (samples) => {
        const seen = read(samples, NO_EXAMPLES, { ...NOTHING_KNOWN, isEmptyBoard: true });
        expect(seen.filter((surface) => surface !== 'water' && surface !== 'limestone')).toEqual([]);
      }),
      { numRuns: propertyRuns(2, 5) },
    );
  });

  test('confidence is a share, whatever a photo shows', () => {
    fc.assert(
      fc.property(anySamples, (samples) => {
        for (const { confidence } of readSamples(samples, NO_EXAMPLES, NOTHING_KNOWN).spaces) {
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: propertyRuns(2, 5) },
    );
  });

  /** The reef with one space that the photo does not show. */
  const hidden = plainSamples(TRUTH).map((sample) =>
    sample.space === at('c4') ? { ...sample, light: [0, 0, 0] as const, spread: 1, covered: 0 } : sample,
  );

  test('the reef as last known decides on a space that is not to be seen, which stays doubtful', () => {
    const { spaces: seen } = readSamples(hidden, NO_EXAMPLES, { ...NOTHING_KNOWN, board, reef: REEF });
    expect(seen[at('c4')]).toMatchObject({ surface: 'green', isDoubtful: true });
  });

  test('a space that looks like two colours is what it was', () => {
    const between = plainSamples(TRUTH).map((sample) =>
      sample.space === at('f3')
        ? { ...sample, light: [0.27, 0.16, 0.39] as const, spread: 0.3, covered: 0 }
        : sample,
    );
    const known = read(between, NO_EXAMPLES, { ...NOTHING_KNOWN, board, reef: REEF });
    expect(known[at('f3')]).toBe('blue');
  });

  test('Luminos laid since are seen', () => {
    const before = { ...REEF, levels: REEF.levels.slice(), colors: REEF.colors.slice() };
    for (const space of spaces('f3 f4 c6 b5')) {
      before.levels[space] = 0;
      before.colors[space] = -1;
    }
    expect(
      wrongSpaces(read(plainSamples(TRUTH), NO_EXAMPLES, { ...NOTHING_KNOWN, board, reef: before })),
    ).toEqual([]);
  });
});

describe('doubt', () => {
  test('a patch of which most looks otherwise is doubtful', () => {
    const blurred = plainSamples(TRUTH).map((sample) =>
      sample.space === at('a1') ? { ...sample, spread: 0.7, covered: 0 } : sample,
    );
    const { spaces: seen } = readSamples(blurred, NO_EXAMPLES, NOTHING_KNOWN);
    expect(seen.filter(({ isDoubtful }) => isDoubtful).map(({ space }) => space)).toEqual([at('a1')]);
  });

  test('a thing that is no surface is doubtful, and its neighbours are not', () => {
    const covered = plainSamples(TRUTH).map((sample) =>
      sample.space === at('b3') ? { ...sample, light: [0.5, 0.02, 0.01] as const } : sample,
    );
    const { spaces: seen } = readSamples(covered, NO_EXAMPLES, { ...NOTHING_KNOWN, board: DEFAULT_BOARDS.A });
    expect(seen.filter(({ isDoubtful }) => isDoubtful).map(({ space }) => space)).toEqual([at('b3')]);
  });

  test('a floor of tiles in two colours is no reef', () => {
    const tiles = plainSamples(TRUTH.map((_, space) => (space % 2 === 0 ? 'pink' : 'limestone')));
    expect(readSamples(tiles, NO_EXAMPLES, NOTHING_KNOWN).looksLikeReef).toBe(false);
  });

  test('a board of which most lies beside the picture is not taken for a reef', () => {
    const cut = plainSamples(TRUTH).map((sample) =>
      sample.space < 24 ? { ...sample, light: [0, 0, 0] as const, spread: 1, covered: 0 } : sample,
    );
    const reading = readSamples(cut, NO_EXAMPLES, NOTHING_KNOWN);
    expect(reading.looksLikeReef).toBe(false);
    expect(reading.spaces.filter(({ space, isDoubtful }) => space < 24 && !isDoubtful)).toEqual([]);
  });

  test.each([
    ['black', [0, 0, 0]],
    ['white', [1, 1, 1]],
    ['red', [1, 0, 0]],
    ['grey', [0.2, 0.2, 0.2]],
  ] as const)('an all %s picture is no reef, and is read without a hitch', (_, light) => {
    const flat = TRUTH.map((_seen, space) => ({ space, light, spread: 0, covered: 0 }));
    const reading = readSamples(flat, NO_EXAMPLES, NOTHING_KNOWN);
    expect(reading.looksLikeReef).toBe(false);
    expect(reading.spaces.every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true);
  });
});
