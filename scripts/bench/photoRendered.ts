/** How well photographs are read that look like those of a real table, by tier: rendered ones, and those of a folder. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { learnTones } from '@/games/lumicora/exchange/photo/learnTones';
import type {
  BoxTones,
  Corners,
  Knowledge,
  PhotoReading,
  Pixels,
  SeenSurface,
  SpaceSample,
} from '@/games/lumicora/exchange/photo/model';
import { reefSteps } from '@/games/lumicora/exchange/photo/readReef';
import { readSamples } from '@/games/lumicora/exchange/photo/readSamples';
import { sampleSpaces } from '@/games/lumicora/exchange/photo/sampleSpaces';
import { afterTap, said } from '@/games/lumicora/exchange/photo/tapReading';
import {
  createBoard,
  nameOf,
  type BaseTerrain,
  type BoardSide,
  type ReefBoard,
  SPACE_COUNT,
  SPACE_NAMES,
} from '@/games/lumicora/rules/boards';
import { finish } from '@/kit/slices';

import { pixelsOf } from '../../__tests__/support/photo/jpeg';
import { renderPhoto, TIERS, type Tier } from '../photo/render';
import type { Figure } from './measure';
import { isNear } from './photoTrial';

/** Prints that nothing was learned from: seeds that `scripts/photo/learn.ts` leaves alone. */
const FIRST_PRINT = 5000;
const PRINTS = 12;
/** Photos of a print from which its box is learned before others are read. */
const CONFIRMED = 2;

/** Photographs with their truth, as the command answers them; the ones of the tests unless another folder is named. */
const FOLDER = process.env.PHOTOS ?? join(__dirname, '../../__tests__/fixtures/photos');

interface Shot {
  readonly tier: Tier;
  readonly pixels: Pixels;
  readonly corners: Corners;
  readonly board: ReefBoard;
  readonly surfaces: readonly SeenSurface[];
}

/** Of one photo, all that is measured. */
interface Outcome {
  readonly tier: Tier;
  readonly isFound: boolean;
  readonly isWronglySure: boolean;
  readonly wrong: number;
  readonly isHonest: boolean;
  readonly marks: number;
  readonly wrongUnknown: number;
  /** After a person has put one wrong space right, and after they have taken the offer that followed. */
  readonly wrongAfterTap: number;
  readonly wrongAfterTwo: number;
  readonly wrongWithBox: number;
  readonly ms: number;
}

export function benchRendered(): readonly Figure[] {
  const rendered = TIERS.flatMap((tier) =>
    Array.from({ length: PRINTS }, (_, index) => {
      const print = FIRST_PRINT + index;
      const box = boxOf(
        Array.from({ length: CONFIRMED }, (__, at) => shoot('flat', 100 * print + at, print)),
      );
      return outcomeOf(shoot(tier, 100 * print + 50, print), box);
    }),
  );
  const shots = shotsOf(FOLDER);
  const folderBox = boxOf(shots.slice(0, CONFIRMED));
  return [
    ...figuresOf('rendered', rendered),
    ...figuresOf(
      'photographs',
      shots.map((shot) => outcomeOf(shot, folderBox)),
    ),
  ];
}

function shoot(tier: Tier, seed: number, print: number): Shot {
  return renderPhoto({ seed, tier, print, width: 960, height: 720 });
}

function shotsOf(folder: string): readonly Shot[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jpg') && existsSync(join(folder, file.replace('.jpg', '.json'))))
    .map((file) => {
      const truth = JSON.parse(readFileSync(join(folder, file.replace('.jpg', '.json')), 'utf8')) as Truth;
      const [a1, a5, g5, g1] = (['a1', 'a5', 'g5', 'g1'] as const).map((name) => {
        const [x, y] = truth.corners[name]!;
        return { x, y };
      });
      return {
        tier: TIERS.find((tier) => file.startsWith(tier)) ?? 'typical',
        pixels: pixelsOf(readFileSync(join(folder, file))),
        corners: [a1!, a5!, g5!, g1!],
        board: createBoard(truth.side, (space) => truth.board[nameOf(space)]!),
        surfaces: SPACE_NAMES.map((name) => truth.spaces[name]!),
      };
    });
}

interface Truth {
  readonly side: BoardSide;
  readonly board: Readonly<Record<string, BaseTerrain>>;
  readonly corners: Readonly<Record<string, readonly [number, number]>>;
  readonly spaces: Readonly<Record<string, SeenSurface>>;
}

function boxOf(shots: readonly Shot[]): BoxTones | null {
  return shots.reduce<BoxTones | null>((box, { pixels, corners, surfaces }) => {
    const spaces = surfaces.map((surface, space) => ({ space, surface, confidence: 1, isDoubtful: false }));
    return learnTones(box, sampleSpaces(pixels, corners), { spaces, looksLikeReef: true });
  }, null);
}

const NOTHING: Knowledge = { board: null, reef: null, box: null, isEmptyBoard: false };

