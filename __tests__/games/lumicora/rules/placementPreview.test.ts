import { audit } from '@/games/lumicora/rules/audit';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { preparePreview, previewPlacement } from '@/games/lumicora/rules/placementPreview';

import { at, board, reef, spaces, surface } from '../../../support/reef';

const DRY = board('A', 'limestone');

/** Pink counts 3 in level 1, 4 in level 2 and 4 in level 3. */
const ELEVEN = 'd4d5:GP c3c4:G5. c5c6:P3s d6d7:P4. e5e6:P5. d6e5:P4. d7e6:P6. e5e6:P4.';

/** The preview on the dark score board of one player alone, on dry ground. */
function preview(line: string, lumino: string) {
  return previewPlacement(DRY, 'dark', [reef(line)], 0, reef(lumino)[0]!);
}

function lightAnimals(line: string, lumino: string, ground = DRY) {
  return previewPlacement(ground, 'light', [reef(line)], 0, reef(lumino)[0]!).animals;
}

test('SC-2 a smaller number takes over its level: pink 11 becomes 9', () => {
  expect(audit(DRY, reef(`${ELEVEN} c4d5:P2h`)).problems).toEqual([]);
  expect(preview(ELEVEN, 'c4d5:P2h').corals).toEqual([
    {
      ...{ color: 'pink', before: 11, after: 9 },
      levels: [{ level: 2, before: 4, after: 2, reason: 'smaller-number', spaces: spaces('c4') }],
    },
  ]);
});

test.each([
  [
    'SC-2 a covered number gives way to the next smallest, and the level above gains one',
    ['d4d5:GB c4c5:B1s c3d3:B5. e4e5:B5.', 'c4d5:G6.'],
    [
      { color: 'green', before: 0, after: 6, levels: [[2, null, 6, 'level-gains-number', 'c4']] },
      { color: 'blue', before: 1, after: 5, levels: [[1, 1, 5, 'covered-number-gives-way', 'c3 e4']] },
    ],
  ],
  [
    'SC-2 a level loses its only number; the total may stay what it was',
    ['d4d5:GB c4c5:B4.', 'c4d5:B4.'],
    [
      {
        ...{ color: 'blue', before: 4, after: 4 },
        levels: [
          [1, 4, null, 'level-loses-number', 'c4'],
          [2, null, 4, 'level-gains-number', 'c4'],
        ],
      },
    ],
  ],
  ['SC-2 a larger number changes nothing', ['d4d5:GB c4c5:B4.', 'e4e5:B5.'], []],
  ['SC-2 nor does an equal one', ['d4d5:GB c4c5:B4.', 'e4e5:B4.'], []],
] as const)('%s', (_, [line, lumino], expected) => {
  const corals = expected.map(({ levels, ...change }) => ({
    ...change,
    levels: levels.map(([level, before, after, reason, at]) => ({
      ...{ level, before, after, reason },
      spaces: spaces(at),
    })),
  }));
  expect(preview(line, lumino).corals).toEqual(corals);
});

const CRABS = 'd4d5:GB c4c5:B1c c3d3:G5.';

test('FS-3 a covered crab and an added seahorse, each with the points of its species', () => {
  const { animals } = preview(`${CRABS} e4e5:B2h`, 'c5d5:Bh3');
  expect(animals).toEqual({
    scoreBoard: 'dark',
    added: [{ species: 'seahorse', space: at('c5') }],
    covered: [{ species: 'crab', space: at('c5') }],
    before: 3,
    after: 6,
    changes: [
      { species: 'crab', added: [], covered: spaces('c5'), kept: [], before: 2, after: 0 },
      { species: 'seahorse', added: spaces('c5'), covered: [], kept: [], before: 1, after: 6 },
    ],
  });
});

test('FS-3 a crab on a crab is one change of the species, without points', () => {
  const { animals } = preview(CRABS, 'c5d5:Bc3');
  const change = {
    species: 'crab',
    added: spaces('c5'),
    covered: spaces('c5'),
    kept: [],
    before: 2,
    after: 2,
  };
  expect(animals).toMatchObject({ before: 2, after: 2, changes: [change] });
});

