/** The one-page turn summary: its lines in order, each with the rule it is short for. */

import { limestoneIncome, ROUNDS } from '../../rules/round';
import type { RuleId } from '../ruleIds';

interface SummaryLine {
  /** What a line is counted by at the table; the others only have a dot. */
  readonly mark?: '1' | '2' | '3' | '4' | 'A' | 'B' | 'C';
  readonly rule: RuleId;
}

const SECTIONS = {
  round: {
    rounds: { rule: 'TU-1' },
    order: { rule: 'TU-1' },
  },
  turn: {
    jellyfish: { rule: 'TU-2' },
    toAtoll: { mark: '1', rule: 'TU-3' },
    choose: { mark: '2', rule: 'TU-3' },
    limestone: { mark: 'A', rule: 'TU-3' },
    fromDisplay: { mark: 'B', rule: 'TU-3' },
    fromAtoll: { mark: 'C', rule: 'TU-3' },
    refill: { mark: '3', rule: 'TU-3' },
    place: { mark: '4', rule: 'TU-3' },
    giveBack: { rule: 'PL-5' },
  },
  placing: {
    ownColor: { rule: 'PL-1' },
    twoLuminos: { rule: 'PL-2' },
    flat: { rule: 'PL-3' },
    water: { rule: 'PL-4' },
  },
  scoring: {
    displays: { mark: '1', rule: 'SC-1' },
    score: { mark: '2', rule: 'SC-4' },
    smallest: { rule: 'SC-2' },
    income: { rule: 'SC-3' },
    octopus: { mark: '3', rule: 'SC-1' },
    turtle: { mark: '4', rule: 'SC-1' },
  },
  end: {
    lastRound: { rule: 'TU-1' },
    emptyBag: { rule: 'EM-1' },
    jellyfishPoints: { rule: 'FS-1' },
    limestonePoints: { rule: 'FS-2' },
    animals: { rule: 'FS-3' },
    majorities: { rule: 'FS-5' },
    remote: { rule: 'FS-6' },
    winner: { rule: 'FS-7' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SummaryLine>>>>;

type Sections = typeof SECTIONS;
export type SummarySectionId = keyof Sections;
type KeysOf<T> = T extends unknown ? keyof T : never;
export type SummaryLineId = KeysOf<Sections[SummarySectionId]>;

export interface SummarySection {
  readonly id: SummarySectionId;
  readonly lines: readonly (SummaryLine & { readonly id: SummaryLineId })[];
}

export const TURN_SUMMARY: readonly SummarySection[] = (
  Object.entries(SECTIONS) as readonly [SummarySectionId, Readonly<Record<string, SummaryLine>>][]
).map(([id, lines]) => ({
  id,
  lines: Object.entries(lines).map(([line, rest]) => ({ ...rest, id: line as SummaryLineId })),
}));

/** Rounds in a row that pay the same. */
export interface IncomeSpan {
  readonly from: number;
  readonly to: number;
  readonly markers: number;
}

/** SC-3 */
export function incomeSpans(): readonly IncomeSpan[] {
  const spans: IncomeSpan[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const markers = limestoneIncome(round);
    const last = spans.at(-1);
    if (last?.markers === markers) spans[spans.length - 1] = { ...last, to: round };
    else spans.push({ from: round, to: round, markers });
  }
  return spans;
}
