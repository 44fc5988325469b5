/**
 * The one door for what codes say. Bits are believed only as far as a game file or a save that says the same: a checksum
 * tells that a code was read well, not that its maker was honest.
 */

import type { History } from '@/kit/history';
import { err, type Result } from '@/kit/result';

import { DEFAULT_BOARDS } from '../rules/boards';
import { layReef } from '../rules/surface';
import { decodeGame, gameJson } from '../session/gameFile';
import { decodeSave, encodeSave } from '../session/saveFile';
import type { LoggedCommand, SessionParts, TableSession } from '../session/tableSession';
import { setupOfInvitation } from './invitation';
import type { CodeRejection, Invitation, SharedReef } from './shared';

/** A reef comes in like a game file with a single player. */
export function refuseReef(shared: SharedReef): CodeRejection | null {
  const { seat, players, side, scoreBoard, name, score, limestone, tiles, reef } = shared;
  if (seat >= players) return { code: 'meaningless' };
  if (reef.kind === 'luminos') {
    const laid = layReef(reef.luminos);
    if (!laid.ok) return { code: 'impossible-reef', lumino: laid.error };
  }
  const file = gameJson({
    board: DEFAULT_BOARDS[side],
    boardIsDefault: true,
    scoreBoard,
    round: 1,
    octopus: 0,
    players: [{ name, score, limestone, scoringTiles: tiles, reef }],
  });
  return decodeGame(file).ok ? null : { code: 'meaningless' };
}

/** An invitation comes in like the save of a table where nothing has happened yet. */
export function refuseInvitation(invitation: Invitation): CodeRejection | null {
  const parts = { id: 'invitation', startedAt: 0, setup: setupOfInvitation(invitation) };
  const opened = reopenSession(parts, { entries: [], done: 0 });
  return opened.ok ? null : opened.error;
}

/** A game comes in like a save: each command must be accepted in its turn. */
export function reopenSession(
  parts: SessionParts,
  history: History<LoggedCommand>,
): Result<TableSession, CodeRejection> {
  const opened = decodeSave(encodeSave({ ...parts, history, tables: [] }));
  return opened.ok ? opened : err({ code: 'meaningless' });
}
