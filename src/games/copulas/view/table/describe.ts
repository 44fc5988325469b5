/** Refusals, commands and cells in words. */

import { lightOf } from '../../rules/board';
import { nameOf, type Cell } from '../../rules/cells';
import type { Shape } from '../../rules/pieces';
import { lightsUnder, coveredBy, type PlacementRejection } from '../../rules/placement';
import type { PlaceFacts } from '../../session/insight';
import type { Command, Rejection, Table } from '../../session/table';
import type { TableStrings } from '../../strings/en/table';

export function describePlacement({ refusals }: TableStrings, rejection: PlacementRejection): string {
  const sentence = refusals[rejection.code];
  return rejection.code === 'too-bright' ? `${sentence} ${refusals.brightness(rejection.lights)}` : sentence;
}

export function describeRejection(strings: TableStrings, rejection: Rejection): string {
  const { refusals } = strings;
  switch (rejection.code) {
    case 'impossible':
      return describePlacement(strings, rejection.problem);
    case 'broken':
      return rejection.placement === null
        ? refusals[rejection.problem.code]
        : describePlacement(strings, rejection.placement);
    case 'ended':
    case 'no-tile-left':
    case 'too-many-counted':
      return refusals[rejection.code];
    case 'not-ended':
    case 'no-such-seat':
    case 'no-such-turn':
    case 'no-place':
    case 'lights-do-not-fit':
      return refusals.other;
  }
}

/** What a place means, the most important first. */
export function describeFacts({ facts: words }: TableStrings, facts: PlaceFacts): readonly string[] {
  return [
    ...(facts.earnsExtraTurn ? [words.extra(facts.stands)] : []),
    ...(facts.joins > 1 ? [words.joins(facts.joins, facts.groupSize)] : []),
    ...(facts.joins === 1 ? [words.grows(facts.groupSize)] : []),
    ...(facts.groupSize === 1 ? [words.alone] : []),
    words.end(facts.endBefore, facts.endAfter),
    ...(facts.denies > 0 ? [words.denies(facts.denies)] : []),
  ];
}

export function headOfFacts(strings: TableStrings, shape: Shape, { points, stands }: PlaceFacts): string {
  return strings.facts.here(strings.words.shapes[shape], points, stands);
}

export function describeCommand({ commands, words }: TableStrings, table: Table, command: Command): string {
  const name = 'seat' in command ? (table.players[command.seat]?.name ?? '') : '';
  switch (command.type) {
    case 'place': {
      const lights = command.tile === null ? null : lightsUnder(table.course.board, command.tile);
      return commands.place(name, words.shapes[command.shape], lights ?? command.points ?? 0);
    }
    case 'skip':
      return commands.skip(name);
    case 'count':
      return commands.count(name);
    case 'depth':
      return commands.depth(words.depths[command.depth]);
    case 'tell-about':
      return commands.about;
    case 'locate':
    case 'board':
    case 'end':
    case 'reopen':
      return commands[command.type];
  }
}

/** What a screen reader says of a cell. */
export function cellDescriber(strings: TableStrings, table: Pick<Table, 'course' | 'players'>) {
  const { board, laid } = table.course;
  const tileOn = new Map(laid.flatMap((each) => coveredBy(each).map((cell) => [cell, each] as const)));
  return (cell: Cell): string => {
    const name = nameOf(cell);
    const lying = tileOn.get(cell);
    if (lying !== undefined) {
      return strings.cell.tile(name, table.players[lying.seat]!.name, strings.words.shapes[lying.tile.shape]);
    }
    if (board.joints.includes(cell)) return strings.cell.joint(name);
    const light = lightOf(board, cell);
    return light > 0 ? strings.cell.light(name, light) : strings.cell.empty(name);
  };
}
