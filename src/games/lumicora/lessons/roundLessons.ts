/** Lessons about turns, and about the scorings on the way. */

import type { Deed, Turn } from '../play/turn';
import { darkSidePoints } from '../rules/animals';
import { scoreCoral } from '../rules/coralScoring';
import { JELLYFISH_POINTS } from '../rules/finalScoring';
import { legalPlacements } from '../rules/legalPlacements';
import { byColor, COLORS, type ByColor, type Color, type LaidLumino } from '../rules/model';
import { afterScoring, canScore, passOctopus, playerOrder, ROUNDS, type ScoringTile } from '../rules/round';
import { numberOf, type LooseLumino } from '../rules/turn';
import { afterwards, choice, deed, lesson, loose, place, playTurn, position, score, things } from './build';
import type { Friend, Position, Thing } from './position';

const DISPLAY = 'G3c P6. B1s Y2t';
const GREEN = 0;
const PINK = 1;
const BLUE = 2;
const PINK_ATOLL = 'P2s P4. B5. P1c';
const BLUE_ATOLL = 'B4. B2h B5. Y3t';
const BAG = 'G4. Y1h P3c G6. B3t Y5.';

/** Holds one more blue Lumino, in level 3, and none after it as long as there is no limestone. */
const NARROW_REEF = 'd4d5:GB d2d3:P4. d6d7:B4. d3d4:G5. d5d6:B5.';

/** A turn: one Lumino to the Atoll, then action A, B or C, the Atoll filled up, and at last the reef. */
export const turn = lesson('turn', [
  playTurn('limestone', {
    teaches: ['TU-3', 'LU-1', 'SE-1'],
    position: position('d4d5:GB'),
    display: DISPLAY,
    atoll: PINK_ATOLL,
    bag: BAG,
    wants: (each, { seat }) =>
      each.type === 'add'
        ? numberOf(seat.display[each.lumino]!) === Math.max(...seat.display.map(numberOf))
        : each.type === 'limestone' || each.type === 'fill',
    solution: [deed.add(PINK), deed.limestone, deed.fill],
    mistakes: [
      { deeds: [deed.add(GREEN)], code: 'off-goal' },
      { deeds: [deed.limestone], code: 'not-now' },
      { deeds: [deed.add(PINK), deed.display(0)], code: 'off-goal' },
      { deeds: [deed.add(PINK), deed.atoll(0)], code: 'color-just-added' },
    ],
  }),
  playTurn('display', {
    teaches: ['TU-3'],
    position: position('d4d5:GB'),
    display: DISPLAY,
    atoll: PINK_ATOLL,
    bag: BAG,
    wants: (each, before) => {
      if (each.type === 'add') return colorIn(before.seat.display, each.lumino) !== 'green';
      if (each.type === 'fromDisplay') return colorIn(before.seat.display, each.lumino) === 'green';
      return each.type === 'fill' || each.type === 'place';
    },
    solution: [deed.add(PINK), deed.display(0), deed.fill, deed.lay(0, 'c3c4')],
    mistakes: [
      { deeds: [deed.add(GREEN)], code: 'off-goal' },
      { deeds: [deed.add(PINK), deed.limestone], code: 'off-goal' },
      { deeds: [deed.add(PINK), deed.display(2)], code: 'off-goal' },
      {
        deeds: [deed.add(PINK), deed.display(0), deed.fill, deed.lay(0, 'c5d6')],
        code: 'own-color-not-touched',
      },
    ],
  }),
  playTurn('atoll', {
    teaches: ['TU-3'],
    position: position('d4d5:GB'),
    display: DISPLAY,
    atoll: PINK_ATOLL,
    bag: BAG,
    wants: (each, before) => {
      if (each.type === 'add') return colorIn(before.seat.display, each.lumino) !== 'blue';
      if (each.type === 'fromAtoll') return each.luminos.every((at) => colorIn(before.atoll, at) === 'blue');
      return each.type === 'fill' || each.type === 'place';
    },
    solution: [deed.add(PINK), deed.atoll(2), deed.fill, deed.lay(0, 'c5d6')],
    mistakes: [
      { deeds: [deed.add(BLUE)], code: 'off-goal' },
      { deeds: [deed.add(PINK), deed.atoll(0)], code: 'color-just-added' },
      { deeds: [deed.add(GREEN), deed.atoll(0, 2)], code: 'several-colors' },
      { deeds: [deed.add(GREEN), deed.atoll(0)], code: 'off-goal' },
    ],
  }),
  playTurn('as-many', {
    teaches: ['TU-3', 'PL-5'],
    position: position(NARROW_REEF),
    display: DISPLAY,
    atoll: BLUE_ATOLL,
    bag: BAG,
    wants: (each, before) => {
      if (each.type === 'add') return colorIn(before.seat.display, each.lumino) !== 'blue';
      if (each.type === 'fromAtoll') {
        return each.luminos.length === 1 && colorIn(before.atoll, each.luminos[0]!) === 'blue';
      }
      return each.type === 'fill' || each.type === 'place';
    },
    solution: [deed.add(PINK), deed.atoll(0), deed.fill, deed.lay(0, 'd4d5')],
    mistakes: [
      { deeds: [deed.add(PINK), deed.atoll(0, 1, 2)], code: 'off-goal' },
      { deeds: [deed.add(PINK), deed.atoll(0), deed.fill, deed.lay(0, 'd5d6')], code: 'exactly-covering' },
      { deeds: [deed.add(PINK), deed.atoll(0), deed.fill, deed.lay(0, 'c7d8')], code: 'limestone-short' },
    ],
  }),
  playTurn('whole', {
    teaches: ['TU-3'],
    position: position('d4d5:GB', { limestone: 2 }),
    display: DISPLAY,
    atoll: BLUE_ATOLL,
    bag: BAG,
    wants: (each, before) => {
      if (each.type === 'add') return colorIn(before.seat.display, each.lumino) !== 'blue';
      if (each.type === 'fromAtoll') {
        return each.luminos.length === 3 && each.luminos.every((at) => colorIn(before.atoll, at) === 'blue');
      }
      return each.type === 'fill' || each.type === 'place';
    },
    solution: [
      deed.add(PINK),
      deed.atoll(0, 1, 2),
      deed.fill,
      deed.lay(0, 'c5d6'),
      deed.lay(0, 'e4e5'),
      deed.lay(0, 'c4c3'),
    ],
    mistakes: [
      { deeds: [deed.add(BLUE)], code: 'off-goal' },
      { deeds: [deed.add(PINK), deed.atoll(3)], code: 'off-goal' },
      { deeds: [deed.add(PINK), deed.atoll(0, 1, 2), deed.lay(0, 'c5d6')], code: 'not-now' },
      { deeds: [deed.add(PINK), deed.atoll(0, 1, 2), deed.fill, deed.giveBack(0)], code: 'off-goal' },
    ],
  }),
]);

