/** Single fields as bits, within the limits of the game file. `FORMAT.md` has their widths. */

import { SCORE_BOARDS, type ScoreBoard } from '../rules/animals';
import { BOARD_SIDES, type BoardSide } from '../rules/boards';
import { ANIMALS, COLORS, CORAL_NUMBERS } from '../rules/model';
import type { ByColor, Color, CoralSymbol } from '../rules/model';
import { MOST_PLAYERS, ROUNDS, SCORING_TILE_STATES, type ScoringTile } from '../rules/round';
import { STORAGE } from '../rules/turn';
import { DEPTHS, type Depth } from '../session/finalReef';
import { MOST_SECONDS } from '../session/bounds';
import { HIGHEST_IN_FILE, LONGEST_NAME, LOWEST_IN_FILE } from '../session/gameFileModel';
import { cleanName, storableName } from '../session/playerName';
import { FISH, HIGHEST_TABLE_NUMBER, type Fish, type StartingLumino } from '../session/table';
import { checked, fieldsOf, mapped, oneOf, pairOf, textOf, whole, type BitCodec } from './bitCodec';

export const color: BitCodec<Color> = oneOf(COLORS);
export const symbol: BitCodec<CoralSymbol> = oneOf([null, ...CORAL_NUMBERS, ...ANIMALS]);
export const symbols = pairOf(symbol);
export const side: BitCodec<BoardSide> = oneOf(BOARD_SIDES);
export const scoreBoard: BitCodec<ScoreBoard> = oneOf(SCORE_BOARDS);
export const depth: BitCodec<Depth> = oneOf(DEPTHS);
export const fish: BitCodec<Fish> = oneOf(FISH);
export const seat = whole(0, MOST_PLAYERS - 1);
export const round = whole(1, ROUNDS);
export const score = whole(LOWEST_IN_FILE, HIGHEST_IN_FILE);
export const limestone = whole(0, STORAGE);
export const tableNumber = whole(0, HIGHEST_TABLE_NUMBER);

export const tile: BitCodec<ScoringTile> = oneOf(SCORING_TILE_STATES);
export const tiles: BitCodec<ByColor<ScoringTile>> = fieldsOf({
  green: tile,
  pink: tile,
  blue: tile,
  yellow: tile,
});

/** LU-5: only starting Luminos have two colours. */
export const twoColors: BitCodec<readonly [Color, Color]> = checked(
  pairOf(color),
  ([first, second]) => first !== second,
);
export const start: BitCodec<StartingLumino> = fieldsOf({ colors: twoColors, symbols });

const MOST_UTF8_BYTES = 4;

/** A name that no save may hold was not written by us. */
export const name: BitCodec<string> = mapped(
  checked(textOf(whole(1, LONGEST_NAME * MOST_UTF8_BYTES)), (read) => storableName(read) === read),
  cleanName,
  (read) => read,
);

/** Seconds since 1970, until 2106; times beyond are written as the nearest one. */
export const seconds: BitCodec<number> = mapped(whole(0, MOST_SECONDS), nearestSeconds, (read) => read);

export function nearestSeconds(value: number): number {
  return Math.max(0, Math.min(MOST_SECONDS, Math.floor(value)));
}
