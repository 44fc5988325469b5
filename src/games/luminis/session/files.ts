/** What comes into Luminis from outside and goes out: game files, saves, backups and the owner's cards. */

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
import { nameBeside } from '@/tabletop/session/playerName';
import { tableOf } from '@/tabletop/session/session';

import { libraryJson, readLibrary, type CardLibrary } from './cardLibrary';
import { decodeGame, encodeGameFile, gameJson, type GameFile } from './gameFile';
import type { GameFileProblem } from './gameFileSchema';
import { saves } from './saves';
import { cardsOf, sessions, type LuminisTypes, type Table, type TableSession } from './table';

/** What is kept besides the games. */
export interface Extras extends CommonExtras {
  readonly cards: CardLibrary;
}

export const luminisSection: BackupSection<LuminisTypes, Extras> = {
  game: 'luminis',
  saves,
  storedExtras: ({ cards, names, practice }) => ({ cards: libraryJson(cards), names, practice }),
  readExtras: (fields) => {
    const cards = readLibrary(fields.cards);
    if (!cards.ok) return err(`cards.${cards.error.path}`);
    const common = readCommonExtras(fields);
    return common.ok ? ok({ cards: cards.value, ...common.value }) : common;
  },
};

/** What is neither a backup nor a save says why it is no game file, which is what most people have. */
interface NoGameFile {
  readonly code: 'game-file';
  readonly problem: GameFileProblem;
}

export type ImportProblem =
  | { readonly code: 'too-large'; readonly mostBytes: number }
  | NoGameFile
  | BackupProblem;

const gameFileFormat: FileFormat<ImportedGame<LuminisTypes>, NoGameFile> = {
  claims: () => true,
  *steps(json, at) {
    const game = importGame(json, at);
    yield 1;
    return game.ok ? game : err({ code: 'game-file', problem: game.error });
  },
};

const files = gameFilesOf(luminisSection, gameFileFormat);
export const { writeBackup } = files;

/** In steps that tell how far they are. `at` is when it is read, for files that do not tell when they were played. */
export function* importSteps(
  text: string,
  at: number,
): Generator<number, Result<GameImport<LuminisTypes, Extras>, ImportProblem>> {
  const read = yield* files.importSteps(text, at);
  return read.ok ? read : err(problemOf(read.error));
}

function problemOf(problem: DoorProblem<NoGameFile | BackupProblem>): ImportProblem {
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

/** A tracked table as a portable game file. */
export function gameFileOf(table: Table): GameFile {
  const { advanced, spires, bonus, seats } = table;
  return {
    advanced,
    cards: cardsOf(table),
    spires,
    bonus,
    players: seats.map(({ name, hand, cathedral }) => ({ name, hand, cathedral })),
  };
}

/** The file, with the whole log in a field of the app's own. */
export function exportSession(session: TableSession): string {
  const file = gameJson(gameFileOf(tableOf(session)));
  return `${JSON.stringify({ ...file, reefside: JSON.parse(saves.encode(session)) as unknown }, null, 2)}\n`;
}

/** With its log where the file brings one that fits, else from where the file stands. */
export function importGame(json: unknown, at: number): Result<ImportedGame<LuminisTypes>, GameFileProblem> {
  const decoded = decodeGame(json);
  if (!decoded.ok) return decoded;
  const file = withDistinctNames(decoded.value);
  const log = (json as { readonly reefside?: unknown }).reefside;
  if (log === undefined) return ok({ session: openFile(file, at), log: 'none' });
  const saved = saves.read(log);
  const fits = saved.ok && encodeGameFile(gameFileOf(tableOf(saved.value))) === encodeGameFile(file);
  return ok(fits ? { session: saved.value, log: 'kept' } : { session: openFile(file, at), log: 'unfit' });
}

/** The same file always gets the same id, so that reading it twice does not make two games. */
function openFile(file: GameFile, at: number): TableSession {
  return sessions.open({ id: `file-${textHash(encodeGameFile(file))}`, startedAt: at, setup: { file } });
}

function withDistinctNames(file: GameFile): GameFile {
  const names = file.players.reduce<readonly string[]>(
    (others, { name }, seat) => [...others, nameBeside(others, name, seat)],
    [],
  );
  return { ...file, players: file.players.map((player, seat) => ({ ...player, name: names[seat]! })) };
}
