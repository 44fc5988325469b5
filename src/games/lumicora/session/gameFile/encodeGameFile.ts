/** A game as the portable game file writes it. What the file may leave out is left out. */

import { BASE_SPACES, nameOf, SPACE_NAMES, type ReefBoard } from '../../rules/boards';
import { isStartingLumino, type LaidLumino } from '../../rules/model';
import { visibleSpace, type View } from '../../rules/surface';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION, type GameFile, type GameReef } from './gameFileModel';

export function encodeGameFile(game: GameFile): string {
  return `${JSON.stringify(gameJson(game), null, 2)}\n`;
}

/** The fields of the file, for who adds some of their own. */
export function gameJson(game: GameFile): Readonly<Record<string, unknown>> {
  const { board, boardIsDefault, scoreBoard, round, octopus, players } = game;
  return {
    format: GAME_FILE_FORMAT,
    version: GAME_FILE_VERSION,
    boardSide: board.side,
    scoreBoard,
    ...(boardIsDefault ? {} : { board: boardJson(board) }),
    round,
    octopus,
    players: players.map(({ name, score, limestone, scoringTiles, reef }) => ({
      name,
      score,
      limestone,
      scoringTiles,
      reef: reefJson(reef),
    })),
  };
}

/** BO-3: the 42 base spaces by name. */
export function boardJson({ terrain }: ReefBoard): unknown {
  return Object.fromEntries(BASE_SPACES.map((space) => [nameOf(space), terrain[space]]));
}

export function reefJson(reef: GameReef): unknown {
  switch (reef.kind) {
    case 'luminos':
      return { luminos: reef.luminos.map(luminoJson) };
    case 'view':
      return { spaces: spacesJson(reef.view) };
    case 'counts':
      return { counts: reef.counts };
  }
}

function luminoJson(lumino: LaidLumino): unknown {
  const { colors, symbols } = lumino;
  const on = lumino.on.map(nameOf);
  if (!isStartingLumino(lumino)) return { on, color: colors[0], symbols };
  const isPlain = symbols.every((symbol) => symbol === null);
  return isPlain ? { on, start: colors } : { on, start: colors, symbols };
}

function spacesJson(view: View): unknown {
  return Object.fromEntries(
    SPACE_NAMES.flatMap((name, space) => {
      const seen = visibleSpace(view, space);
      return seen === null ? [] : [[name, seen] as const];
    }),
  );
}
