import { invitationOf, setupOfInvitation } from '@/games/lumicora/exchange/invitation';
import { tableNumber } from '@/games/lumicora/exchange/tableNumber';
import type { GameFile, GameReef } from '@/games/lumicora/session/gameFile/gameFileModel';
import { gameFileOf } from '@/games/lumicora/session/gameFile/tableGameFile';
import { openSession, tableOf, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';

import { codeOf, said } from '../../../support/codes';
import { reef } from '../../../support/reef';
import { performAll, place, sessionFor } from '../../../support/tables';
import { randomSession } from './randomShared';

const HOST = performAll(
  sessionFor(3),
  { type: 'change-name', player: 1, name: 'Eli' },
  { type: 'change-fish', player: 0, fish: 'surgeonfish' },
  { type: 'change-start', player: 2, start: { colors: ['blue', 'pink'], symbols: [4, 'crab'] } },
  { type: 'correct-round', round: 3 },
  { type: 'correct-octopus', player: 2 },
  place(0, 'c4c5:G3c'),
);

test('an invitation tells the table as it stands', () => {
  const { board } = tableOf(HOST);
  expect(invitationOf(HOST, 2)).toEqual({
    table: tableNumber(HOST),
    seat: 2,
    players: [
      { name: 'Ana', fish: 'surgeonfish', start: { colors: ['green', 'pink'], symbols: [null, null] } },
      { name: 'Eli', fish: 'pufferfish', start: { colors: ['green', 'blue'], symbols: [null, null] } },
      { name: 'Cem', fish: 'clownfish', start: { colors: ['blue', 'pink'], symbols: [4, 'crab'] } },
    ],
    octopus: 2,
    board,
    scoreBoard: 'dark',
    round: 3,
  });
});

test('who accepts it sits at the same table, at the seat that was meant', () => {
  const invitation = invitationOf(HOST, 2);
  const joined = openSession({ id: 'phone of Cem', startedAt: 0, setup: setupOfInvitation(invitation) });
  expect(tableNumber(joined)).toBe(tableNumber(HOST));
  const { players, followed, board, octopus, isTracked } = tableOf(joined);
  expect(players.map(({ name, fish }) => ({ name, fish }))).toEqual(
    tableOf(HOST).players.map(({ name, fish }) => ({ name, fish })),
  );
  expect({ followed, board, octopus, isTracked }).toEqual({
    followed: 2,
    board: tableOf(HOST).board,
    octopus: 2,
    isTracked: true,
  });
});

test('who joined can invite others to the table they joined', () => {
  const joined = openSession({ id: 'x', startedAt: 0, setup: setupOfInvitation(invitationOf(HOST, 2)) });
  expect(invitationOf(joined, 1).table).toBe(tableNumber(HOST));
});

function fromFile(...reefs: readonly GameReef[]): TableSession {
  const file = gameFileOf(tableOf(sessionFor(reefs.length)));
  const told: GameFile = {
    ...file,
    players: file.players.map((player, seat) => ({ ...player, reef: reefs[seat]! })),
  };
  return openSession({ id: 'file', startedAt: 0, setup: { file: told } });
}

const luminos = (line: string): GameReef => ({ kind: 'luminos', luminos: reef(line) });
const startsOf = (session: TableSession) =>
  invitationOf(session, 0).players.map(({ start: { colors } }) => colors.join(' '));

test('LU-5 a reef without a starting Lumino gets one that nobody else has', () => {
  const session = fromFile(luminos('a1a2:G3c'), luminos('d4d5:PG'), luminos(''), luminos('d4d5:GB'));
  expect(startsOf(session)).toEqual(['green yellow', 'pink green', 'pink blue', 'green blue']);
});

test('SE-1 a starting Lumino that was laid the other way round is told as it lies', () => {
  const session = fromFile(luminos('d5d4:PY'), luminos('d4d5:PG'));
  expect(startsOf(session)).toEqual(['yellow pink', 'pink green']);
});

test('the invitation of any table with two players or more goes through a code', () => {
  const games = Array.from({ length: 60 }, (_, seed) => randomSession(createRng(seed), 40));
  for (const game of games.filter((each) => tableOf(each).players.length > 1)) {
    const invitation = invitationOf(game, 1);
    expect(said(codeOf({ kind: 'invitation', value: invitation }))).toEqual({
      kind: 'invitation',
      value: invitation,
    });
  }
});
