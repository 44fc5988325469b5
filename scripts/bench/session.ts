import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import { COLORS, type LaidLumino } from '@/games/lumicora/rules/model';
import { preparePreview } from '@/games/lumicora/rules/placementPreview';
import { surfaceOf, type Surface } from '@/games/lumicora/rules/surface';
import { rebuildSession } from '@/games/lumicora/session/table/tableSession';

import { gameOf } from './game';
import { perSecond, type Figure } from './measure';
import { reefOf } from './reefs';

const COMMANDS = 400;

export function benchSession(): readonly Figure[] {
  const { id, startedAt, setup, log } = gameOf(COMMANDS, 1);
  const surfaces = [1, 2, 3, 4].map((seed) => surfaceOf(reefOf(20, seed)));
  return [
    {
      name: `rebuild a session from a log of ${COMMANDS} commands`,
      value: msOf(perSecond(1, () => rebuildSession({ id, startedAt, setup }, log))),
      unit: 'ms',
      aim: 'below 20',
    },
    ...(['dark', 'light'] as const).map((scoreBoard) => ({
      name: `before-placing preview for every legal placement of one Lumino, ${scoreBoard} side`,
      value: msOf(
        perSecond(COLORS.length, () => {
          for (const [player, color] of COLORS.entries()) previewAll(surfaces, player, color, scoreBoard);
        }),
      ),
      unit: 'ms',
      aim: 'below 5',
    })),
  ];
}

function previewAll(
  surfaces: readonly Surface[],
  player: number,
  color: LaidLumino['colors'][0],
  scoreBoard: 'dark' | 'light',
): void {
  const board = DEFAULT_BOARDS.A;
  const previewOf = preparePreview(board, scoreBoard, surfaces, player);
  for (const { on } of legalPlacements(board, surfaces[player]!, color, 3)) {
    previewOf({ on, colors: [color, color], symbols: [2, 'crab'] });
  }
}

function msOf(rate: number): number {
  return Number((1000 / rate).toPrecision(3));
}
