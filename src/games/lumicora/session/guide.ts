/** What the table screen suggests next. It never forbids anything. */

import { COLORS } from '../rules/model';
import { luminoSupply } from '../rules/box';
import { audit, type AuditEntry } from '../rules/audit';
import { canSpend, playerOrder } from '../rules/round';
import type { Color } from '../rules/model';
import type { Table } from './table';

export type Suggestion =
  | { readonly step: 'turn'; readonly player: number }
  | { readonly step: 'score'; readonly player: number }
  | { readonly step: 'final-scoring' };

/** Clockwise from the octopus, whoever has not had a turn, or has not decided, yet. */
export function suggestNext(table: Table): Suggestion {
  if (table.phase === 'final') return { step: 'final-scoring' };
  const over = table.phase === 'action' ? table.turnsDone : table.decided;
  const player = playerOrder(table.octopus, table.players.length).find((index) => !over.includes(index))!;
  return { step: table.phase === 'action' ? 'turn' : 'score', player };
}

export function jellyfishOf(table: Table, player: number): readonly Color[] {
  return COLORS.filter((color) => canSpend(table.players[player]!.tiles[color]));
}

/** What breaks a rule in a player's reef: by colour and place as it lies now, by limestone as it was when placed. */
export function auditPlayer(table: Table, player: number): readonly AuditEntry[] {
  const { reef } = table.players[player]!;
  const { problems } = audit(table.board, reef);
  const unpaid = reef.flatMap(({ unpaid: problem }, lumino): readonly AuditEntry[] =>
    problem === null ? [] : [{ lumino, problem }],
  );
  return [...problems, ...unpaid].sort((a, b) => a.lumino - b.lumino);
}

export interface ColorExcess {
  readonly color: Color;
  readonly laid: number;
  readonly inBox: number;
}

/** LU-3: colours of which more Luminos were laid than the box holds for this number of players. */
export function findExcess(table: Table): readonly ColorExcess[] {
  const inBox = luminoSupply(table.players.length).perColor;
  return COLORS.flatMap((color) => {
    const laid = table.players.reduce(
      (sum, { reef }) => sum + reef.filter(({ colors }) => colors[0] === color && colors[1] === color).length,
      0,
    );
    return laid > inBox ? [{ color, laid, inBox }] : [];
  });
}
