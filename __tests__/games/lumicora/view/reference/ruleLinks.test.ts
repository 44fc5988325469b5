import { RULE_IDS, type RuleId } from '@/games/lumicora/lessons/ruleIds';
import { SCORE_BOARDS, type ScoreBoard } from '@/games/lumicora/rules/animals';
import type { CommandRejection } from '@/games/lumicora/session/commands';
import { stagesOf, type FinalStage } from '@/games/lumicora/session/finalSteps';
import { ruleOfCommandRejection, ruleOfStage } from '@/games/lumicora/view/reference/ruleLinks';

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
    for (const stage of stagesOf('B')) expect(RULE_IDS).toContain(ruleOfStage(stage, scoreBoard));
  }
});
