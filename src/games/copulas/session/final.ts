/** The end as a table goes through it: lights, tiles alone, smaller groups, the biggest group, the result. */

import { scoringSteps, type ScoreLine, type ScoringStep } from '@/tabletop/scoring/scoring';

import { biggestGroup } from '../rules/finalScoring';
import { groupsOf } from '../rules/groups';
import { groupsAt, scoreTable, type Table } from './table';

const STAGES = ['gained', 'isolated', 'groups', 'bonus', 'result'] as const;
export type Stage = (typeof STAGES)[number];

export type FinalLine = ScoreLine<Exclude<Stage, 'gained' | 'result'>>;
export type FinalStep = ScoringStep<Stage, FinalLine>;

export function finalSteps(table: Table): readonly FinalStep[] {
  const { scores } = scoreTable(table);
  const players = scores.map(({ gained, isolated, groups, bonus }, seat) => {
    const sizes = groupsAt(table, seat);
    const biggest = biggestGroup(sizes);
    const alone = sizes.filter((size) => size === 1).length;
    const smaller = sizes.filter((size) => size > 1 && size < biggest).reduce((sum, size) => sum + size, 0);
    const lines: readonly FinalLine[] = [
      ...(isolated === 0 ? [] : [{ category: 'isolated' as const, count: alone, points: isolated }]),
      ...(groups === 0 ? [] : [{ category: 'groups' as const, count: smaller, points: groups }]),
      ...(bonus === 0 ? [] : [{ category: 'bonus' as const, count: biggest, points: bonus }]),
    ];
    return { before: gained, lines };
  });
  return scoringSteps(STAGES, players, ({ category }, stage) => category === stage);
}

/** The tiles that a step is about, as places in the list of laid ones. */
export function tilesOfStage(table: Table, stage: Stage, seat: number): readonly number[] {
  const groups = groupsOf(table.course.laid, seat);
  const biggest = biggestGroup(groups.map((group) => group.length));
  switch (stage) {
    case 'gained':
    case 'result':
      return groups.flat();
    case 'isolated':
      return groups.filter((group) => group.length === 1).flat();
    case 'groups':
      return groups.filter((group) => group.length > 1 && group.length < biggest).flat();
    case 'bonus':
      return groups.filter((group) => group.length > 1 && group.length === biggest).flat();
  }
}
