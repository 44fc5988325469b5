/** A whole game, how it began and its log, in codes: the same for every game but for its set-up and its commands. */

import { err } from '@/kit/result';

import { EARLIEST_TIME, isId, isTime, LATEST_TIME } from '../session/bounds';
import type { Saves } from '../session/saves';
import type { LoggedCommand, Session, SessionParts, TableTypes } from '../session/session';
import { amount, checked, decodeBits, encodeBits, signed, textOf, whole, type BitCodec } from './bitCodec';
import type { CodeKind } from './codes';

/** What a game writes as bits, in one version. */
export interface GameBits<G extends TableTypes> {
  readonly setup: BitCodec<G['setup']>;
  readonly command: BitCodec<G['command']>;
  /** Whether a game can be told in this version; the newest one can tell all. */
  readonly canTell?: (game: Game<G>) => boolean;
}

type Game<G extends TableTypes> = Omit<Session<G>, 'tables'>;

export interface GameKindOptions<G extends TableTypes> {
  readonly number: number;
  /** From version 1 on. The first that can tell a game is written; what was ever shipped keeps its place. */
  readonly versions: readonly GameBits<G>[];
  /** A game comes in like a save: each command must be accepted in its turn. */
  readonly saves: Saves<G>;
}

export function gameKind<G extends TableTypes>({
  number,
  versions,
  saves,
}: GameKindOptions<G>): CodeKind<Session<G>> {
  const newest = versions.length;
  const isTellable = (game: Game<G>) => (bits: GameBits<G>) => bits.canTell?.(game) ?? true;
  const versionOf = (game: Game<G>) => versions.findIndex(isTellable(game)) + 1;
  return {
    number,
    isLong: true,
    versionOf,
    encode: (session) => {
      const version = versionOf(session);
      return encodeBits(bitsOf(version, versions[version - 1]!), session);
    },
    decode: (bytes) => {
      const version = bytes[0] ?? 0;
      if (version > newest) return err({ code: 'newer-version', version });
      const bits = versions[version - 1];
      const game = bits === undefined ? null : decodeBits(bitsOf(version, bits), bytes);
      const isSound = game !== null && isTellable(game)(bits!);
      const opened = !isSound ? null : saves.decode(saves.encode({ ...game, tables: [] }));
      return opened?.ok === true ? opened : err({ code: 'meaningless' });
    },
  };
}

const versionBits = whole(0, 0xff);
const id = checked(textOf(amount), isId);
const time = checked(signed, isTime);

/** The version stands here once more, because a game outlives the codes that brought it. */
function bitsOf<G extends TableTypes>(version: number, { setup, command }: GameBits<G>): BitCodec<Game<G>> {
  return {
    write: (to, { id: name, startedAt, setup: began, log }) => {
      versionBits.write(to, version);
      id.write(to, name);
      time.write(to, wholeTime(startedAt));
      setup.write(to, began);
      amount.write(to, log.done);
      stepsSince(wholeTime(startedAt), command).write(to, log.entries);
    },
    read: (from) => {
      versionBits.read(from);
      const parts: SessionParts<G> = {
        id: id.read(from),
        startedAt: time.read(from),
        setup: setup.read(from),
      };
      const done = amount.read(from);
      return { ...parts, log: { done, entries: stepsSince(parts.startedAt, command).read(from) } };
    },
  };
}

/** Each step is the time since the one before it, then the command. */
function stepsSince<G extends TableTypes>(
  startedAt: number,
  command: BitCodec<G['command']>,
): BitCodec<readonly LoggedCommand<G>[]> {
  return {
    write: (to, steps) => {
      amount.write(to, steps.length);
      let before = startedAt;
      for (const step of steps) {
        const at = wholeTime(step.at);
        signed.write(to, at - before);
        command.write(to, step.command);
        before = at;
      }
    },
    read: (from) => {
      const steps: LoggedCommand<G>[] = [];
      let at = startedAt;
      for (let left = amount.read(from); left > 0 && !from.isRefused; left--) {
        at += signed.read(from);
        if (!isTime(at)) from.refuse();
        steps.push({ at, command: command.read(from) });
      }
      return steps;
    },
  };
}

/** A save allows fractions; a code keeps whole milliseconds. */
function wholeTime(at: number): number {
  return Math.max(EARLIEST_TIME, Math.min(LATEST_TIME, Math.floor(at)));
}
