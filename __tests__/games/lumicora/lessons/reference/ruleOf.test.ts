import { RULE_IDS } from '@/games/lumicora/lessons/ruleIds';
import { ruleOfCategory, type ScoreCategory } from '@/games/lumicora/lessons/reference/ruleOf';
import type { ScoreBoard } from '@/games/lumicora/rules/animals';
import { audit, type AuditProblem } from '@/games/lumicora/rules/audit';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { REJECTION_CODES } from '@/games/lumicora/rules/placement';

import { reef } from '../../../../support/reef';

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
