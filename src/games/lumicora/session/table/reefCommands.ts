/** Commands that change a reef: placing, taking back, another starting Lumino. */

import { err, ok, type Result } from '@/kit/result';

import { LUMINOS_IN_BOX } from '../../rules/box';
import { isStartingLumino, type LaidLumino, type Space } from '../../rules/model';
import { checkPlacement } from '../../rules/placement';
import { findImpossible, layReef, surfaceOf } from '../../rules/surface';
import { STORAGE, storeLimestone } from '../../rules/turn';
import { type GameReef, HIGHEST_IN_FILE, LOWEST_IN_FILE } from '../gameFile/gameFileModel';
import { type CollectedReef, type CommandRejection, isWhole } from './commands';
import { checkBox, countReef } from './finalCommands';
import {
  layStart,
  type LimestoneShort,
  type ReefEntry,
  type StartingLumino,
  type Table,
  type TablePlayer,
  tellReef,
  withPlayer,
} from './table';

type Changed = Result<TablePlayer, CommandRejection>;

export function placeLumino(table: Table, player: TablePlayer, lumino: LaidLumino, anyway: boolean): Changed {
  if (isStartingLumino(lumino)) return err({ code: 'starting-lumino-stays' });
  if (player.reef.length >= LUMINOS_IN_BOX) return err({ code: 'box-is-full' });
  const surface = surfaceOf(player.reef);
  const impossible = findImpossible(surface, lumino.on);
  if (impossible !== null) return err({ code: 'impossible', rejection: impossible });
  const checked = checkPlacement(table.board, surface, lumino.colors[0], lumino.on, purseOf(table, player));
  if (!checked.ok && !anyway) return err({ code: 'against-the-rules', rejection: checked.error });
  const water =
    table.isTracked && surface.levels[lumino.on[0]] === 0
      ? lumino.on.filter((space) => table.board.costs[space] === 1)
      : [];
  // Who places anyway without the markers pays what there is.
  const paid = Math.min(water.length, player.limestone);
  const entry: ReefEntry = {
    ...lumino,
    paid,
    unpaid: findUnpaid(water, player.limestone),
  };
  return ok({ ...player, limestone: player.limestone - paid, reef: [...player.reef, entry] });
}

/** Limestone that can be paid for a Lumino; where only the end is entered, it was paid long ago. */
export function purseOf({ isTracked }: Pick<Table, 'isTracked'>, { limestone }: TablePlayer): number {
  return isTracked ? limestone : STORAGE;
}

function findUnpaid(water: readonly Space[], limestone: number): LimestoneShort | null {
  const cost = water.length;
  if (cost <= limestone) return null;
  return { code: 'limestone-short', rule: 'PL-4', cost, limestone, short: cost - limestone, spaces: water };
}

/** A Lumino comes off the reef if nothing lies on it; what was paid for it comes back. */
export function takeBack(player: TablePlayer, index: number): Changed {
  const entry = player.reef[index];
  if (entry === undefined) return err({ code: 'no-such-lumino' });
  if (isStartingLumino(entry)) return err({ code: 'starting-lumino-stays' });
  if (!isOnTop(player.reef, index)) return err({ code: 'something-lies-on-it' });
  const { limestone } = storeLimestone(player.limestone, entry.paid);
  return ok({ ...player, limestone, reef: player.reef.filter((_, other) => other !== index) });
}

export function isOnTop(reef: readonly LaidLumino[], index: number): boolean {
  const { luminos } = surfaceOf(reef);
  return reef[index]!.on.every((space) => luminos[space] === index);
}

/** LU-5 */
export function changeStart(player: TablePlayer, start: StartingLumino): Changed {
  if (start.colors[0] === start.colors[1]) return err({ code: 'starting-lumino-of-one-color' });
  const at = player.reef.findIndex(isStartingLumino);
  if (at === -1) return err({ code: 'no-such-lumino' });
  const changed = player.reef.map((entry, index) =>
    index === at ? { ...layStart(start), on: entry.on } : entry,
  );
  return ok({ ...player, reef: changed });
}

/** What was entered here at another depth is kept beside it. */
export function collectReef(
  table: Table,
  index: number,
  collected: CollectedReef,
): Result<Table, CommandRejection> {
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

function takeReef(
  before: Table,
  told: Table,
  index: number,
  reef: GameReef,
): Result<Table, CommandRejection> {
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
