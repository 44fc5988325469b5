import type { Knowledge, PhotoReading } from '@/games/lumicora/exchange/photo/model';
import { readSamples } from '@/games/lumicora/exchange/photo/readSamples';
import { sampleSpaces } from '@/games/lumicora/exchange/photo/sampleSpaces';
import { DEFAULT_BOARDS, isStartingArea } from '@/games/lumicora/rules/boards';
import { createRng } from '@/kit/rng';

import { ALL_DISTURBANCES, DISTURBANCES, type Strengths } from '../../../../support/photo/disturbances';
import { photograph, type Photo } from '../../../../support/photo/photograph';
import { propertyRuns } from '../../../../support/propertyRuns';
import { legalReef } from '../../../../support/randomReef';
import { NOTHING_KNOWN } from './plainSamples';

const board = DEFAULT_BOARDS.B;

/** Small ones, as every pixel takes its time. */
function photo(seed: number, strengths: Strengths, isEmpty = false): Photo {
  const luminos = isEmpty ? [] : legalReef(createRng(seed), board);
  return photograph({ board, luminos, seed, strengths, width: 240, height: 180 });
}

function read({ pixels, corners }: Photo, knowledge: Knowledge): PhotoReading {
  return readSamples(sampleSpaces(pixels, corners), new Map(), knowledge);
}

/** Spaces that are read wrong, and whether all of them are marked. */
function mistakes({ surfaces }: Photo, { spaces }: PhotoReading): { wrong: number; isHonest: boolean } {
  const wrong = spaces.filter(({ space, surface }) => surface !== surfaces[space]);
  return { wrong: wrong.length, isHonest: wrong.every(({ isDoubtful }) => isDoubtful) };
}

test('a fair photo is read without a mistake and without help', () => {
  const taken = photo(11, {});
  const reading = read(taken, NOTHING_KNOWN);
  expect(mistakes(taken, reading)).toEqual({ wrong: 0, isHonest: true });
  expect(reading.looksLikeReef).toBe(true);
});

test.each(DISTURBANCES.slice(0, propertyRuns(2, DISTURBANCES.length)))(
  '%s leaves a photo readable: at most one mistake, and a marked one',
  (name) => {
    const taken = photo(12, { [name]: 1 });
    const { wrong, isHonest } = mistakes(taken, read(taken, { ...NOTHING_KNOWN, board }));
    expect(wrong).toBeLessThanOrEqual(1);
    expect(isHonest).toBe(true);
  },
);

test.each([21, 22].slice(0, propertyRuns(1, 2)))(
  'everything at once: at most one mistake, and a marked one (photo %i)',
  (seed) => {
    const taken = photo(seed, ALL_DISTURBANCES);
    const reading = read(taken, { ...NOTHING_KNOWN, board });
    const { wrong, isHonest } = mistakes(taken, reading);
    expect(wrong).toBeLessThanOrEqual(1);
    expect(isHonest).toBe(true);
    expect(reading.looksLikeReef).toBe(true);
  },
);

test('BO-3: an empty board is read as printed', () => {
  const taken = photo(31, ALL_DISTURBANCES, true);
  const { spaces } = read(taken, { ...NOTHING_KNOWN, isEmptyBoard: true });
  const base = spaces.filter(({ space }) => !isStartingArea(space));
  expect(base.filter(({ space, surface }) => surface !== taken.surfaces[space])).toEqual([]);
});
