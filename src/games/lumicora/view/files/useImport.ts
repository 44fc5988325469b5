import { useEffect, useRef, useState } from 'react';

import type { PickedFile } from '@/kit/sharing';
import { runSlices } from '@/kit/slices';

import { BOARD_SIDES } from '../../rules/boards';
import { isOver } from '../../session/isOver';
import { tableOf, type TableSession } from '../../session/tableSession';
import { useGames, type Games } from '../store/LibraryContext';
import { missingPractice, restorePractice } from '../store/practice';
import { readFiles, reviewImport, type Here, type ImportReview, type Incoming } from './importReview';

/** A game that can be opened. */
export interface OpenableGame {
  readonly id: string;
  readonly isOver: boolean;
}

export type ImportState =
  | { readonly step: 'waiting' | 'cancelled' }
  /** How much of it is read, in whole percent. */
  | { readonly step: 'reading'; readonly percent: number }
  | { readonly step: 'review' | 'working' | 'not-kept'; readonly review: ImportReview }
  /** `game` is the one that was brought in, where it was just one. */
  | { readonly step: 'done'; readonly count: number; readonly game: OpenableGame | null };

export interface ImportWork {
  readonly state: ImportState;
  readonly read: (files: readonly PickedFile[]) => Promise<void>;
  /** Stops reading; nothing was changed yet. */
  readonly cancel: () => void;
  /** True when all of it is kept; otherwise nothing is. */
  readonly bringIn: () => Promise<boolean>;
  readonly leave: () => void;
}

const WAITING: ImportState = { step: 'waiting' };
const NOTHING: Incoming = { refused: [], games: [], backups: [] };

/** Reads what comes from outside, and changes something only once the person has seen what. */
export function useImport(): ImportWork {
  const games = useGames();
  const [state, setState] = useState(WAITING);
  const [incoming, setIncoming] = useState(NOTHING);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const review = async (read: Incoming) => reviewImport(read, await lookHere(games));

  const read = async (files: readonly PickedFile[]) => {
    if (files.length === 0) return;
    const { signal } = (reading.current = new AbortController());
    const tell = (percent: number) => setState({ step: 'reading', percent });
    tell(0);
    const read = await runSlices(readFiles(files, Date.now()), { signal, onStep: byPercent(tell) });
    const reviewed = read.ok ? await review(read.value) : null;
    if (!read.ok || reviewed === null || signal.aborted) return setState({ step: 'cancelled' });
    setIncoming(read.value);
    setState({ step: 'review', review: reviewed });
  };
  const bringIn = async () => {
    // Looked at again: the games here may have gone on since the review was shown.
    const latest = await review(incoming);
    setState({ step: 'working', review: latest });
    const isKept = latest.take.length === 0 || (await games.history.getState().take(latest.take));
    if (!isKept) {
      setState({ step: 'not-kept', review: latest });
      return false;
    }
    keepRest(games, latest);
    const [game, ...others] = latest.take;
    const only = game !== undefined && others.length === 0 ? openable(game) : null;
    setState({ step: 'done', count: latest.take.length, game: only });
    return true;
  };
  return {
    state,
    read,
    cancel: () => reading.current?.abort(),
    bringIn,
    leave: () => setState(WAITING),
  };
}

/** Drawing every one of thousands of steps would take longer than making them. */
function byPercent(tell: (percent: number) => void): (share: number) => void {
  let told = 0;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent > told) tell((told = percent));
  };
}

async function lookHere({ library, history, shelf }: Games): Promise<Here> {
  await history.getState().refresh();
  return {
    // The copy under a key is always the later one, and so comes last. A game that was deleted here is not here.
    games: [...history.getState().entries, ...shelf().games],
    painted: BOARD_SIDES.filter((side) => library.board(side).isConfirmed),
    names: library.names(),
    missingPractice: (offered) => missingPractice(library.storage, offered),
  };
}

function keepRest({ library }: Games, { backup }: ImportReview): void {
  if (backup === null) return;
  backup.boards.forEach((board) => library.rememberBoard(board));
  // One's own come first: there is room for only so many.
  if (backup.names.length > 0) library.rememberNames([...library.names(), ...backup.names]);
  restorePractice(library.storage, backup.practice);
}

export function openable(session: TableSession): OpenableGame {
  return { id: session.id, isOver: isOver(tableOf(session)) };
}
