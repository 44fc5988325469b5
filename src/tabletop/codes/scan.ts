/** What came of the codes that were scanned or entered. Nothing here changes a game: that waits for an answer. */

import { readCode, type CodeKinds, type CodeRejection, type GameCodes, type Said, type WhyOf } from './codes';
import type { Parts } from './parts';

/** What was done with the last code. */
export interface ScanNews {
  readonly text: string;
  /** The way back, and what is said once it was taken. */
  readonly takeBack?: { readonly label: string; readonly run: () => void; readonly done: string };
}

/** `Why` are the reasons for which the game refuses what a code says. */
export interface ScanState<Kinds, Why> {
  /** What a code said, for somebody to answer. While it waits, no other code is looked at. */
  readonly found: Said<Kinds> | null;
  /** What was wrong with the last code. */
  readonly refused: CodeRejection<Why> | null;
  readonly news: ScanNews | null;
  /** Those of a sequence that have come in so far. */
  readonly parts: Parts | null;
}

export type ScanEvent<Kinds, Why> =
  /** `judge` says why what was found is of no use here, or gives null. */
  | { readonly type: 'read'; readonly text: string; readonly judge: (found: Said<Kinds>) => Why | null }
  | { readonly type: 'answered'; readonly news: ScanNews | null }
  | { readonly type: 'drop-parts' };

export const NOTHING_SCANNED = { found: null, refused: null, news: null, parts: null } as const;

export function scan<Kinds extends CodeKinds, Why>(
  codes: GameCodes<Kinds>,
  state: ScanState<Kinds, Why | WhyOf<Kinds>>,
  event: ScanEvent<Kinds, Why>,
): ScanState<Kinds, Why | WhyOf<Kinds>> {
  switch (event.type) {
    case 'read': {
      if (state.found !== null) return state;
      const { said, parts } = readCode(codes, event.text, state.parts);
      const next = { ...NOTHING_SCANNED, parts };
      if (!said.ok) return { ...next, refused: said.error };
      if (said.value === null) return next;
      const why = event.judge(said.value);
      return why === null ? { ...next, found: said.value } : { ...next, refused: { code: 'refused', why } };
    }
    case 'answered':
      return { ...NOTHING_SCANNED, parts: state.parts, news: event.news };
    case 'drop-parts':
      return { ...state, refused: null, parts: null };
  }
}

/** A code that was out of sight for so long is shown anew. Cameras take up to two seconds to start. */
const FORGOTTEN_AFTER_MS = 3000;

/** A camera sees a code many times a second for as long as it is held in front of it. */
export interface Sightings {
  /** True at the first sight of a text, and false for as long as it stays in sight. */
  readonly isNew: (text: string, at: number) => boolean;
  /** The camera looks again after a pause: what it saw last may still be in front of it. */
  readonly resume: (at: number) => void;
}

export function createSightings(): Sightings {
  const seen = new Map<string, number>();
  return {
    isNew: (text, at) => {
      for (const [known, lastAt] of seen) if (at - lastAt > FORGOTTEN_AFTER_MS) seen.delete(known);
      const isNew = !seen.has(text);
      seen.set(text, at);
      return isNew;
    },
    resume: (at) => {
      for (const text of seen.keys()) seen.set(text, at);
    },
  };
}

/** Texts that were entered, one a line. Codes have spaces in them, but never at their ends: those come from a message. */
export function linesOf(texts: string): readonly string[] {
  return texts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
