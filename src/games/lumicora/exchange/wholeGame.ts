/** How a table began, and every command, as bits. */

import {
  amount,
  fieldsOf,
  flag,
  listOf,
  mapped,
  nullable,
  variantOf,
  whole,
  type BitCodec,
} from '@/tabletop/codes/bitCodec';
import { gameKind } from '@/tabletop/codes/gameKind';
import { aboutBits } from '@/tabletop/record/about';

import { DEFAULT_BOARDS, SPACE_COUNT } from '../rules/boards';
import { LUMINOS_IN_BOX } from '../rules/box';
import { COLORS, CORAL_NUMBERS, type LaidLumino } from '../rules/model';
import { MOST_PLAYERS } from '../rules/round';
import { FEWEST_IN_FILE, type GameFile, type GamePlayer } from '../session/gameFile/gameFileModel';
import type { PaintedSpace } from '../session/reef/painting';
import { saves } from '../session/save/saveFile';
import { HIGHEST_SCORE } from '../session/table/applyCommand';
import type { CollectedReef, Command, CommandType } from '../session/table/commands';
import type { JoinedTable, Opening, TableSetup } from '../session/table/table';
import type { LumicoraTypes, TableSession } from '../session/table/tableSession';
import * as f from './codecs';

const setup: BitCodec<TableSetup> = fieldsOf({
  players: f.playerSetups,
  octopus: f.seat,
  board: f.board,
  scoreBoard: f.scoreBoard,
  depth: f.setupDepth,
  joined: nullable(fieldsOf<JoinedTable>({ table: f.tableNumber, seat: f.seat })),
});

type FileBoard = Pick<GameFile, 'board' | 'boardIsDefault'>;

/** As in a file, the terrain goes without saying where it is the app's guess. */
const fileBoard: BitCodec<FileBoard> = {
  write: (to, { board: painted, boardIsDefault }) => {
    flag.write(to, boardIsDefault);
    if (boardIsDefault) f.side.write(to, painted.side);
    else f.board.write(to, painted);
  },
  read: (from) => {
    const boardIsDefault = flag.read(from);
    return { board: boardIsDefault ? DEFAULT_BOARDS[f.side.read(from)] : f.board.read(from), boardIsDefault };
  },
};

const filePlayers: BitCodec<readonly GamePlayer[]> = listOf(
  fieldsOf<GamePlayer>({
    name: f.name,
    score: f.score,
    limestone: f.limestone,
    scoringTiles: f.tiles,
    reef: f.reef,
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

const player = f.seat;
const nothing = fieldsOf<object>({});

/** LU-5: no Lumino that is placed has two colours. */
const lumino: BitCodec<LaidLumino> = mapped(
  fieldsOf({ on: f.place, color: f.color, symbols: f.symbols }),
  ({ on, colors, symbols }) => ({ on, color: colors[0], symbols }),
  ({ on, color, symbols }): LaidLumino => ({ on, colors: [color, color], symbols }),
);

const paintedSpace: BitCodec<PaintedSpace> = fieldsOf({
  space: whole(0, SPACE_COUNT - 1),
  seen: nullable(f.seenSpace),
});

const collected: BitCodec<CollectedReef> = fieldsOf({
  table: f.tableNumber,
  madeAt: f.seconds,
  score: f.score,
  limestone: f.limestone,
  tiles: f.tiles,
  reef: f.reef,
});

/** The order of the rows is part of the format: one that is added goes to the end. */
export const command: BitCodec<Command> = variantOf<Command, 'type'>('type', {
  'take-limestone': fieldsOf({ player, count: whole(1, CORAL_NUMBERS.length) }),
  place: fieldsOf({ player, lumino, anyway: flag }),
  'take-back': fieldsOf({ player, lumino: whole(0, LUMINOS_IN_BOX - 1) }),
  'return-lumino': fieldsOf({ player }),
  'spend-jellyfish': fieldsOf({ player, color: f.color }),
  'end-turn': fieldsOf({ player }),
  'begin-scoring': nothing,
  'score-coral': fieldsOf({ player, color: f.color }),
  'skip-scoring': fieldsOf({ player }),
  'empty-bag': nothing,
  'correct-score': fieldsOf({ player, score: whole(-HIGHEST_SCORE, HIGHEST_SCORE) }),
  'correct-limestone': fieldsOf({ player, limestone: f.limestone }),
  'correct-tile': fieldsOf({ player, color: f.color, tile: f.tile }),
  'correct-round': fieldsOf({ round: f.round }),
  'correct-octopus': fieldsOf({ player }),
  'change-name': fieldsOf({ player, name: f.name }),
  'change-fish': fieldsOf({ player, fish: f.fish }),
  'change-start': fieldsOf({ player, start: f.start }),
  'change-score-board': fieldsOf({ scoreBoard: f.scoreBoard }),
  'change-board': fieldsOf({ board: f.board }),
  'finish-rounds': nothing,
  'choose-depth': fieldsOf({ player, depth: f.depth }),
  'paint-reef': fieldsOf({ player, spaces: listOf(paintedSpace, amount) }),
  'count-reef': fieldsOf({ player, counts: f.counts }),
  'count-jellyfish': fieldsOf({ player, count: whole(0, COLORS.length) }),
  'collect-reef': fieldsOf({ player, collected }),
  'follow-seat': fieldsOf({ seat: nullable(f.seat) }),
  'tally-animals': fieldsOf({ player, species: f.animal, small: f.spaces, large: f.spaces }),
  'tell-about': aboutBits,
});

type Told = Pick<TableSession, 'setup' | 'log'>;

/** What version 2 added is written with bits that version 1 left free: one more depth of a set-up, two more commands. */
const SINCE_2: readonly CommandType[] = ['tally-animals', 'tell-about'];

function isOfVersion1({ setup: began, log }: Told): boolean {
  const isTotals = !('file' in began) && began.depth === 'totals';
  return !isTotals && log.entries.every(({ command: { type } }) => !SINCE_2.includes(type));
}

export const wholeGame = gameKind<LumicoraTypes>({
  number: 4,
  versions: [
    { setup: opening, command, canTell: isOfVersion1 },
    { setup: opening, command },
  ],
  saves,
});
