import * as fc from 'fast-check';

import { tallyPoints } from '@/games/lumicora/rules/animals';
import { byColor, COLORS, type Color } from '@/games/lumicora/rules/model';
import { SCORING_TILE_STATES } from '@/games/lumicora/rules/round';
import { missingReefs, scoreTable } from '@/games/lumicora/session/final/finalTable';
import type { GameReef } from '@/games/lumicora/session/gameFile/gameFileModel';
import { exportSession } from '@/games/lumicora/session/gameFile/tableGameFile';
import { countView, NO_COUNTS, type Depth } from '@/games/lumicora/session/reef/finalReef';
import { EMPTY_PAINTING, paintingOf, type PaintedSpace } from '@/games/lumicora/session/reef/painting';
import type { Command } from '@/games/lumicora/session/table/commands';
import { turnJellyfish } from '@/games/lumicora/session/table/finalCommands';
import { openTable, type Table } from '@/games/lumicora/session/table/table';
import { isOver } from '@/games/lumicora/session/table/tableSession';

import { at, board, reef, surface } from '../../../../support/reef';
import {
  beginScoring,
  DRY,
  endTurn,
  performAll,
  place,
  play,
  refusal,
  sessionFor,
  setupFor,
  skip,
  tableFor,
} from '../../../../support/tables';

const finish: Command = { type: 'finish-rounds' };
const choose = (player: number, depth: Depth): Command => ({ type: 'choose-depth', player, depth });
const paint = (player: number, ...spaces: readonly PaintedSpace[]): Command => {
  return { type: 'paint-reef', player, spaces };
};
const stroke = (name: string, color: Color, level = 1): PaintedSpace => {
  return { space: at(name), seen: { color, level, symbol: null } };
};
const counts = (spaces: Partial<Record<Color, number>>) => {
  return { ...NO_COUNTS, spaces: { ...NO_COUNTS.spaces, ...spaces } };
};
const count = (player: number, spaces: Partial<Record<Color, number>>): Command => {
  return { type: 'count-reef', player, counts: counts(spaces) };
};

/** A game of two that was entered at its end. */
function enteredAt(depth: Depth): Table {
  return openTable({ ...setupFor(2), depth });
}

function fromFile(round: number, ...reefs: readonly GameReef[]): Table {
  const players = reefs.map((each, index) => ({
    name: `P${index}`,
    score: 5,
    limestone: 0,
    scoringTiles: byColor(() => 'coral' as const),
    reef: each,
  }));
  return openTable({
    file: { board: DRY, boardIsDefault: false, scoreBoard: 'dark', round, octopus: 0, players },
  });
}

const LUMINOS = reef('d4d5:GP c4c3:G3c');
const SEEN = surface('d4d5:GP c4c3:G3c');

describe('the animals of the light side, one by one', () => {
  const tally = (player: number, small: number, large: number): Command => {
    return { type: 'tally-animals', player, species: 'starfish', small, large };
  };

  test('FS-4 the app adds up, and counting corals leaves the animals as they are', () => {
    const table = play(
      enteredAt('counted'),
      tally(0, 2, 1),
      { ...tally(0, 0, 1), species: 'shellfish' } as Command,
      {
        type: 'count-reef',
        player: 0,
        counts: { ...counts({ green: 5 }), animals: { ...NO_COUNTS.animals, starfish: 3 }, animalPoints: 10 },
      },
    );
    expect(table.players[0]!.counts).toMatchObject({ spaces: { green: 5 }, animalPoints: 10 });
    expect(table.players[0]!.tally!.starfish).toEqual({ small: 2, large: 1 });
  });

  test('a sum that is entered by itself tells no longer what it is made of', () => {
    const summed: Command = { type: 'count-reef', player: 0, counts: { ...NO_COUNTS, animalPoints: 9 } };
    expect(play(enteredAt('counted'), tally(0, 2, 1), summed).players[0]!.tally).toBeNull();
  });

  test('FS-4 a reef that is known space by space brings them along', () => {
    const light = { ...enteredAt('mirrored'), scoreBoard: 'light' as const };
    const laid = play(light, place(0, 'c4c3:G3s'), choose(0, 'counted'));
    const { counts: seen, tally: told } = laid.players[0]!;
    expect(told).not.toBeNull();
    expect(tallyPoints(told!)).toBe(seen!.animalPoints);
  });

  test.each([
    [-1, 0],
    [0, 45],
    [30, 15],
    [0.5, 0],
  ])('%d small and %d large cannot be', (small, large) => {
    expect(refusal(enteredAt('counted'), tally(0, small, large))).toEqual({ code: 'not-a-count' });
  });

  test('a reef that is not counted has none', () => {
    expect(refusal(enteredAt('from-above'), tally(0, 1, 0))).toEqual({ code: 'not-the-depth' });
  });
});

