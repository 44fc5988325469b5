/** Nothing of the rules is left out: every id, every refusal, every category of the final scoring has its step. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LESSONS, lessonOf } from '@/games/lumicora/lessons';
import { judgeMove, solutionOf, type LessonId, type LessonStep } from '@/games/lumicora/lessons/lesson';
import { RULE_IDS, type RuleId } from '@/games/lumicora/lessons/ruleIds';
import type { FinalLine } from '@/games/lumicora/rules/finalScoring';
import { REJECTION_CODES, type RejectionCode } from '@/games/lumicora/rules/placement';

const RULES = readFileSync(join(__dirname, '../../../../src/games/lumicora/RULES.md'), 'utf8');

const steps = LESSONS.flatMap((lesson) => lesson.steps);
const taught = new Set(steps.flatMap(({ teaches }) => teaches));
const played = new Set(steps.filter(({ kind }) => kind !== 'choice').flatMap(({ teaches }) => teaches));
const mistaken = new Set(steps.flatMap(mistakesOf));

function stepOf(lesson: LessonId, id: string): LessonStep {
  return lessonOf(lesson).steps.find((step) => step.id === id)!;
}

function mistakesOf(step: LessonStep): readonly string[] {
  return step.kind === 'place' || step.kind === 'turn' ? step.mistakes.map(({ code }) => code) : [];
}

test('the lessons know the rules of RULES.md', () => {
  const ids = [...RULES.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map((match) => match[1]!);
  expect(RULE_IDS).toEqual(ids);
});

/** Rules that no step has people play, each with its reason. */
const NOT_PLAYED: Readonly<Partial<Record<RuleId, string>>> = {
  'LU-4': 'how often a number occurs is our guess, and not for anybody to learn',
  'FS-8': 'the app counts the laps of the score track by itself; the tile is a matter of words',
};

test.each(RULE_IDS)('the rule %s is taught by a step that is played, or there is a reason', (id) => {
  expect(played.has(id)).toBe(NOT_PLAYED[id] === undefined);
});

test('what is not played is at least said, unless it is our own guess', () => {
  expect(Object.keys(NOT_PLAYED).filter((id) => !taught.has(id as RuleId))).toEqual(['LU-4']);
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

test('TU-3 taking all Luminos of a color is a mistake to be made, and corrected', () => {
  const step = stepOf('turn', 'as-many');
  if (step.kind !== 'turn') throw new Error('another kind of step');
  const lying = step.turn.atoll.filter(({ color }) => color === 'blue').length;
  const taken = step.mistakes.map(({ deeds }) => deeds.at(-1)!);
  expect(taken).toContainEqual({ type: 'fromAtoll', luminos: Array.from({ length: lying }, (_, i) => i) });
});

test('TU-2 TU-3 every deed of a turn is played in some lesson', () => {
  const deeds = steps.flatMap((step) => (step.kind === 'turn' ? step.solution : []));
  expect([...new Set(deeds.map(({ type }) => type))].sort()).toEqual([
    'add',
    'fill',
    'fromAtoll',
    'fromDisplay',
    'limestone',
    'place',
    'return',
    'swap',
  ]);
});

test('PL-1 an exception that is taken for "anywhere" is refused, under A and under B', () => {
  expect(mistakesOf(stepOf('exceptions', 'not-in-sight'))).toContain('no-lumino-touched');
  expect(mistakesOf(stepOf('exceptions', 'no-room'))).toContain('no-lumino-touched');
});

test('FS-6 the penalty of a covered space is a mistake to be made, and corrected', () => {
  const step = stepOf('side-b', 'bare');
  const { board, surface } = step.position;
  const covered = board.terrain.findIndex(
    (terrain, space) => typeof terrain === 'number' && surface.levels[space]! > 0,
  );
  expect(covered).toBeGreaterThan(-1);
  const { spaces } = solutionOf(step) as { readonly spaces: readonly number[] };
  expect(judgeMove(step, { kind: 'spaces', spaces: [...spaces, covered] })).toMatchObject({ ok: false });
});
