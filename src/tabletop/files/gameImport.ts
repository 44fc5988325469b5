/** What files would bring to the games of one kind on this device, and how it is brought in. */

import type { Result } from '@/kit/result';
import type { PickedFile } from '@/kit/sharing';
import { partOf } from '@/kit/slices';

import type { Practice } from '../learn/practice';
import type { RecordEntry } from '../record/entry';
import type { Session, TableTypes } from '../session/session';
import type { CommonGames } from '../store/GamesContext';
import type { CommonExtras, GameBackup, GameImport, ImportedGame } from './gameFiles';
import {
  countParts,
  fateOf,
  reviewRestore,
  type Fate,
  type KnownGame,
  type RestorePlan,
} from './restorePlan';
import type { ImportDesk } from './useImport';

/** What a game knows of its files. */
export interface ImportKind<G extends TableTypes, Extras extends CommonExtras, Own, Problem> {
  importSteps(text: string, at: number): Generator<number, Result<GameImport<G, Extras>, Problem>>;
  readonly own: OwnExtras<Extras, Own>;
}

/** What a game remembers besides names and practice. */
export interface OwnExtras<Extras, Own> {
  /** What bringing in these backups, the latest first, would change. */
  review(backups: readonly Extras[]): Own;
  brings(own: Own): boolean;
  keep(own: Own): void;
}

/** For a game that remembers nothing else. */
export const NOTHING_ELSE: OwnExtras<CommonExtras, null> = {
  review: () => null,
  brings: () => false,
  keep: () => undefined,
};

/** One that the device does not hand over has no text to find fault with. */
export type FileProblem<Problem> = Problem | { readonly code: 'too-large' | 'unreadable' };

export interface RefusedFile<Problem> {
  readonly name: string;
  readonly problem: FileProblem<Problem>;
}

export interface ReviewedGame<G extends TableTypes> extends ImportedGame<G> {
  readonly fate: Fate;
}

/** All parts of backups that came together, as one. */
export interface ReviewedBackup<G extends TableTypes, Own> {
  readonly savedAt: number;
  readonly partsHere: number;
  readonly partsInAll: number;
  readonly plan: RestorePlan<G>;
  /** Those that are not known here. */
  readonly names: readonly string[];
  /** What was learnt and puzzled, where there is nothing of it here. */
  readonly practice: Practice;
  readonly own: Own;
  readonly settings: unknown;
  /** Something would change here, apart from settings, which are a matter of choice. */
  readonly bringsSomething: boolean;
}

export interface ImportReview<G extends TableTypes, Own, Problem> {
  readonly refused: readonly RefusedFile<Problem>[];
  readonly games: readonly ReviewedGame<G>[];
  readonly backup: ReviewedBackup<G, Own> | null;
  /** What will be kept: each game once, in its latest copy. */
  readonly take: readonly Session<G>[];
  readonly bringsSomething: boolean;
}

interface Incoming<G extends TableTypes, Extras, Problem> {
  readonly refused: readonly RefusedFile<Problem>[];
  readonly games: readonly ImportedGame<G>[];
  readonly backups: readonly GameBackup<G, Extras>[];
}

export function importDeskOf<
  G extends TableTypes,
  E extends RecordEntry,
  Extras extends CommonExtras,
  Own,
  Problem,
>(
  games: CommonGames<G, E>,
  kind: ImportKind<G, Extras, Own, Problem>,
): ImportDesk<Incoming<G, Extras, Problem>, ImportReview<G, Own, Problem>> {
  const { history, shelf, names, rememberNames, practice, now } = games;
  const reviewBackups = (
    backups: readonly GameBackup<G, Extras>[],
    here: readonly KnownGame[],
  ): ReviewedBackup<G, Own> => {
    const latestFirst = [...backups].sort((a, b) => b.savedAt - a.savedAt);
    const latest = latestFirst[0]!;
    const known = names();
    const plan = reviewRestore(
      backups.flatMap((backup) => backup.games),
      here,
    );
    const brought = {
      names: [...new Set(latestFirst.flatMap((backup) => backup.names))].filter(
        (name) => !known.includes(name),
      ),
      practice: practice.missing(latest.practice),
      own: kind.own.review(latestFirst),
    };
    const bringsSomething =
      plan.add.length + plan.replace.length > 0 ||
      brought.names.length + Object.keys(brought.practice).length > 0 ||
      kind.own.brings(brought.own);
    const { savedAt, settings } = latest;
    return { savedAt, ...countParts(backups), plan, ...brought, settings, bringsSomething };
  };
  return {
    read: (files) => readFiles(files, (text) => kind.importSteps(text, now())),
    review: async ({ refused, games: read, backups }) => {
      await history.getState().refresh();
      // The copy under a key is always the later one, and so comes last. A game that was deleted here is not here.
      const here: readonly KnownGame[] = [...history.getState().entries, ...shelf().games];
      const all = [...read.map(({ session }) => session), ...backups.flatMap((backup) => backup.games)];
      const { add, replace } = reviewRestore(all, here);
      const backup = backups.length === 0 ? null : reviewBackups(backups, here);
      return {
        refused,
        games: read.map((game) => ({ ...game, fate: fateOf(game.session, here) })),
        backup,
        take: [...add, ...replace],
        bringsSomething: add.length + replace.length > 0 || backup?.bringsSomething === true,
      };
    },
    take: ({ take }, watch) => history.getState().take(take, watch),
    keepRest: ({ backup }) => {
      if (backup === null) return;
      kind.own.keep(backup.own);
      // One's own come first: there is room for only so many.
      if (backup.names.length > 0) rememberNames([...names(), ...backup.names]);
      practice.restore(backup.practice);
    },
  };
}

/** Tells how far it is. */
function* readFiles<G extends TableTypes, Extras, Problem>(
  files: readonly PickedFile[],
  steps: (text: string) => Generator<number, Result<GameImport<G, Extras>, Problem>>,
): Generator<number, Incoming<G, Extras, Problem>> {
  const refused: RefusedFile<Problem>[] = [];
  const games: ImportedGame<G>[] = [];
  const backups: GameBackup<G, Extras>[] = [];
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
    const read = yield* partOf(steps(file.text), from, done / all);
    if (!read.ok) refused.push({ name, problem: read.error });
    else if (read.value.kind === 'game') games.push(read.value.game);
    else backups.push(read.value.backup);
  }
  return { refused, games, backups };
}

function lengthOf(file: PickedFile): number {
  return 'text' in file ? file.text.length : 0;
}
