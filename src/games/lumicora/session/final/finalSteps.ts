/** The final scoring as a table goes through it: one step a category, with what each player earns and has by then. */

import { scoringSteps, type ScoringStep } from '@/tabletop/scoring/scoring';

import type { FinalLine, FinalScoring, MajorityLine } from '../../rules/finalScoring';
import { COLORS, type Color } from '../../rules/model';
import type { Table } from '../table/table';
import { scoreTable } from './finalTable';

/** What a step is about. */
export type FinalStage =
  | { readonly kind: 'before' }
  | { readonly kind: 'jellyfish' }
  | { readonly kind: 'limestone' }
  | { readonly kind: 'animals' }
  | { readonly kind: 'majority'; readonly color: Color }
  | { readonly kind: 'remote' }
  | { readonly kind: 'result' };

export type FinalStep = ScoringStep<FinalStage, FinalLine>;

export function finalSteps(table: Table): readonly FinalStep[] {
  return stepsOf(scoreTable(table), table);
}

/** In the order of the score board, so that every line of the scoring stands in exactly one step. */
export function stepsOf({ players }: FinalScoring, table: Scored): readonly FinalStep[] {
  return scoringSteps(stagesOf(table), players, belongsTo);
}

type Scored = Pick<Table, 'board' | 'isTotalsOnly'>;

/** FS-6: side A has no remote limestone to score. Of totals nobody knows what they are made of. */
export function stagesOf({ board: { side }, isTotalsOnly }: Scored): readonly FinalStage[] {
  if (isTotalsOnly) return [{ kind: 'result' }];
  return [
    { kind: 'before' },
    { kind: 'jellyfish' },
    { kind: 'limestone' },
    { kind: 'animals' },
    ...COLORS.map((color) => ({ kind: 'majority', color }) as const),
    ...(side === 'B' ? [{ kind: 'remote' } as const] : []),
    { kind: 'result' },
  ];
}

/** Whether the points of a step are earned by what is seen on the reef, and not by what lies beside it. */
export function isAboutReef({ kind }: FinalStage): boolean {
  return kind === 'animals' || kind === 'majority' || kind === 'remote';
}

function belongsTo(line: FinalLine, stage: FinalStage): boolean {
  switch (line.category) {
    case 'jellyfish':
    case 'limestone':
    case 'animals':
    case 'remote':
      return line.category === stage.kind;
    case 'counted-animals':
      return stage.kind === 'animals';
    case 'majority':
      return stage.kind === 'majority' && line.color === stage.color;
  }
}

/** The line of each player in the step of a colour; empty in every other step. */
export function majorityLines({ players }: FinalStep): readonly MajorityLine[] {
  return players.flatMap(({ lines }) => lines.filter((line) => line.category === 'majority'));
}
