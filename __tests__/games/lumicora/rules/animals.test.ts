import {
  animalsSeen,
  darkSidePoints,
  lightSidePoints,
  scoreAnimalsDark,
  scoreAnimalsLight,
  SCORE_BOARDS,
} from '@/games/lumicora/rules/animals';
import { audit } from '@/games/lumicora/rules/audit';
import { nameOf } from '@/games/lumicora/rules/boards';
import type { Animal } from '@/games/lumicora/rules/model';

import { board, reef, spaces, surface } from '../../../support/reef';

const DRY = board('A', 'limestone');
const WET = board('A', 'water');

test.each([
  ['shellfish', [0, 0, 1, 4, 8, 8, 8]],
  ['crab', [0, 2, 4, 7, 10, 10, 10]],
  ['seahorse', [0, 1, 6, 7, 12, 12, 12]],
  ['starfish', [0, 4, 8, 11, 14, 14, 14]],
] as const)('FS-3 0 to 6 animals in sight: %s', (species, points) => {
  expect(points.map((_, count) => darkSidePoints(species, count))).toEqual(points);
});

test('FS-3 only animals in sight count, one line a species', () => {
  const seen = animalsSeen(surface('d4d5:GB c4c5:B1s e4e5:Bc2 d6d7:B3s c4d5:B4.'));
  expect(scoreAnimalsDark(seen)).toEqual([
    {
      category: 'animals',
      side: 'dark',
      species: 'shellfish',
      count: 2,
      points: 1,
      spaces: spaces('c5 d7'),
      neighbors: [],
    },
    {
      category: 'animals',
      side: 'dark',
      species: 'crab',
      count: 1,
      points: 2,
      spaces: spaces('e4'),
      neighbors: [],
    },
  ]);
  expect(animalsSeen(surface('d4d5:GB c4c5:Bs1 c4d5:B4.')).shellfish).toEqual([]);
});

test.each([
  ['shellfish', [0, 1, 1, 2, 2, 2, 2]],
  ['crab', [0, 1, 1, 1, 3, 3, 3]],
  ['seahorse', [0, 2, 2, 2, 2, 2, 7]],
  ['starfish', [0, 2, 2, 2, 2, 4, 4]],
] as const)(
  'FS-4 0 to 6 neighbours that count, the larger score instead of the smaller: %s',
  (species, points) => {
    expect(points.map((_, neighbors) => lightSidePoints(species, neighbors))).toEqual(points);
  },
);

test('FS-4 the score board has a dark and a light side', () => {
  expect(SCORE_BOARDS).toEqual(['dark', 'light']);
});

/** The animals of a reef as `c4 crab 2: 1`, with the neighbours that count and the points. */
function light(line: string, ground = DRY): readonly string[] {
  return scoreAnimalsLight(ground, surface(line)).map(
    ({ spaces: [space], species, count, points }) => `${nameOf(space!)} ${species} ${count}: ${points}`,
  );
}

test.each([
  ['FS-4 shellfish: the outside of the board is no water', 'a1a2:Gs1', DRY, ['a1 shellfish 0: 0']],
  ['FS-4 shellfish: bare water counts', 'a1a2:Gs1', WET, ['a1 shellfish 2: 1']],
  [
    'FS-4 shellfish: three water spaces earn the larger score',
    'd4d5:GB c4c5:B1s',
    WET,
    ['c5 shellfish 4: 2'],
  ],
  ['FS-4 shellfish: covered water is no water', 'a1a2:Gs1 b1b2:G4.', WET, ['a1 shellfish 0: 0']],
  [
    'FS-4 shellfish: the bare starting area is no water',
    'c4c5:Gs4 b3b4:G4. c3d3:B4.',
    WET,
    ['c4 shellfish 0: 0'],
  ],
  [
    'FS-4 shellfish: remote limestone is no water',
    'a1a2:Gs1',
    board('B', -1, { water: 'b1' }),
    ['a1 shellfish 1: 1'],
  ],
  ['FS-4 crab: the other half of its own Lumino counts', 'a1a2:Gc1', WET, ['a1 crab 1: 1']],
  ['FS-4 crab: four in its level earn the larger score', 'd4d5:GB c4c5:Bc1 c3b3:G4.', DRY, ['c4 crab 5: 3']],
  ['FS-4 crab: coral of other levels does not count', 'a1a2:G4. b1b2:G4. a1b1:Gc1', DRY, ['a1 crab 1: 1']],
  ['FS-4 seahorse: nothing higher, nothing earned', 'd4d5:GB c4c5:Bh1', DRY, ['c4 seahorse 0: 0']],
  [
    'FS-4 seahorse: one higher earns the smaller score',
    'a1a2:Gh1 b2b3:G4. a2b2:G4.',
    DRY,
    ['a1 seahorse 2: 2'],
  ],
  [
    'FS-4 seahorse: six higher all around earn the larger score',
    'd4d5:Gh1 c3c4:G4. d3e3:G4. e4f4:G4. c3d3:G4. c4d5:G4. e3e4:G4.',
    DRY,
    ['d4 seahorse 6: 7'],
  ],
  ['FS-4 starfish: the ground is no lower coral', 'd4d5:GB c4c5:Bt1', WET, ['c4 starfish 0: 0']],
  [
    'FS-4 starfish: one lower earns the smaller score',
    'a1a2:G4. b1b2:G4. a1b1:Gt1',
    DRY,
    ['a1 starfish 2: 2'],
  ],
] as const)('%s', (_, line, ground, expected) => {
  expect(light(line, ground)).toEqual(expected);
});

/** The example of the booklet as a reef that can be played; all eight animals are in sight. */
const EXAMPLE = 'd4d5:PY d6c5:B1s d6d5:Bt1 b3c3:Pc1 c4b4:Bh1 c6b6:Y1h e4e5:G1s e4d4:G1s e4d5:B1t';
const EXAMPLE_BOARD = board('A', 'limestone', { water: 'b5 d3 e6 f4 f5' });

test('FS-4 example: shellfish 1 + 1 + 2, crab 1, seahorses 2 + 0, starfish 2 + 4', () => {
  expect(audit(EXAMPLE_BOARD, reef(EXAMPLE)).problems).toEqual([]);
  const lines = scoreAnimalsLight(EXAMPLE_BOARD, surface(EXAMPLE));
  const of = (wanted: Animal) =>
    lines.flatMap(({ species, count, points }) => (species === wanted ? [[count, points]] : [])).sort();
  expect(of('shellfish')).toEqual([
    [1, 1],
    [1, 1],
    [3, 2],
  ]);
  expect(of('crab')).toEqual([[3, 1]]);
  expect(of('seahorse')).toEqual([
    [0, 0],
    [2, 2],
  ]);
  expect(of('starfish')).toEqual([
    [3, 2],
    [5, 4],
  ]);
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(4 + 1 + 2 + 6);
});

test('FS-4 a line names the animal and the neighbours that count for it', () => {
  const lines = scoreAnimalsLight(EXAMPLE_BOARD, surface(EXAMPLE));
  expect(lines.find(({ spaces: [space] }) => nameOf(space!) === 'd5')).toEqual({
    category: 'animals',
    side: 'light',
    species: 'starfish',
    count: 5,
    points: 4,
    spaces: spaces('d5'),
    neighbors: spaces('c4 c5 d4 d6 e5'),
  });
});
