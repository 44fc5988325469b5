/** A step of the log in a few words: `Anni, pink 3 with crab`. */

import type { LaidLumino } from '../rules/model';
import type { Command } from '../session/table/commands';
import type { Table } from '../session/table/table';
import type { LumicoraStrings } from '../strings/en/index';

/** `before` is the table that the command was made at. */
export function describeCommand(strings: LumicoraStrings, before: Table, command: Command): string {
  const what = describeDeed(strings, before, command);
  if (!('player' in command)) return what;
  return strings.commands.by(before.players[command.player]!.name, what);
}

function describeDeed(strings: LumicoraStrings, before: Table, command: Command): string {
  const { commands, words } = strings;
  switch (command.type) {
    case 'take-limestone':
      return commands.takeLimestone(command.count);
    case 'place':
      return describeLumino(strings, command.lumino);
    case 'take-back':
      return commands.takeBack;
    case 'return-lumino':
      return commands.returnLumino;
    case 'spend-jellyfish':
      return commands.spend(command.color);
    case 'end-turn':
      return commands.endTurn;
    case 'begin-scoring':
      return commands.beginScoring;
    case 'score-coral':
      return commands.score(command.color);
    case 'skip-scoring':
      return commands.skip;
    case 'empty-bag':
      return commands.emptyBag;
    case 'correct-score':
      return commands.correctScore(command.score);
    case 'correct-limestone':
      return commands.correctLimestone(command.limestone);
    case 'correct-tile':
      return commands.correctTile(command.color, words.tiles[command.tile]);
    case 'correct-round':
      return commands.correctRound(command.round);
    case 'correct-octopus':
      return commands.correctOctopus;
    case 'change-name':
      return commands.changeName(command.name.trim());
    case 'change-fish':
      return commands.changeFish(words.fish[command.fish]);
    case 'change-start':
      return commands.changeStart;
    case 'change-score-board':
      return commands.changeScoreBoard(words.scoreBoards[command.scoreBoard]);
    case 'change-board':
      return commands.changeBoard(words.sides[command.board.side]);
    case 'finish-rounds':
      return commands.finishRounds;
    case 'choose-depth':
      return commands.chooseDepth(words.depths[command.depth]);
    case 'paint-reef':
      return commands.paint(command.spaces.length);
    case 'count-reef':
      return commands.countReef;
    case 'count-jellyfish':
      return commands.countJellyfish(command.count);
    case 'collect-reef':
      return commands.collectReef;
    case 'follow-seat':
      return commands.followSeat(command.seat === null ? null : before.players[command.seat]!.name);
    case 'tally-animals':
      return commands.tallyAnimals(command.species, command.small + command.large);
    case 'tell-about':
      return commands.tellAbout;
  }
}

/** The number leads, whichever half it is on. */
export function describeLumino({ commands }: LumicoraStrings, lumino: LaidLumino): string {
  const { colors, symbols } = lumino;
  const [a, b] = typeof symbols[0] === 'number' ? symbols : ([symbols[1], symbols[0]] as const);
  if (b === null) return commands.plain(colors[0], a);
  return commands.place(colors[0], [a, b]);
}
