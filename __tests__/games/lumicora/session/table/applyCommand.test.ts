import { createBoard } from '@/games/lumicora/rules/boards';
import { LUMINOS_IN_BOX } from '@/games/lumicora/rules/box';
import { byColor, type ByColor } from '@/games/lumicora/rules/model';
import { NO_COUNTS } from '@/games/lumicora/session/reef/finalReef';
import { HIGHEST_SCORE } from '@/games/lumicora/session/table/applyCommand';
import type { Command, CommandRejection } from '@/games/lumicora/session/table/commands';
import type { Table } from '@/games/lumicora/session/table/table';

import {
  beginScoring,
  emptyBag,
  endTurn,
  place,
  placeAnyway,
  play,
  refusal,
  score,
  skip,
  tableFor,
  takeLimestone,
} from '../../../../support/tables';

const TABLE = tableFor(3);

/** One refusal for every code there is. */
const REFUSALS: Readonly<
  Record<
    CommandRejection['code'],
    { readonly when: string; readonly table: Table; readonly command: Command }
  >
> = {
  'no-such-player': { when: 'nobody sits there', table: TABLE, command: endTurn(3) },
  'not-a-count': { when: 'no Lumino shows a 7', table: TABLE, command: takeLimestone(0, 7) },
  impossible: { when: 'the spaces are no neighbours', table: TABLE, command: placeAnyway(0, 'a1g5:G5.') },
  'against-the-rules': { when: 'the colour is not touched', table: TABLE, command: place(0, 'a1a2:G5.') },
  'box-is-full': { when: 'the box has no more', table: fullReef(), command: placeAnyway(0, 'a1a2:G5.') },
  'no-such-lumino': {
    when: 'the reef has no such Lumino',
    table: TABLE,
    command: { type: 'take-back', player: 0, lumino: 1 },
  },
  'starting-lumino-stays': {
    when: 'it is the starting Lumino',
    table: TABLE,
    command: { type: 'take-back', player: 0, lumino: 0 },
  },
  'something-lies-on-it': {
    when: 'another Lumino covers it',
    table: play(TABLE, place(0, 'c4c3:G5.'), place(0, 'd4c4:G4.')),
    command: { type: 'take-back', player: 0, lumino: 1 },
  },
  'no-jellyfish': {
    when: 'the tile shows coral',
    table: TABLE,
    command: { type: 'spend-jellyfish', player: 0, color: 'green' },
  },
  'not-the-phase': { when: 'it is no scoring phase', table: TABLE, command: score(0, 'green') },
  'already-decided': {
    when: 'the player skipped before',
    table: play(TABLE, beginScoring, skip(0)),
    command: score(0, 'green'),
  },
  'color-already-scored': {
    when: 'the tile was turned before',
    table: play(TABLE, beginScoring, score(0, 'green'), skip(1), skip(2), beginScoring),
    command: score(0, 'green'),
  },
  'turn-already-over': {
    when: 'the player had a turn this round',
    table: play(TABLE, endTurn(1)),
    command: endTurn(1),
  },
  'bag-already-empty': { when: 'that was said before', table: play(TABLE, emptyBag), command: emptyBag },
  'starting-lumino-of-one-color': {
    when: 'both halves are said to be green',
    table: TABLE,
    command: {
      type: 'change-start',
      player: 0,
      start: { colors: ['green', 'green'], symbols: [null, null] },
    },
  },
  'name-taken': {
    when: 'another player has it',
    table: TABLE,
    command: { type: 'change-name', player: 0, name: ' Ben ' },
  },
  'name-missing': {
    when: 'nothing but spaces was typed',
    table: TABLE,
    command: { type: 'change-name', player: 0, name: '  ' },
  },
  'not-the-depth': {
    when: 'the reef is mirrored, not counted',
    table: TABLE,
    command: countReef(0, { green: 1 }),
  },
  'too-many-spaces': {
    when: 'a reef has 44 spaces only',
    table: counted(tableFor(2)),
    command: countReef(0, { green: 22, pink: 23 }),
  },
  'too-many-of-color': {
    when: 'the box holds no more of it',
    table: play(counted(tableFor(2)), countReef(1, { green: 44 })),
    command: countReef(0, { green: 11 }),
  },
};

function counted(table: Table): Table {
  return play(
    table,
    ...table.players.map((_, player): Command => ({ type: 'choose-depth', player, depth: 'counted' })),
  );
}

function countReef(player: number, spaces: Partial<ByColor<number>>): Command {
  return {
    type: 'count-reef',
    player,
    counts: { ...NO_COUNTS, spaces: { ...NO_COUNTS.spaces, ...spaces } },
  };
}

function fullReef(): Table {
  const [first, ...others] = TABLE.players;
  const reef = Array.from({ length: LUMINOS_IN_BOX }, () => first!.reef[0]!);
  return { ...TABLE, players: [{ ...first!, reef }, ...others] };
}

const ROWS = Object.entries(REFUSALS).map(([code, row]) => ({ code, ...row }));

test.each(ROWS)('$code: a command is refused when $when', ({ code, table, command }) => {
  expect(refusal(table, command).code).toBe(code);
});

