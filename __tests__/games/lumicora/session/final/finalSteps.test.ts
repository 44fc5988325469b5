import * as fc from 'fast-check';

import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { COLORS } from '@/games/lumicora/rules/model';
import {
  finalSteps,
  majorityLines,
  stagesOf,
  type FinalStage,
} from '@/games/lumicora/session/final/finalSteps';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import type { Table } from '@/games/lumicora/session/table/table';
import { tableOf } from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';

import { propertyRuns } from '../../../../support/propertyRuns';
import { randomGame } from '../../../../support/randomCommands';
import { placeAnyway, play, tableFor } from '../../../../support/tables';

const nameOfStage = (stage: FinalStage) => (stage.kind === 'majority' ? stage.color : stage.kind);
const ON_SIDE_A = ['before', 'jellyfish', 'limestone', 'animals', ...COLORS, 'result'];

test('FS-1 to FS-5 the steps go by category, a majority for each colour', () => {
  expect(stagesOf({ board: DEFAULT_BOARDS.A, isTotalsOnly: false }).map(nameOfStage)).toEqual(ON_SIDE_A);
});

test('totals alone are the result, whatever side they were won on', () => {
  expect(stagesOf({ board: DEFAULT_BOARDS.B, isTotalsOnly: true })).toEqual([{ kind: 'result' }]);
});

test('FS-6 side B has one step more, before the result', () => {
  expect(stagesOf({ board: DEFAULT_BOARDS.B, isTotalsOnly: false }).map(nameOfStage)).toEqual([
    ...ON_SIDE_A.slice(0, -1),
    'remote',
    'result',
  ]);
});

test('FS-7 each step has its lines, its points and the total by then', () => {
  const table = play(
    tableFor(2, DEFAULT_BOARDS.B),
    { type: 'correct-score', player: 0, score: 41 },
    { type: 'correct-limestone', player: 0, limestone: 7 },
    { type: 'correct-tile', player: 0, color: 'green', tile: 'jellyfish' },
    placeAnyway(0, 'c4c5:G3c'),
  );
  const ana = finalSteps(table).map(({ stage, players }) => {
    const { lines, points, total } = players[0]!;
    return [nameOfStage(stage), lines.length, points, total];
  });
  // Starting Luminos: Ana green and pink, Ben green and blue.
  expect(ana).toEqual([
    ['before', 0, 41, 41],
    ['jellyfish', 1, 2, 43],
    ['limestone', 1, 3, 46],
    ['animals', 1, 2, 48],
    ['green', 1, 4, 52],
    ['pink', 1, 4, 56],
    ['blue', 1, 0, 56],
    ['yellow', 1, 0, 56],
    ['remote', 8, -16, 40],
    ['result', 0, 0, 40],
  ]);
});

test('FS-5 the step of a colour has the line of every player', () => {
  const steps = finalSteps(tableFor(3));
  for (const step of steps) {
    const lines = majorityLines(step);
    expect(lines).toHaveLength(step.stage.kind === 'majority' ? 3 : 0);
  }
  expect(majorityLines(steps[4]!).map(({ color, count }) => [color, count])).toEqual([
    ['green', 1],
    ['green', 1],
    ['green', 1],
  ]);
});

/** Every line once and in its order, and totals that the scoring itself arrives at. */
function holds(table: Table): void {
  const final = scoreTable(table);
  const steps = finalSteps(table);
  final.players.forEach(({ before, lines, total }, player) => {
    const own = steps.map(({ players }) => players[player]!);
    expect(own[0]).toEqual({ lines: [], points: before, total: before });
    expect(own.flatMap((step) => step.lines)).toEqual(lines);
    expect(own.at(-1)).toEqual({ lines: [], points: 0, total });
    own.forEach(({ points, total: after }, index) => {
      expect(after).toBe((own[index - 1]?.total ?? 0) + points);
    });
  });
}

test('FS-7 at any table, at any depth, the totals are those of the final scoring', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.noBias(fc.integer()), (seed) => {
      const table = tableOf(randomGame(createRng(seed), 80).session);
      met.add(table.board.side).add(table.scoreBoard);
      table.players.forEach(({ depth }) => met.add(depth));
      holds(table);
    }),
    { numRuns: propertyRuns(60, 300), endOnFailure: true },
  );
  expect([...met].sort()).toEqual(['A', 'B', 'counted', 'dark', 'from-above', 'light', 'mirrored']);
});
