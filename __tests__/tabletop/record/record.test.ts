/** Lists, statistics, replay and plays for BG Stats, of games that know nothing of Lumicora: a points pad and a race. */

import * as fc from 'fast-check';

import { bgStatsLink } from '@/tabletop/record/bgStats';
import {
  byPlace,
  isWinner,
  namesOf,
  newestFirst,
  searchGames,
  type RecordEntry,
} from '@/tabletop/record/entry';
import { frameAt, scoresAtRoundEnds, type RoundReading } from '@/tabletop/record/replay';
import { sharedText } from '@/tabletop/record/sharedText';
import { resultSeries, statisticsOfGames } from '@/tabletop/record/statistics';
import { undoLast } from '@/tabletop/session/session';

import {
  padRecords,
  padSessions,
  type PadCommand,
  type PadSession,
  type PadTypes,
} from '../../support/pointsPad';

const MINUTE = 60_000;

/** A step a minute. */
function padGame(id: string, names: readonly string[], ...commands: readonly PadCommand[]): PadSession {
  return commands.reduce(
    (session, command) => {
      const next = padSessions.perform(session, command, MINUTE * (session.log.done + 1));
      if (!next.ok) throw new Error(next.error.code);
      return next.value;
    },
    padSessions.open({ id, startedAt: 0, setup: { names } }),
  );
}

const add = (player: number, points: number): PadCommand => ({ type: 'add', player, points });
const finish: PadCommand = { type: 'finish' };
const entry = (...game: Parameters<typeof padGame>) => padRecords.entryOf(padGame(...game));

const FIRST = entry('first', ['Ana', 'Ben'], add(0, 7), add(1, 4), finish);
const SECOND = entry('second', ['Ben', 'Ana', 'Cem'], add(0, 5), add(1, 5), add(2, 1), finish);

/** Who arrives first wins; nobody has points. */
const race = (id: string, endedAt: number, ...arrived: readonly string[]): RecordEntry => ({
  ...FIRST,
  id,
  endedAt,
  players: arrived.map((name, index) => ({ name, place: index + 1, total: null })),
});
const RACES = [race('late', 20, 'Ben', 'Ana'), race('early', 10, 'Ana', 'Ben', 'Cem')];

const everyGame = () => true;
const nothingMore = () => ({});

describe('entries', () => {
  test('tell when a game was played, who and with which place', () => {
    expect(FIRST).toEqual({
      id: 'first',
      startedAt: 0,
      endedAt: 3 * MINUTE,
      note: '',
      changedAt: 3 * MINUTE,
      isOver: true,
      deletedAt: null,
      minutes: 3,
      players: [
        { name: 'Ana', place: 1, total: 7 },
        { name: 'Ben', place: 2, total: 4 },
      ],
    });
  });

  test('are found by a part of a name, and stand with the newest first', () => {
    expect(newestFirst([FIRST, SECOND])).toEqual([SECOND, FIRST]);
    expect(searchGames([FIRST, SECOND], ' cE ')).toEqual([SECOND]);
    expect(searchGames([FIRST, SECOND], ' ')).toEqual([FIRST, SECOND]);
    expect(namesOf(SECOND)).toBe('Ben, Ana, Cem');
  });

  test('who shares a place stays as they sat; alone, nobody wins', () => {
    expect(byPlace(SECOND.players).map(({ name }) => name)).toEqual(['Ben', 'Ana', 'Cem']);
    expect(SECOND.players.map((player) => isWinner(SECOND, player))).toEqual([true, true, false]);
    const alone = entry('alone', ['Ana'], finish);
    expect(isWinner(alone, alone.players[0]!)).toBe(false);
  });
});

describe('statistics', () => {
  test('of points have mean, best and worst, and what the game adds', () => {
    const { games, players } = statisticsOfGames([SECOND, FIRST], everyGame, (played) => ({
      opponents: played.reduce((sum, { game }) => sum + game.players.length - 1, 0),
    }));
    expect(games).toBe(2);
    expect(players[0]).toEqual({
      name: 'Ana',
      games: 2,
      wins: 2,
      sharedWins: 1,
      mean: 6,
      best: 7,
      worst: 5,
      opponents: 3,
      results: [
        { gameId: 'first', endedAt: 3 * MINUTE, total: 7, place: 1 },
        { gameId: 'second', endedAt: 4 * MINUTE, total: 5, place: 1 },
      ],
    });
  });

  test('of a race have wins and no points, and are drawn by places', () => {
    const { players } = statisticsOfGames(RACES, everyGame, nothingMore);
    expect(players.map(({ name, wins, mean, best }) => [name, wins, mean, best])).toEqual([
      ['Ana', 1, null, null],
      ['Ben', 1, null, null],
      ['Cem', 0, null, null],
    ]);
    expect(resultSeries(players).values).toEqual([
      [1, 2],
      [2, 1],
      [3, null],
    ]);
  });

  test('count only finished games that are wanted and not deleted', () => {
    const entries = [FIRST, { ...SECOND, isOver: false }, { ...SECOND, id: 'gone', deletedAt: 1 }];
    expect(statisticsOfGames(entries, everyGame, nothingMore).games).toBe(1);
    expect(statisticsOfGames([FIRST, SECOND], ({ id }) => id === 'second', nothingMore).games).toBe(1);
  });
});

