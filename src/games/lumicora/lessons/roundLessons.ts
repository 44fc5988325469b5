/** Lessons about turns, and about the scorings on the way. */

import { darkSidePoints } from '../rules/animals';
import { scoreCoral } from '../rules/coralScoring';
import { JELLYFISH_POINTS, scoreJellyfish } from '../rules/finalScoring';
import { legalPlacements } from '../rules/legalPlacements';
import { type ByColor, type Color, COLORS } from '../rules/model';
import {
  afterScoring,
  canScore,
  canSpend,
  limestoneIncome,
  passOctopus,
  playerOrder,
  ROUNDS,
  type ScoringTile,
} from '../rules/round';
import { surfaceOf } from '../rules/surface';
import { atollRefill, DISPLAY_SIZE, type LooseLumino, numberOf, turnOptions } from '../rules/turn';
import { afterwards, choice, lesson, loose, place, position, spaces } from './build';
import type { Aside, Position } from './lesson';

interface TurnAside extends Aside {
  readonly display: readonly LooseLumino[];
  readonly atoll: readonly LooseLumino[];
}

const DISPLAY = ['G3c', 'P6.', 'B1s', 'Y2t'].map(loose);
const PINK_6 = 1;

const PINK_ATOLL: TurnAside = { display: DISPLAY, atoll: ['P2s', 'P4.', 'B5.', 'P1c'].map(loose) };
const BLUE_ATOLL: TurnAside = { display: DISPLAY, atoll: ['B4.', 'B2h', 'B5.', 'Y3t'].map(loose) };

const PINK_TO_PINK = { ...PINK_ATOLL, added: PINK_6 };
const PINK_TO_BLUE = { ...BLUE_ATOLL, added: PINK_6 };

/** What has been taken with action C before the Atoll is filled up. */
const TAKEN = 1;

/** Holds one more blue Lumino, in level 3, and none after it as long as there is no limestone. */
const NARROW_REEF = 'd4d5:GB d2d3:P4. d6d7:B4. d3d4:G5. d5d6:B5.';

/** A turn: one Lumino to the Atoll, then action A, B or C, and at last the reef. */
export const turn = lesson('turn', [
  choice('limestone', {
    teaches: ['TU-3', 'LU-1', 'SE-1'],
    position: position('d4d5:GB', { aside: PINK_ATOLL }),
    options: ['green-3', 'pink-6', 'blue-1', 'yellow-2'],
    answer: () => mostLimestone(PINK_ATOLL),
  }),
  choice('which-action', {
    teaches: ['TU-3'],
    position: position('d4d5:GB', { aside: PINK_TO_PINK }),
    options: ['A', 'B', 'C'],
    answer: () => actionFor('green', PINK_ATOLL),
  }),
  choice('other-color', {
    teaches: ['TU-3'],
    position: position('d4d5:GB', { aside: PINK_TO_PINK }),
    options: ['pink', 'blue', 'green'],
    answer: () =>
      turnOptions(DISPLAY, PINK_6, PINK_ATOLL.atoll)
        .fromAtoll.map(({ color }) => color)
        .join(),
  }),
  choice('as-many', {
    teaches: ['TU-3', 'PL-5'],
    position: position(NARROW_REEF, { aside: PINK_TO_BLUE }),
    options: ['1', '2', '3'],
    answer: (seen) => mostLaid(seen, 'blue', mostFromAtoll('blue', BLUE_ATOLL)),
  }),
  choice('refill', {
    teaches: ['TU-3'],
    position: position(NARROW_REEF, { aside: PINK_TO_BLUE }),
    options: ['0', '1', '4'],
    answer: () => atollRefill(BLUE_ATOLL.atoll.length + 1 - TAKEN),
  }),
  place('lay', {
    teaches: ['TU-3'],
    position: position(NARROW_REEF),
    hand: 'B5.',
    solution: 'd4d5',
    mistakes: { d5d6: 'exactly-covering', c4d4: 'tilted', c6d8: 'not-neighbors', c7d8: 'limestone-short' },
  }),
]);

