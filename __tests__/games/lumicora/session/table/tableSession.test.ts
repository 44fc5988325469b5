import * as fc from 'fast-check';

import { COLORS } from '@/games/lumicora/rules/model';
import { layReef } from '@/games/lumicora/rules/surface';
import { LIMESTONE_MARKERS, STORAGE } from '@/games/lumicora/rules/turn';
import { applyCommand } from '@/games/lumicora/session/table/applyCommand';
import type { Command, CommandType } from '@/games/lumicora/session/table/commands';
import type { Table } from '@/games/lumicora/session/table/table';
import {
  perform,
  rebuildSession,
  redoNext,
  tableOf,
  undoLast,
} from '@/games/lumicora/session/table/tableSession';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';
import { redoable } from '@/kit/log';
import { createRng } from '@/kit/rng';

import { deepFreeze } from '../../../../support/deepFreeze';
import { propertyRuns } from '../../../../support/propertyRuns';
import { COMMAND_TYPES, CORRECTIONS, randomCommand, randomGame } from '../../../../support/randomCommands';
import { endTurn, performAll, place, sessionFor, takeLimestone } from '../../../../support/tables';

const correction: Command = { type: 'correct-score', player: 0, score: 12 };
const scoreOf = (session: TableSession) => tableOf(session).players[0]!.score;

describe('a session', () => {
  const session = performAll(sessionFor(2), takeLimestone(0, 3), place(0, 'c4c3:G5.'), correction);

  test('logs each command with its time', () => {
    expect(session.log.entries).toEqual([
      { command: takeLimestone(0, 3), at: 2000 },
      { command: place(0, 'c4c3:G5.'), at: 3000 },
      { command: correction, at: 4000 },
    ]);
  });

  test('takes back a correction like any other command, and makes it again', () => {
    const undone = undoLast(session);
    expect([scoreOf(session), scoreOf(undone), scoreOf(redoNext(undone))]).toEqual([12, 0, 12]);
  });

  test('has nothing to undo at its beginning and nothing to redo at its end', () => {
    const fresh = sessionFor(2);
    expect(undoLast(fresh)).toEqual(fresh);
    expect(redoNext(session)).toEqual(session);
  });

  test('forgets what was undone when something else is done', () => {
    const other = performAll(undoLast(undoLast(session)), endTurn(1));
    expect(other.log.entries.map(({ command }) => command)).toEqual([takeLimestone(0, 3), endTurn(1)]);
    expect(other.tables).toHaveLength(3);
    expect(redoable(other.log)).toBeUndefined();
    expect(redoNext(other)).toEqual(other);
  });

  test('keeps what was undone when something is refused', () => {
    const undone = deepFreeze(undoLast(session));
    expect(perform(undone, takeLimestone(0, 7), 5000)).toEqual({ ok: false, error: { code: 'not-a-count' } });
    expect(redoNext(undone)).toEqual(session);
  });

  test('that is rebuilt tells which command the table does not take', () => {
    const { entries } = session.log;
    const bad = { command: takeLimestone(5, 1), at: 1 };
    const log = { entries: [...entries.slice(0, 2), bad, ...entries.slice(2)], done: 1 };
    expect(rebuildSession(session, log)).toEqual({ ok: false, error: { entry: 2 } });
  });
});

const TRIES = 200;
const RUNS = propertyRuns(4, 12);
const seeds = fc.noBias(fc.integer({ min: 0, max: 0xffffffff }));

/** Random games from a range of seeds; a failure names the seed. */
function everyGame(
  holds: (session: TableSession, seed: number) => void,
  types: readonly CommandType[] = COMMAND_TYPES,
): void {
  const property = fc.property(seeds, (seed) =>
    holds(randomGame(createRng(seed), TRIES, types).session, seed),
  );
  fc.assert(property, { numRuns: RUNS });
}

function repeat(
  session: TableSession,
  step: (session: TableSession) => TableSession,
): readonly TableSession[] {
  const steps = [session];
  while (steps.length <= session.log.entries.length) steps.push(step(steps.at(-1)!));
  return steps;
}

const isKept: readonly CommandType[] = COMMAND_TYPES.filter((type) => !CORRECTIONS.includes(type));

