/** Commands, refusals, moves and cards in words. */

import { describeFileProblem } from '@/tabletop/files/fileProblem';

import type { CardChoice } from '../rules/cards';
import { type StoryTile, type Tile, type Top } from '../rules/model';
import { spaceOfDrop, type Move } from '../rules/moves';
import type { LegendLook } from '../session/cardLibrary';
import type { Command, CommandRejection } from '../session/commands';
import type { Table } from '../session/table';
import type { NomadsStrings } from '../strings';
import type { GameFileStrings } from '../strings/en/gameFile';

type Words = Pick<NomadsStrings, 'words'>;

export function describeLegend({ words }: Words, looks: readonly LegendLook[], legend: number): string {
  return looks[legend - 1]!.name || words.legend(legend);
}

export function describeTile({ words }: Words, looks: readonly LegendLook[], tile: Tile | 'unknown'): string {
  if (tile === 'wild' || tile === 'moon' || tile === 'unknown') return words[tile];
  return describeLegend({ words }, looks, tile);
}

export function describeTop(
  strings: Words & Pick<NomadsStrings, 'ring'>,
  looks: readonly LegendLook[],
  top: Top,
): string {
  return top === null ? strings.ring.empty : describeTile(strings, looks, top);
}

/** Short, for lists: legends by their number, the others by a word. */
export function listTiles({ words }: Words, tiles: readonly (StoryTile | 'unknown')[]): string {
  return (
    tiles.map((tile) => (typeof tile === 'number' ? String(tile) : tile === 'wild' ? '★' : '?')).join(' ') ||
    words.unknown
  );
}

export function describeCard({ words }: Words, looks: readonly LegendLook[], choice: CardChoice): string {
  if (choice.kind === 'song') return words.song(choice.song + 1);
  return words.card(describeLegend({ words }, looks, choice.legend), choice.value);
}

export function describeMove({ moves, words }: NomadsStrings, move: Move): string {
  const base = moves.from(move.from + 1, words.directions[move.direction]);
  const power = describePower({ moves }, move);
  return power === null ? base : `${base}, ${power}`;
}

export function describePower({ moves }: Pick<NomadsStrings, 'moves'>, move: Move): string | null {
  const { power } = move;
  if (power === null) return null;
  const space = 'drop' in power ? spaceOfDrop(move, power.drop) : power.space;
  return moves.powers[power.kind](space + 1);
}

export function describeCommand(
  strings: NomadsStrings,
  looks: readonly LegendLook[],
  { players, turn }: Table,
  command: Command,
): string {
  const { commands } = strings;
  const nameOf = (seat: number) => players[seat]?.name ?? '';
  switch (command.type) {
    case 'take':
      return commands.take(nameOf(command.player), describeTile(strings, looks, command.tile));
    case 'write':
      return commands.write(nameOf(command.player), describeCard(strings, looks, command.card));
    case 'move':
      return commands.move(nameOf(turn), describeMove(strings, command.move));
    case 'reveal':
      return commands.reveal(command.space + 1, describeTile(strings, looks, command.tile));
    case 'next':
      return commands.next(nameOf(turn));
    case 'correct-player':
      return commands['correct-player'](nameOf(command.player));
    case 'moon-scoring':
    case 'last-call':
    case 'finish':
    case 'depth':
    case 'campfire':
    case 'cards':
    case 'moon-ties':
    case 'correct-table':
    case 'tell-about':
      return commands[command.type];
  }
}

export function describeRejection(
  { refusals }: NomadsStrings,
  fileWords: GameFileStrings,
  { players }: Table,
  rejection: CommandRejection,
): string {
  const nameOf = (seat: number) => players[seat]?.name ?? '';
  switch (rejection.code) {
    case 'acted':
      return refusals[rejection.what];
    case 'not-your-turn':
      return refusals['not-your-turn'](nameOf(rejection.turn));
    case 'impossible':
      return describeFileProblem(rejection.problem, fileWords);
    case 'card': {
      const reason = rejection.rejection;
      switch (reason.code) {
        case 'card-held':
          return refusals['card-held'](nameOf(reason.by));
        case 'not-higher':
          return refusals['not-higher'](reason.held);
        case 'tiles-short':
          return refusals['tiles-short'](reason.short);
        case 'has-song':
        case 'no-such-card':
          return refusals[reason.code];
      }
    }
    // oxlint-disable-next-line no-fallthrough -- every reason above returns
    default:
      return refusals[rejection.code];
  }
}
/** What everybody waits for. */
export function dueOf(
  { table: strings }: Pick<NomadsStrings, 'table'>,
  { phase, players, turn }: Table,
): string {
  const { name } = players[turn]!;
  switch (phase) {
    case 'turn':
      return strings.yourTurn(name);
    case 'moon':
      return strings.moonDue;
    case 'last':
      return strings.lastCard(name);
    case 'over':
      return strings.over;
  }
}
