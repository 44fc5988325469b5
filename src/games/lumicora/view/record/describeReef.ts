/** A reef at the end of a game in figures, for those who do not see it drawn. */

import { ANIMALS, COLORS } from '../../rules/model';
import { countView, finalReefOf, finalViewOf } from '../../session/finalReef';
import type { Table } from '../../session/table';
import type { LumicoraStrings } from '../../strings/en';
import type { HistoryStrings } from '../../strings/history.en';

export function describeReef(
  { record }: HistoryStrings,
  { words }: LumicoraStrings,
  { board, scoreBoard, players }: Table,
  player: number,
): readonly string[] {
  const own = players[player]!;
  const reef = finalReefOf(own);
  const isCounted = reef.kind === 'counts';
  const counts = isCounted ? reef.counts : countView(board, scoreBoard, finalViewOf(own)!);
  const { spaces, animals, animalPoints, remote } = counts;
  const colors = COLORS.map((color) => record.countOf(words.colors[color], spaces[color]));
  const seen = ANIMALS.filter((animal) => animals[animal] > 0);
  const kinds = seen.map((animal) => record.countOf(words.animals[animal], animals[animal]));
  return [
    `${record.visible}: ${colors.join(', ')}`,
    // Counted on the light side, the animals are known by their points alone.
    isCounted && scoreBoard === 'light'
      ? record.animalPoints(animalPoints)
      : `${record.animals}: ${kinds.join(', ') || record.none}`,
    ...(board.side === 'B' ? [record.remote(remote)] : []),
  ];
}
