/** The final scoring step by step, and in the words of Nomads. */

import { scoringSteps, type ScoringStep } from '@/tabletop/scoring/scoring';
import type { ScoredPlayer } from '@/tabletop/scoring/ScoringWalk';

import {
  FINAL_CATEGORIES,
  finalLines,
  scoreFinal,
  type Final,
  type FinalCategory,
  type FinalLine,
} from '../../rules/scoring';
import type { Table } from '../../session/table';
import type { NomadsStrings } from '../../strings';
import { AdventurerMark } from '../pieces';

export type Stage = FinalCategory | 'before' | 'result';
export type FinalStep = ScoringStep<Stage, FinalLine>;

const STAGES: readonly Stage[] = ['before', ...FINAL_CATEGORIES, 'result'];

export function finalSteps({ cards, players }: Table): readonly FinalStep[] {
  const lines = players.map((player) => ({ before: 0, lines: finalLines(cards, player) }));
  return scoringSteps(STAGES, lines, (line, stage) => line.category === stage);
}

export function scoredPlayers({ players }: Table): readonly ScoredPlayer[] {
  return players.map(({ name, adventurer }) => ({
    name,
    mark: (size) => <AdventurerMark adventurer={adventurer} size={size} />,
  }));
}

export function stageTitle({ final }: NomadsStrings, stage: Stage): string {
  return stage === 'result' ? final.total : final.stages[stage];
}

/** What was counted for a player in a step, in a few words. */
export function countedIn(
  { final }: NomadsStrings,
  { stage, players }: FinalStep,
  seat: number,
): string | null {
  if (stage === 'before' || stage === 'result') return null;
  return final.counted[stage](players[seat]!.lines[0]?.count ?? 0);
}

export function finalOf({ cards, players }: Table): Final {
  return scoreFinal(cards, players);
}

export function describeVerdict(
  { final: words }: NomadsStrings,
  { players }: Table,
  { ranking }: Final,
): string {
  const names = ranking.winners.map((seat) => players[seat]!.name);
  return ranking.decidedBy === 'legend-cards' ? words.byCards(names[0]!) : words.wins(names);
}
