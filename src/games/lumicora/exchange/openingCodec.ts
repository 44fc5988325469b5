/** How a table began, as bits: set up in the app, or from a game file. */

import { DEFAULT_BOARDS } from '../rules/boards';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../rules/round';
import { FEWEST_IN_FILE, type GameFile, type GamePlayer } from '../session/gameFileModel';
import type { JoinedTable, Opening, PlayerSetup, TableSetup } from '../session/table';
import { fieldsOf, flag, listOf, mapped, nullable, whole, type BitCodec } from './bitCodec';
import * as f from './fieldCodecs';
import { board, reef } from './reefCodec';

export const playerSetups: BitCodec<readonly PlayerSetup[]> = listOf(
  fieldsOf<PlayerSetup>({ name: f.name, fish: f.fish, start: f.start }),
  whole(FEWEST_PLAYERS, MOST_PLAYERS),
);

const setup: BitCodec<TableSetup> = fieldsOf({
  players: playerSetups,
  octopus: f.seat,
  board,
  scoreBoard: f.scoreBoard,
  depth: f.depth,
  joined: nullable(fieldsOf<JoinedTable>({ table: f.tableNumber, seat: f.seat })),
});

type FileBoard = Pick<GameFile, 'board' | 'boardIsDefault'>;

/** As in a file, the terrain goes without saying where it is the app's guess. */
const fileBoard: BitCodec<FileBoard> = {
  write: (to, { board: painted, boardIsDefault }) => {
    flag.write(to, boardIsDefault);
    if (boardIsDefault) f.side.write(to, painted.side);
    else board.write(to, painted);
  },
  read: (from) => {
    const boardIsDefault = flag.read(from);
    return { board: boardIsDefault ? DEFAULT_BOARDS[f.side.read(from)] : board.read(from), boardIsDefault };
  },
};

const filePlayers: BitCodec<readonly GamePlayer[]> = listOf(
  fieldsOf<GamePlayer>({
    name: f.name,
    score: f.score,
    limestone: f.limestone,
    scoringTiles: f.tiles,
    reef,
  }),
  whole(FEWEST_IN_FILE, MOST_PLAYERS),
);

interface FileParts extends Omit<GameFile, keyof FileBoard> {
  readonly ground: FileBoard;
}

const file: BitCodec<GameFile> = mapped(
  fieldsOf<FileParts>({
    ground: fileBoard,
    scoreBoard: f.scoreBoard,
    round: f.round,
    octopus: f.seat,
    players: filePlayers,
  }),
  ({ board, boardIsDefault, ...rest }) => ({ ...rest, ground: { board, boardIsDefault } }),
  ({ ground, ...rest }) => ({ ...rest, ...ground }),
);

/** A bit for a game file, then what it is. */
export const opening: BitCodec<Opening> = {
  write: (to, value) => {
    flag.write(to, 'file' in value);
    if ('file' in value) file.write(to, value.file);
    else setup.write(to, value);
  },
  read: (from) => (flag.read(from) ? { file: file.read(from) } : setup.read(from)),
};
