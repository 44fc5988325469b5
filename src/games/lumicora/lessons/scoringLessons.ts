/** Lessons about the final scoring and the end of the game. */

import { sumPoints } from '@/tabletop/scoring/scoring';

import {
  type AnimalLine,
  animalsSeen,
  darkSidePoints,
  LIGHT_SIDE_RULES,
  MOST_ANIMALS_COUNTED,
  scoreAnimalsLight,
} from '../rules/animals';
import { MARKERS_PER_POINT, scoreJellyfish, scoreLimestone, scoreRemote } from '../rules/finalScoring';
import { scoreMajority } from '../rules/majorities';
import { ANIMALS, COLORS, type ByColor, type Color, type Space } from '../rules/model';
import { rankPlayers, type Standing, TRACK_LENGTH, trackPosition } from '../rules/ranking';
import { afterScoring, canSpend, limestoneIncome, type ScoringTile } from '../rules/round';
import type { View } from '../rules/surface';
import {
  afterwards,
  at,
  choice,
  deed,
  lesson,
  place,
  playTurn,
  position,
  score,
  spaces,
  things,
} from './build';
import type { Counted, Friend, Position, Thing } from './position';

const CRAB_REEF = 'd4d5:GB c3d3:G3c e3e4:G1c c4c5:B2c d6e5:B3c d4e4:G2t';
const FIVE_GREEN = 'd4d5:GB c3d3:G3c e3e4:G1c';
const START = 'd4d5:GB';

/** Visible spaces of one color: the learner's, Ben's, Cleo's. */
export const TIED_FIRST = [5, 5, 3] as const;
export const TIED_SECOND = [1, 6, 1] as const;
/** Where the fish stands, with the tile that shows one lap. */
export const FISH_ON = 12;
export const LEFT_OVER = 5;

const TOTALS = [TRACK_LENGTH + FISH_ON, FISH_ON, 2 * TRACK_LENGTH + FISH_ON];
const OVER: ByColor<ScoringTile> = { green: 'jellyfish', pink: 'spent', blue: 'jellyfish', yellow: 'coral' };

const PLAYING: readonly Friend[] = ['you', 'ben', 'cleo'];
const EVERYBODY = PLAYING.map((who): Thing => `seat-${who}`);

export const STANDINGS: Readonly<Record<'ann' | 'ben' | 'cleo', Standing>> = {
  ann: { total: 62, limestone: 3 },
  ben: { total: 62, limestone: 5 },
  cleo: { total: 58, limestone: 9 },
};

/** A final scoring, counted step by step. */
const [JELLYFISH, LIMESTONE, CRABS, GREEN] = countedUp(37, [
  scoreJellyfish(COLORS.filter((color) => canSpend(OVER[color])).length).points,
  scoreLimestone(LEFT_OVER).points,
  darkSidePoints('crab', animalsSeen(position(CRAB_REEF).surface).crab.length),
  scoreMajority(TIED_FIRST)[0]!.points,
] as const);

function countedUp(start: number, points: readonly [number, number, number, number]) {
  const before = (step: number) => points.slice(0, step).reduce((sum, each) => sum + each, start);
  const counted = (step: 0 | 1 | 2 | 3): Counted => ({ before: before(step), points: points[step] });
  return [counted(0), counted(1), counted(2), counted(3)] as const;
}

/** What counts at the end: jellyfish, limestone, animals, majorities. */
export const finalScoring = lesson('final-scoring', [
  things('jellyfish', {
    teaches: ['FS-1'],
    counts: JELLYFISH,
    position: position(FIVE_GREEN, { aside: { tiles: OVER } }),
    things: COLORS.map((color): Thing => `tile-${color}`),
    isWithoutReef: true,
    answer: () => COLORS.filter((color) => canSpend(OVER[color])).map((color): Thing => `tile-${color}`),
  }),
  things('limestone', {
    teaches: ['FS-2'],
    counts: LIMESTONE,
    position: position(FIVE_GREEN, { limestone: LEFT_OVER, aside: { markers: LEFT_OVER } }),
    things: markersUpTo(LEFT_OVER),
    isWithoutReef: true,
    answer: ({ limestone }) => markersUpTo(limestone).slice(-(limestone % MARKERS_PER_POINT)),
  }),
  spaces('crabs', {
    teaches: ['FS-3', 'LU-1', 'LU-2'],
    position: position(CRAB_REEF),
    answer: ({ surface }) => animalsSeen(surface).crab,
  }),
  things('dark-side', {
    teaches: ['FS-3'],
    counts: CRABS,
    position: position(CRAB_REEF, { aside: { animals: true } }),
    things: ANIMALS.flatMap((species) =>
      Array.from({ length: MOST_ANIMALS_COUNTED }, (_, index): Thing => `points-${species}-${index + 1}`),
    ),
    answer: ({ surface }) => [`points-crab-${animalsSeen(surface).crab.length}`],
  }),
  things('tied-first', {
    teaches: ['FS-5'],
    counts: GREEN,
    position: countedReefs(FIVE_GREEN, 'green', TIED_FIRST),
    things: EVERYBODY,
    answer: () => EVERYBODY.filter((_, seat) => scoreMajority(TIED_FIRST)[seat]!.points > 0),
  }),
]);

