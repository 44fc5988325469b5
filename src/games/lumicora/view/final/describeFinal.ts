/** What one step of the final scoring says about one player. */

import { minus } from '@/ui/i18n/phrases';

import { LIGHT_SIDE_RULES, type AnimalLine } from '../../rules/animals';
import type { FinalLine, MajorityLine } from '../../rules/finalScoring';
import type { MajorityPlace } from '../../rules/majorities';
import type { Space } from '../../rules/model';
import { majorityLines, type FinalStep } from '../../session/final/finalSteps';
import type { Table } from '../../session/table/table';
import type { FinalScoringStrings } from '../../strings/en/finalScoring';
import type { SpaceLink } from '../reef/markShapes';

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
function animalsIn(line: FinalLine): number {
  return line.category === 'animals' && line.side === 'light' ? 1 : line.count;
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

export interface DescribedLine {
  /** `3 crabs = 7` */
  readonly text: string;
  /** What else helps to check it. */
  readonly note: string | null;
  readonly points: number;
  /** The spaces that earned it; empty where nobody recorded them. */
  readonly spaces: readonly Space[];
  /** The neighbours that count, from the animal they count for. */
  readonly links: readonly SpaceLink[];
}

/** `players` are the names in the order of the table. */
export function describeScoreLine(
  { lines: strings }: FinalScoringStrings,
  line: FinalLine,
  players: readonly string[],
): DescribedLine {
  const { count, points, spaces } = line;
  const plain = { note: null, points, spaces, links: [] };
  switch (line.category) {
    case 'jellyfish':
      return { ...plain, text: strings.jellyfish(count, points) };
    case 'limestone':
      return { ...plain, text: strings.limestone(count, points) };
    case 'animals':
      return { ...plain, ...describeAnimals(strings, line) };
    case 'counted-animals':
      return { ...plain, text: strings.countedAnimals(count, points) };
    case 'majority':
      return { ...plain, text: describeShare(strings, line, players) };
    case 'remote': {
      const [space] = spaces;
      const text = space === undefined ? strings.countedRemote(points) : strings.remote(points);
      return { ...plain, text };
    }
  }
}

type LineStrings = FinalScoringStrings['lines'];
type AnimalWords = Pick<DescribedLine, 'text' | 'note' | 'links'>;

/** FS-3 counts the animals of a species, FS-4 the neighbours of one animal. */
function describeAnimals(strings: LineStrings, line: AnimalLine): AnimalWords {
  const { side, species, count, points, spaces, neighbors } = line;
  const [space] = spaces;
  if (side === 'dark' || space === undefined) {
    return { text: strings.species(species, count, points), note: null, links: [] };
  }
  const rule = LIGHT_SIDE_RULES[species];
  return {
    text: strings.animal(species, rule, count, points),
    note: strings.needed(rule),
    links: count === 0 ? [] : [{ from: space, to: neighbors }],
  };
}

function describeShare(
  strings: LineStrings,
  { color, count, place, tiedWith, points }: MajorityLine,
  players: readonly string[],
): string {
  const names = tiedWith.map((index) => players[index]!);
  return strings.majority(color, count, place, names, points);
}

/** All lines of one player in one step, added up: `4 + 7 = 11`, or `−2 −3 = −5`. */
export function describeSum(
  strings: FinalScoringStrings,
  lines: readonly FinalLine[],
  total: number,
): string {
  if (lines.length < 2) return minus(total);
  const isRemote = lines.every(({ category }) => category === 'remote');
  const terms = lines.map(({ points }) => minus(points)).join(isRemote ? ' ' : ' + ');
  return strings.sum(terms, total);
}

const IN_ORDER: readonly MajorityPlace[] = [
  'first',
  'tied-first',
  'second',
  'tied-second',
  'unplaced',
  'none-visible',
];

/** FS-5 for a whole table: every count, what it earns, and what a tie does. One line a player, in the order of the names. */
export function describeMajority(
  strings: FinalScoringStrings,
  lines: readonly MajorityLine[],
  names: readonly string[],
): readonly string[] {
  const [first] = lines;
  if (first === undefined) return [];
  if (lines.every(({ place }) => place === 'none-visible')) return [strings.nobodyInSight(first.color)];
  return IN_ORDER.flatMap((place) => {
    const counts = lines.filter((line) => line.place === place).map(({ count }) => count);
    return [...new Set(counts)]
      .sort((a, b) => b - a)
      .map((count) => {
        const who = names.filter((_, player) => {
          const line = lines[player];
          return line?.place === place && line.count === count;
        });
        return strings.majority[place](who, count, first.color);
      });
  });
}
