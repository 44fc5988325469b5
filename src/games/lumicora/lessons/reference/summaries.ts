/** The one-page turn summary: its lines in order, each with the rule it is short for. */

import { limestoneIncome, ROUNDS } from '../../rules/round';
import type { RuleId } from '../ruleIds';

interface SummaryLine {
  /** What a line is counted by at the table; the others only have a dot. */
  readonly mark?: '1' | '2' | '3' | '4' | 'A' | 'B' | 'C';
  readonly rule: RuleId;
}

const ANIMAL_LINES = {
  shellfishDark: { rule: 'FS-3' },
  crabDark: { rule: 'FS-3' },
  seahorseDark: { rule: 'FS-3' },
  starfishDark: { rule: 'FS-3' },
} as const;

const LIGHT_LINES = {
  shellfishLight: { rule: 'FS-4' },
  crabLight: { rule: 'FS-4' },
  seahorseLight: { rule: 'FS-4' },
  starfishLight: { rule: 'FS-4' },
} as const;

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
    belowZero: { rule: 'PL-5' },
  },
  placing: {
    ownColor: { rule: 'PL-1' },
    notVisible: { rule: 'PL-1' },
    noRoom: { rule: 'PL-1' },
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
    animalsDark: { rule: 'FS-3' },
    ...ANIMAL_LINES,
    animalsLight: { rule: 'FS-4' },
    ...LIGHT_LINES,
    majorities: { rule: 'FS-5' },
    remote: { rule: 'FS-6' },
    winner: { rule: 'FS-7' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SummaryLine>>>>;

type Sections = typeof SECTIONS;
export type SummarySectionId = keyof Sections;
type KeysOf<T> = T extends unknown ? keyof T : never;
export type SummaryLineId = KeysOf<Sections[SummarySectionId]>;

interface SummarySection {
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

const RULE_OF_TERM = {
  lumino: 'LU-1',
  coralSpace: 'LU-1',
  startingLumino: 'LU-5',
  animal: 'LU-2',
  shellfish: 'LU-2',
  crab: 'LU-2',
  seahorse: 'LU-2',
  starfish: 'LU-2',
  bag: 'LU-3',
  emergencyStack: 'EM-1',
  limestoneMarker: 'LU-6',
  storage: 'LU-6',
  supply: 'LU-6',
  reefBoard: 'BO-1',
  reef: 'BO-1',
  baseSpace: 'BO-1',
  startingArea: 'SE-1',
  space: 'BO-2',
  neighbor: 'BO-2',
  waterSpace: 'BO-3',
  limestoneSpace: 'BO-3',
  boardSide: 'BO-4',
  remoteLimestone: 'FS-6',
  level: 'PL-3',
  exception: 'PL-1',
  visible: 'PL-1',
  atoll: 'TU-3',
  display: 'TU-3',
  turn: 'TU-3',
  action: 'TU-3',
  round: 'TU-1',
  actionPhase: 'TU-1',
  scoringPhase: 'SC-1',
  octopus: 'SC-1',
  turtle: 'TU-1',
  roundTrack: 'SC-3',
  scoringTile: 'SC-4',
  jellyfish: 'TU-2',
  coralScoring: 'SC-2',
  finalScoring: 'FS-7',
  majority: 'FS-5',
  scoreBoard: 'FS-3',
  darkSide: 'FS-3',
  lightSide: 'FS-4',
  scoreTrack: 'FS-8',
  fish: 'FS-8',
  victoryPoint: 'FS-8',
  victoryPointTile: 'FS-8',
} as const satisfies Readonly<Record<string, RuleId>>;

export type TermId = keyof typeof RULE_OF_TERM;

/** The words of the game, each with the rule that says most about it. What they mean is in `strings/glossary`. */
export const TERM_IDS = Object.keys(RULE_OF_TERM) as readonly TermId[];

export function ruleOfTerm(term: TermId): RuleId {
  return RULE_OF_TERM[term];
}
