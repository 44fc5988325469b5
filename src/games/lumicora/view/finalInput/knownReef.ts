import { countAnimals, countSpaces, countView, finalReefOf, finalViewOf } from '../../session/reef/finalReef';
import type { Table } from '../../session/table/table';
import type { FinalInputStrings } from '../../strings/en/finalInput';

/** What is known of a reef at the depth that was chosen, in one line; null for nothing. */
export function describeKnown(strings: FinalInputStrings, table: Table, index: number): string | null {
  const player = table.players[index]!;
  const reef = finalReefOf(player);
  const counts =
    reef.kind === 'counts' ? reef.counts : countView(table.board, table.scoreBoard, finalViewOf(player)!);
  const spaces = countSpaces(counts);
  const animals = countAnimals(counts);
  // Counted on the light side, the animals are known by their points alone.
  if (reef.kind === 'counts' && table.scoreBoard === 'light') {
    return spaces + counts.animalPoints === 0 ? null : strings.knownPoints(spaces, counts.animalPoints);
  }
  return spaces + animals === 0 ? null : strings.known(spaces, animals);
}
