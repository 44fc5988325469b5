/**
 * One game under way. A step answers at once and is then written to the journal; it counts as kept when the journal has
 * said so. Steps of another window come first: those that are not kept yet follow them.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';

import { NO_LINES } from '@/kit/journal';
import { redoable, undoable } from '@/kit/log';
import { reportUnlessRefused } from '@/kit/report';

import type { Saves, Step } from '../session/saves';
import { tableOf, timeOfNext, type Session, type TableTypes } from '../session/session';
import type { GameShelf, KeptGame } from './gameShelf';

export interface TableState<G extends TableTypes> {
  readonly session: Session<G>;
  readonly table: G['table'];
  /** All that was done is on the disk. */
  readonly isKept: boolean;
  /** False when the last step could not be stored: the game goes on in memory. */
  readonly isStored: boolean;
  /** Another window of the app changed this game at the same moment, and its steps were taken over. */
  readonly changedElsewhere: boolean;
  /** Does the command, or tells why not. */
  readonly perform: (command: G['command']) => G['rejection'] | null;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly dismissNotice: () => void;
  /** Tries to keep what is not kept yet; over when that is done or was refused. Never rejects. */
  readonly settle: () => Promise<void>;
}

export type TableStore<G extends TableTypes> = StoreApi<TableState<G>>;

/** `isInArchive`: the session is kept there and needs a journal only once it is changed. */
export function createTableStore<G extends TableTypes>(
  shelf: GameShelf<G>,
  session: Session<G>,
  now: () => number,
  isInArchive = false,
): TableStore<G> {
  const { id } = session;
  const { encode, encodeStep, takeStep } = shelf.saves;
  const takes = (game: KeptGame): boolean => {
    const opened = shelf.open(game);
    return opened.ok && opened.value.takesSteps;
  };
  const there = shelf.find(id);
  /** Where the journal ended when this window last looked. */
  let end = there?.end ?? NO_LINES;
  /** Steps may be added only to a save of this version; any other is written anew, with all of them. */
  let takesSteps = there !== null && end.length > 0 && takes(there);
  /** What is not in the journal yet. */
  let pending: readonly Step<G>[] = [];
  let writing: Promise<void> | null = null;
  const isNew = there === null && !isInArchive;

  const store = createStore<TableState<G>>((set, get) => {
    /** The journal has gone on without us: what is there comes first, then what we still have to add. */
    const takeOver = (found: KeptGame): boolean => {
      const opened = shelf.open(found);
      if (!opened.ok) return false;
      ({ end } = found);
      ({ takesSteps } = opened.value);
      const changedElsewhere = get().changedElsewhere || pending.length > 0;
      const { session, steps } = follow(takeStep, opened.value.session, pending);
      pending = steps;
      set({ session, table: tableOf(session), isKept: steps.length === 0, changedElsewhere });
      return true;
    };

    /** False where the journal holds something that cannot be read, which is not ours to change. */
    const writeOnce = async (): Promise<boolean> => {
      const steps = pending;
      const answer = takesSteps
        ? await shelf.append(id, end, steps.map(encodeStep))
        : await shelf.rewrite(id, end, [encode(get().session)]);
      if (!answer.isKept && answer.found !== null) return takeOver(answer.found);
      if (answer.isKept) pending = pending.slice(steps.length);
      // Where nothing was found it was moved or deleted meanwhile, and begins anew with all that is known here.
      end = answer.isKept ? answer.end : NO_LINES;
      takesSteps = answer.isKept;
      return true;
    };

    const write = async (): Promise<void> => {
      try {
        let isStored = true;
        do isStored = await writeOnce();
        while (isStored && (pending.length > 0 || !takesSteps));
        set({ isStored, isKept: isStored });
      } catch (problem) {
        reportUnlessRefused(problem, 'tableStore.write');
        set({ isStored: false });
      }
      writing = null;
      catchUp();
    };
    const keep = (): Promise<void> => (writing ??= write());

    const catchUp = () => {
      const found = shelf.find(id);
      // While a step is being written, the journal itself tells what came before it.
      if (found === null || writing !== null || found.end.mark === end.mark) return;
      if (pending.length === 0) takeOver(found);
    };
    shelf.onOutsideChange((changed) => {
      if (changed === id) catchUp();
    });

    const step = (next: Step<G>): G['rejection'] | null => {
      const taken = takeStep(get().session, next);
      if (!taken.ok) return taken.error;
      pending = [...pending, next];
      set({ session: taken.value, table: tableOf(taken.value), isKept: false });
      void keep();
      return null;
    };

    return {
      session,
      table: tableOf(session),
      isKept: !isNew,
      isStored: true,
      changedElsewhere: false,
      perform: (command) => step({ type: 'do', command, at: timeOfNext(get().session, now()) }),
      undo: () => {
        if (undoable(get().session.log) !== undefined) step({ type: 'undo' });
      },
      redo: () => {
        if (redoable(get().session.log) !== undefined) step({ type: 'redo' });
      },
      dismissNotice: () => set({ changedElsewhere: false }),
      settle: () => (get().isKept ? Promise.resolve() : keep()),
    };
  });
  if (isNew) void store.getState().settle();
  return store;
}

/**
 * The steps that still make sense after what another window did. A command that the table no longer accepts is left
 * out. So is an undo or redo of a step of the other window: the person pressed a button that named a different step.
 */
function follow<G extends TableTypes>(
  takeStep: Saves<G>['takeStep'],
  from: Session<G>,
  steps: readonly Step<G>[],
): { readonly session: Session<G>; readonly steps: readonly Step<G>[] } {
  let session = from;
  const kept: Step<G>[] = [];
  let [canUndo, canRedo] = [0, 0];
  for (const step of steps) {
    if ((step.type === 'undo' && canUndo === 0) || (step.type === 'redo' && canRedo === 0)) continue;
    const taken = takeStep(session, step);
    if (!taken.ok) continue;
    session = taken.value;
    kept.push(step);
    if (step.type === 'do') [canUndo, canRedo] = [canUndo + 1, 0];
    else if (step.type === 'undo') [canUndo, canRedo] = [canUndo - 1, canRedo + 1];
    else [canUndo, canRedo] = [canUndo + 1, canRedo - 1];
  }
  return { session, steps: kept };
}
