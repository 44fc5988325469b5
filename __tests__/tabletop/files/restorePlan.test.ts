import * as fc from 'fast-check';

import { readBackup, writeBackup } from '@/games/lumicora/session/files/files';
import { decodeSave, encodeSave } from '@/games/lumicora/session/save/saveFile';
import { changedAtOf, undoLast, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { createRng, type Rng } from '@/kit/rng';
import { reviewRestore, type KnownGame } from '@/tabletop/files/restorePlan';

import { randomGame } from '../../support/randomCommands';
import { endTurn, performAll, sessionFor, takeLimestone } from '../../support/tables';

const GAME = performAll(sessionFor(2), takeLimestone(0, 3), endTurn(0));

/** A game as it is stored and opened again. */
function storedGame(rng: Rng, id: string): TableSession {
  const opened = decodeSave(encodeSave({ ...randomGame(rng, 15).session, id }));
  if (!opened.ok) throw new Error('damaged');
  return opened.value;
}

const NOTHING_ELSE = { boards: {}, names: [], practice: {}, settings: null, savedAt: 1000 };

type Shelf = ReadonlyMap<string, TableSession>;

const shelfOf = (sessions: readonly TableSession[]): Shelf => {
  return new Map(sessions.map((session) => [session.id, session]));
};
const knownOf = (shelf: Shelf): readonly KnownGame[] => {
  return [...shelf.values()].map((session) => ({ id: session.id, changedAt: changedAtOf(session) }));
};

function gamesIn(text: string): readonly TableSession[] {
  const result = readBackup(JSON.parse(text));
  if (!result.ok) throw new Error(`not read: ${JSON.stringify(result.error)}`);
  return result.value.games;
}

/** What is on the shelf once a part was restored as planned. */
function restored(shelf: Shelf, text: string): Shelf {
  const { add, replace } = reviewRestore(gamesIn(text), knownOf(shelf));
  return new Map([...shelf, ...[...add, ...replace].map((session) => [session.id, session] as const)]);
}

const textsOn = (shelf: Shelf) => [...shelf.values()].map(encodeSave).sort();

describe('restoring', () => {
  const earlier = undoLast(GAME);
  const shorter = performAll(sessionFor(2), takeLimestone(0, 3));

  test('adds what is not here', () => {
    expect(reviewRestore([GAME], [{ id: 'other', changedAt: 1 }])).toEqual({
      add: [GAME],
      replace: [],
      same: [],
      newerHere: [],
    });
  });

  test('replaces an earlier copy, and keeps a later one or the same', () => {
    const review = (changedAt: number) => reviewRestore([GAME], [{ id: 'game', changedAt }]);
    const changedAt = changedAtOf(GAME);
    expect(review(changedAt - 1)).toMatchObject({ replace: [GAME], same: [], newerHere: [] });
    expect(review(changedAt)).toMatchObject({ replace: [], same: ['game'], newerHere: [] });
    expect(review(changedAt + 1)).toMatchObject({ replace: [], same: [], newerHere: ['game'] });
  });

  test('takes an undone step for no change, because its time is not known', () => {
    expect(reviewRestore([earlier], knownOf(shelfOf([GAME]))).same).toEqual(['game']);
  });

  test('takes the later of two copies in one backup', () => {
    for (const games of [
      [shorter, GAME],
      [GAME, shorter],
    ]) {
      expect(reviewRestore(games, []).add).toEqual([GAME]);
      expect(reviewRestore(games, knownOf(shelfOf([shorter]))).replace).toEqual([GAME]);
    }
  });

  test('a game without a step never replaces the game it became, however late it was read', () => {
    const fresh = { ...sessionFor(2), startedAt: changedAtOf(GAME) + 9999 };
    expect(reviewRestore([fresh], knownOf(shelfOf([GAME])))).toMatchObject({
      replace: [],
      same: ['game'],
    });
  });

  const library = fc
    .record({
      seed: fc.integer(),
      count: fc.integer({ min: 0, max: 8 }),
      most: fc.constantFrom(10, 20_000, 1e9),
    })
    .map(({ seed, count, most }) => {
      const rng = createRng(seed);
      const games = Array.from({ length: count }, (_, index) => storedGame(rng, `game-${index}`));
      return { rng, games, parts: writeBackup({ ...NOTHING_ELSE, games: games.map(encodeSave) }, most) };
    });
  const runs = { numRuns: 30 };

  test('a library into itself changes nothing', () => {
    fc.assert(
      fc.property(library, ({ games, parts }) => {
        for (const text of parts) {
          const plan = reviewRestore(gamesIn(text), knownOf(shelfOf(games)));
          expect([plan.add, plan.replace, plan.newerHere]).toEqual([[], [], []]);
          expect(plan.same).toHaveLength(gamesIn(text).length);
        }
      }),
      runs,
    );
  });

  test('into an empty library gives everything, in whatever order the parts come', () => {
    fc.assert(
      fc.property(library, ({ rng, games, parts }) => {
        const shuffled = [...parts].sort(() => rng.next() - 0.5);
        const shelf = shuffled.reduce(restored, new Map<string, TableSession>());
        expect(textsOn(shelf)).toEqual(textsOn(shelfOf(games)));
      }),
      runs,
    );
  });

  test('into a library with other states of the games: order does not matter, twice is once, nothing newer is lost', () => {
    fc.assert(
      fc.property(library, ({ rng, games, parts }) => {
        const here = shelfOf(
          games
            .filter(() => rng.int(3) > 0)
            .map((session) => {
              const entries = session.log.entries.map((entry, index, { length }) =>
                index === length - 1 ? { ...entry, at: entry.at + rng.int(3) - 1 } : entry,
              );
              return { ...session, log: { ...session.log, entries } };
            }),
        );
        const once = parts.reduce(restored, here);
        expect(textsOn([...parts].reverse().reduce(restored, here))).toEqual(textsOn(once));
        expect(textsOn(parts.reduce(restored, once))).toEqual(textsOn(once));
        expect(once.size).toBe(games.length);
        for (const session of here.values()) {
          expect(changedAtOf(once.get(session.id)!)).toBeGreaterThanOrEqual(changedAtOf(session));
        }
      }),
      runs,
    );
  });
});
