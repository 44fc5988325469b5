/** A reef that another phone has told takes the place of what was known of it here. */

import { err, ok, type Result } from '@/kit/result';

import { layReef } from '../rules/surface';
import { STORAGE } from '../rules/turn';
import type { CollectedReef, CommandRejection } from './commands';
import { checkBox, countReef } from './finalCommands';
import { HIGHEST_IN_FILE, LOWEST_IN_FILE, type GameReef } from './gameFileModel';
import { isWhole } from './isWhole';
import { tellReef, type Table } from './table';
import { withPlayer } from './withPlayer';

type Changed = Result<Table, CommandRejection>;

/** What was entered here at another depth is kept beside it. */
export function collectReef(table: Table, index: number, collected: CollectedReef): Changed {
  const { reef, score, limestone, tiles, table: number, madeAt } = collected;
  const isSound = isWhole(score, LOWEST_IN_FILE, HIGHEST_IN_FILE) && isWhole(limestone, 0, STORAGE);
  if (!isSound) return err({ code: 'not-a-count' });
  const told = withPlayer(table, index, {
    ...table.players[index]!,
    score,
    limestone,
    tiles,
    collected: { table: number, madeAt },
  });
  return takeReef(table, told, index, reef);
}

function takeReef(before: Table, told: Table, index: number, reef: GameReef): Changed {
  const taken = withPlayer(told, index, { ...told.players[index]!, ...tellReef(reef) });
  switch (reef.kind) {
    case 'luminos': {
      const laid = layReef(reef.luminos);
      return laid.ok ? ok(taken) : err({ code: 'impossible', rejection: laid.error.rejection });
    }
    case 'view':
      return checkBox(before, taken);
    case 'counts':
      return countReef(taken, index, reef.counts);
  }
}
