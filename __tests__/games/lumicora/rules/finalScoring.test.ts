import { audit } from '@/games/lumicora/rules/audit';
import {
  scoreFinal,
  scoreJellyfish,
  scoreLimestone,
  spacesOfColor,
  type FinalPlayer,
  type PlayerFinal,
  type ReefFacts,
} from '@/games/lumicora/rules/finalScoring';
import { COLORS, type ByColor, type LaidLumino, type Space } from '@/games/lumicora/rules/model';
import { emptySurface, surfaceOf, viewOf, type VisibleSpace } from '@/games/lumicora/rules/surface';
import { sumPoints } from '@/tabletop/scoring/scoring';

import { board, reef, spaces } from '../../../support/reef';

const DRY = board('A', 'limestone');
const BARE: ReefFacts = { kind: 'view', view: emptySurface() };
const NO_ANIMALS = { shellfish: 0, crab: 0, seahorse: 0, starfish: 0 };

function facts(luminos: readonly LaidLumino[]): ReefFacts {
  return { kind: 'view', view: surfaceOf(luminos) };
}

function player(given: Partial<FinalPlayer>): FinalPlayer {
  return { score: 0, limestone: 0, jellyfish: 0, reef: BARE, ...given };
}

/** A reef of plain coral on the ground, with that many spaces of each colour. */
function showing(counts: ByColor<number>): ReefFacts {
  const seen = COLORS.flatMap((color) => Array.from({ length: counts[color] }, () => color));
  const plain = seen.map((color, space): [Space, VisibleSpace] => [space, { color, level: 1, symbol: null }]);
  return { kind: 'view', view: viewOf(new Map(plain)) };
}

function counting(counts: ByColor<number>, animals = NO_ANIMALS): ReefFacts {
  return { kind: 'counts', counts: { spaces: counts, animals, animalPoints: 0, remote: 0 } };
}

/** The lines as `category what count: points`. */
function inWords({ lines }: PlayerFinal): readonly string[] {
  return lines.map((line) => {
    const what = line.category === 'animals' ? line.species : line.category === 'majority' ? line.color : '';
    return `${line.category} ${what} ${line.count}: ${line.points}`.replace('  ', ' ');
  });
}

/** Peter's reef of the example, as it can be played. */
const PETER =
  'd4d5:BY c3c4:B1s c2b2:B2s d2d3:B3s e3e4:B1c d6d7:Y1s c5c6:Y2s e5e6:Y3h f3f4:G1h f5f6:G2h g3g4:G4.';
const PETER_COUNTS = { green: 6, pink: 0, blue: 9, yellow: 7 };
const OTHERS: readonly ByColor<number>[] = [
  { green: 6, pink: 8, blue: 3, yellow: 5 },
  { green: 9, pink: 2, blue: 5, yellow: 7 },
  { green: 1, pink: 8, blue: 0, yellow: 6 },
];
const PETERS_LINES = [
  'jellyfish 2: 4',
  'limestone 5: 2',
  'animals shellfish 5: 8',
  'animals crab 1: 2',
  'animals seahorse 3: 7',
  'majority green 6: 1',
  'majority pink 0: 0',
  'majority blue 9: 4',
  'majority yellow 7: 3',
];

test.each([
  ['FS-1 to FS-5 example: Peter on the dark side, from reefs', facts(reef(PETER)), OTHERS.map(showing)],
  [
    'FS-1 to FS-5 example: Peter on the dark side, from counts',
    counting(PETER_COUNTS, { shellfish: 5, crab: 1, seahorse: 3, starfish: 0 }),
    OTHERS.map((counts) => counting(counts)),
  ],
])('%s', (_, peters, others) => {
  const peter = player({ score: 40, limestone: 5, jellyfish: 2, reef: peters });
  const table = [peter, ...others.map((other) => player({ reef: other }))];
  const { players } = scoreFinal(DRY, 'dark', table);
  expect(inWords(players[0]!)).toEqual(PETERS_LINES);
  expect(players[0]).toMatchObject({ before: 40, total: 40 + 31 });
});

test('PL-1 the reef of the example could be played', () => {
  expect(audit(DRY, reef(PETER)).problems).toEqual([]);
});

