/** How a game of Lumicora is stored. Every version that was ever shipped has a sample in `__tests__/fixtures/saves`. */

import { safeParse } from 'valibot';

import { cleanName, distinctNames, nameBeside } from '@/tabletop/session/playerName';
import { createSaves, fieldsOf, type StoredSession } from '@/tabletop/session/saves';

import { nameOf, type ReefBoard } from '../../rules/boards';
import type { LaidLumino } from '../../rules/model';
import { boardJson, gameJson, reefJson } from '../gameFile/encodeGameFile';
import type { Command } from '../table/commands';
import type { Opening } from '../table/table';
import { type LoggedCommand, type LumicoraTypes, sessions } from '../table/tableSession';
import { boardSchema, commandSchema, openingSchema } from './saveSchema';

const SAVE_FORMAT = 'reefside-lumicora-table';
export const SAVE_VERSION = 4;

export const saves = createSaves<LumicoraTypes>(sessions, {
  format: SAVE_FORMAT,
  version: SAVE_VERSION,
  migrations: {
    1: (save) => ({ ...save, setup: { ...fieldsOf(save.setup), depth: 'mirrored' } }),
    2: (save) => ({ ...save, setup: { ...fieldsOf(save.setup), joined: null } }),
    // What version 4 added, no earlier save has: animals counted one by one, totals alone, a date and a note.
    3: (save) => save,
  },
  setup: openingSchema,
  command: commandSchema,
  storedSetup: storedOpening,
  storedCommand,
  mended: withSeenNames,
});

export const { encode: encodeSave, decode: decodeSave, read: readSave } = saves;

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

function storedCommand(command: Command): unknown {
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

type Save = StoredSession<LumicoraTypes>;

function withSeenNames(save: Save): Save {
  const { setup, log } = save;
  const written = namesOf(setup);
  if (!hasUnseen([...written, ...log.flatMap(namesIn)])) return save;
  const names = [...distinctNames(written)];
  const renamed = log.map((entry) => {
    const { command } = entry;
    // A name that is taken to the letter was never accepted, and is no more so now.
    if (command.type !== 'change-name' || isTaken(written, command)) return entry;
    const { player } = command;
    written[player] = command.name;
    const others = names.filter((_, seat) => seat !== player);
    const name = nameBeside(others, command.name, player);
    names[player] = name;
    return { ...entry, command: { ...command, name } };
  });
  return { ...save, setup: withNames(setup, distinctNames(namesOf(setup))), log: renamed };
}

function namesOf(opening: Opening): string[] {
  return ('file' in opening ? opening.file : opening).players.map(({ name }) => name);
}

function namesIn({ command }: LoggedCommand): readonly string[] {
  return command.type === 'change-name' ? [command.name] : [];
}

function hasUnseen(names: readonly string[]): boolean {
  return names.some((name) => cleanName(name) !== name);
}

function isTaken(
  names: readonly string[],
  { player, name }: { readonly player: number; readonly name: string },
): boolean {
  return names.some((other, seat) => seat !== player && other === name);
}

function withNames(opening: Opening, names: readonly string[]): Opening {
  const named = <P extends { readonly name: string }>(players: readonly P[]) =>
    players.map((player, seat) => ({ ...player, name: names[seat]! }));
  if ('file' in opening) return { file: { ...opening.file, players: named(opening.file.players) } };
  return { ...opening, players: named(opening.players) };
}
