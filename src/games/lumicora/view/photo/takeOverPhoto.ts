/** A photo becomes part of the game: the reef is painted from above as the photo shows it. */

import type { PhotoReading } from '../../exchange/photo/model';
import { photoPainting } from '../../exchange/photo/photoPainting';
import { surfaceOf, type VisibleSpace } from '../../rules/surface';
import type { CommandRejection } from '../../session/commands';
import { EMPTY_PAINTING, paint, paintingOf, type Painting } from '../../session/painting';
import type { TableStore } from '../store/tableStore';

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