test.each([0, 1, 2, 3, 4])('FS-1 two points for each of %d jellyfish', (count) => {
  expect(scoreJellyfish(count)).toEqual({ category: 'jellyfish', count, points: 2 * count, spaces: [] });
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [5, 2],
  [10, 5],
])('FS-2 %d limestone markers are worth %d', (count, points) => {
  expect(scoreLimestone(count)).toEqual({ category: 'limestone', count, points, spaces: [] });
});

test('FS-4 entered animal points stand in one line, and only on the light side', () => {
  const animals = { shellfish: 2, crab: 1, seahorse: 0, starfish: 0 };
  const counts = { spaces: PETER_COUNTS, animals, animalPoints: 13, remote: 0 };
  const table = [player({ reef: { kind: 'counts', counts } })];
  expect(inWords(scoreFinal(DRY, 'light', table).players[0]!)).toContain('counted-animals 3: 13');
  expect(inWords(scoreFinal(DRY, 'dark', table).players[0]!)).not.toContain('counted-animals 3: 13');
});

test('FS-5 a majority line names the spaces in sight', () => {
  const view = surfaceOf(reef(PETER));
  expect(spacesOfColor(view, 'green')).toEqual(spaces('f3 f4 f5 f6 g3 g4'));
  const { players } = scoreFinal(DRY, 'dark', [player({ reef: facts(reef(PETER)) }), player({})]);
  expect(players[0]!.lines).toContainEqual({
    category: 'majority',
    color: 'green',
    count: 6,
    place: 'first',
    tiedWith: [],
    points: 4,
    spaces: spaces('f3 f4 f5 f6 g3 g4'),
  });
});

const REMOTE = board('B', 'water', { '-1': 'a3', '-2': 'a1', '-3': 'd1' });

test('FS-6 each remote limestone space that is not covered costs its penalty', () => {
  const { players } = scoreFinal(REMOTE, 'dark', [player({ reef: facts(reef('a3a2:G4.')) })]);
  expect(players[0]!.lines.filter(({ category }) => category === 'remote')).toEqual([
    { category: 'remote', count: 1, points: -2, spaces: spaces('a1') },
    { category: 'remote', count: 1, points: -3, spaces: spaces('d1') },
  ]);
});

test('FS-6 an entered sum of penalties stands in one line on side B and nowhere on side A', () => {
  const counts = { spaces: PETER_COUNTS, animals: NO_ANIMALS, animalPoints: 0, remote: -4 };
  const table = [player({ reef: { kind: 'counts', counts } })];
  expect(inWords(scoreFinal(REMOTE, 'dark', table).players[0]!)).toContain('remote 0: -4');
  expect(inWords(scoreFinal(DRY, 'dark', table).players[0]!)).not.toContain('remote 0: -4');
});

test('BO-4 one board holds for all players, so equal reefs pay equal penalties', () => {
  const table = [player({ reef: BARE }), player({ reef: BARE }), player({ reef: facts(reef('d1d2:G4.')) })];
  const penalties = (side: typeof REMOTE) =>
    scoreFinal(side, 'dark', table).players.map(({ lines }) =>
      sumPoints(lines.filter(({ category }) => category === 'remote')),
    );
  expect(penalties(REMOTE)).toEqual([-6, -6, -3]);
  expect(penalties(DRY)).toEqual([0, 0, 0]);
});

test('BO-4 one side of the score board holds for all players', () => {
  const crab = facts(reef('a1a2:Gc1'));
  const animalPoints = (side: 'dark' | 'light') =>
    scoreFinal(DRY, side, [player({ reef: crab }), player({ reef: crab })]).players.map(({ lines }) =>
      sumPoints(lines.filter(({ category }) => category === 'animals')),
    );
  expect(animalPoints('dark')).toEqual([2, 2]);
  expect(animalPoints('light')).toEqual([1, 1]);
});

test('FS-7 final totals are the sums of their lines and decide the game, limestone among equals', () => {
  const table = [
    player({ score: 30, limestone: 4 }),
    player({ score: 30, limestone: 5 }),
    player({ score: 10, jellyfish: 4 }),
  ];
  const { players, ranking } = scoreFinal(DRY, 'dark', table);
  expect(players.map(({ total }) => total)).toEqual([32, 32, 18]);
  for (const { before, lines, total } of players) expect(total).toBe(before + sumPoints(lines));
  expect(ranking).toEqual({ places: [2, 1, 3], winners: [1], decidedBy: 'limestone' });
});
