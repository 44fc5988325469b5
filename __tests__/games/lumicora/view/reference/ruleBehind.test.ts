import { RULE_IDS, type RuleId } from '@/games/lumicora/lessons/ruleIds';
import { SCORE_BOARDS, type ScoreBoard } from '@/games/lumicora/rules/animals';
import { audit, type AuditProblem } from '@/games/lumicora/rules/audit';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { REJECTION_CODES } from '@/games/lumicora/rules/placement';
import { type FinalStage, stagesOf } from '@/games/lumicora/session/final/finalSteps';
import type { CommandRejection } from '@/games/lumicora/session/table/commands';
import {
  ruleOfCategory,
  ruleOfCommandRejection,
  ruleOfStage,
  type ScoreCategory,
} from '@/games/lumicora/view/reference/ruleBehind';

import { reef } from '../../../../support/reef';

test.each<[RuleId | null, CommandRejection]>([
  ['PL-0', { code: 'impossible', rejection: { code: 'not-neighbors', rule: 'PL-0', spaces: [0, 9] } }],
  ['SE-1', { code: 'against-the-rules', rejection: { code: 'starting-area', rule: 'SE-1', spaces: [] } }],
  ['TU-2', { code: 'no-jellyfish' }],
  ['SC-4', { code: 'color-already-scored' }],
  ['EM-1', { code: 'bag-already-empty' }],
  ['LU-5', { code: 'starting-lumino-of-one-color' }],
  ['LU-1', { code: 'too-many-of-color', color: 'pink', count: 60, most: 52 }],
  ['BO-1', { code: 'too-many-spaces', count: 45, most: 44 }],
  [null, { code: 'name-taken' }],
])('%s explains why a command was refused', (rule, rejection) => {
  expect(ruleOfCommandRejection(rejection)).toBe(rule);
});

test.each<[RuleId, FinalStage, ScoreBoard]>([
  ['SC-2', { kind: 'before' }, 'dark'],
  ['FS-3', { kind: 'animals' }, 'dark'],
  ['FS-4', { kind: 'animals' }, 'light'],
  ['FS-5', { kind: 'majority', color: 'blue' }, 'dark'],
  ['FS-7', { kind: 'result' }, 'dark'],
])('%s explains a step of the final scoring', (rule, stage, scoreBoard) => {
  expect(ruleOfStage(stage, scoreBoard)).toBe(rule);
});

test('every step of the final scoring has an entry', () => {
  for (const scoreBoard of SCORE_BOARDS) {
    for (const stage of stagesOf({ board: DEFAULT_BOARDS.B, isTotalsOnly: false }))
      expect(RULE_IDS).toContain(ruleOfStage(stage, scoreBoard));
  }
});

/** Refusals and what a look over a reef finds say their rule themselves; the type takes it from there. */
const RULE_OF_CODE: { readonly [Problem in AuditProblem as Problem['code']]: Problem['rule'] } = {
  'off-board': 'PL-0',
  'not-neighbors': 'PL-0',
  'starting-area': 'SE-1',
  'own-color-not-touched': 'PL-1',
  'no-lumino-touched': 'PL-1',
  'own-color-not-met': 'PL-1',
  'exactly-covering': 'PL-2',
  tilted: 'PL-3',
  'limestone-short': 'PL-4',
  'starting-lumino-elsewhere': 'SE-1',
  'starting-lumino-late': 'SE-1',
};

test.each(REJECTION_CODES)('the refusal %s has an entry', (code) => {
  expect(RULE_IDS).toContain(RULE_OF_CODE[code]);
});

test.each([
  ['SE-1', 'd4d5:GP c4c5:P3c c3d3:GB', 'starting-lumino-elsewhere'],
  ['SE-1', 'c4c5:P3c d4d5:GP', 'starting-lumino-late'],
  ['PL-1', 'd4d5:GP a1a2:P5.', 'own-color-not-touched'],
] as const)('%s is the rule of what a look over %s finds', (rule, line, code) => {
  const found = audit(DEFAULT_BOARDS.A, reef(line)).problems.find(({ problem }) => problem.code === code);
  expect(found?.problem.rule).toBe(rule);
  expect(RULE_OF_CODE[code]).toBe(rule);
});

test.each<[string, ScoreCategory, ScoreBoard]>([
  ['FS-1', 'jellyfish', 'dark'],
  ['FS-2', 'limestone', 'light'],
  ['FS-3', 'animals', 'dark'],
  ['FS-4', 'animals', 'light'],
  ['FS-4', 'counted-animals', 'light'],
  ['FS-5', 'majority', 'dark'],
  ['FS-6', 'remote', 'dark'],
])('%s explains the line %s on the %s side', (rule, category, scoreBoard) => {
  expect(ruleOfCategory(category, scoreBoard)).toBe(rule);
});
