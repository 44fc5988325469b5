import { DEFAULT_BOARDS, spaceNamed } from '@/games/lumicora/rules/boards';
import { paintNext, paintStroke } from '@/games/lumicora/session/reef/terrainPainting';
import {
  addSeat,
  changeSeat,
  finishSetup,
  holderOf,
  rematchOf,
  removeSeat,
  seatCount,
  seatName,
} from '@/games/lumicora/session/table/setupDraft';
import { openTable, suggestSetup } from '@/games/lumicora/session/table/table';

import { placeAnyway, play, setupFor } from '../../../../support/tables';

const two = suggestSetup(['Anni', '']);
const named = (seat: number) => `Player ${seat}`;

test('SE-1 a suggested set-up has two seats with different fish and starting Luminos', () => {
  const { players, octopus, board, scoreBoard } = two;
  expect(new Set(players.map(({ fish }) => fish)).size).toBe(2);
  expect(new Set(players.map(({ start }) => start.colors.join())).size).toBe(2);
  expect([octopus, board.side, scoreBoard]).toEqual([0, 'A', 'dark']);
});

test('seats can be added up to four, each with its own fish and starting Lumino', () => {
  const full = addSeat(addSeat(addSeat(two)));
  expect(full.players).toHaveLength(4);
  expect(new Set(full.players.map(({ fish }) => fish)).size).toBe(4);
  expect(new Set(full.players.map(({ start }) => start.colors.join())).size).toBe(4);
});

test('the octopus stays with its holder when a seat before goes, and never points beyond the table', () => {
  const three = { ...addSeat(two), octopus: 2 };
  expect(removeSeat(three, 0).octopus).toBe(1);
  expect(removeSeat(three, 2).octopus).toBe(1);
});

test('taking the fish or the starting Lumino of another swaps them', () => {
  const [first, second] = two.players as [(typeof two.players)[0], (typeof two.players)[0]];
  const swapped = changeSeat(two, 0, { ...first, fish: second.fish, start: second.start });
  expect(swapped.players[1]).toEqual({ ...second, fish: first.fish, start: first.start });
});

test('an earlier name takes the first empty seat, or a new one', () => {
  const once = seatName(two, 'Peter');
  expect(once.players.map(({ name }) => name)).toEqual(['Anni', 'Peter']);
  expect(seatName(once, 'Moritz').players.map(({ name }) => name)).toEqual(['Anni', 'Peter', 'Moritz']);
});

test('who gave no name goes by the seat; the same name twice is refused', () => {
  expect(finishSetup(two, named)).toMatchObject({
    ok: true,
    value: { players: [{ name: 'Anni' }, { name: 'Player 2' }] },
  });
  expect(finishSetup(suggestSetup(['Anni', ' Anni ']), named)).toEqual({
    ok: false,
    error: { code: 'same-name' },
  });
});

const kindsOf = (side: 'A' | 'B', taps: number) => {
  const space = spaceNamed('a2')!;
  let board = DEFAULT_BOARDS[side];
  return Array.from({ length: taps }, () => {
    board = paintNext(board, space);
    return board.terrain[space];
  });
};

test('BO-3 taps go through water and limestone on side A, and through the penalties on side B', () => {
  expect(kindsOf('A', 3)).toEqual(['limestone', 'water', 'limestone']);
  expect(kindsOf('B', 5)).toEqual(['limestone', -1, -2, -3, 'water']);
});

test('BO-2 the starting area cannot be painted', () => {
  expect(paintNext(DEFAULT_BOARDS.B, spaceNamed('d4')!)).toBe(DEFAULT_BOARDS.B);
});

test('a fish or starting Lumino tells who else has it, whichever way round', () => {
  const [first, second] = two.players as [(typeof two.players)[0], (typeof two.players)[0]];
  const [a, b] = first.start.colors;
  expect(holderOf(two, 1, second)).toBeNull();
  expect(holderOf(two, 1, { ...second, fish: first.fish })).toBe(0);
  expect(holderOf(two, 1, { ...second, start: { ...second.start, colors: [b, a] } })).toBe(0);
});

test('seats come to a number: new ones are free, and the last ones go', () => {
  const four = seatCount(two, 4);
  expect(new Set(four.players.map(({ fish }) => fish)).size).toBe(4);
  expect(seatCount({ ...four, octopus: 3 }, 2)).toEqual({ ...two, octopus: 1 });
  expect(seatCount(two, 2)).toBe(two);
});

test('SE-1 a rematch has the same people, seats, fish, starting Luminos and boards, and the octopus as it was left', () => {
  const setup = { ...setupFor(3, DEFAULT_BOARDS.B), scoreBoard: 'light', octopus: 1 } as const;
  const played = play(
    openTable(setup),
    placeAnyway(0, 'c4c3:G3c'),
    { type: 'change-fish', player: 0, fish: 'surgeonfish' },
    { type: 'correct-octopus', player: 2 },
  );
  const [first, ...others] = setup.players;
  expect(rematchOf(played)).toEqual({
    ...setup,
    octopus: 2,
    players: [{ ...first!, fish: 'surgeonfish' }, ...others],
  });
});

test('BO-3 a stroke makes all its spaces what a tap would make of the first, but for the starting area', () => {
  const before = DEFAULT_BOARDS.B;
  const start = before.terrain.indexOf('start');
  const [first, other] = [spaceNamed('a1')!, spaceNamed('a2')!];
  const painted = paintStroke(before, [start, first, other]);
  const wanted = paintNext(before, first).terrain[first];
  expect([painted.terrain[first], painted.terrain[other], painted.terrain[start]]).toEqual([
    wanted,
    wanted,
    'start',
  ]);
  expect(paintStroke(before, [start])).toBe(before);
});