/** Options that are Luminos go by colour and number. */
function luminoId(lumino: LooseLumino): string {
  return `${lumino.color}-${numberOf(lumino)}`;
}

function mostLimestone({ display, atoll }: TurnAside): string {
  const earned = display.map((_, added) => turnOptions(display, added, atoll).limestone);
  return luminoId(display[earned.indexOf(Math.max(...earned))]!);
}

function actionFor(color: Color, { display, atoll }: TurnAside): 'A' | 'B' | 'C' {
  const { fromDisplay, fromAtoll } = turnOptions(display, PINK_6, atoll);
  if (fromAtoll.some((offer) => offer.color === color)) return 'C';
  return fromDisplay.some((lumino) => lumino.color === color) ? 'B' : 'A';
}

function mostFromAtoll(color: Color, { display, atoll }: TurnAside): number {
  return turnOptions(display, PINK_6, atoll).fromAtoll.find((offer) => offer.color === color)?.most ?? 0;
}

/** How many Luminos of a colour, up to a number, can be laid one after the other. */
function mostLaid(
  seen: Pick<Position, 'board' | 'luminos' | 'limestone'>,
  color: Color,
  upTo: number,
): number {
  if (upTo === 0) return 0;
  const { board, luminos, limestone } = seen;
  const counts = legalPlacements(board, surfaceOf(luminos), color, limestone).map(({ on, cost }) => {
    const laid = { on, colors: [color, color], symbols: [null, null] } as const;
    return 1 + mostLaid({ board, luminos: [...luminos, laid], limestone: limestone - cost }, color, upTo - 1);
  });
  return Math.max(0, ...counts);
}

const ONE_LEVEL = position('d4d5:PG c3c4:P5. d3e3:P2c e4e5:P4. c4d4:P6.');
const TWO_LEVELS = position('d4d5:PG c3c4:P5. d3e3:P2c e4e5:P4. c4d4:P6. e3e4:P3h');

/** Coral scoring: the smallest number in each level. */
export const coralScoring = lesson('coral-scoring', [
  spaces('first-level', {
    teaches: ['SC-2', 'LU-1'],
    position: ONE_LEVEL,
    answer: ({ surface }) => scoreCoral(surface, 'pink').lines.find(({ level }) => level === 1)!.spaces,
  }),
  spaces('each-level', {
    teaches: ['SC-2'],
    position: TWO_LEVELS,
    answer: ({ surface }) => scoreCoral(surface, 'pink').lines.flatMap((line) => line.spaces),
  }),
  choice('sum', {
    teaches: ['SC-2'],
    position: TWO_LEVELS,
    options: ['5', '11', '16'],
    answer: ({ surface }) => scoreCoral(surface, 'pink').total,
  }),
  place('cover', {
    teaches: ['SC-2'],
    position: position('d4d5:PG c3c4:P5. d3e3:P2c', { limestone: 6 }),
    hand: 'P4.',
    isGoal: (placed, seen) => {
      const before = scoreCoral(seen.surface, 'pink').lines[0]!;
      const after = scoreCoral(afterwards(placed, seen), 'pink').lines[0]!;
      return after.level === before.level && after.number > before.number;
    },
    solution: 'd3d4',
    mistakes: { c3d3: 'off-goal', c4d4: 'off-goal', e4e5: 'off-goal', d3e3: 'exactly-covering' },
  }),
]);

/** Three friends, clockwise around the table. */
const FRIENDS = ['ann', 'ben', 'cleo'] as const;
export const SECOND_STRETCH = 5;

const ANN = 0;
const BEN = 1;

const TILES: ByColor<ScoringTile> = { green: 'jellyfish', pink: 'coral', blue: 'spent', yellow: 'jellyfish' };
const REEF = 'd4d5:PG c3c4:P5. e4e5:G2c';

