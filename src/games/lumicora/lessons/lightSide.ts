/** The light side of the score board: what lies around each animal. */

import { LIGHT_SIDE_RULES, scoreAnimalsLight, type AnimalLine } from '../rules/animals';
import type { Space } from '../rules/model';
import { afterwards, at, choice, lesson, place, position, spaces } from './build';
import type { Position } from './lesson';

const light = (line: string, limestone = 0) => position(line, { scoreBoard: 'light', limestone });

export const lightSide = lesson('light-side', [
  spaces('shellfish', {
    teaches: ['FS-4'],
    position: light('d4d5:GB c3c4:G4. b3b4:G1s'),
    lit: 'b4',
    answer: (seen) => lineAt(seen, at('b4')).neighbors,
  }),
  choice('crab', {
    teaches: ['FS-4'],
    position: light('d4d5:GB c3d3:G3c e2e3:G5.'),
    lit: 'd3',
    options: ['1', '3', '4'],
    answer: (seen) => lineAt(seen, at('d3')).points,
  }),
  spaces('seahorse', {
    teaches: ['FS-4'],
    position: light('d4d5:GB d3e3:G1h c3c4:G4. e4e5:B5. c3d3:G6. d4e4:B6.'),
    lit: 'e3',
    answer: (seen) => lineAt(seen, at('e3')).neighbors,
  }),
  place('starfish', {
    teaches: ['FS-4'],
    position: light('d4d5:GB c3d3:G4. e3e4:G5. c4c5:B4.', 6),
    hand: 'G2t',
    isGoal: (placed, seen) => {
      const view = { ...seen, surface: afterwards(placed, seen) };
      const starfish = placed.on[placed.symbols.indexOf('starfish')]!;
      return lineAt(view, starfish).points === LIGHT_SIDE_RULES.starfish.large.points;
    },
    solution: 'd3d4',
    mistakes: { d4d3: 'off-goal', c3d3: 'exactly-covering', d2e2: 'off-goal' },
  }),
]);

function lineAt({ board, surface }: Pick<Position, 'board' | 'surface'>, space: Space): AnimalLine {
  const line = scoreAnimalsLight(board, surface).find(({ spaces: [own] }) => own === space);
  if (line === undefined) throw new Error(`no animal on ${space}`);
  return line;
}