function outcomeOf({ tier, pixels, corners, board, surfaces }: Shot, box: BoxTones | null): Outcome {
  const began = performance.now();
  const found = finish(reefSteps(pixels, { ...NOTHING, board }));
  const ms = performance.now() - began;
  const isFound = found !== null && isEitherWay(found.corners, corners);
  const samples = sampleSpaces(pixels, corners);
  const wrongIn = (reading: PhotoReading) =>
    reading.spaces.filter(({ space, surface }) => surface !== surfaces[space]);
  const reading = readSamples(samples, new Map(), { ...NOTHING, board });
  const wrong = wrongIn(reading);
  const tapped = tap(reading, samples, board, surfaces);
  return {
    tier,
    isFound,
    isWronglySure: found?.isSure === true && !isFound,
    wrong: wrong.length,
    isHonest: wrong.every(({ isDoubtful }) => isDoubtful),
    marks: reading.spaces.filter(({ isDoubtful }) => isDoubtful).length,
    wrongUnknown: wrongIn(readSamples(samples, new Map(), NOTHING)).length,
    wrongAfterTap: wrongIn(tapped.once).length,
    wrongAfterTwo: wrongIn(tapped.twice).length,
    wrongWithBox: wrongIn(readSamples(samples, new Map(), { ...NOTHING, box })).length,
    ms,
  };
}

function isEitherWay(found: Corners, truth: Corners): boolean {
  const [a1, a5, g5, g1] = found;
  return isNear(found, truth) || isNear([g5, g1, a1, a5], truth);
}

/** A person puts the first wrong space right, marked ones first, and takes an offer only where it is all true. */
function tap(
  reading: PhotoReading,
  samples: readonly SpaceSample[],
  board: ReefBoard,
  surfaces: readonly SeenSurface[],
): { readonly once: PhotoReading; readonly twice: PhotoReading } {
  const wrong = reading.spaces.filter(({ space, surface }) => surface !== surfaces[space]);
  const first = wrong.find(({ isDoubtful }) => isDoubtful) ?? wrong[0];
  if (first === undefined) return { once: reading, twice: reading };
  const surface = surfaces[first.space]!;
  const spaces = reading.spaces.map((each) => (each === first ? said(each, surface) : each));
  const again = readSamples(samples, new Map([[first.space, surface]]), { ...NOTHING, board });
  const { reading: once, offer } = afterTap({ ...reading, spaces }, again, new Set([first.space]), surface);
  if (offer === null || !offer.spaces.every((space) => surfaces[space] === surface))
    return { once, twice: once };
  const taken = new Set(offer.spaces);
  const twice = once.spaces.map((each) => (taken.has(each.space) ? said(each, surface) : each));
  return { once, twice: { ...once, spaces: twice } };
}

function figuresOf(kind: string, outcomes: readonly Outcome[]): readonly Figure[] {
  return TIERS.flatMap((tier) => {
    const own = outcomes.filter((outcome) => outcome.tier === tier);
    if (own.length === 0) return [];
    const share = (holds: (outcome: Outcome) => boolean): number =>
      tenth((100 * own.filter(holds).length) / own.length);
    const right = (wrong: (outcome: Outcome) => number): number =>
      tenth(100 - (100 * own.reduce((sum, each) => sum + wrong(each), 0)) / (SPACE_COUNT * own.length));
    const figure = (what: string, value: number, unit: string, aim = ''): Figure => ({
      name: `${kind}, ${tier}: ${what}`,
      value,
      unit,
      aim,
    });
    return [
      figure(
        'corners right',
        share(({ isFound }) => isFound),
        '%',
        { flat: '', typical: 'at least 85', hard: 'at least 60' }[tier],
      ),
      figure(
        'corners wrong but called sure',
        share(({ isWronglySure }) => isWronglySure),
        '%',
        'at most 2',
      ),
      figure(
        'spaces right',
        right(({ wrong }) => wrong),
        '%',
        { flat: 'at least 99.5', typical: 'at least 99', hard: 'at least 94' }[tier],
      ),
      figure(
        'spaces right, terrain not known',
        right(({ wrongUnknown }) => wrongUnknown),
        '%',
      ),
      figure(
        'the same with the box known',
        right(({ wrongWithBox }) => wrongWithBox),
        '%',
      ),
      figure(
        'no mistake unmarked',
        share(({ isHonest }) => isHonest),
        '%',
        '100',
      ),
      figure('marked', tenth(own.reduce((sum, { marks }) => sum + marks, 0) / own.length), 'spaces a photo'),
      figure(
        'spaces right after one tap',
        right(({ wrongAfterTap }) => wrongAfterTap),
        '%',
      ),
      figure(
        'worse after a true tap',
        share(({ wrong, wrongAfterTap }) => wrongAfterTap > wrong),
        '%',
        '0',
      ),
      figure(
        'every space right after two taps',
        share(({ wrongAfterTwo }) => wrongAfterTwo === 0),
        '%',
        { flat: '', typical: 'at least 90', hard: '' }[tier],
      ),
      figure('time, slowest', Math.round(Math.max(...own.map(({ ms }) => ms))), 'ms', 'below 1,500'),
    ];
  });
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
