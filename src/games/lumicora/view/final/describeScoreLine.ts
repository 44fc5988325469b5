/** Lines of the final scoring as formulas and sentences of the person's language. */

import { LIGHT_SIDE_RULES, type AnimalLine } from '../../rules/animals';
import { nameOf } from '../../rules/boards';
import type { MajorityLine, ScoreLine } from '../../rules/finalScoring';
import type { Space } from '../../rules/model';
import type { FinalScoringStrings } from '../../strings/finalScoring.en';
import { minus } from '../../strings/phrases';
import type { SpaceLink } from '../reef/reefMarksModel';

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
  line: ScoreLine,
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
      const text =
        space === undefined ? strings.countedRemote(points) : strings.remote(nameOf(space), points);
      return { ...plain, text };
    }
  }
}

type LineStrings = FinalScoringStrings['lines'];
type AnimalWords = Pick<DescribedLine, 'text' | 'note' | 'links'>;

/** FS-3 or FS-4. Only on the light side are the neighbours what is counted: on the dark one they are none, the animals some. */
function describeAnimals(strings: LineStrings, line: AnimalLine): AnimalWords {
  const { species, count, points, spaces, neighbors } = line;
  const [space] = spaces;
  if (space === undefined || count !== neighbors.length) {
    const note = spaces.length === 0 ? null : strings.onSpaces(spaces.map(nameOf));
    return { text: strings.species(species, count, points), note, links: [] };
  }
  const rule = LIGHT_SIDE_RULES[species];
  const counting = count === 0 ? [] : [strings.counting(neighbors.map(nameOf))];
  return {
    text: strings.animal(species, nameOf(space), rule, count, points),
    note: [...counting, strings.needed(rule)].join(' '),
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

/** All lines of one player in one step, added up: `4 + 7 = 11`, or `a1 −2, d1 −3 = −5`. */
export function describeSum(
  strings: FinalScoringStrings,
  lines: readonly ScoreLine[],
  total: number,
): string {
  if (lines.length < 2) return minus(total);
  const isRemote = lines.every(({ category }) => category === 'remote');
  const terms = isRemote
    ? lines.map((line) => describeScoreLine(strings, line, []).text).join(', ')
    : lines.map(({ points }) => points).join(' + ');
  return strings.sum(terms, total);
}