describe(`after ${TRIES} random commands`, () => {
  test('every command was taken and refused for many reasons', () => {
    const taken = new Set<CommandType>();
    const refused = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const game = randomGame(createRng(seed), TRIES);
      game.session.log.entries.forEach(({ command }) => taken.add(command.type));
      game.refused.forEach((code) => refused.add(code));
      expect(game.session.log.done).toBeGreaterThan(TRIES / 2);
    }
    expect([...taken].sort()).toEqual([...COMMAND_TYPES].sort());
    // All but a full box, too much of a colour and a starting Lumino of one colour.
    expect(refused.size).toBe(17);
  });

  test('undoing all and redoing all passes the same tables', () => {
    everyGame((session) => {
      const undone = repeat(session, undoLast);
      expect(undone.map(tableOf)).toEqual(session.tables.toReversed());
      const redone = repeat(undone.at(-1)!, redoNext);
      expect(redone.map(tableOf)).toEqual(session.tables);
      expect(redone.at(-1)).toEqual(session);
    });
  });

  test('the log alone rebuilds the session, with its undone end', () => {
    everyGame((live, seed) => {
      const { id, startedAt, setup, log, tables } = live;
      const done = seed % (log.done + 1);
      const value: TableSession = { id, startedAt, setup, log: { ...log, done }, tables };
      const rebuilt = rebuildSession({ id, startedAt, setup }, value.log);
      expect(rebuilt.ok && rebuilt.value.log).toEqual(value.log);
      // As text: comparing hundreds of tables piece by piece takes seconds.
      expect(JSON.stringify(rebuilt)).toBe(JSON.stringify({ ok: true, value }));
    });
  });

  test('LU-6 everybody holds 0 to 10 limestone, all together 40 at most', () => {
    everyGame(({ tables }) => {
      const held = tables.map(({ players }) => players.map(({ limestone }) => limestone));
      expect(held.flat().filter((count) => count < 0 || count > STORAGE)).toEqual([]);
      const sums = held.map((counts) => counts.reduce((sum, count) => sum + count, 0));
      expect(Math.max(...sums)).toBeLessThanOrEqual(LIMESTONE_MARKERS);
    });
  });

  test('every reef can lie on a table and begins with its starting Lumino', () => {
    everyGame(({ tables }) => {
      const reefs = tables.at(-1)!.players.map(({ reef }) => reef);
      expect(reefs.map((reef) => layReef(reef).ok)).toEqual(reefs.map(() => true));
      expect(reefs.map(([start]) => start!.colors[0] !== start!.colors[1])).toEqual(reefs.map(() => true));
    });
  });

  test('SC-4 without corrections a tile was turned as often as its colour scored, once at most', () => {
    const scoredOf = ({ scorings }: Table, player: number) =>
      scorings.filter((scoring) => scoring.player === player);
    everyGame(({ tables }) => {
      const table = tables.at(-1)!;
      for (const [index, { tiles }] of table.players.entries()) {
        const scored = scoredOf(table, index).map(({ color }) => color);
        expect(scored.toSorted()).toEqual(COLORS.filter((color) => tiles[color] !== 'coral').toSorted());
        const rounds = scoredOf(table, index).map(({ round }) => round);
        expect(new Set(rounds).size).toBe(rounds.length);
      }
    }, isKept);
  });

  test('SC-2 and PL-5 without corrections a score is the points of the scorings less the Luminos returned', () => {
    everyGame(({ tables, log }) => {
      const { players, scorings } = tables.at(-1)!;
      const commands = log.entries.map(({ command }) => command);
      const expected = players.map((_, player) => {
        const points = scorings.filter((scoring) => scoring.player === player).map((each) => each.points);
        const returned = commands.filter(
          (command) => command.type === 'return-lumino' && command.player === player,
        );
        return points.reduce((sum, point) => sum + point, 0) - returned.length;
      });
      expect(players.map(({ score }) => score)).toEqual(expected);
    }, isKept);
  });

  test('TU-1 without corrections the turtle never goes back and never skips a round', () => {
    everyGame(({ tables }) => {
      const steps = tables.slice(1).map(({ round }, index) => round - tables[index]!.round);
      expect(steps.filter((step) => step !== 0 && step !== 1)).toEqual([]);
    }, isKept);
  });
});

test('a command, taken or refused, changes neither the table nor the command it was given', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const rng = createRng(seed);
      let table = tableOf(randomGame(rng, 60).session);
      for (let tries = 0; tries < 60; tries++) {
        const command = randomCommand(rng, table);
        // Frozen, so that `push` and the like throw; compared, because plain assignments to what is frozen do not.
        const before = JSON.stringify([table, command]);
        const applied = applyCommand(deepFreeze(table), deepFreeze(command));
        expect(JSON.stringify([table, command])).toBe(before);
        if (applied.ok) table = applied.value;
      }
    }),
    { numRuns: RUNS },
  );
});
