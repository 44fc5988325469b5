/** What one step of the final scoring says about one player. */

import type { ScoreLine } from '../../rules/finalScoring';
import { majorityLines, type FinalStep } from '../../session/finalSteps';
import type { Table } from '../../session/table';
import type { FinalScoringStrings } from '../../strings/finalScoring.en';
import { describeMajority } from './describeMajority';
import { describeScoreLine, type DescribedLine } from './describeScoreLine';

/** What was counted, short enough to stand in a card: `3 × 2`, `9 spaces`. */
export function describeCount(
  { caption }: FinalScoringStrings,
  { stage, players }: FinalStep,
  player: number,
): string | null {
  const { lines } = players[player]!;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  switch (stage.kind) {
    case 'before':
    case 'result':
      return null;
    case 'jellyfish':
      return caption.jellyfish(count);
    case 'limestone':
      return caption.limestone(count);
    case 'animals':
      return caption.animals(lines.reduce((sum, line) => sum + animalsIn(line), 0));
    case 'majority':
      return caption.spaces(count);
    case 'remote':
      return lines.length > 0 && count === 0 ? null : caption.spaces(count);
  }
}

/** FS-4 has a line for each animal, with its neighbours as the count; otherwise the animals are what is counted. */
function animalsIn(line: ScoreLine): number {
  const isOneByOne = line.category === 'animals' && line.count === line.neighbors.length;
  return isOneByOne ? 1 : line.count;
}

/** The lines behind a figure; a category without any says so. */
export function describeFigure(
  strings: FinalScoringStrings,
  table: Table,
  { stage, players }: FinalStep,
  player: number,
): readonly DescribedLine[] {
  const { lines, points } = players[player]!;
  if (stage.kind === 'before') return describeRounds(strings, table, player, points);
  const names = table.players.map(({ name }) => name);
  if (lines.length > 0) return lines.map((line) => describeScoreLine(strings, line, names));
  if (stage.kind === 'animals') return [withoutSpaces(strings.lines.noAnimals, 0)];
  return stage.kind === 'remote' ? [withoutSpaces(strings.lines.noRemote, 0)] : [];
}

/** SC-2: the coral scorings of a game that was played along, and what came from elsewhere. */
function describeRounds(
  { lines }: FinalScoringStrings,
  table: Table,
  player: number,
  before: number,
): readonly DescribedLine[] {
  const scorings = table.scorings.filter((scoring) => scoring.player === player);
  if (scorings.length === 0) return [withoutSpaces(lines.fromRounds(before), before)];
  const others = before - scorings.reduce((sum, { points }) => sum + points, 0);
  return [
    ...scorings.map(({ round, color, points }) => withoutSpaces(lines.round(round, color, points), points)),
    ...(others === 0 ? [] : [withoutSpaces(lines.otherPoints(others), others)]),
  ];
}

function withoutSpaces(text: string, points: number): DescribedLine {
  return { text, note: null, points, spaces: [], links: [] };
}

/** What is to be said about all players together. */
export function describeTogether(
  strings: FinalScoringStrings,
  table: Table,
  step: FinalStep,
): readonly string[] {
  const names = table.players.map(({ name }) => name);
  return describeMajority(strings, majorityLines(step), names);
}
