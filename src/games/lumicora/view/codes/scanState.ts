/** What came of the codes that were scanned or entered. Nothing here changes a game: that waits for an answer. */

import { readCode } from '../../exchange/code';
import { judgeCollect } from '../../exchange/collect';
import { addPart, assembleGame, partsMissing, type PartRejection } from '../../exchange/gameParts';
import type {
  CodeRejection,
  CollectRejection,
  GamePart,
  GameParts,
  Invitation,
  SharedReef,
} from '../../exchange/shared';
import type { BoardSide, ReefBoard } from '../../rules/boards';
import type { Table } from '../../session/table';
import type { TableSession } from '../../session/tableSession';

/** The game that reefs are collected into, with the number of its table. */
export interface OwnTable {
  readonly table: Table;
  readonly number: number;
}

/** What a code said, for somebody to answer. */
export type Found =
  | { readonly kind: 'reef'; readonly reef: SharedReef }
  | { readonly kind: 'terrain'; readonly board: ReefBoard }
  | { readonly kind: 'invitation'; readonly invitation: Invitation }
  | { readonly kind: 'game'; readonly session: TableSession };

export type ScanRejection =
  | { readonly of: 'code'; readonly rejection: CodeRejection | PartRejection }
  | { readonly of: 'reef'; readonly rejection: CollectRejection };

/** What was done with the last code. */
export type Done =
  | { readonly kind: 'reef'; readonly name: string }
  /** `takeBack` brings back the board that was there before. */
  | { readonly kind: 'terrain'; readonly side: BoardSide; readonly takeBack: () => void }
  | { readonly kind: 'terrain-taken-back' };

export interface ScanState {
  /** While something waits for an answer, no other code is looked at. */
  readonly found: Found | null;
  /** What was wrong with the last code. */
  readonly refused: ScanRejection | null;
  readonly done: Done | null;
  /** The parts of a game that have come in so far. */
  readonly parts: GameParts | null;
}

export type ScanEvent =
  /** `own` is null where no game is open. */
  | { readonly type: 'read'; readonly text: string; readonly own: OwnTable | null }
  | { readonly type: 'answered'; readonly done: Done | null }
  | { readonly type: 'drop-parts' };

export const NOTHING_SCANNED: ScanState = { found: null, refused: null, done: null, parts: null };

export function scan(state: ScanState, event: ScanEvent): ScanState {
  switch (event.type) {
    case 'read':
      return state.found === null ? read(state, event.text, event.own) : state;
    case 'answered':
      return { ...state, found: null, refused: null, done: event.done };
    case 'drop-parts':
      return { ...state, parts: null, refused: null };
  }
}

function read(state: ScanState, text: string, own: OwnTable | null): ScanState {
  const code = readCode(text);
  if (!code.ok) return refuse(state, { of: 'code', rejection: code.error });
  switch (code.value.kind) {
    case 'reef': {
      const { reef } = code.value;
      const judged = own === null ? null : judgeCollect(own.table, own.number, reef);
      if (judged?.ok === false) return refuse(state, { of: 'reef', rejection: judged.error });
      return find(state, code.value);
    }
    case 'terrain':
    case 'invitation':
      return find(state, code.value);
    case 'game-part':
      return takePart(state, code.value.part);
  }
}

function takePart(state: ScanState, part: GamePart): ScanState {
  const added = addPart(state.parts, part);
  if (!added.ok) return refuse(state, { of: 'code', rejection: added.error });
  const { parts } = added.value;
  if (partsMissing(parts) > 0) return { ...state, parts, refused: null, done: null };
  const game = assembleGame(parts);
  const gathered = { ...state, parts: null };
  if (!game.ok) return refuse(gathered, { of: 'code', rejection: game.error });
  return find(gathered, { kind: 'game', session: game.value });
}

function find(state: ScanState, found: Found): ScanState {
  return { ...state, found, refused: null, done: null };
}

function refuse(state: ScanState, refused: ScanRejection): ScanState {
  return { ...state, refused, done: null };
}
