/** The app's own turns and its hints: thought over in slices, so that the screen stays live. */

import { useEffect, useState } from 'react';

import { runSlices } from '@/kit/slices';

import { adviceSteps, tileSteps } from '../../play/players';
import { playStateOf } from '../../play/playState';
import { knowsAllPlaces } from '../../rules/course';
import { tileOfMove } from '../../rules/legalPlacements';
import type { Tile } from '../../rules/pieces';
import { nextStep } from '../../session/insight';
import { isFinished, type Command, type Table } from '../../session/table';

/** So long a turn of the app takes at least, in milliseconds: less, and nobody sees what happened. */
const LEAST_PAUSE = 500;

/** Plays the seats of the app while the page is in view. */
export function useAppTurns(
  table: Table,
  isInView: boolean,
  perform: (command: Command) => unknown,
): boolean {
  const step = nextStep(table, isFinished(table));
  const seat = step.kind === 'place' || step.kind === 'skip' ? step.seat : null;
  const level = seat === null ? null : table.players[seat]!.level;
  const isOn = isInView && seat !== null && level !== null;
  const isSkip = step.kind === 'skip';
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = new AbortController();
    const pause = new Promise((resolve) => setTimeout(resolve, LEAST_PAUSE));
    const play = async () => {
      const found = isSkip
        ? null
        : await runSlices(tileSteps(playStateOf(table.course, table.teams), level, table.turns.length), {
            signal: stop.signal,
          });
      await pause;
      if (stop.signal.aborted || found?.ok === false) return;
      if (found === null) perform({ type: 'skip', seat, anyway: false });
      else {
        const tile = found.value;
        perform({ type: 'place', seat, shape: tile.shape, tile, points: null, anyway: false });
      }
    };
    void play();
    return () => stop.abort();
  }, [isOn, isSkip, seat, level, table, perform]);
  return isOn;
}

export type Hint =
  | { readonly kind: 'none' | 'thinking' | 'needs-lights' | 'nothing' }
  | { readonly kind: 'found'; readonly tile: Tile };

/** What the strongest level would do; asked for, and forgotten with the next change of the table. */
export function useHint(table: Table): {
  readonly hint: Hint;
  readonly ask: (onFound: (tile: Tile) => void) => void;
} {
  const [known, setKnown] = useState<{ readonly table: Table; readonly hint: Hint } | null>(null);
  const hint: Hint = known?.table === table ? known.hint : { kind: 'none' };
  const ask = (onFound: (tile: Tile) => void) => {
    const tell = (next: Hint) => setKnown({ table, hint: next });
    if (table.course.board.lights === null || !knowsAllPlaces(table.course)) {
      tell({ kind: 'needs-lights' });
      return;
    }
    const state = playStateOf(table.course, table.teams);
    if (state.seat === -1) {
      tell({ kind: 'nothing' });
      return;
    }
    tell({ kind: 'thinking' });
    const think = async () => {
      const found = await runSlices(adviceSteps(state, table.turns.length), {
        signal: new AbortController().signal,
      });
      const best = found.ok ? found.value[0] : undefined;
      if (best === undefined) return;
      const tile = tileOfMove(best.move);
      // Somebody may have gone on in the meantime.
      setKnown((before) => (before?.table === table ? { table, hint: { kind: 'found', tile } } : before));
      onFound(tile);
    };
    void think();
  };
  return { hint, ask };
}
