import { listed, minus, pointsEn as points } from '@/ui/i18n/phrases';

import { MOST_ANIMALS_COUNTED, type LightSideRule, type ScoreBoard } from '../../rules/animals';
import { JELLYFISH_POINTS, MARKERS_PER_POINT } from '../../rules/finalScoring';
import { MAJORITY_POINTS, type MajorityPlace } from '../../rules/majorities';
import type { Animal, Color } from '../../rules/model';
import type { VictoryPointTile } from '../../rules/ranking';
import type { FinalStage } from '../../session/final/finalSteps';
import { animalPluralsEn as plurals, placementEn } from './placement';
import { setupEn } from './setup';
import { wordsEn } from './words';

/** How far ahead a winner is, and of whom. */
export interface Lead {
  readonly by: number;
  readonly names: readonly string[];
}

/** How much limestone somebody has left. */
export interface MarkersLeft {
  readonly name: string;
  readonly count: number;
}

const { colors, animals } = wordsEn;
const and = (words: readonly string[]) => listed(words, 'and', (count) => `${count} more`);
const some = (count: number, one: string, many = `${one}s`) =>
  `${count === 0 ? 'no' : count} ${count > 1 ? many : one}`;
const markers = (count: number) => `${count} ${count === 1 ? 'marker' : 'markers'}`;
const left = ({ name, count }: MarkersLeft) => `${name} ${count}`;
const all = (names: readonly string[]) => (names.length === 2 ? 'both have' : 'all have');

const stageNames = {
  before: setupEn.before,
  jellyfish: setupEn.jellyfish,
  limestone: setupEn.limestoneRow,
  animals: setupEn.animals,
  remote: setupEn.remote,
  result: 'Result',
} as const;

const around: Readonly<Record<LightSideRule['wants'], (count: number) => string>> = {
  water: (count) => (count === 0 ? 'no water next to it' : `${some(count, 'water space')} next to it`),
  'same-level': (count) => `${some(count, 'neighbor')} in the same level`,
  'higher-level': (count) =>
    `${some(count, 'neighbor')} in ${count > 1 ? 'higher levels' : 'a higher level'}`,
  'lower-level': (count) => `${some(count, 'neighbor')} in ${count > 1 ? 'lower levels' : 'a lower level'}`,
};

/** The formula of each line of the scoring. */
const lines = {
  jellyfish: (count: number, earned: number) => `${count} × ${JELLYFISH_POINTS} = ${earned}`,
  limestone: (count: number, earned: number) =>
    `${markers(count)}, 1 point per ${MARKERS_PER_POINT}: ${earned}`,
  species: (species: Animal, count: number, earned: number) =>
    count > MOST_ANIMALS_COUNTED
      ? `${count} ${plurals[species]}, only ${MOST_ANIMALS_COUNTED} count = ${earned}`
      : `${some(count, animals[species], plurals[species])} = ${earned}`,
  animal: (species: Animal, { wants }: LightSideRule, count: number, earned: number) =>
    `${animals[species]}: ${around[wants](count)} = ${earned}`,
  needed: ({ small, large }: LightSideRule) =>
    `${small.from} or more: ${points(small.points)}. ${large.from === 6 ? 'All 6' : `${large.from} or more`}: ${points(large.points)}.`,
  countedAnimals: (count: number, earned: number) =>
    count === 0
      ? `added up at the table: ${earned}`
      : `${some(count, 'animal')}, added up at the table: ${earned}`,
  noAnimals: 'no animal that earns points: 0',
  majority: (
    color: Color,
    count: number,
    place: MajorityPlace,
    tiedWith: readonly string[],
    earned: number,
  ) =>
    place === 'none-visible'
      ? `no visible ${colors[color]} space = 0`
      : `${some(count, `${colors[color]} space`)}, ${placementEn.majority.place(place, tiedWith)} = ${earned}`,
  remote: (penalty: number) => `not covered: ${minus(penalty)}`,
  countedRemote: (penalty: number) => `added up at the table: ${minus(penalty)}`,
  noRemote: 'all remote limestone is covered: 0',
  round: (round: number, color: Color, earned: number) => `round ${round}, ${colors[color]}: ${earned}`,
  otherPoints: (earned: number) => `everything else: ${minus(earned)}`,
  fromRounds: (earned: number) => `from the rounds: ${minus(earned)}`,
};

/** What a majority gives to whom, and why; names share a sentence where they share a count. */
const majority: Readonly<
  Record<MajorityPlace, (names: readonly string[], count: number, color: Color) => string>