describe('reefs of which nothing is known', () => {
  test('a starting Lumino, an empty painting and counts of nothing tell nothing', () => {
    const table = play(tableFor(3), finish, choose(1, 'from-above'), choose(2, 'counted'));
    expect(missingReefs(tableFor(3))).toEqual([0, 1, 2]);
    expect(missingReefs(play(enteredAt('counted'), count(1, { pink: 1 })))).toEqual([0]);
    expect(missingReefs(play(table, place(0, 'c4c3:G3c')))).toEqual([]);
    expect(scoreTable(table).missing).toEqual([0]);
  });

  test('an old score sheet misses none, and is over once everybody has a total', () => {
    const sheet = openTable({ ...setupFor(2), depth: 'totals' });
    const told = play(sheet, { type: 'correct-score', player: 0, score: 87 });
    expect([missingReefs(told), isOver(told)]).toEqual([[], false]);
    const full = play(told, { type: 'correct-score', player: 1, score: 91 });
    expect([isOver(full), scoreTable(full).ranking.winners]).toEqual([true, [1]]);
    expect(scoreTable(full).players.map(({ total }) => total)).toEqual([87, 91]);
  });
});

describe('finishing the rounds', () => {
  test('ends the game in any round, in the action phase and in the scoring phase', () => {
    const table = tableFor(2);
    for (const stage of [table, play(table, endTurn(0)), play(table, beginScoring, skip(1))]) {
      expect(play(stage, finish)).toEqual({ ...table, phase: 'final' });
    }
  });

  test('is not done twice', () => {
    expect(refusal(play(tableFor(2), finish), finish)).toEqual({ code: 'not-the-phase' });
    expect(refusal(enteredAt('counted'), finish)).toEqual({ code: 'not-the-phase' });
  });

  test('is taken back by correcting the round', () => {
    const again = play(tableFor(2), finish, { type: 'correct-round', round: 1 });
    expect(again).toEqual(tableFor(2));
  });
});

describe('choosing a depth takes over what is known', () => {
  const laid = play(tableFor(2), place(0, 'c4c3:G3c'));

  test('a mirrored reef is painted as it lies', () => {
    const { players } = play(laid, choose(0, 'from-above'));
    expect(players[0]).toEqual({
      ...laid.players[0],
      depth: 'from-above',
      painting: paintingOf(SEEN),
    });
    expect(players[1]).toEqual(laid.players[1]);
  });

  test('a mirrored reef is counted as it lies', () => {
    expect(play(laid, choose(0, 'counted')).players[0]).toEqual({
      ...laid.players[0],
      depth: 'counted',
      counts: countView(DRY, 'dark', SEEN),
    });
  });

  test('a painted reef is counted as it was painted, and not as it was mirrored', () => {
    const painted = play(laid, choose(0, 'from-above'), paint(0, stroke('a1', 'blue')), choose(0, 'counted'));
    expect(painted.players[0]!.counts!.spaces).toEqual({ green: 3, pink: 1, blue: 1, yellow: 0 });
  });

  test('in the last round of a file, too', () => {
    const table = fromFile(10, { kind: 'luminos', luminos: LUMINOS });
    expect(table.isTracked).toBe(false);
    expect(play(table, choose(0, 'from-above')).players[0]!.painting).toEqual(paintingOf(SEEN));
    const detour = play(table, choose(0, 'counted'), choose(0, 'from-above'));
    expect(detour.players[0]!.painting).toEqual(paintingOf(SEEN));
  });

  test('of a game entered at its end, once Luminos were laid', () => {
    const mirrored = play(enteredAt('counted'), choose(0, 'mirrored'), place(0, 'c4c3:G3c'));
    expect(play(mirrored, choose(0, 'from-above')).players[0]!.painting).toEqual(paintingOf(SEEN));
  });

  test('and nothing where nothing is known', () => {
    expect(play(enteredAt('counted'), choose(0, 'from-above')).players[0]!.painting).toEqual(EMPTY_PAINTING);
    expect(play(enteredAt('from-above'), choose(0, 'counted')).players[0]!.counts).toEqual(NO_COUNTS);
    const counted = fromFile(10, { kind: 'counts', counts: counts({ green: 9 }) });
    expect(play(counted, choose(0, 'from-above')).players[0]!.painting).toEqual(EMPTY_PAINTING);
  });

  test('only the first time: what was entered before is found again', () => {
    const changed = play(
      laid,
      choose(0, 'counted'),
      count(0, { green: 20 }),
      choose(0, 'from-above'),
      paint(0, { space: at('c3'), seen: null }),
      choose(0, 'counted'),
    );
    expect(changed.players[0]!.counts).toEqual(counts({ green: 20 }));
    const back = play(changed, choose(0, 'from-above')).players[0]!;
    expect(back.painting![at('c3')]).toBeNull();
    expect(play(changed, choose(0, 'mirrored')).players[0]!.reef).toEqual(laid.players[0]!.reef);
  });
});

