/** What a command makes of a table, or why it is not accepted. */

import { err, ok, type Result } from '@/kit/result';
import { cleanName } from '@/tabletop/session/playerName';

import { canSpend, ROUNDS } from '../../rules/round';
import { addPoints, RETURN_POINTS, STORAGE, storeLimestone } from '../../rules/turn';
import { type Command, type CommandRejection, isWhole } from './commands';
import {
  chooseDepth,
  countReef,
  finishRounds,
  paintReef,
  tallyAnimals,
  turnJellyfish,
} from './finalCommands';
import { changeStart, collectReef, placeLumino, takeBack } from './reefCommands';
import {
  beginScoring,
  correctRound,
  emptyBag,
  endTurn,
  followSeat,
  scoreColor,
  skipScoring,
} from './roundCommands';
import { type Table, type TablePlayer, withPlayer } from './table';

type Outcome = Result<Table, CommandRejection>;

/** Scores that a table cannot reach are slips of the finger. */
export const HIGHEST_SCORE = 999;
const MOST_TAKEN = 6;

export function applyCommand(table: Table, command: Command): Outcome {
  const index = 'player' in command ? command.player : 0;
  const player = table.players[index];
  if (player === undefined) return err({ code: 'no-such-player' });
  const changed = (next: TablePlayer): Outcome => ok(withPlayer(table, index, next));
  const tried = (next: Result<TablePlayer, CommandRejection>): Outcome =>
    next.ok ? changed(next.value) : next;
  switch (command.type) {
    case 'take-limestone':
      if (!isWhole(command.count, 1, MOST_TAKEN)) return err({ code: 'not-a-count' });
      return changed({ ...player, limestone: storeLimestone(player.limestone, command.count).limestone });
    case 'place':
      return tried(placeLumino(table, player, command.lumino, command.anyway));
    case 'take-back':
      return tried(takeBack(player, command.lumino));
    case 'return-lumino':
      return changed({ ...player, score: addPoints(player.score, RETURN_POINTS) });
    case 'spend-jellyfish':
      if (!canSpend(player.tiles[command.color])) return err({ code: 'no-jellyfish' });
      return changed({ ...player, tiles: { ...player.tiles, [command.color]: 'spent' } });
    case 'end-turn':
      return endTurn(table, index);
    case 'begin-scoring':
      return beginScoring(table);
    case 'score-coral':
      return scoreColor(table, index, command.color);
    case 'skip-scoring':
      return skipScoring(table, index);
    case 'empty-bag':
      return emptyBag(table);
    case 'correct-score':
      if (!isWhole(command.score, -HIGHEST_SCORE, HIGHEST_SCORE)) return err({ code: 'not-a-count' });
      return changed({ ...player, score: command.score });
    case 'correct-limestone':
      if (!isWhole(command.limestone, 0, STORAGE)) return err({ code: 'not-a-count' });
      return changed({ ...player, limestone: command.limestone });
    case 'correct-tile':
      return changed({ ...player, tiles: { ...player.tiles, [command.color]: command.tile } });
    case 'correct-round':
      if (!isWhole(command.round, 1, ROUNDS)) return err({ code: 'not-a-count' });
      return ok(correctRound(table, command.round));
    case 'correct-octopus':
      return ok({ ...table, octopus: index });
    case 'change-name':
      return changeName(table, index, command.name);
    case 'change-fish':
      return ok(swapFish(table, index, command.fish));
    case 'change-start':
      return tried(changeStart(player, command.start));
    case 'change-score-board':
      return ok({ ...table, scoreBoard: command.scoreBoard });
    case 'change-board':
      return ok({ ...table, board: command.board });
    case 'finish-rounds':
      return finishRounds(table);
    case 'choose-depth':
      return ok(chooseDepth(table, index, command.depth));
    case 'paint-reef':
      return paintReef(table, index, command.spaces);
    case 'count-reef':
      return countReef(table, index, command.counts);
    case 'count-jellyfish':
      return tried(turnJellyfish(player, command.count));
    case 'collect-reef':
      return collectReef(table, index, command.collected);
    case 'follow-seat':
      return followSeat(table, command.seat);
    case 'tally-animals':
      return tried(tallyAnimals(player, command));
    case 'tell-about':
      return ok(table);
  }
}

function changeName(table: Table, index: number, name: string): Outcome {
  const cleaned = cleanName(name);
  if (cleaned === '') return err({ code: 'name-missing' });
  if (table.players.some((other, at) => at !== index && other.name === cleaned)) {
    return err({ code: 'name-taken' });
  }
  return ok(withPlayer(table, index, { ...table.players[index]!, name: cleaned }));
}

/** Whoever had the fish takes the one that became free. */
function swapFish(table: Table, index: number, fish: TablePlayer['fish']): Table {
  const freed = table.players[index]!.fish;
  const players = table.players.map((player, at) => {
    if (at === index) return { ...player, fish };
    return player.fish === fish ? { ...player, fish: freed } : player;
  });
  return { ...table, players };
}
