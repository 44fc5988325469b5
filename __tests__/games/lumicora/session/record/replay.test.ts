import * as fc from 'fast-check';

import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import { playerOf, scoresByRound, spacesOf } from '@/games/lumicora/session/record/replay';
import type { Command } from '@/games/lumicora/session/table/commands';
import { openSession, tableOf, undoLast } from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';

import { CORRECTIONS, COMMAND_TYPES, randomGame } from '../../../../support/randomCommands';
import { reef } from '../../../../support/reef';
import {
  beginScoring,
  emptyBag,
  performAll,
  place,
  score,
  sessionFor,
  setupFor,
  skip,
  takeLimestone,
} from '../../../../support/tables';

const SKIPPED = [beginScoring, skip(0), skip(1)];
const finish: Command = { type: 'finish-rounds' };
const toRound = (round: number): Command => ({ type: 'correct-round', round });
const toScore = (player: number, points: number): Command => ({
  type: 'correct-score',
  player,
  score: points,
});

/** Two rounds: in the first Ana scores 5, in the second Ben loses a point and Ana scores nothing. */
const TWO_ROUNDS = performAll(
  sessionFor(2),
  place(0, 'c4c3:G5.'),
  beginScoring,
  skip(1),
  score(0, 'green'),
  { type: 'return-lumino', player: 1 },
  ...SKIPPED,
);

test('a game that just began has no round behind it', () => {
  expect(scoresByRound(sessionFor(2))).toEqual({ rounds: [], scores: [[], []], finals: null });
});

test('SC-1 a round counts with all that its scoring phase brought', () => {
  expect(scoresByRound(TWO_ROUNDS)).toEqual({
    rounds: [1, 2],
    scores: [
      [5, 5],
      [0, -1],
    ],
    finals: null,
  });
});

test('what happens in a round that goes on is not told yet', () => {
  const session = performAll(TWO_ROUNDS, toScore(0, 40));
  expect(scoresByRound(session)).toEqual(scoresByRound(TWO_ROUNDS));
});

test('a step that is undone is not told', () => {
  expect(scoresByRound(undoLast(TWO_ROUNDS))).toMatchObject({ rounds: [1] });
});

test('the totals of the final scoring come last', () => {
  const session = performAll(TWO_ROUNDS, finish);
  expect(scoresByRound(session)).toEqual({
    rounds: [1, 2, 3],
    scores: [
      [5, 5, 5],
      [0, -1, -1],
    ],
    finals: scoreTable(tableOf(session)).players.map(({ total }) => total),
  });
});

test('a score corrected after the end belongs to the last round', () => {
  const session = performAll(TWO_ROUNDS, finish, toScore(1, 9));
  expect(scoresByRound(session)!.scores[1]).toEqual([0, -1, 9]);
});

test('EM-1 the extra scoring phase is a round of its own', () => {
  const session = performAll(
    sessionFor(3),
    emptyBag,
    beginScoring,
    skip(0),
    skip(1),
    skip(2),
    skip(0),
    skip(1),
    skip(2),
  );
  expect(tableOf(session).phase).toBe('final');
  expect(scoresByRound(session)!.rounds).toEqual([1, 2]);
});

describe('a corrected round', () => {
  test('that skips others leaves them open', () => {
    const session = performAll(TWO_ROUNDS, toRound(5), ...SKIPPED);
    expect(scoresByRound(session)).toEqual({
      rounds: [1, 2, 3, 4, 5],
      scores: [
        [5, 5, 5, null, 5],
        [0, -1, -1, null, -1],
      ],
      finals: null,
    });
  });

  test('that goes back lets the last end of a round count', () => {
    const again = performAll(TWO_ROUNDS, toRound(2));
    expect(scoresByRound(again)).toMatchObject({ rounds: [1], scores: [[5], [0]] });
    const replayed = performAll(again, toScore(0, 12), ...SKIPPED);
    expect(scoresByRound(replayed)).toMatchObject({
      rounds: [1, 2],
      scores: [
        [5, 12],
        [0, -1],
      ],
    });
  });

  test('that was a slip is forgotten', () => {
    const slip = performAll(TWO_ROUNDS, toRound(9), toRound(3), ...SKIPPED);
    expect(scoresByRound(slip)!.rounds).toEqual([1, 2, 3]);
  });

  test('that goes back and returns keeps what was known of the rounds between', () => {
    const session = performAll(TWO_ROUNDS, ...SKIPPED, toRound(1), toRound(4));
    expect(scoresByRound(session)!.scores[0]).toEqual([5, 5, 5]);
  });
});