describe('painting a reef', () => {
  const table = enteredAt('from-above');

  test('lays coral on spaces, paints over it and takes it away', () => {
    const painted = play(
      table,
      paint(1, stroke('d4', 'green'), stroke('d5', 'pink')),
      paint(1, stroke('d5', 'yellow', 2)),
      paint(1, { space: at('d4'), seen: null }),
    );
    const seen = painted.players[1]!.painting!.flatMap((each, space) =>
      each === null ? [] : [[space, each]],
    );
    expect(seen).toEqual([[at('d5'), { color: 'yellow', level: 2, symbol: null }]]);
    expect(painted.players[0]).toEqual(table.players[0]);
  });

  test.each([
    ['beside the board', { space: 44, seen: null }],
    ['between two spaces', { space: 0.5, seen: null }],
    ['in level 0', stroke('d4', 'green', 0)],
    ['in level 53', stroke('d4', 'green', 53)],
    ['in half a level', stroke('d4', 'green', 1.5)],
  ])('%s is refused, with the whole stroke', (_, bad) => {
    expect(refusal(table, paint(0, stroke('d5', 'green'), bad))).toEqual({ code: 'not-a-count' });
  });

  test.each<Depth>(['mirrored', 'counted'])('is refused while the reef is %s', (depth) => {
    const chosen = play(table, choose(0, depth));
    expect(refusal(chosen, paint(0, stroke('d4', 'green')))).toEqual({ code: 'not-the-depth' });
  });
});

describe('counting a reef', () => {
  const table = enteredAt('counted');

  test('keeps the counts of this player', () => {
    const full = {
      spaces: { green: 11, pink: 11, blue: 11, yellow: 11 },
      animals: { shellfish: 44, crab: 0, seahorse: 3, starfish: 1 },
      animalPoints: 999,
      remote: -126,
    };
    const { players } = play(table, { type: 'count-reef', player: 1, counts: full });
    expect(players.map((player) => player.counts)).toEqual([NO_COUNTS, full]);
  });

  test('FS-6 keeps no penalty as 0, also where it was written as -0', () => {
    const { players } = play(table, { type: 'count-reef', player: 0, counts: { ...NO_COUNTS, remote: -0 } });
    expect(players[0]!.counts!.remote).toBe(0);
  });

  test.each([
    ['a colour below 0', { spaces: byColor((color) => (color === 'blue' ? -1 : 0)) }],
    ['half a space', { spaces: byColor(() => 0.5) }],
    ['45 spaces of a colour', { spaces: byColor((color) => (color === 'blue' ? 45 : 0)) }],
    ['45 crabs', { animals: { ...NO_COUNTS.animals, crab: 45 } }],
    ['animals that cost points', { animalPoints: -1 }],
    ['1000 points for animals', { animalPoints: 1000 }],
    ['remote limestone that earns points', { remote: 1 }],
    ['more penalty than a board can have', { remote: -127 }],
    ['endless penalty', { remote: -Infinity }],
  ])('%s is refused', (_, bad) => {
    const command: Command = { type: 'count-reef', player: 0, counts: { ...NO_COUNTS, ...bad } };
    expect(refusal(table, command)).toEqual({ code: 'not-a-count' });
  });

  test('BO-1 more spaces than a reef has are refused, and told', () => {
    expect(refusal(table, count(0, { green: 22, pink: 23 }))).toEqual({
      code: 'too-many-spaces',
      count: 45,
      most: 44,
    });
  });

  test.each<Depth>(['mirrored', 'from-above'])('is refused while the reef is %s', (depth) => {
    expect(refusal(play(table, choose(0, depth)), count(0, { green: 1 }))).toEqual({ code: 'not-the-depth' });
  });
});

