import { RULE_IDS } from '@/games/lumicora/lessons/ruleIds';
import {
  ruleOfCategory,
  ruleOfRejection,
  type ScoreCategory,
} from '@/games/lumicora/lessons/reference/ruleOf';
import type { ScoreBoard } from '@/games/lumicora/rules/animals';
import { audit } from '@/games/lumicora/rules/audit';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { REJECTION_CODES } from '@/games/lumicora/rules/placement';

import { reef } from '../../../../support/reef';

test.each(REJECTION_CODES)('the refusal %s has an entry', (code) => {
  expect(RULE_IDS).toContain(ruleOfRejection(code));
});

test.each([
  ['SE-1', 'd4d5:GP c4c5:P3c c3d3:GB', 'starting-lumino-elsewhere'],
  ['SE-1', 'c4c5:P3c d4d5:GP', 'starting-lumino-late'],
  ['PL-1', 'd4d5:GP a1a2:P5.', 'own-color-not-touched'],
] as const)('%s is the rule of what a look over %s finds', (rule, line, code) => {
  const found = audit(DEFAULT_BOARDS.A, reef(line)).problems.find(({ problem }) => problem.code === code);
  expect(found?.problem.rule).toBe(rule);
  expect(ruleOfRejection(code)).toBe(rule);
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
