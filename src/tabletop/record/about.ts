/**
 * When a game was played and what its people want to remember of it. Told by a command that every game may take among its
 * own: it changes nothing at the table, and undo takes it back like any other.
 */

import * as v from 'valibot';

import { checked, fieldsOf, mapped, nullable, signed, textOf, whole, type BitCodec } from '../codes/bitCodec';
import { isTime } from '../session/bounds';
import type { Session, TableTypes } from '../session/session';

export interface About {
  /** Milliseconds since 1970, of whatever moment of the day; null where the steps of the game tell it. */
  readonly playedAt: number | null;
  readonly note: string;
}

export interface AboutCommand extends About {
  readonly type: 'tell-about';
}

/** In characters. */
export const LONGEST_NOTE = 500;
const MOST_UTF8_BYTES = 4;

const NOTHING_TOLD: About = { playedAt: null, note: '' };

const isWholeTime = (value: unknown): value is number => isTime(value) && Number.isInteger(value);

/** A row for the schema of a game's commands. */
export const aboutSchema = v.object({
  type: v.literal('tell-about'),
  playedAt: v.nullable(v.custom<number>(isWholeTime)),
  note: v.pipe(v.string(), v.transform(cleanNote)),
});

/** A row for the codes of a game's commands. */
export const aboutBits: BitCodec<About> = fieldsOf({
  playedAt: nullable(checked(signed, isWholeTime)),
  note: mapped(
    checked(textOf(whole(0, LONGEST_NOTE * MOST_UTF8_BYTES)), (note) => cleanNote(note) === note),
    cleanNote,
    (note) => note,
  ),
});

/** As it is kept: without spaces around it, halves of characters, and what is too much. */
export function cleanNote(note: string): string {
  const whole = note.replace(LONE_HALVES, '').replace(CONTROL, ' ');
  return Array.from(whole.trim()).slice(0, LONGEST_NOTE).join('').trimEnd();
}

const LONE_HALVES = /[\ud800-\udfff]/gu;
/** All but the end of a line. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** What holds: the last that was told and not undone. */
export function aboutOf({ log }: Pick<Session<TableTypes>, 'log'>): About {
  for (let step = log.done - 1; step >= 0; step--) {
    const command = log.entries[step]!.command as { readonly type?: unknown };
    if (command.type === 'tell-about') {
      const { playedAt, note } = command as AboutCommand;
      return { playedAt, note };
    }
  }
  return NOTHING_TOLD;
}
