import { useCallback, useReducer, useState } from 'react';

import { tableNumber } from '../../exchange/tableNumber';
import type { TableStore } from '../store/tableStore';
import { NOTHING_SCANNED, scan, type Done, type OwnTable, type ScanState } from './scanState';
import { createSightings } from './sightings';

export interface ScanWork {
  readonly state: ScanState;
  /** Called for every sight of a code; looks at each once. */
  readonly see: (text: string) => void;
  /** Texts that were entered, one a line, are looked at whatever was seen before. */
  readonly enter: (texts: string) => void;
  /** What was found has been dealt with; `done` is null where it was left. */
  readonly answer: (done: Done | null) => void;
  readonly dropParts: () => void;
}

/** `store` is the game that reefs are collected into, or null. */
export function useScan(store: TableStore | null): ScanWork {
  const [state, dispatch] = useReducer(scan, NOTHING_SCANNED);
  const [sightings] = useState(createSightings);
  const look = useCallback(
    (text: string) => dispatch({ type: 'read', text, own: store && ownTableOf(store) }),
    [store],
  );
  const see = useCallback(
    (text: string) => {
      if (sightings.isNew(text, performance.now())) look(text);
    },
    [sightings, look],
  );
  const enter = (texts: string) => linesOf(texts).forEach(look);
  return {
    state,
    see,
    enter,
    answer: (done) => {
      sightings.resume(performance.now());
      dispatch({ type: 'answered', done });
    },
    dropParts: () => dispatch({ type: 'drop-parts' }),
  };
}

export function ownTableOf(store: TableStore): OwnTable {
  const { table, session } = store.getState();
  return { table, number: tableNumber(session) };
}

/** Codes have spaces in them, but never at their ends: those come from the message that brought it. */
function linesOf(texts: string): readonly string[] {
  return texts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
