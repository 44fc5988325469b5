/** The words of the game, each with the rule that says most about it. What they mean is in `strings/glossary`. */

import type { RuleId } from '../ruleIds';

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

export const TERM_IDS = Object.keys(RULE_OF_TERM) as readonly TermId[];

export function ruleOfTerm(term: TermId): RuleId {
  return RULE_OF_TERM[term];
}