function markersUpTo(count: number): readonly Thing[] {
  return Array.from({ length: count }, (_, index): Thing => `marker-${index + 1}`);
}

/** A reef, and how many spaces of a color everybody shows. */
function countedReefs(line: string, color: Color, counts: readonly number[]): Position {
  const seats = PLAYING.map((who, seat) => ({ who, spaces: { color, count: counts[seat]! } }));
  return position(line, { aside: { seats } });
}

/** Ties, the winner and the score track. */
export const ties = lesson('ties', [
  things('tied-second', {
    teaches: ['FS-5'],
    position: countedReefs(FIVE_GREEN, 'blue', TIED_SECOND),
    things: EVERYBODY,
    answer: () => EVERYBODY.filter((_, seat) => scoreMajority(TIED_SECOND)[seat]!.points === 1),
  }),
  things('winner', {
    teaches: ['FS-7'],
    position: position(START, {
      aside: {
        seats: (['ann', 'ben', 'cleo'] as const).map((who) => ({ who, standing: STANDINGS[who] })),
      },
    }),
    things: ['seat-ann', 'seat-ben', 'seat-cleo'],
    isWithoutReef: true,
    answer: () => {
      const names = Object.keys(STANDINGS) as (keyof typeof STANDINGS)[];
      return rankPlayers(Object.values(STANDINGS)).winners.map((player): Thing => `seat-${names[player]!}`);
    },
  }),
  choice('track', {
    teaches: ['FS-8'],
    position: position(START, {
      aside: { seats: [{ who: 'you', standing: { total: FISH_ON, limestone: 0 } }] },
    }),
    options: ['12', '62', '112'],
    answer: () => TOTALS.find((total) => trackPosition(total).tile === TRACK_LENGTH) ?? '',
  }),
]);

const light = (line: string, limestone = 0) => position(line, { scoreBoard: 'light', limestone });

/** The light side of the score board: what lies around each animal. */
export const lightSide = lesson('light-side', [
  spaces('shellfish', {
    teaches: ['FS-4'],
    position: light('d4d5:GB c3c4:G4. b3b4:G1s'),
    lit: 'b4',
    answer: (seen) => lineAt(seen, at('b4')).neighbors,
  }),
  spaces('crab', {
    teaches: ['FS-4'],
    position: light('d4d5:GB c3d3:G3c e2e3:G5.'),
    lit: 'd3',
    answer: (seen) => lineAt(seen, at('d3')).neighbors,
  }),
  spaces('seahorse', {
    teaches: ['FS-4'],
    position: light('d4d5:GB d3e3:G1h c3c4:G4. e4e5:B5. c3d3:G6. d4e4:B6.'),
    lit: 'e3',
    answer: (seen) => lineAt(seen, at('e3')).neighbors,
  }),
  place('starfish', {
    teaches: ['FS-4'],
    position: light('d4d5:GB c3d3:G4. e3e4:G5. c4c5:B4.', 6),
    look: 'd4',
    hand: 'G2t',
    isGoal: (placed, seen) => {
      const view = { ...seen, surface: afterwards(placed, seen) };
      const starfish = placed.on[placed.symbols.indexOf('starfish')]!;
      return lineAt(view, starfish).points === LIGHT_SIDE_RULES.starfish.large.points;
    },
    solution: 'd3d4',
    mistakes: { d4d3: 'off-goal', c3d3: 'exactly-covering', d2e2: 'off-goal' },
  }),
]);

function lineAt({ board, surface }: Pick<Position, 'board' | 'surface'>, space: Space): AnimalLine {
  const line = scoreAnimalsLight(board, surface).find(({ spaces: [own] }) => own === space);
  if (line === undefined) throw new Error(`no animal on ${space}`);
  return line;
}