> = {
  first: (names, count) => `${and(names)} has the most, ${count}: ${points(MAJORITY_POINTS.first)}.`,
  'tied-first': (names, count) =>
    `${and(names)} ${all(names)} ${count}: ${points(MAJORITY_POINTS.tiedFirst)} each, and nobody is second.`,
  second: (names, count) => `${and(names)} is second with ${count}: ${points(MAJORITY_POINTS.second)}.`,
  'tied-second': (names, count) =>
    `${and(names)} are tied for second with ${count}: ${points(MAJORITY_POINTS.tiedSecond)} each.`,
  unplaced: (names, count) => `${and(names)} ${names.length === 1 ? 'has' : all(names)} ${count}: no points.`,
  'none-visible': (names, _, color) =>
    `${and(names)} ${names.length === 1 ? 'has' : 'have'} no visible ${colors[color]} space: no points.`,
};

const verdict = {
  wins: (names: readonly string[]) =>
    names.length === 1 ? `${and(names)} wins` : `${and(names)} share the win`,
  without: (names: readonly string[]) =>
    `Without ${and(names.map((name) => `${name}’s`))} ${names.length === 1 ? 'reef' : 'reefs'}`,
  nobodyKnows: (reefs: number) =>
    `Who won shows once ${reefs === 1 ? 'that reef is' : 'those reefs are'} counted.`,
  /** In one line with the headline. */
  winsByLimestone: (names: readonly string[]) => `${and(names)} wins: equal points, more limestone`,
  byPoints: (total: number, lead: Lead | null) =>
    lead === null ? `${points(total)}.` : `${points(total)}, ${lead.by} ahead of ${and(lead.names)}.`,
  level: (names: readonly string[], total: number) => `${and(names)} ${all(names)} ${points(total)}.`,
  /** Those in brackets have the same points and fewer markers. */
  byLimestone: (name: string, count: number, others: readonly MarkersLeft[]) =>
    `${name} has more limestone left: ${markers(count)} (${others.map(left).join(', ')}).`,
  sharedLimestone: (names: readonly string[], count: number, others: readonly MarkersLeft[]) =>
    `${and(names)} have more limestone left: ${markers(count)} each (${others.map(left).join(', ')}).`,
  sharedAll: (names: readonly string[], total: number, count: number) =>
    `${and(names)} ${all(names)} ${points(total)} and ${markers(count)} left.`,
};

export const finalScoringEn = {
  title: 'Final scoring',
  notOver: setupEn.notOver,
  stage: (stage: FinalStage) =>
    stage.kind === 'majority' ? setupEn.majority(stage.color) : stageNames[stage.kind],
  total: setupEn.total,
  rule: (stage: FinalStage, scoreBoard: ScoreBoard): string | null => {
    switch (stage.kind) {
      case 'before':
        return 'Points from the rounds';
      case 'jellyfish':
        return `${points(JELLYFISH_POINTS)} for each tile that shows its jellyfish`;
      case 'limestone':
        return `1 point for every ${markers(MARKERS_PER_POINT)}`;
      case 'animals':
        return scoreBoard === 'dark'
          ? `Visible animals per species, up to ${MOST_ANIMALS_COUNTED} each`
          : 'Each animal by the spaces around it';
      case 'majority':
        return `Most visible spaces: ${points(MAJORITY_POINTS.first)}, second most: ${MAJORITY_POINTS.second}`;
      case 'remote':
        return 'Each uncovered space costs the points printed on it';
      case 'result':
        return null;
    }
  },
  caption: {
    jellyfish: (count: number) => `${count} × ${JELLYFISH_POINTS}`,
    limestone: markers,
    animals: (count: number) => (count === 1 ? '1 animal' : `${count} animals`),
    spaces: (count: number) => (count === 1 ? '1 space' : `${count} spaces`),
  },
  lines,
  majority,
  nobodyInSight: (color: Color) => `Nobody has a visible ${colors[color]} space: no points.`,
  sum: (terms: string, total: number) => `${terms} = ${minus(total)}`,
  reefOf: (name: string) => `${name}’s reef`,
  countsOnly: 'This reef was only counted, so there are no spaces to show.',
  tapLine: 'Tap a line to highlight its spaces.',

  track: 'Score track',
  onTrack: (name: string, score: number, tile: VictoryPointTile, space: number, lap: number) => {
    const own = `${name}: ${minus(score)}`;
    if (lap < 0) return `${own}, ${-score} before the 0 of the track`;
    const further = lap > 2 ? `, ${some(lap - 2, 'lap')} more` : '';
    return tile === 0
      ? `${own} on the track`
      : `${own}, ${tile}-point tile${further} and ${space} on the track`;
  },

  verdict,
  tapFigure: 'Tap a figure to see where it comes from.',
  correct: 'Edit',
  correctReef: 'Edit a reef',
};

export type FinalScoringStrings = typeof finalScoringEn;
