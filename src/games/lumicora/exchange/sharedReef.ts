/** One player's reef and state, as their phone tells it to another. */

import { err, ok, type Result } from '@/kit/result';
import { fieldsOf, whole } from '@/tabletop/codes/bitCodec';
import { bitKind, type CodeRejection } from '@/tabletop/codes/codes';
import { nameBeside } from '@/tabletop/session/playerName';

import type { ScoreBoard } from '../rules/animals';
import { DEFAULT_BOARDS, type BoardSide } from '../rules/boards';
import type { ByColor } from '../rules/model';
import { MOST_PLAYERS, type ScoringTile } from '../rules/round';
import { layReef, type ImpossibleLumino } from '../rules/surface';
import { decodeGame, gameJson } from '../session/gameFile/gameFile';
import { FEWEST_IN_FILE, type GameReef } from '../session/gameFile/gameFileModel';
import { gameFileOf } from '../session/gameFile/tableGameFile';
import { changedAtOf, tableOf, type TableSession } from '../session/table/tableSession';
import * as f from './codecs';
import { tableNumber, terrainMark } from './tableNumber';

/** One player's reef and state. */
export interface SharedReef {
  /** The number of the table it belongs to, see `tableNumber`. */
  readonly table: number;
  readonly seat: number;
  /** Seconds since 1970 at the last step of the game that shows it, see `changedAtOf`: an earlier one is out of date. */
  readonly madeAt: number;
  readonly side: BoardSide;
  readonly scoreBoard: ScoreBoard;
  /** How many players sit at its table. */
  readonly players: number;
  /** A mark of its terrain, see `terrainMark`: two boards with other marks are not painted alike. */
  readonly terrain: number;
  readonly name: string;
  readonly score: number;
  readonly limestone: number;
  readonly tiles: ByColor<ScoringTile>;
  readonly reef: GameReef;
}

/** A reef that no table can hold. */
export interface ImpossibleReef {
  readonly code: 'impossible-reef';
  readonly lumino: ImpossibleLumino;
}

const reefBits = fieldsOf<SharedReef>({
  table: f.tableNumber,
  seat: f.seat,
  madeAt: f.seconds,
  side: f.side,
  scoreBoard: f.scoreBoard,
  players: whole(FEWEST_IN_FILE, MOST_PLAYERS),
  terrain: whole(0, 0xffff),
  name: f.name,
  score: f.score,
  limestone: f.limestone,
  tiles: f.tiles,
  reef: f.reef,
});

export const reefKind = bitKind<SharedReef, ImpossibleReef>(1, reefBits, accept);

/** Comes in like a game file with a single player. */
function accept(shared: SharedReef): Result<SharedReef, CodeRejection<ImpossibleReef>> {
  const { seat, players, side, scoreBoard, name, score, limestone, tiles, reef } = shared;
  if (seat >= players) return err({ code: 'meaningless' });
  if (reef.kind === 'luminos') {
    const laid = layReef(reef.luminos);
    if (!laid.ok) return err({ code: 'refused', why: { code: 'impossible-reef', lumino: laid.error } });
  }
  const file = gameJson({
    board: DEFAULT_BOARDS[side],
    boardIsDefault: true,
    scoreBoard,
    round: 1,
    octopus: 0,
    players: [{ name, score, limestone, scoringTiles: tiles, reef }],
  });
  if (!decodeGame(file).ok) return err({ code: 'meaningless' });
  return ok({ ...shared, name: nameBeside([], name, seat) });
}

const MS_PER_SECOND = 1000;

/** At the depth that the player chose, within the limits of a game file. */
export function sharedReefOf(session: TableSession, seat: number): SharedReef {
  const table = tableOf(session);
  const { name, score, limestone, scoringTiles, reef } = gameFileOf(table).players[seat]!;
  return {
    table: tableNumber(session),
    seat,
    madeAt: madeAtOf(session),
    side: table.board.side,
    scoreBoard: table.scoreBoard,
    players: table.players.length,
    terrain: terrainMark(table.board),
    name,
    score,
    limestone,
    tiles: scoringTiles,
    reef,
  };
}

/** An undone step counts: what is shown after it is not earlier than what was shown before. */
function madeAtOf(session: TableSession): number {
  return f.nearestSeconds(changedAtOf(session) / MS_PER_SECOND);
}