/** Nearer to the middle than it is printed, so that few Luminos reach it. */
const TERRAIN = { limestone: 'c3 c5 e3 e5', [-1]: 'b3 f4', [-2]: 'b5', [-3]: 'd2' } as const;

const sideOf = (line: string, limestone = 0) => position(line, { side: 'B', terrain: TERRAIN, limestone });

const REACHED = sideOf('d4d5:GB d2d3:G4.', 1);

/** Side B: remote limestone, which costs points only where it is left bare. */
export const sideB = lesson('side-b', [
  spaces('bare', {
    teaches: ['FS-6', 'BO-3', 'BO-4'],
    position: REACHED,
    answer: (seen) => bare(seen).flatMap((line) => line.spaces),
  }),
  place('reach', {
    teaches: ['FS-6', 'BO-3', 'PL-4'],
    position: REACHED,
    look: 'd5 b5',
    hand: 'B4.',
    isGoal: (placed, seen) => {
      const after = bare({ board: seen.board, surface: afterwards(placed, seen) });
      return after.length < bare(seen).length;
    },
    solution: 'b5c5',
    mistakes: { b4c4: 'limestone-short', b5b6: 'own-color-not-touched', c5d6: 'off-goal' },
  }),
  choice('sum', {
    teaches: ['FS-6'],
    position: sideOf('d4d5:GB d2d3:G4. b5c5:B4.'),
    lit: 'b3 f4',
    options: ['-7', '-5', '-2'],
    answer: (seen) => sumPoints(bare(seen)),
  }),
]);

function bare({ board, surface }: Pick<Position, 'board'> & { readonly surface: View }) {
  return scoreRemote(board, { kind: 'view', view: surface });
}

/** The players of these steps, and the round in which their bag runs dry. */
export const PLAYERS = 3;
export const DRY_IN = 7;

const LATE_REEF = 'd4d5:PG c3d3:P4. c5d6:G5. c3d4:P3s';
const LAST_TILE: ByColor<ScoringTile> = {
  green: 'jellyfish',
  pink: 'coral',
  blue: 'spent',
  yellow: 'jellyfish',
};
const AFTER_DRY = afterScoring({ round: DRY_IN, bagEmptyIn: DRY_IN, isExtra: false });

/** When the bag runs dry: the emergency stack, one more scoring phase, the end. */
export const emptyBag = lesson('empty-bag', [
  playTurn('stack', {
    teaches: ['LU-3', 'EM-1'],
    position: position(LATE_REEF, { aside: { round: DRY_IN } }),
    display: 'G3c B1s Y2t G5.',
    atoll: 'P6. Y3t P2s',
    bag: 'G4.',
    stack: 'B4. P1c Y5. G2h P3s B6.',
    wants: (each, { atoll }) => {
      if (each.type === 'fromAtoll') {
        return each.luminos.length === 2 && each.luminos.every((index) => atoll[index]!.color === 'pink');
      }
      return each.type === 'add' || each.type === 'fill';
    },
    isDone: ({ supply }) => supply.hasRunDry,
    solution: [deed.add(0), deed.atoll(0, 2), deed.fill],
    mistakes: [
      { deeds: [deed.add(0), deed.limestone], code: 'off-goal' },
      { deeds: [deed.add(0), deed.atoll(0, 2), deed.lay(0, 'd3d4')], code: 'not-now' },
    ],
  }),
  choice('early', {
    teaches: ['EM-1'],
    position: position(LATE_REEF, { aside: { round: DRY_IN } }),
    options: ['round', 'extra-scoring', 'final-scoring'],
    answer: () => AFTER_DRY.next,
  }),
  score('extra-income', {
    teaches: ['EM-1', 'SC-3'],
    position: position(LATE_REEF, { limestone: 2, aside: { tiles: LAST_TILE } }),
    round: AFTER_DRY.round,
    solution: 'pink',
  }),
  playTurn('again', {
    teaches: ['EM-1'],
    position: position(LATE_REEF, { limestone: 2, aside: { round: DRY_IN } }),
    display: 'G3c B1s Y2t',
    atoll: 'P6. Y3t',
    hasRunDry: true,
    hand: 'G5.',
    phase: 'fill',
    wants: ({ type }) => type === 'fill' || type === 'place',
    solution: [deed.fill, deed.lay(0, 'd7e6')],
    mistakes: [{ deeds: [deed.fill, deed.giveBack(0)], code: 'off-goal' }],
  }),
]);

/** What a coral scoring pays in the extra scoring phase. */
export const EXTRA_INCOME = limestoneIncome(AFTER_DRY.round);
