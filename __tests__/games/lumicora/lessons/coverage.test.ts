/** Nothing of the rules is left out: every id, every refusal, every category of the final scoring has its step. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LESSONS, lessonOf } from '@/games/lumicora/lessons';
import type { LessonId, LessonStep } from '@/games/lumicora/lessons/lesson';
import { RULE_IDS, type RuleId } from '@/games/lumicora/lessons/ruleIds';
import type { FinalLine } from '@/games/lumicora/rules/finalScoring';
import { REJECTION_CODES, type RejectionCode } from '@/games/lumicora/rules/placement';

const RULES = readFileSync(join(__dirname, '../../../../src/games/lumicora/RULES.md'), 'utf8');

const steps = LESSONS.flatMap((lesson) => lesson.steps);
const taught = new Set(steps.flatMap(({ teaches }) => teaches));
const mistaken = new Set(
  steps.flatMap((step) => (step.kind === 'place' ? step.mistakes.map(({ code }) => code) : [])),
);

function stepOf(lesson: LessonId, id: string): LessonStep {
  return lessonOf(lesson).steps.find((step) => step.id === id)!;
}

function mistakesOf(step: LessonStep): readonly string[] {
  return step.kind === 'place' ? step.mistakes.map(({ code }) => code) : [];
}

function wrongOptionsOf(step: LessonStep): readonly string[] {
  if (step.kind !== 'choice') return [];
  return step.options.filter((option) => option !== step.answer(step.position));
}

test('the lessons know the rules of RULES.md', () => {
  const ids = [...RULES.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map((match) => match[1]!);
  expect(RULE_IDS).toEqual(ids);
});

/** How often a number occurs is our guess, and not for anybody to learn. */
const NOT_TAUGHT: readonly RuleId[] = ['LU-4'];

test.each(RULE_IDS)('the rule %s is taught, unless it is our own guess', (id) => {
  expect(taught.has(id)).toBe(!NOT_TAUGHT.includes(id));
});

/** A space beyond the edge cannot be tapped, so no mistake leads there; the words of the first lesson say it. */
const CANNOT_BE_TAPPED: RejectionCode = 'off-board';

test.each(REJECTION_CODES.filter((code) => code !== CANNOT_BE_TAPPED))(
  'somebody who learns meets the refusal %s',
  (code) => {
    expect(mistaken).toContain(code);
  },
);

test('BO-1 the edge of the board is a matter of the first lesson', () => {
  expect(mistaken).not.toContain(CANNOT_BE_TAPPED);
  expect(LESSONS[0]!.steps.flatMap(({ teaches }) => teaches)).toContain('BO-1');
});

/** Points that were counted at the table are no category of the game. */
type Category = Exclude<FinalLine['category'], 'counted-animals'>;

const CATEGORY_RULES: Readonly<Record<Category, readonly RuleId[]>> = {
  jellyfish: ['FS-1'],
  limestone: ['FS-2'],
  animals: ['FS-3', 'FS-4'],
  majority: ['FS-5'],
  remote: ['FS-6'],
};

test.each(Object.entries(CATEGORY_RULES))('the final scoring of %s is taught', (_, rules) => {
  for (const rule of rules) expect(taught).toContain(rule);
});

test('every lesson about placing lets one place', () => {
  const placing: readonly LessonId[] = ['levels', 'own-color', 'exceptions', 'building-up', 'water'];
  for (const id of placing) expect(lessonOf(id).steps.map(({ kind }) => kind)).toContain('place');
});

test('TU-3 taking all Luminos of a colour is a mistake to be made, and corrected', () => {
  const step = stepOf('turn', 'as-many');
  const lying = step.position.aside!.atoll!.filter(({ color }) => color === 'blue').length;
  expect(wrongOptionsOf(step)).toContain(String(lying));
});

test('PL-1 an exception that is taken for "anywhere" is refused, under A and under B', () => {
  expect(mistakesOf(stepOf('exceptions', 'not-in-sight'))).toContain('no-lumino-touched');
  expect(mistakesOf(stepOf('exceptions', 'no-room'))).toContain('no-lumino-touched');
});

test('FS-6 the penalty of a covered space is a mistake to be made, and corrected', () => {
  const step = stepOf('side-b', 'covered');
  const [space] = step.lit!;
  expect(step.position.surface.levels[space!]).toBe(1);
  expect(wrongOptionsOf(step)).toContain(String(step.position.board.terrain[space!]));
});
