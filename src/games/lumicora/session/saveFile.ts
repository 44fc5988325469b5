/** A game under way as it is stored: a versioned envelope around the set-up and the log. */

import { safeParse } from 'valibot';

import { parseJson } from '@/kit/json';
import { report } from '@/kit/report';
import { err, ok, type Result } from '@/kit/result';

import { nameOf, type ReefBoard } from '../rules/boards';
import type { LaidLumino } from '../rules/model';
import type { Command } from './commands';
import { boardJson, gameJson, reefJson } from './encodeGameFile';
import { boardSchema, saveSchema } from './saveSchema';
import { withSeenNames } from './saveNames';
import type { Opening } from './table';
import { rebuildSession, type TableSession } from './tableSession';

export const SAVE_FORMAT = 'reefside-lumicora-table';
export const SAVE_VERSION = 3;

type Fields = Readonly<Record<string, unknown>>;

/** From each version to the next; every version that was ever shipped has a sample in `__tests__/fixtures/saves`. */
export const MIGRATIONS: Readonly<Record<number, (save: Fields) => Fields>> = {
  1: (save) => ({ ...save, setup: { ...fieldsOf(save.setup), depth: 'mirrored' } }),
  2: (save) => ({ ...save, setup: { ...fieldsOf(save.setup), joined: null } }),
};

export type SaveProblem =
  | { readonly code: 'damaged' }
  /** Written by a newer Reefside: not ours to read or to change. */
  | { readonly code: 'newer'; readonly version: number };

export function encodeSave(session: TableSession): string {
  const { id, startedAt, setup, history } = session;
  return JSON.stringify({
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    id,
    startedAt,
    setup: storedOpening(setup),
    log: history.entries.map(({ at, command }) => ({ at, command: storedCommand(command) })),
    done: history.done,
  });
}

export function decodeSave(text: string): Result<TableSession, SaveProblem> {
  try {
    return readSave(parseJson(text));
  } catch (problem) {
    // A mistake of ours must not keep the other games from being listed.
    report(problem, 'decodeSave');
    return err({ code: 'damaged' });
  }
}

/** For JSON that is already parsed. */
export function readSave(json: unknown): Result<TableSession, SaveProblem> {
  const envelope = readEnvelope(json);
  if (!envelope.ok) return envelope;
  const parsed = safeParse(saveSchema, envelope.value, { abortEarly: true });
  if (!parsed.success) return err({ code: 'damaged' });
  const { log, done, ...parts } = withSeenNames(parsed.output);
  const rebuilt = rebuildSession(parts, { entries: log, done });
  return rebuilt.ok ? rebuilt : err({ code: 'damaged' });
}

function readEnvelope(json: unknown): Result<Fields, SaveProblem> {
  const fields = fieldsOf(json);
  const { format, version } = fields;
  if (format !== SAVE_FORMAT || typeof version !== 'number') return err({ code: 'damaged' });
  if (version > SAVE_VERSION) return err({ code: 'newer', version });
  return migrate(fields, version, SAVE_VERSION, MIGRATIONS);
}

/** Of what is no object, none. */
function fieldsOf(json: unknown): Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Fields) : {};
}

/** Takes a save through every version between the two. */
export function migrate(
  save: Fields,
  from: number,
  to: number,
  migrations: Readonly<Record<number, (save: Fields) => Fields>>,
): Result<Fields, SaveProblem> {
  let current = save;
  for (let version = from; version < to; version++) {
    const step = migrations[version];
    if (step === undefined) return err({ code: 'damaged' });
    current = { ...step(current), version: version + 1 };
  }
  return ok(current);
}

function storedOpening(opening: Opening): unknown {
  if ('file' in opening) return { file: gameJson(opening.file) };
  return { ...opening, board: storedBoard(opening.board) };
}

export function storedBoard(board: ReefBoard): unknown {
  return { side: board.side, terrain: boardJson(board) };
}

/** A stored board, or null where it cannot be read. */
export function readBoard(json: unknown): ReefBoard | null {
  const parsed = safeParse(boardSchema, json);
  return parsed.success ? parsed.output : null;
}

export function storedCommand(command: Command): unknown {
  if (command.type === 'place') return { ...command, lumino: storedLumino(command.lumino) };
  if (command.type === 'paint-reef') {
    return { ...command, spaces: command.spaces.map(({ space, seen }) => ({ space: nameOf(space), seen })) };
  }
  if (command.type === 'collect-reef') {
    return { ...command, collected: { ...command.collected, reef: reefJson(command.collected.reef) } };
  }
  if (command.type === 'change-board') return { ...command, board: storedBoard(command.board) };
  return command;
}

function storedLumino({ on, colors, symbols }: LaidLumino): unknown {
  return { on: on.map(nameOf), color: colors[0], symbols };
}
