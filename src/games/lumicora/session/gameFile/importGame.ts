/** A game file from outside becomes a session: with its log where the file brings one that fits, else from where it stands. */

import { ok, type Result } from '@/kit/result';
import { textHash } from '@/kit/textHash';
import type { ImportedGame } from '@/tabletop/files/gameFiles';
import { cleanName } from '@/tabletop/session/playerName';

import { readSave } from '../save/saveFile';
import { openSession, tableOf, type LumicoraTypes, type TableSession } from '../table/tableSession';
import { decodeGame, encodeGameFile } from './gameFile';
import type { GameFile } from './gameFileModel';
import type { GameFileProblem } from './gameFileProblem';
import { gameFileOf } from './tableGameFile';

/** `at` is when it is read, for files that do not tell when they were played. */
export function importGame(json: unknown, at: number): Result<ImportedGame<LumicoraTypes>, GameFileProblem> {
  const decoded = decodeGame(json);
  if (!decoded.ok) return decoded;
  const file = decoded.value;
  const log = (json as { readonly reefside?: unknown }).reefside;
  if (log === undefined) return ok({ session: openFile(file, at), log: 'none' });
  const saved = readSave(log);
  if (!saved.ok || !tellsTheSame(saved.value, file, hasSeenNames(json))) {
    return ok({ session: openFile(file, at), log: 'unfit' });
  }
  return ok({ session: saved.value, log: 'kept' });
}

/** The same file always gets the same id, so that reading it twice does not make two games. */
function openFile(file: GameFile, at: number): TableSession {
  return openSession({ id: `file-${textHash(encodeGameFile(file))}`, startedAt: at, setup: { file } });
}

function tellsTheSame(session: TableSession, file: GameFile, byName: boolean): boolean {
  const told = gameFileOf(tableOf(session));
  const players = file.players.map((player, seat) =>
    byName ? player : { ...player, name: told.players[seat]?.name ?? player.name },
  );
  return encodeGameFile(told) === encodeGameFile({ ...file, players, boardIsDefault: false });
}

/** Names that had to be cleaned may have come out one way in the file and another in its log. */
function hasSeenNames(json: unknown): boolean {
  const { players } = json as { readonly players: readonly { readonly name: string }[] };
  return players.every(({ name }) => cleanName(name) === name.trim());
}
