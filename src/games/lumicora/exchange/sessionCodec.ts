/** A whole game, how it began and its log, as bytes. */

import { err, type Result } from '@/kit/result';

import { EARLIEST_TIME, isId, isTime, LATEST_TIME } from '../session/bounds';
import type { LoggedCommand, SessionParts, TableSession } from '../session/tableSession';
import { amount, checked, decodeBits, encodeBits, signed, textOf, whole, type BitCodec } from './bitCodec';
import { command } from './commandCodec';
import { reopenSession } from './door';
import { CODE_VERSION } from './envelope';
import { opening } from './openingCodec';
import type { CodeRejection } from './shared';

interface StoredGame extends SessionParts {
  readonly log: readonly LoggedCommand[];
  readonly done: number;
}

const version = whole(0, 0xff);
const id = checked(textOf(amount), isId);
const time = checked(signed, isTime);

/** Each entry is the time since the one before it, then the command. */
function logSince(startedAt: number): BitCodec<readonly LoggedCommand[]> {
  return {
    write: (to, entries) => {
      amount.write(to, entries.length);
      let before = startedAt;
      for (const entry of entries) {
        signed.write(to, entry.at - before);
        command.write(to, entry.command);
        before = entry.at;
      }
    },
    read: (from) => {
      const entries: LoggedCommand[] = [];
      let at = startedAt;
      for (let left = amount.read(from); left > 0 && !from.isRefused; left--) {
        at += signed.read(from);
        if (!isTime(at)) from.refuse();
        entries.push({ at, command: command.read(from) });
      }
      return entries;
    },
  };
}

/** The version stands here once more, because a game outlives the codes that brought it. */
const game: BitCodec<StoredGame> = {
  write: (to, stored) => {
    version.write(to, CODE_VERSION);
    id.write(to, stored.id);
    time.write(to, stored.startedAt);
    opening.write(to, stored.setup);
    amount.write(to, stored.done);
    logSince(stored.startedAt).write(to, stored.log);
  },
  read: (from) => {
    version.read(from);
    const parts = { id: id.read(from), startedAt: time.read(from), setup: opening.read(from) };
    const done = amount.read(from);
    return { ...parts, done, log: logSince(parts.startedAt).read(from) };
  },
};

const GAMES: Readonly<Record<number, BitCodec<StoredGame>>> = { 1: game };

export function encodeSession({ id, startedAt, setup, history }: TableSession): Uint8Array {
  const log = history.entries.map(({ at, command }) => ({ at: wholeTime(at), command }));
  return encodeBits(game, { id, startedAt: wholeTime(startedAt), setup, log, done: history.done });
}

/** A save allows fractions; a code keeps whole milliseconds. */
function wholeTime(at: number): number {
  return Math.max(EARLIEST_TIME, Math.min(LATEST_TIME, Math.floor(at)));
}

export function decodeSession(bytes: Uint8Array): Result<TableSession, CodeRejection> {
  const made = bytes[0] ?? 0;
  if (made > CODE_VERSION) return err({ code: 'newer-version', version: made });
  const codec = GAMES[made];
  const stored = codec === undefined ? null : decodeBits(codec, bytes);
  if (stored === null) return err({ code: 'meaningless' });
  const { log, done, ...parts } = stored;
  return reopenSession(parts, { entries: log, done });
}