describe('LU-1 and LU-5 the box holds no more of a colour', () => {
  test.each([
    [2, 54],
    [3, 55],
    [4, 55],
  ])('with %d players %d spaces of it can be seen at the table', (players, most) => {
    const table = openTable({ ...setupFor(players), depth: 'counted' });
    const nearly = play(table, count(0, { pink: 40 }), count(1, { pink: most - 40 }));
    const refused = { code: 'too-many-of-color', color: 'pink', count: most + 1, most };
    expect(refusal(nearly, count(1, { pink: most - 39 }))).toEqual(refused);
    expect(refusal(nearly, count(0, { pink: 41 }))).toEqual(refused);
  });

  test('is found over all depths', () => {
    const table = play(
      enteredAt('counted'),
      count(1, { green: 44 }),
      choose(0, 'from-above'),
      paint(
        0,
        ...['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'b4', 'b5'].map((name) => stroke(name, 'green')),
      ),
    );
    expect(refusal(table, paint(0, stroke('b6', 'green')))).toMatchObject({
      code: 'too-many-of-color',
      count: 55,
    });
    expect(play(table, paint(0, stroke('b6', 'pink'))).players[0]!.painting![at('b6')]).not.toBeNull();
  });

  test('but what a file brought may become less, or stay as it is', () => {
    const much: GameReef = { kind: 'counts', counts: counts({ green: 40 }) };
    const table = fromFile(10, much, much);
    expect(play(table, count(0, { green: 39 })).players[0]!.counts).toEqual(counts({ green: 39 }));
    expect(play(table, count(0, { green: 40, pink: 1 })).players[0]!.counts!.spaces.pink).toBe(1);
    expect(refusal(table, count(0, { green: 41 }))).toMatchObject({ code: 'too-many-of-color', count: 81 });
  });
});

describe('FS-1 counting the jellyfish that are up', () => {
  const tilesArbitrary = fc.record({
    green: fc.constantFrom(...SCORING_TILE_STATES),
    pink: fc.constantFrom(...SCORING_TILE_STATES),
    blue: fc.constantFrom(...SCORING_TILE_STATES),
    yellow: fc.constantFrom(...SCORING_TILE_STATES),
  });
  const [player] = tableFor(2).players;
  const isUp = (tiles: Readonly<Record<Color, string>>) =>
    COLORS.filter((color) => tiles[color] === 'jellyfish').length;

  test('turns as few tiles as it can', () => {
    fc.assert(
      fc.property(tilesArbitrary, fc.integer({ min: 0, max: 4 }), (tiles, wanted) => {
        const turned = turnJellyfish({ ...player!, tiles }, wanted);
        if (!turned.ok) throw new Error('refused');
        const changed = COLORS.filter((color) => turned.value.tiles[color] !== tiles[color]);
        expect(isUp(turned.value.tiles)).toBe(wanted);
        expect(changed).toHaveLength(Math.abs(wanted - isUp(tiles)));
        expect({ ...turned.value, tiles }).toEqual({ ...player!, tiles });
      }),
    );
  });

  test('SC-4 turns tiles that show coral before spent ones', () => {
    const tiles = {
      green: 'spent',
      pink: 'coral',
      blue: 'jellyfish',
      yellow: 'coral',
    } as const;
    const after = (wanted: number) => {
      const turned = turnJellyfish({ ...player!, tiles }, wanted);
      return turned.ok ? Object.values(turned.value.tiles).join(' ') : null;
    };
    expect([0, 1, 2, 3, 4].map(after)).toEqual([
      'spent coral spent coral',
      'spent coral jellyfish coral',
      'spent jellyfish jellyfish coral',
      'spent jellyfish jellyfish jellyfish',
      'jellyfish jellyfish jellyfish jellyfish',
    ]);
  });

  test.each([-1, 5, 0.5, NaN])('%p jellyfish are refused', (wanted) => {
    expect(refusal(tableFor(2), { type: 'count-jellyfish', player: 0, count: wanted })).toEqual({
      code: 'not-a-count',
    });
  });
});

test('FS-6 what is counted on side B can be exported', () => {
  const session = performAll(
    sessionFor(2, board('B', 'water', { [-2]: 'a1 g5' })),
    finish,
    choose(0, 'counted'),
    { type: 'count-reef', player: 0, counts: { ...counts({ green: 3 }), remote: -4 } },
    choose(1, 'from-above'),
  );
  const { players } = JSON.parse(exportSession(session)) as { readonly players: readonly { reef: object }[] };
  expect(players.map((player) => Object.keys(player.reef))).toEqual([['counts'], ['spaces']]);
});
