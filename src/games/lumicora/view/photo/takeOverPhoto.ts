/** A photo becomes part of the game: the reef is painted from above as the photo shows it. */

import type { BoxTones, Knowledge, PhotoReading } from '../../exchange/photo/model';
import { photoPainting } from '../../exchange/photo/photoPainting';
import { isStartingLumino } from '../../rules/model';
import { surfaceOf, type VisibleSpace } from '../../rules/surface';
import { EMPTY_PAINTING, paint, paintingOf, type Painting } from '../../session/reef/painting';
import type { CommandRejection } from '../../session/table/commands';
import type { Table } from '../../session/table/table';
import type { TableStore } from '../store/LibraryContext';

/** Paints over what was painted before. */
export function paintPhoto(
  store: TableStore,
  player: number,
  reading: PhotoReading,
): CommandRejection | null {
  return repaint(store, player, (before) => paint(before, photoPainting(reading, before)));
}

/** Levels and symbols come from the tracked Luminos, wherever the photo agrees with them. */
export function paintTracked(
  store: TableStore,
  player: number,
  reading: PhotoReading,
): CommandRejection | null {
  const tracked = paintingOf(surfaceOf(store.getState().table.players[player]!.reef));
  const wanted = paint(tracked, photoPainting(reading, tracked));
  return repaint(store, player, () => wanted);
}

/** One stroke; where it is refused, everything is as it was. */
function repaint(
  store: TableStore,
  player: number,
  wantedFrom: (before: Painting) => Painting,
): CommandRejection | null {
  const owner = () => store.getState().table.players[player]!;
  const wasPainted = owner().depth === 'from-above';
  if (!wasPainted) {
    const refused = store.getState().perform({ type: 'choose-depth', player, depth: 'from-above' });
    if (refused !== null) return refused;
  }
  const before = owner().painting ?? EMPTY_PAINTING;
  const spaces = wantedFrom(before).flatMap((seen, space) =>
    isSame(seen, before[space] ?? null) ? [] : [{ space, seen }],
  );
  if (spaces.length === 0) return null;
  const refused = store.getState().perform({ type: 'paint-reef', player, spaces });
  if (refused !== null && !wasPainted) store.getState().undo();
  return refused;
}

function isSame(a: VisibleSpace | null, b: VisibleSpace | null): boolean {
  return a?.color === b?.color && a?.level === b?.level && a?.symbol === b?.symbol;
}

// What a photo of a reef is for, and what is known before it is read.

/**
 * A reef that was told Lumino by Lumino is compared with the photo; any other is painted from it. A game entered at its end
 * begins with a starting Lumino that nobody has looked at.
 */
export function isCompared({ isTracked, players }: Table, player: number): boolean {
  const { depth, reef } = players[player]!;
  return depth === 'mirrored' && (isTracked || reef.some((entry) => !isStartingLumino(entry)));
}

/** A guess about the terrain would only mislead. */
export function knowledgeOf(
  table: Table,
  player: number,
  isBoardConfirmed: boolean,
  box: BoxTones | null,
): Knowledge {
  return {
    board: isBoardConfirmed ? table.board : null,
    reef: isCompared(table, player) ? surfaceOf(table.players[player]!.reef) : null,
    box,
    isEmptyBoard: false,
  };
}

export const EMPTY_BOARD: Knowledge = { board: null, reef: null, box: null, isEmptyBoard: true };
