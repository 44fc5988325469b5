import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { previewCorals, totalCorals } from '@/games/lumicora/rules/coralScoring';
import { scoreFinal } from '@/games/lumicora/rules/finalScoring';
import { listLegalPairs, PAIR_COUNT } from '@/games/lumicora/rules/legalPlacements';
import { surfaceOf } from '@/games/lumicora/rules/surface';

import { perSecond, type Figure } from './measure';
import { COLOR_INDEXES, reefOf } from './reefs';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

export function benchRules(): readonly Figure[] {
  const board = DEFAULT_BOARDS.A;
  const reefs = SEEDS.map((seed) => reefOf(20, seed));
  const surfaces = reefs.map(surfaceOf);
  const found = new Uint8Array(PAIR_COUNT);
  const totals = new Int32Array(COLOR_INDEXES.length);
  const tables = [surfaces.slice(0, 4), surfaces.slice(4)].map((four) =>
    four.map((view) => ({ score: 40, limestone: 5, jellyfish: 2, reef: { kind: 'view', view } as const })),
  );
  const each = (visit: (index: number) => void) => () => surfaces.forEach((_, index) => visit(index));
  return [
    {
      name: 'legal lists, reefs of 20 Luminos',
      value: perSecond(
        surfaces.length * COLOR_INDEXES.length,
        each((i) => {
          for (const color of COLOR_INDEXES) listLegalPairs(board, surfaces[i]!, color, 3, found);
        }),
      ),
      unit: '/s',
      aim: '500,000',
    },
    {
      name: 'legal lists from the laid Luminos',
      value: perSecond(
        reefs.length,
        each((i) => listLegalPairs(board, surfaceOf(reefs[i]!), i % 4, 3, found)),
      ),
      unit: '/s',
      aim: '',
    },
    {
      name: 'four-color previews with lines',
      value: perSecond(
        surfaces.length,
        each((i) => previewCorals(surfaces[i]!)),
      ),
      unit: '/s',
      aim: '',
    },
    {
      name: 'four-color previews, totals only',
      value: perSecond(
        surfaces.length,
        each((i) => totalCorals(surfaces[i]!, totals)),
      ),
      unit: '/s',
      aim: '',
    },
    ...(['dark', 'light'] as const).map((scoreBoard) => ({
      name: `four-player final scorings, ${scoreBoard} side`,
      value: perSecond(tables.length, () => tables.forEach((table) => scoreFinal(board, scoreBoard, table))),
      unit: '/s',
      aim: '',
    })),
  ];
}
