/** Writes the parts of a backup. */

import { parseJson } from '@/kit/json';

import type { PaintedBoards, Practice } from './backup';
import { SAVE_FORMAT, storedBoard } from './saveFile';
import { MOST_IMPORT_BYTES, utf8Bytes } from './textBytes';

export const BACKUP_FORMAT = 'reefside-backup';
export const BACKUP_VERSION = 1;
export const BACKUP_GAME = 'lumicora';

export interface BackupContent {
  /** As `encodeSave` writes them. A text that is no save is left out: nobody could read the part it is in. */
  readonly games: readonly string[];
  readonly boards: PaintedBoards;
  readonly names: readonly string[];
  readonly practice: Practice;
  readonly settings: unknown;
  readonly savedAt: number;
}

/** Leaves room for what a mail program or an editor may add. */
const MOST_PART_BYTES = MOST_IMPORT_BYTES - 64 * 1024;

/** One text a part, the first always there. A game too large for any part gets one of its own. */
export function writeBackup(content: BackupContent, mostBytes = MOST_PART_BYTES): readonly string[] {
  const games = content.games.filter(isSave);
  // No part has a longer head than one with the highest numbers there can be.
  const most = games.length + 1;
  const shares = share(games, mostBytes - utf8Bytes(writePart(content, [], most, most)));
  return shares.map((texts, index) => writePart(content, texts, index + 1, shares.length));
}

function isSave(text: string): boolean {
  const json = parseJson(text) as { readonly format?: unknown } | null | undefined;
  return json?.format === SAVE_FORMAT;
}

/** The texts in their order, in as few lists of at most so many bytes as that takes. */
function share(texts: readonly string[], mostBytes: number): readonly (readonly string[])[] {
  const shares: string[][] = [[]];
  let left = mostBytes;
  for (const text of texts) {
    const bytes = utf8Bytes(text) + 1;
    if (bytes > left && shares.at(-1)!.length > 0) {
      shares.push([]);
      left = mostBytes;
    }
    shares.at(-1)!.push(text);
    left -= bytes;
  }
  return shares;
}

/** Every part has all that is not a game. Games are put in as they are, because taking them apart takes long. */
function writePart(content: BackupContent, games: readonly string[], part: number, parts: number): string {
  const { boards, names, practice, settings, savedAt } = content;
  const head = JSON.stringify({
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    game: BACKUP_GAME,
    savedAt,
    part,
    parts,
    boards: Object.fromEntries(Object.entries(boards).map(([side, board]) => [side, storedBoard(board)])),
    names,
    practice,
    settings: settings ?? null,
  });
  return `${head.slice(0, -1)},"games":[${games.join(',')}]}\n`;
}
