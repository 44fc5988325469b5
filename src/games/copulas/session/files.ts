/** What comes into Copulas from outside and goes out: game files, saves and backups. */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import { textHash } from '@/kit/textHash';
import type { BackupProblem, BackupSection } from '@/tabletop/files/backup';
import type { DoorProblem, FileFormat } from '@/tabletop/files/fileDoor';
import {
  gameFilesOf,
  readCommonExtras,
  type CommonExtras,
  type GameImport,
  type ImportedGame,
} from '@/tabletop/files/gameFiles';
import { pathOfIssue } from '@/tabletop/session/saves';
import { tableOf } from '@/tabletop/session/session';

import { createBoard } from '../rules/board';
import { knowsAllPlaces } from '../rules/course';
import { decodeGame, encodeGameFile, gameJson, type GameFile } from './gameFile/gameFile';
import type { GameFileProblem } from './gameFile/gameFileProblem';
import { isLibrary, type ModuleLibrary } from './modules';
import { saves } from './saves';
import { sessions, type CopulasSession, type CopulasTypes, type Table } from './table';

/** A table as a portable file; null where some tile's place is not known, which a file has to tell. */
export function gameFileOf({ order, teams, players, plan, depth, turns, course }: Table): GameFile | null {
  if (!knowsAllPlaces(course)) return null;
  const knowsLights = depth === 'lights' && plan.lights !== null;
  return {
    order,
    teams,
    players: players.map(({ name, color }) => ({ name, color })),
    board: createBoard(knowsLights ? plan : { ...plan, lights: null }),
    turns: turns.map((turn) => (turn.kind === 'tile' && knowsLights ? { ...turn, typed: null } : turn)),
  };
}

/** The game file with the whole log in a field of the app's own; where that cannot be, the log alone. */
export function exportSession(session: CopulasSession): string {
  const file = gameFileOf(tableOf(session));
  const save = saves.encode(session);
  if (file === null) return `${save}\n`;
  return `${JSON.stringify({ ...gameJson(file), reefside: JSON.parse(save) as unknown }, null, 2)}\n`;
}

/** `at` is when it is read, for files that do not tell when they were played. */
export function importGame(json: unknown, at: number): Result<ImportedGame<CopulasTypes>, GameFileProblem> {
  const decoded = decodeGame(json);
  if (!decoded.ok) return decoded;
  const file = decoded.value;
  const log = (json as { readonly reefside?: unknown }).reefside;
  if (log === undefined) return ok({ session: sessionOf(file, at), log: 'none' });
  const saved = saves.read(log);
  const told = saved.ok ? gameFileOf(tableOf(saved.value)) : null;
  if (!saved.ok || told === null || encodeGameFile(told) !== encodeGameFile(file)) {
    return ok({ session: sessionOf(file, at), log: 'unfit' });
  }
  return ok({ session: saved.value, log: 'kept' });
}

/** The turns of a file become the log. The same file always gets the same id, so that it is not there twice. */
function sessionOf(file: GameFile, at: number): CopulasSession {
  const { order, teams, board, players, turns } = file;
  const { modules, moduleSize, lights, joints } = board;
  const setup = {
    order,
    teams,
    players: players.map((player) => ({ ...player, level: null })),
    plan: { modules, moduleSize, lights, joints },
    depth: lights === null ? ('tiles' as const) : ('lights' as const),
  };
  const parts = { id: `file-${textHash(encodeGameFile(file))}`, startedAt: at, setup };
  const entries = turns.map((turn) => ({
    at,
    command:
      turn.kind === 'skip'
        ? { type: 'skip' as const, seat: turn.seat, anyway: true }
        : {
            type: 'place' as const,
            seat: turn.seat,
            shape: turn.shape,
            tile: turn.tile,
            points: turn.typed,
            anyway: true,
          },
  }));
  const rebuilt = sessions.rebuild(parts, { entries, done: entries.length });
  if (!rebuilt.ok) throw new Error('a decoded file holds turns that a table accepts');
  return rebuilt.value;
}

/** What is kept besides the games: the modules that somebody painted. */
export interface Extras extends CommonExtras {
  readonly modules: ModuleLibrary | null;
}

const modulesSchema = v.object({ modules: v.optional(v.nullable(v.custom<ModuleLibrary>(isLibrary)), null) });

const copulasSection: BackupSection<CopulasTypes, Extras> = {
  game: 'copulas',
  saves,
  storedExtras: ({ modules, names, practice }) => ({ modules, names, practice }),
  readExtras: (fields) => {
    const parsed = v.safeParse(modulesSchema, fields, { abortEarly: true });
    if (!parsed.success) return err(pathOfIssue(parsed.issues[0]));
    const common = readCommonExtras(fields);
    return common.ok ? ok({ modules: parsed.output.modules, ...common.value }) : common;
  },
};

export type ImportProblem =
  | { readonly code: 'too-large'; readonly mostBytes: number }
  /** What is neither says why it is no game file, which is what most people have. */
  | { readonly code: 'game-file'; readonly problem: GameFileProblem }
  | BackupProblem;

const gameFileFormat: FileFormat<ImportedGame<CopulasTypes>, ImportProblem> = {
  claims: () => true,
  *steps(json, at) {
    const game = importGame(json, at);
    yield 1;
    return game.ok ? game : err({ code: 'game-file', problem: game.error });
  },
};

const files = gameFilesOf(copulasSection, gameFileFormat);

export const { writeBackup } = files;

export function* importSteps(
  text: string,
  at: number,
): Generator<number, Result<GameImport<CopulasTypes, Extras>, ImportProblem>> {
  const read = yield* files.importSteps(text, at);
  return read.ok ? read : err(problemOf(read.error));
}

function problemOf(problem: DoorProblem<ImportProblem | BackupProblem>): ImportProblem {
  switch (problem.code) {
    case 'too-large':
      return problem;
    case 'refused':
      return problem.problem;
    case 'text':
      return { code: 'game-file', problem: { path: '', ...problem.problem } };
    case 'unknown-format':
      throw new Error('game files claim every text');
  }
}
