/** What the fields of a game file owe each other, once each of them is sound. */

import { err, ok, type Result } from '@/kit/result';
import { shortened } from '@/tabletop/files/fileProblem';
import { distinctNames } from '@/tabletop/session/playerName';

import {
  BASE_SPACES,
  createBoard,
  DEFAULT_BOARDS,
  nameOf,
  SPACE_COUNT,
  type BoardSide,
} from '../../rules/boards';
import type { ReefCounts } from '../../rules/finalScoring';
import type { LaidLumino, SpacePair } from '../../rules/model';
import { layReef, type ImpossiblePlacement } from '../../rules/surface';
import type { GameFile, GamePlayer } from './gameFileModel';
import type { GameFileProblem, SpaceNames } from './gameFileProblem';
import type { GameFileShape } from './gameFileSchema';

export function linkGame(shape: GameFileShape): Result<GameFile, GameFileProblem> {
  const { boardSide, board: terrain, scoreBoard, round, octopus, players } = shape;
  const problem =
    findBoardProblem(shape) ?? findOctopusProblem(shape) ?? findPlayersProblem(players, boardSide);
  if (problem !== null) return err(problem);
  const board =
    terrain === undefined
      ? DEFAULT_BOARDS[boardSide]
      : createBoard(boardSide, (space) => terrain[nameOf(space)]!);
  const names = distinctNames(players.map(({ name }) => name));
  return ok({
    board,
    boardIsDefault: terrain === undefined,
    scoreBoard,
    round,
    octopus,
    players: players.map((player, seat) => ({ ...player, name: names[seat]! })),
  });
}

/** BO-3: remote limestone is on side B only. */
function findBoardProblem({ boardSide, board }: GameFileShape): GameFileProblem | null {
  if (boardSide === 'B' || board === undefined) return null;
  const remote = BASE_SPACES.map(nameOf).find((name) => typeof board[name] === 'number');
  return remote === undefined ? null : { path: `board.${remote}`, code: 'remote-on-side-a' };
}

function findOctopusProblem({ octopus, players }: GameFileShape): GameFileProblem | null {
  if (octopus < players.length) return null;
  return { path: 'octopus', code: 'no-such-player', received: shortened(octopus), players: players.length };
}

function findPlayersProblem(players: readonly GamePlayer[], side: BoardSide): GameFileProblem | null {
  const names = players.map(({ name }) => name);
  for (const [index, { name, reef }] of players.entries()) {
    const path = `players[${index}]`;
    const first = names.indexOf(name);
    if (first < index) {
      return { path: `${path}.name`, code: 'duplicate-name', received: shortened(name), first };
    }
    const problem =
      reef.kind === 'luminos'
        ? findLuminoProblem(reef.luminos, `${path}.reef.luminos`)
        : reef.kind === 'counts'
          ? findCountsProblem(reef.counts, side, `${path}.reef.counts`)
          : null;
    if (problem !== null) return problem;
  }
  return null;
}

function findLuminoProblem(luminos: readonly LaidLumino[], path: string): GameFileProblem | null {
  const laid = layReef(luminos);
  if (laid.ok) return null;
  const { lumino, rejection } = laid.error;
  return impossible(rejection, `${path}[${lumino}].on`);
}

function impossible(rejection: ImpossiblePlacement, path: string): GameFileProblem {
  switch (rejection.code) {
    case 'off-board':
      throw new Error('decoded spaces lie on the board');
    case 'not-neighbors':
      return { path, code: 'not-neighbors', spaces: names(rejection.spaces) };
    case 'exactly-covering':
      return { path, code: 'exactly-covering', spaces: names(rejection.spaces), lumino: rejection.lumino };
    case 'tilted':
      return { path, code: 'tilted', spaces: names(rejection.spaces), levels: rejection.levels };
  }
}

function names([a, b]: SpacePair): SpaceNames {
  return [nameOf(a), nameOf(b)];
}

function findCountsProblem(counts: ReefCounts, side: BoardSide, path: string): GameFileProblem | null {
  const spaces = sum(counts.spaces);
  if (spaces > SPACE_COUNT) {
    return { path: `${path}.spaces`, code: 'too-many-spaces', count: spaces, most: SPACE_COUNT };
  }
  if (side === 'A' && counts.remote !== 0) return { path: `${path}.remote`, code: 'remote-on-side-a' };
  return null;
}

function sum(amounts: Readonly<Record<string, number>>): number {
  return Object.values(amounts).reduce((total, amount) => total + amount, 0);
}
