import type { PickedFile } from '@/kit/sharing';
import { partOf } from '@/kit/slices';
import {
  countParts,
  type Fate,
  fateOf,
  type KnownGame,
  type RestorePlan,
  reviewRestore,
} from '@/tabletop/files/restorePlan';
import { useImport, type ImportDesk, type ImportWork } from '@/tabletop/files/useImport';
import type { Practice } from '@/tabletop/learn/practice';

import { BOARD_SIDES, type BoardSide, type ReefBoard } from '../../rules/boards';
import { type Backup, importSteps } from '../../session/files/files';
import type { ImportedGame } from '../../session/gameFile/importGame';
import { isOver, type LumicoraTypes, tableOf, type TableSession } from '../../session/table/tableSession';
import type { FileProblem } from '../describeImportProblem';
import { useGames, type Games } from '../store/LibraryContext';

/** Takes in files of Lumicora. */
export function useGameImport(): ImportWork<ImportReview> {
  return useImport(deskOf(useGames()));
}

function deskOf(games: Games): ImportDesk<Incoming, ImportReview> {
  return {
    read: (files) => readFiles(files, games.now()),
    review: async (incoming) => reviewImport(incoming, await lookHere(games)),
    take: ({ take }, watch) => games.history.getState().take(take, watch),
    keepRest: (review) => keepRest(games, review),
  };
}

/** A game that can be opened. */
export interface OpenableGame {
  readonly id: string;
  readonly isOver: boolean;
}

async function lookHere({ library, names, practice, history, shelf }: Games): Promise<Here> {
  await history.getState().refresh();
  return {
    // The copy under a key is always the later one, and so comes last. A game that was deleted here is not here.
    games: [...history.getState().entries, ...shelf().games],
    painted: BOARD_SIDES.filter((side) => library.board(side).isConfirmed),
    names: names(),
    missingPractice: practice.missing,
  };
}

function keepRest({ library, names, rememberNames, practice }: Games, { backup }: ImportReview): void {
  if (backup === null) return;
  backup.boards.forEach((board) => library.rememberBoard(board));
  // One's own come first: there is room for only so many.
  if (backup.names.length > 0) rememberNames([...names(), ...backup.names]);
  practice.restore(backup.practice);
}

export function openable(session: TableSession): OpenableGame {
  return { id: session.id, isOver: isOver(tableOf(session)) };
}

export interface RefusedFile {
  readonly name: string;
  readonly problem: FileProblem;
}

interface Incoming {
  readonly refused: readonly RefusedFile[];
  readonly games: readonly ImportedGame[];
  readonly backups: readonly Backup[];
}

/** What is on this device already. */
interface Here {
  readonly games: readonly KnownGame[];
  /** The sides that somebody painted here. */
  readonly painted: readonly BoardSide[];
  readonly names: readonly string[];
  /** Of what was learnt and puzzled elsewhere, that of which there is nothing here. */
  readonly missingPractice: (offered: Practice) => Practice;
}

export interface ReviewedGame extends ImportedGame {
  readonly fate: Fate;
}

/** All parts of backups that came together, as one. */
export interface ReviewedBackup {
  readonly savedAt: number;
  readonly partsHere: number;
  readonly partsInAll: number;
  readonly plan: RestorePlan<LumicoraTypes>;
  readonly boards: readonly ReefBoard[];
  /** Sides that are in it, but stay as they are painted here. */
  readonly boardsThatStay: readonly BoardSide[];
  /** Those that are not known here. */
  readonly names: readonly string[];
  /** What was learnt and puzzled, where there is nothing of it here. */
  readonly practice: Practice;
  readonly settings: unknown;
}

export interface ImportReview {
  readonly refused: readonly RefusedFile[];
  readonly games: readonly ReviewedGame[];
  readonly backup: ReviewedBackup | null;
  /** What will be kept: each game once, in its latest copy. */
  readonly take: readonly TableSession[];
}

/** Tells how far it is. `at` is now, for files that do not tell when they were played. */
function* readFiles(files: readonly PickedFile[], at: number): Generator<number, Incoming> {
  const refused: RefusedFile[] = [];
  const games: ImportedGame[] = [];
  const backups: Backup[] = [];
  const all = files.reduce((sum, file) => sum + lengthOf(file), 0);
  let done = 0;
  for (const file of files) {
    const { name } = file;
    const from = done / all;
    done += lengthOf(file);
    if ('problem' in file) {
      refused.push({ name, problem: { code: file.problem } });
      continue;
    }
    const read = yield* partOf(importSteps(file.text, at), from, done / all);
    if (!read.ok) refused.push({ name, problem: read.error });
    else if (read.value.kind === 'game') games.push(read.value.game);
    else backups.push(read.value.backup);
  }
  return { refused, games, backups };
}

function lengthOf(file: PickedFile): number {
  return 'text' in file ? file.text.length : 0;
}

function reviewImport({ refused, games, backups }: Incoming, here: Here): ImportReview {
  const all = [...games.map(({ session }) => session), ...backups.flatMap((backup) => backup.games)];
  const { add, replace } = reviewRestore(all, here.games);
  return {
    refused,
    games: games.map((game) => ({ ...game, fate: fateOf(game.session, here.games) })),
    backup: backups.length === 0 ? null : reviewBackups(backups, here),
    take: [...add, ...replace],
  };
}

/** Something would change here, apart from settings, which are a matter of choice. */
export function bringsSomething({ take, backup }: Pick<ImportReview, 'take' | 'backup'>): boolean {
  if (take.length > 0) return true;
  if (backup === null) return false;
  return backup.boards.length + backup.names.length + Object.keys(backup.practice).length > 0;
}

function reviewBackups(backups: readonly Backup[], here: Here): ReviewedBackup {
  const latestFirst = [...backups].sort((a, b) => b.savedAt - a.savedAt);
  const latest = latestFirst[0]!;
  const boards = BOARD_SIDES.flatMap((side) => {
    const board = latestFirst.find((backup) => backup.boards[side] !== undefined)?.boards[side];
    return board === undefined ? [] : [board];
  });
  const names = new Set(latestFirst.flatMap((backup) => backup.names));
  return {
    savedAt: latest.savedAt,
    ...countParts(backups),
    plan: reviewRestore(
      backups.flatMap(({ games }) => games),
      here.games,
    ),
    boards: boards.filter(({ side }) => !here.painted.includes(side)),
    boardsThatStay: boards.map(({ side }) => side).filter((side) => here.painted.includes(side)),
    names: [...names].filter((name) => !here.names.includes(name)),
    practice: here.missingPractice(latest.practice),
    settings: latest.settings,
  };
}