describe('a replay', () => {
  const session = padGame('g', ['Ana', 'Ben'], add(0, 1), add(1, 1), add(0, 1), add(1, 3), finish);

  test('has a frame for every step, each led to by its command from the one before', () => {
    expect(frameAt(session, 0)).toEqual({ table: session.tables[0], led: null });
    expect(frameAt(session, 2)).toEqual({
      table: session.tables[2],
      led: { command: add(1, 1), before: session.tables[1] },
    });
  });

  test('any frame is what its command makes of the one before', () => {
    const commands = fc.array(fc.record({ player: fc.nat(1), points: fc.integer() }), { maxLength: 20 });
    fc.assert(
      fc.property(commands, (list) => {
        const played = padGame('p', ['Ana', 'Ben'], ...list.map(({ player, points }) => add(player, points)));
        for (let step = 1; step <= played.log.done; step++) {
          const { table, led } = frameAt(played, step);
          expect(padSessions.rules.apply(led!.before, led!.command)).toEqual({ ok: true, value: table });
        }
      }),
    );
  });

  test('knows the scores at the end of each round, without what was undone', () => {
    const reading: RoundReading<PadTypes> = {
      // A round gives everybody a step.
      roundOf: (table) => 1 + Math.floor(session.tables.indexOf(table) / 2),
      scoresOf: ({ points }) => points,
      isAfterRounds: ({ isOver }) => isOver,
    };
    expect(scoresAtRoundEnds(session, reading)).toEqual({
      rounds: [1, 2, 3],
      scores: [
        [1, 2, 2],
        [1, 4, 4],
      ],
    });
    expect(scoresAtRoundEnds(undoLast(session), reading).rounds).toEqual([1, 2]);
  });
});

describe('BG Stats', () => {
  const playOf = (link: string) =>
    JSON.parse(decodeURIComponent(link.split('?data=')[1]!)) as Readonly<Record<string, unknown>>;
  const game = { name: 'Pad', sourceGameId: 'pad' };

  test('is told points where there are some', () => {
    expect(playOf(bgStatsLink({ game, entry: FIRST, board: '', starter: 1 }))).toMatchObject({
      game: { name: 'Pad', noPoints: false },
      durationMin: 3,
      players: [
        { name: 'Ana', rank: 1, score: 7, winner: true, startPlayer: false },
        { name: 'Ben', rank: 2, score: 4, winner: false, startPlayer: true },
      ],
    });
  });

  test('is told of a race that it has none', () => {
    const play = playOf(bgStatsLink({ game, entry: RACES[0]!, board: '', starter: null }));
    expect(play).toMatchObject({
      game: { noPoints: true },
      players: [{ rank: 1, winner: true }, { rank: 2 }],
    });
    expect(JSON.stringify(play)).not.toContain('score');
  });
});

describe('a result for a message', () => {
  test('has a block for each, the winner first, with the parts of their points', () => {
    const text = sharedText({
      head: ['Ana wins', 'Pad, today'],
      players: [...FIRST.players].reverse(),
      describePlayer: ({ place, name, total }) => `${place}. ${name}: ${total}`,
      partsOf: ({ total }) => ['cards 1', `moons ${total - 1}`],
      foot: 'made here',
    });
    expect(text).toBe(
      'Ana wins\nPad, today\n\n1. Ana: 7\ncards 1 · moons 6\n\n2. Ben: 4\ncards 1 · moons 3\n\nmade here',
    );
  });

  test('of a race has places alone', () => {
    const text = sharedText({
      head: ['Ben wins'],
      players: RACES[0]!.players,
      describePlayer: ({ place, name }) => `${place}. ${name}`,
      partsOf: () => [],
      foot: 'made here',
    });
    expect(text).toBe('Ben wins\n\n1. Ben\n\n2. Ana\n\nmade here');
  });
});