/** When to score: once a colour, limestone by round, the octopus. */
export const whenToScore = lesson('when-to-score', [
  choice('once', {
    teaches: ['SC-4', 'SC-1'],
    position: position(REEF, { aside: { tiles: TILES } }),
    options: COLORS,
    answer: () => COLORS.filter((color) => canScore(TILES[color])).join(),
  }),
  choice('income', {
    teaches: ['SC-3'],
    position: position(REEF, { aside: { round: SECOND_STRETCH } }),
    options: ['4', '2', '1', '0'],
    answer: () => limestoneIncome(SECOND_STRETCH),
  }),
  choice('octopus', {
    teaches: ['SC-1'],
    position: position(REEF),
    options: FRIENDS,
    answer: () => FRIENDS[passOctopus(ANN, [ANN, BEN])]!,
  }),
  choice('order', {
    teaches: ['TU-1'],
    position: position(REEF),
    options: FRIENDS,
    answer: () => FRIENDS[playerOrder(BEN, FRIENDS.length).at(-1)!]!,
  }),
  choice('end', {
    teaches: ['TU-1', 'SC-3'],
    position: position(REEF, { aside: { round: ROUNDS } }),
    options: ['round', 'extra-scoring', 'final-scoring'],
    answer: () => afterScoring({ round: ROUNDS, bagEmptyIn: null, isExtra: false }).next,
  }),
]);

const ONE_JELLYFISH: ByColor<ScoringTile> = {
  green: 'coral',
  pink: 'jellyfish',
  blue: 'spent',
  yellow: 'coral',
};
const TWO_JELLYFISH: ByColor<ScoringTile> = { ...ONE_JELLYFISH, green: 'jellyfish' };

const JELLYFISH_DISPLAY = ['G3c', 'G1s', 'G4.', 'B2t'].map(loose);
/** Of the display; the other Luminos are exchanged. */
const KEPT = 1;
/** What a lucky exchange at the very end would make of a lone shellfish in sight, on the dark side. */
export const SHELLFISH = { now: darkSidePoints('shellfish', 1), then: darkSidePoints('shellfish', 2) };

const JELLYFISH_REEF = 'd4d5:GB c3d3:G1s c5d6:B4.';

/** Jellyfish: keep them for points, or spend them on other Luminos. */
export const jellyfish = lesson('jellyfish', [
  choice('spendable', {
    teaches: ['TU-2'],
    position: position(JELLYFISH_REEF, { aside: { tiles: ONE_JELLYFISH } }),
    options: COLORS,
    answer: () => COLORS.filter((color) => canSpend(ONE_JELLYFISH[color])).join(),
  }),
  choice('exchange', {
    teaches: ['TU-2'],
    position: position(JELLYFISH_REEF, { aside: { tiles: ONE_JELLYFISH, display: JELLYFISH_DISPLAY } }),
    options: ['1', '3', '4'],
    answer: () => DISPLAY_SIZE - KEPT,
  }),
  choice('how-often', {
    teaches: ['TU-2'],
    position: position(JELLYFISH_REEF, { aside: { tiles: TWO_JELLYFISH } }),
    options: ['0', '1', '2'],
    answer: () => spendable(TWO_JELLYFISH),
  }),
  choice('worth', {
    teaches: ['FS-1'],
    position: position(JELLYFISH_REEF, { aside: { tiles: TWO_JELLYFISH } }),
    options: ['2', '4', '8'],
    answer: () => scoreJellyfish(spendable(TWO_JELLYFISH)).points,
  }),
  choice('keep-or-spend', {
    teaches: ['TU-2', 'FS-1'],
    position: position(JELLYFISH_REEF, { aside: { tiles: ONE_JELLYFISH, display: JELLYFISH_DISPLAY } }),
    options: ['keep', 'spend'],
    answer: () => (SHELLFISH.then - SHELLFISH.now > JELLYFISH_POINTS ? 'spend' : 'keep'),
  }),
]);

/** A tile that can be spent is one with its jellyfish up, and scores if it stays. */
function spendable(tiles: ByColor<ScoringTile>): number {
  return COLORS.filter((color) => canSpend(tiles[color])).length;
}
