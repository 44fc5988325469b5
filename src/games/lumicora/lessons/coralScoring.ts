/** Coral scoring: the smallest number in each level. */

import { scoreCoral } from '../rules/coralScoring';
import { afterwards, choice, lesson, place, position, spaces } from './build';

const ONE_LEVEL = position('d4d5:PG c3c4:P5. d3e3:P2c e4e5:P4. c4d4:P6.');
const TWO_LEVELS = position('d4d5:PG c3c4:P5. d3e3:P2c e4e5:P4. c4d4:P6. e3e4:P3h');

export const coralScoring = lesson('coral-scoring', [
  spaces('first-level', {
    teaches: ['SC-2', 'LU-1'],
    position: ONE_LEVEL,
    answer: ({ surface }) => scoreCoral(surface, 'pink').lines.find(({ level }) => level === 1)!.spaces,
  }),
  spaces('each-level', {
    teaches: ['SC-2'],
    position: TWO_LEVELS,
    answer: ({ surface }) => scoreCoral(surface, 'pink').lines.flatMap((line) => line.spaces),
  }),
  choice('sum', {
    teaches: ['SC-2'],
    position: TWO_LEVELS,
    options: ['5', '11', '16'],
    answer: ({ surface }) => scoreCoral(surface, 'pink').total,
  }),
  place('cover', {
    teaches: ['SC-2'],
    position: position('d4d5:PG c3c4:P5. d3e3:P2c', { limestone: 6 }),
    hand: 'P4.',
    isGoal: (placed, seen) => {
      const before = scoreCoral(seen.surface, 'pink').lines[0]!;
      const after = scoreCoral(afterwards(placed, seen), 'pink').lines[0]!;
      return after.level === before.level && after.number > before.number;
    },
    solution: 'd3d4',
    mistakes: { c3d3: 'off-goal', c4d4: 'off-goal', e4e5: 'off-goal', d3e3: 'exactly-covering' },
  }),
]);