test('a game that goes on from a file begins with the round of the file', () => {
  const { players, octopus, board, scoreBoard } = tableOf(TWO_ROUNDS);
  const file = {
    board,
    boardIsDefault: false,
    scoreBoard,
    octopus,
    round: 4,
    players: players.map(({ name, score: points, limestone, tiles, reef: luminos }) => {
      return {
        name,
        score: points,
        limestone,
        scoringTiles: tiles,
        reef: { kind: 'luminos', luminos } as const,
      };
    }),
  };
  const session = performAll(openSession({ id: 'f', startedAt: 0, setup: { file } }), ...SKIPPED);
  expect(scoresByRound(session)).toEqual({ rounds: [4], scores: [[5], [-1]], finals: null });
});

test('a game that was entered at its end has no rounds to tell of', () => {
  const setup = { ...setupFor(2), depth: 'counted' } as const;
  expect(scoresByRound(openSession({ id: 'e', startedAt: 0, setup }))).toBeNull();
});

test('any game is told in rounds without gaps, one score a player and round', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { session } = randomGame(createRng(seed), 200);
      const table = tableOf(session);
      const { rounds, scores, finals } = scoresByRound(session)!;
      expect(rounds).toEqual(rounds.map((_, index) => rounds[0]! + index));
      expect(scores.map((line) => line.length)).toEqual(table.players.map(() => rounds.length));
      expect(finals === null).toBe(table.phase !== 'final');
      if (finals !== null) {
        expect(rounds.at(-1)).toBe(table.round);
        expect(scores.map((line) => line.at(-1))).toEqual(table.players.map((player) => player.score));
      }
    }),
    { numRuns: 40 },
  );
});

test('TU-1 without corrections every round that is over is told', () => {
  const types = COMMAND_TYPES.filter((type) => !CORRECTIONS.includes(type) && type !== 'finish-rounds');
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { session } = randomGame(createRng(seed), 150, types);
      const { round, phase } = tableOf(session);
      const { rounds, scores } = scoresByRound(session)!;
      expect(rounds).toHaveLength(phase === 'final' ? round : round - 1);
      expect(scores.flat()).not.toContain(null);
    }),
    { numRuns: 20 },
  );
});

const lumino = reef('c3c4:G4.')[0]!;
const steps = performAll(
  sessionFor(2),
  takeLimestone(1, 2),
  place(0, 'c3c4:G4.'),
  { type: 'take-back', player: 0, lumino: 1 },
  beginScoring,
);

test('a step belongs to whoever made it; what concerns all stays with the one before', () => {
  expect([0, 1, 2, 3, 4].map((step) => playerOf(steps, step))).toEqual([0, 1, 0, 0, 0]);
});

test('at the beginning it is the player with the octopus', () => {
  const { setup } = steps;
  if ('file' in setup) throw new Error('not a set-up');
  const tables = [{ ...steps.tables[0]!, octopus: 1 }];
  expect(playerOf({ ...steps, tables }, 0)).toBe(1);
});

test('what was laid or taken back is marked, nothing else', () => {
  expect([0, 1, 2, 3, 4].map((step) => spacesOf(steps, step))).toEqual([[], [], lumino.on, lumino.on, []]);
});

test('painted spaces are marked', () => {
  const spaces = [{ space: 5, seen: null }];
  const painted = performAll(
    steps,
    { type: 'finish-rounds' },
    { type: 'choose-depth', player: 1, depth: 'from-above' },
    { type: 'paint-reef', player: 1, spaces },
  );
  expect(spacesOf(painted, 7)).toEqual([5]);
});