test('FS-4 an animal that stays in sight is scored by its other neighbours', () => {
  expect(lightAnimals('d4d5:GB c4c5:B1c c3d3:G5. e3e4:G5.', 'd3d4:G4.')).toMatchObject({
    ...{ added: [], covered: [], before: 1, after: 1, changes: [] },
  });
  expect(lightAnimals('d4d5:GB c4c5:Bh1 c3d3:G5.', 'c3d4:G4.')).toMatchObject({
    ...{ before: 0, after: 2 },
    changes: [{ species: 'seahorse', added: [], covered: [], kept: spaces('c4'), before: 0, after: 2 }],
  });
});

test('FS-4 covered water is gone for a shellfish; added and covered animals score alone', () => {
  const wet = board('A', 'water');
  expect(lightAnimals('d4d5:GB c4c5:Bs1', 'b3b4:B1s', wet)).toMatchObject({
    ...{ before: 2, after: 3 },
    changes: [
      { species: 'shellfish', kept: spaces('c4'), before: 2, after: 1 },
      { species: 'shellfish', added: spaces('b4'), before: 0, after: 2 },
    ],
  });
  expect(lightAnimals('d4d5:GB c4c5:B1c', 'c5d5:Bt2')).toMatchObject({
    ...{ before: 1, after: 2 },
    changes: [
      { species: 'crab', covered: spaces('c5'), before: 1, after: 0 },
      { species: 'starfish', added: spaces('c5'), before: 0, after: 2 },
    ],
  });
});

test('FS-5 the counts of every colour, and what each player gets where they change', () => {
  const reefs = [reef('d4d5:GB c4c5:B1s'), reef('d4d5:PB c4c5:B1s'), reef('d4d5:GP')];
  const { majorities } = previewPlacement(DRY, 'dark', reefs, 1, reef('c5d5:B4.')[0]!);
  expect(majorities.map(({ shares }) => shares)).toEqual([null, null, null, null]);
  const [green, pink, blue, yellow] = previewPlacement(
    DRY,
    'dark',
    reefs,
    1,
    reef('c4d4:B4.')[0]!,
  ).majorities;
  expect(green).toEqual({ color: 'green', before: 0, after: 0, shares: null });
  expect(pink).toMatchObject({ color: 'pink', before: 1, after: 0 });
  expect(pointsOf(pink)).toEqual([
    [0, 3, 3],
    [0, 0, 4],
  ]);
  expect(blue).toMatchObject({ color: 'blue', before: 3, after: 4 });
  expect(pointsOf(blue)).toEqual([
    [3, 3, 0],
    [2, 4, 0],
  ]);
  expect(yellow).toEqual({ color: 'yellow', before: 0, after: 0, shares: null });
});

function pointsOf(change: ReturnType<typeof preview>['majorities'][number] | undefined) {
  return [change?.shares?.before, change?.shares?.after].map((shares) => shares?.map(({ points }) => points));
}

test('FS-6 remote limestone is paid for until a Lumino lies on it', () => {
  const sideB = board('B', 'limestone', { '-1': 'c4', '-3': 'c5' });
  const remote = (line: string, lumino: string) =>
    previewPlacement(sideB, 'dark', [reef(line)], 0, reef(lumino)[0]!).remote;
  expect(remote('d4d5:GB', 'c4c5:B4.')).toEqual([
    { space: at('c4'), penalty: -1 },
    { space: at('c5'), penalty: -3 },
  ]);
  expect(remote('d4d5:GB', 'c5c6:B4.')).toEqual([{ space: at('c5'), penalty: -3 }]);
  expect(remote('d4d5:GB c4c5:B4.', 'c5d5:B4.')).toEqual([]);
});

test('PL-3 a Lumino that cannot lie there has no preview, nor has a player who is not at the table', () => {
  expect(() => preview('d4d5:GB', 'c4d4:G4.')).toThrow('tilted');
  expect(() => preparePreview(DEFAULT_BOARDS.A, 'dark', [surface('d4d5:GB')], 1)).toThrow('no player 1');
});
