import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';

import { scoreGame } from '@/games/lumicora/session/final/finalTable';
import { decodeGameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { exportSession, gameFileOf } from '@/games/lumicora/session/gameFile/tableGameFile';
import { decodeSave, encodeSave } from '@/games/lumicora/session/save/saveFile';
import { tableOf, undoLast, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';

import { randomGame } from '../../../../support/randomCommands';
import { board, reef } from '../../../../support/reef';
import {
  beginScoring,
  endTurn,
  performAll,
  place,
  placeAnyway,
  score,
  sessionFor,
} from '../../../../support/tables';

const GROUND = board('B', 'limestone', { [-2]: 'a1 g5' });
const SESSION = performAll(
  sessionFor(2, GROUND),
  place(0, 'c4c3:G.5'),
  placeAnyway(0, 'a2a3:Y1s'),
  place(0, 'd4c4:G3c'),
  beginScoring,
  score(0, 'green'),
  { type: 'change-score-board', scoreBoard: 'light' },
);

function read(text: string) {
  const result = decodeGameFile(text);
  if (!result.ok) throw new Error(`not read: ${JSON.stringify(result.error)}`);
  return result.value;
}

describe('an exported game', () => {
  const game = read(exportSession(SESSION));

  test('is read with the same reefs, scores and limestone', () => {
    expect(game.players).toEqual([
      {
        name: 'Ana',
        score: 8,
        limestone: 4,
        scoringTiles: {
          green: 'jellyfish',
          pink: 'coral',
          blue: 'coral',
          yellow: 'coral',
        },
        reef: { kind: 'luminos', luminos: reef('d4d5:GP c4c3:G.5 a2a3:Y1s d4c4:G3c') },
      },
      {
        name: 'Ben',
        score: 0,
        limestone: 0,
        scoringTiles: {
          green: 'coral',
          pink: 'coral',
          blue: 'coral',
          yellow: 'coral',
        },
        reef: { kind: 'luminos', luminos: reef('d4d5:GB') },
      },
    ]);
  });

  test('is read with the same board, score board, round and octopus', () => {
    expect(game).toMatchObject({
      board: GROUND,
      boardIsDefault: false,
      scoreBoard: 'light',
      round: 1,
      octopus: 0,
    });
  });

  test('FS-6 scores with the terrain of the table', () => {
    const remote = scoreGame(game).players.map(({ lines }) =>
      lines.filter(({ category }) => category === 'remote').map(({ points }) => points),
    );
    expect(remote).toEqual([
      [-2, -2],
      [-2, -2],
    ]);
  });

  test('shows the table as it stands, not what was undone', () => {
    expect(read(exportSession(undoLast(SESSION))).scoreBoard).toBe('dark');
  });

  test('ends with a line break, like every game file', () => {
    expect(exportSession(SESSION)).toMatch(/}\n$/);
  });
});

/** The log is in a field of its own. */
function carried(text: string): unknown {
  return (JSON.parse(text) as { readonly reefside: unknown }).reefside;
}

test('the log travels in a field of its own, from which the whole session opens', () => {
  const save = JSON.stringify(carried(exportSession(undoLast(SESSION))));
  expect(decodeSave(save)).toEqual({ ok: true, value: undoLast(SESSION) });
});

test('readers of game files pass over the log, whatever it says', () => {
  const file = JSON.parse(exportSession(SESSION)) as object;
  for (const reefside of [undefined, null, 7, { log: 'none' }]) {
    expect(read(JSON.stringify({ ...file, reefside }))).toEqual(gameFileOf(tableOf(SESSION)));
  }
});

test('the sample of version 1 becomes a game file', () => {
  const sample = decodeSave(readFileSync(join(__dirname, '../../../../fixtures/saves/v1.json'), 'utf8'));
  expect(sample.ok && read(exportSession(sample.value)).players.map(({ score: points }) => points)).toEqual([
    6, 2,
  ]);
});

test('any game is read as the table that was exported, and carries its log', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const session: TableSession = undoLast(randomGame(createRng(seed), 60).session);
      const text = exportSession(session);
      expect(read(text)).toStrictEqual(gameFileOf(tableOf(session)));
      expect(JSON.stringify(carried(text))).toBe(encodeSave(session));
    }),
    { numRuns: 40 },
  );
});

test('TU-1 a game may be exported at any moment', () => {
  const turn = performAll(sessionFor(2), endTurn(1));
  expect(read(exportSession(turn)).players.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
});