test('LU-6 limestone is stored up to 10', () => {
  const table = play(TABLE, takeLimestone(1, 6), takeLimestone(1, 3));
  expect(table.players.map(({ limestone }) => limestone)).toEqual([0, 9, 0]);
  expect(play(table, takeLimestone(1, 6)).players[1]!.limestone).toBe(10);
});

test.each([0, -1, 7, 1.5, NaN, Infinity])('TU-3 nobody takes %p limestone', (count) => {
  expect(refusal(TABLE, takeLimestone(0, count))).toEqual({ code: 'not-a-count' });
});

test('PL-5 a returned Lumino costs a point, below 0 too', () => {
  const back: Command = { type: 'return-lumino', player: 2 };
  expect(play(TABLE, back, back).players.map((player) => player.score)).toEqual([0, 0, -2]);
});

test('TU-2 a jellyfish is spent once', () => {
  const spend: Command = { type: 'spend-jellyfish', player: 0, color: 'pink' };
  const scored = play(TABLE, beginScoring, score(0, 'pink'));
  const spent = play(scored, spend);
  expect(spent.players[0]!.tiles).toEqual({ ...byColor(() => 'coral'), pink: 'spent' });
  expect(refusal(spent, spend)).toEqual({ code: 'no-jellyfish' });
});

test.each([-1, 3, 0.5, NaN])('no player %p can do anything', (player) => {
  expect(refusal(TABLE, { type: 'return-lumino', player })).toEqual({ code: 'no-such-player' });
});

describe('a correction', () => {
  test('sets the score, the limestone, a tile and the octopus of one player', () => {
    const table = play(
      TABLE,
      { type: 'correct-score', player: 1, score: -7 },
      { type: 'correct-limestone', player: 1, limestone: 10 },
      { type: 'correct-tile', player: 1, color: 'blue', tile: 'spent' },
      { type: 'correct-octopus', player: 2 },
    );
    expect(table.players[1]).toMatchObject({
      score: -7,
      limestone: 10,
      tiles: { blue: 'spent', green: 'coral' },
    });
    expect(table.octopus).toBe(2);
    expect([table.players[0], table.players[2]]).toEqual([TABLE.players[0], TABLE.players[2]]);
  });

  test('lets a colour score again once its tile shows coral', () => {
    const scored = play(TABLE, beginScoring, score(0, 'green'), skip(1), skip(2), beginScoring);
    const corrected = play(scored, {
      type: 'correct-tile',
      player: 0,
      color: 'green',
      tile: 'coral',
    });
    expect(play(corrected, score(0, 'green')).scorings).toHaveLength(2);
  });

  test.each<Command>([
    { type: 'correct-score', player: 0, score: HIGHEST_SCORE + 1 },
    { type: 'correct-score', player: 0, score: -HIGHEST_SCORE - 1 },
    { type: 'correct-score', player: 0, score: 1.5 },
    { type: 'correct-limestone', player: 0, limestone: 11 },
    { type: 'correct-limestone', player: 0, limestone: -1 },
    { type: 'correct-round', round: 0 },
    { type: 'correct-round', round: 11 },
    { type: 'correct-round', round: NaN },
  ])('to what no table can show is refused: %j', (command) => {
    expect(refusal(TABLE, command)).toEqual({ code: 'not-a-count' });
  });
});

describe('a name', () => {
  const rename = (name: string): Command => ({ type: 'change-name', player: 0, name });
  const nameAfter = (name: string) => play(TABLE, rename(name)).players[0]!.name;

  test('is kept without the spaces around it', () => {
    expect(nameAfter('  Zoë B. ')).toBe('Zoë B.');
  });

  test('may be the one the player has already', () => {
    expect(nameAfter('Ana')).toBe('Ana');
  });

  test('that another player has is refused, and free again when they change theirs', () => {
    expect(refusal(TABLE, rename('Ben'))).toEqual({ code: 'name-taken' });
    const freed = play(TABLE, { type: 'change-name', player: 1, name: 'Eli' }, rename('Ben'));
    expect(freed.players.map(({ name }) => name)).toEqual(['Ben', 'Eli', 'Cem']);
  });
});

test('a fish that somebody has is swapped, a free one is taken', () => {
  const [first, second, third, free] = ['angelfish', 'pufferfish', 'clownfish', 'surgeonfish'] as const;
  const fishAfter = (fish: typeof first | typeof second | typeof third | typeof free) =>
    play(TABLE, { type: 'change-fish', player: 0, fish }).players.map((player) => player.fish);
  expect(fishAfter(third)).toEqual([third, second, first]);
  expect(fishAfter(free)).toEqual([free, second, third]);
  expect(fishAfter(first)).toEqual([first, second, third]);
});

test('BO-4 the board and the score board change for the whole table and keep every reef', () => {
  const board = createBoard('B', () => -2);
  const laid = play(TABLE, place(0, 'c4c3:G5.'), place(1, 'e4e5:B3c'));
  const changed = play(
    laid,
    { type: 'change-board', board },
    { type: 'change-score-board', scoreBoard: 'light' },
  );
  expect(changed).toEqual({ ...laid, board, scoreBoard: 'light' });
});