function colorIn(luminos: readonly LooseLumino[], index: number): Color | undefined {
  return luminos[index]?.color;
}

const ALL_CORAL: ByColor<ScoringTile> = byColor(() => 'coral');
const TILES: ByColor<ScoringTile> = { green: 'jellyfish', pink: 'coral', blue: 'spent', yellow: 'jellyfish' };
export const NEARLY_FULL = 9;
export const SECOND_STRETCH = 5;

/** Coral scoring: a tile is flipped, and in each level the smallest number counts. */
export const coralScoring = lesson('coral-scoring', [
  score('first-level', {
    teaches: ['SC-1', 'SC-2', 'LU-1'],
    position: position('d4d5:PG c3c4:P5. d3e3:P2c e4e5:P4.', { aside: { tiles: ALL_CORAL } }),
    round: 2,
    isGoal: (color) => color === 'pink',
    solution: 'pink',
  }),
  score('each-level', {
    teaches: ['SC-2', 'SC-3'],
    position: position('d4d5:PG c3c4:P5. d3e3:P2c e4e5:P4. c4d4:P6. e3e4:P3h', {
      limestone: 3,
      aside: { tiles: ALL_CORAL },
    }),
    round: 3,
    isGoal: (color) => color === 'pink',
    solution: 'pink',
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
  score('once', {
    teaches: ['SC-4', 'SC-3', 'LU-6'],
    position: position('d4d5:PG c3c4:P5. e4e5:G2c', { limestone: NEARLY_FULL, aside: { tiles: TILES } }),
    round: SECOND_STRETCH,
    solution: 'pink',
  }),
]);

const seatOf = (who: Friend): Thing => `seat-${who}`;
/** Clockwise around the table. */
const AROUND: readonly Friend[] = ['ann', 'ben', 'cleo'];
const SEATS = AROUND.map((who) => ({ who }));
const EVERYBODY = AROUND.map(seatOf);
const ANN = 0;
const BEN = 1;
/** The last round that pays four. */
export const LAST_OF_FOUR = 4;
const TRACK = Array.from({ length: ROUNDS }, (_, index): Thing => `round-${index + 1}`);
const START = 'd4d5:GB';

/** Ten rounds: turns from the octopus, the scoring phase, the turtle, the end. */
export const rounds = lesson('rounds', [
  things('order', {
    teaches: ['TU-1'],
    position: position(START, { aside: { seats: SEATS, octopus: BEN } }),
    things: EVERYBODY,
    isOrdered: true,
    isWithoutReef: true,
    answer: () => playerOrder(BEN, AROUND.length).map((seat) => EVERYBODY[seat]!),
  }),
  things('octopus', {
    teaches: ['SC-1'],
    position: position(START, {
      aside: { seats: AROUND.map((who, seat) => ({ who, scores: seat <= BEN })), octopus: ANN },
    }),
    things: EVERYBODY,
    isWithoutReef: true,
    answer: () => [EVERYBODY[passOctopus(ANN, [ANN, BEN])]!],
  }),
  things('turtle', {
    teaches: ['SC-1', 'SC-3', 'TU-1'],
    position: position(START, { aside: { round: LAST_OF_FOUR } }),
    things: TRACK,
    isWithoutReef: true,
    answer: () => [`round-${afterScoring({ round: LAST_OF_FOUR, bagEmptyIn: null, isExtra: false }).round}`],
  }),
  choice('end', {
    teaches: ['TU-1'],
    position: position(START, { aside: { round: ROUNDS } }),
    options: ['round', 'extra-scoring', 'final-scoring'],
    answer: () => afterScoring({ round: ROUNDS, bagEmptyIn: null, isExtra: false }).next,
  }),
]);

const TWO_LEFT: ByColor<ScoringTile> = { green: 'coral', pink: 'coral', blue: 'jellyfish', yellow: 'spent' };
const MORE_PINK = 'd4d5:PG c3d3:P4. c4c5:G2c c3d4:P3s e4e5:G5.';

/** When to score: what brings more, what can be raised first, and what is better than nothing. */
export const whenToScore = lesson('when-to-score', [
  score('best-now', {
    teaches: ['SC-2', 'SC-4'],
    position: position(MORE_PINK, { aside: { tiles: TWO_LEFT } }),
    round: 3,
    isGoal: (color, seen) => coralTotal(seen, color) === Math.max(...openTotals(seen)),
    solution: 'pink',
  }),
  place('raise', {
    teaches: ['SC-2'],
    position: position('d4d5:PG c3c4:P5. d3e3:P2c', { limestone: 2, aside: { tiles: TWO_LEFT } }),
    hand: 'P6.',
    isGoal: (placed, seen) =>
      scoreCoral(afterwards(placed, seen), 'pink').total === mostAfter(seen, loose('P6.')),
    solution: 'd4d3',
    mistakes: { c3c4: 'exactly-covering', e4e5: 'off-goal', b3c4: 'tilted' },
  }),
  score('zero', {
    teaches: ['SC-2', 'SC-3'],
    position: position('d4d5:GB c3d3:G4. e3e4:G1c', {
      aside: { tiles: { ...ALL_CORAL, pink: 'jellyfish' } },
    }),
    round: LAST_OF_FOUR,
    isGoal: (color, seen) => coralTotal(seen, color) === 0,
    solution: 'blue',
  }),
  score('last', {
    teaches: ['SC-3', 'SC-4', 'TU-1'],
    position: position('d4d5:PG c3c4:P5. d3e3:P2c c4d4:P6.', { limestone: 1, aside: { tiles: TILES } }),
    round: ROUNDS,
    solution: 'pink',
  }),
]);

function coralTotal({ surface }: Position, color: Color): number {
  return scoreCoral(surface, color).total;
}

function openTotals(seen: Position): readonly number[] {
  const tiles = seen.aside!.tiles!;
  return COLORS.filter((color) => canScore(tiles[color])).map((color) => coralTotal(seen, color));
}

/** The most that the color of a Lumino can score once it lies somewhere. */
function mostAfter(seen: Position, { color, symbols }: LooseLumino): number {
  const { board, surface, limestone } = seen;
  const totals = legalPlacements(board, surface, color, limestone).flatMap(({ on: [a, b] }) =>
    [[a, b] as const, [b, a] as const].map((on) => {
      const laid: LaidLumino = { on, colors: [color, color], symbols };
      return scoreCoral(afterwards(laid, seen), color).total;
    }),
  );
  return Math.max(...totals);
}

const ONE_JELLYFISH: ByColor<ScoringTile> = {
  green: 'coral',
  pink: 'jellyfish',
  blue: 'spent',
  yellow: 'coral',
};
const TWO_JELLYFISH: ByColor<ScoringTile> = { ...ONE_JELLYFISH, green: 'jellyfish' };
const GREEN_DISPLAY = 'G3c G1s G4. B2t';
const GREEN_IN_DISPLAY = [0, 1, 2] as const;
/** What a lucky exchange at the very end would make of a lone shellfish in sight, on the dark side. */
export const SHELLFISH = { now: darkSidePoints('shellfish', 1), then: darkSidePoints('shellfish', 2) };

const JELLYFISH_REEF = 'd4d5:GB c3d3:G1s c5d6:B4.';

/** Jellyfish: spend them on other Luminos, or keep them for points. */
export const jellyfish = lesson('jellyfish', [
  playTurn('spend', {
    teaches: ['TU-2'],
    position: position(JELLYFISH_REEF),
    display: GREEN_DISPLAY,
    atoll: PINK_ATOLL,
    bag: BAG,
    tiles: ONE_JELLYFISH,
    wants: (each) => isSwap(each, 'display') && each.luminos.join() === GREEN_IN_DISPLAY.join(),
    isDone: ({ seat }) => seat.tiles.pink === 'spent',
    solution: [deed.swap('pink', 'display', ...GREEN_IN_DISPLAY)],
    mistakes: [
      { deeds: [deed.swap('green', 'display', 0)], code: 'no-jellyfish' },
      { deeds: [deed.swap('pink', 'display', 0)], code: 'off-goal' },
      { deeds: [deed.swap('pink', 'atoll', 0)], code: 'off-goal' },
      { deeds: [deed.add(0)], code: 'off-goal' },
    ],
  }),
  playTurn('again', {
    teaches: ['TU-2'],
    position: position(JELLYFISH_REEF),
    display: GREEN_DISPLAY,
    atoll: PINK_ATOLL,
    bag: BAG,
    tiles: TWO_JELLYFISH,
    wants: (each, before) =>
      isSwap(each, 'atoll') && (each.luminos.length === before.atoll.length || hasSpent(before)),
    isDone: ({ seat }) => seat.tiles.pink === 'spent' && seat.tiles.green === 'spent',
    solution: [deed.swap('pink', 'atoll', 0, 1, 2, 3), deed.swap('green', 'atoll', 0)],
    mistakes: [
      {
        deeds: [deed.swap('pink', 'atoll', 0, 1, 2, 3), deed.swap('pink', 'atoll', 0)],
        code: 'no-jellyfish',
      },
      { deeds: [deed.swap('blue', 'atoll', 0)], code: 'no-jellyfish' },
      { deeds: [deed.swap('green', 'display', 0)], code: 'off-goal' },
    ],
  }),
  choice('keep-or-spend', {
    teaches: ['TU-2', 'FS-1'],
    position: position(JELLYFISH_REEF, {
      aside: { tiles: ONE_JELLYFISH, display: GREEN_DISPLAY.split(' ').map(loose), round: ROUNDS },
    }),
    lit: 'd3',
    options: ['keep', 'spend'],
    answer: () => (SHELLFISH.then - SHELLFISH.now > JELLYFISH_POINTS ? 'spend' : 'keep'),
  }),
]);

type Swap = Extract<Deed, { readonly type: 'swap' }>;

function isSwap(each: Deed, from: Swap['from']): each is Swap {
  return each.type === 'swap' && each.from === from;
}

function hasSpent({ seat }: Turn): boolean {
  return seat.tiles.pink === 'spent' || seat.tiles.green === 'spent';
}
