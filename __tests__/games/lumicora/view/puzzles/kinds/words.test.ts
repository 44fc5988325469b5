import { PUZZLE_KINDS } from '@/games/lumicora/lessons/puzzleKinds';
import { PAIRS, SPACE_COUNT } from '@/games/lumicora/rules/boards';
import { ANIMALS, COLORS } from '@/games/lumicora/rules/model';
import { puzzleStrings } from '@/games/lumicora/strings/puzzles';
import { generatePuzzle, type Puzzle } from '@/games/lumicora/view/puzzles/kinds';
import { DIFFICULTIES } from '@/tabletop/learn/puzzles';
import { puzzleDeskStrings } from '@/tabletop/strings/puzzles';
import { LANGUAGES } from '@/ui/i18n/language';

import { COMPASS } from '../../../../../support/compass';
import { propertyRuns } from '../../../../../support/propertyRuns';
import {
  describeMistake,
  describeQuestion,
  describeSolution,
  judge,
  type Attempt,
  type Mistake,
} from '../../../../../support/puzzles';

const SEEDS = propertyRuns(8, 25);
const puzzles: readonly Puzzle[] = PUZZLE_KINDS.flatMap((kind) =>
  DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: SEEDS }, (_, seed) => generatePuzzle(kind, difficulty, seed)),
  ),
);

/** Everything that a person could answer, right and wrong. */
function attemptsAt(puzzle: Puzzle): readonly Attempt[] {
  switch (puzzle.kind) {
    case 'every-place':
      return [[], ...PAIRS.map((on) => [on])].map((pairs) => ({ kind: 'every-place', pairs }));
    case 'keep-highest':
      return puzzle.candidates.map((_, candidate) => ({ kind: 'keep-highest', candidate }));
    case 'score-now':
      return COLORS.map((color) => ({ kind: 'score-now', color }));
    case 'broken-rule':
      return puzzle.luminos.map((_, lumino) => ({ kind: 'broken-rule', lumino }));
    case 'light-side':
      return puzzle.options.map((points) => ({ kind: 'light-side', points }));
    case 'final-count':
      return (puzzle.rivals === null ? ANIMALS : COLORS).map((choice) => ({ kind: 'final-count', choice }));
    case 'paying':
      return [0, 1, 2, 3].map((count) => ({ kind: 'paying', count }));
  }
}

function mistakesIn(puzzle: Puzzle): readonly Mistake[] {
  return attemptsAt(puzzle).flatMap((attempt) => {
    const judged = judge(puzzle, attempt);
    return judged.ok ? [] : [judged.error];
  });
}

const HOLES = /undefined|null|NaN|Infinity|\[object| {2}|\(\)|: ?\.|function/;

test.each(LANGUAGES)('every puzzle is described without holes: %s', (language) => {
  const strings = puzzleStrings[language];
  const said = new Set<string>();
  const codes = new Set<string>();
  for (const puzzle of puzzles) {
    const question = describeQuestion(strings, puzzle);
    expect(question).toMatch(/^[^?!]+\?$/);
    said.add(question);
    for (const mistake of mistakesIn(puzzle)) {
      codes.add(mistake.code);
      said.add(describeMistake(strings, puzzle, mistake).sentence);
    }
    const { summary, lines, spaces } = describeSolution(strings, puzzle);
    for (const text of [summary, ...lines.flatMap(({ text: own, note }) => [own, note ?? '-'])])
      said.add(text);
    expect(lines.length).toBeGreaterThan(0);
    for (const space of [...spaces, ...lines.flatMap((line) => line.spaces)]) {
      expect(space >= 0 && space < SPACE_COUNT).toBe(true);
    }
  }
  expect([...said].filter((text) => text === '' || HOLES.test(text))).toEqual([]);
  expect([...said].filter((text) => text.length > 200)).toEqual([]);
  expect([...said].filter((text) => COMPASS[language].test(text))).toEqual([]);
  expect([...codes].sort()).toEqual([
    'brings-less',
    'candidate-scores-less',
    'color-already-scored',
    'color-scores-less',
    'lumino-is-legal',
    'places-missing',
    'refused',
    'too-few-placed',
    'too-few-points',
    'too-many-placed',
    'too-many-points',
  ]);
});

test('PL-1 a refused pair names the rule, for a link to its lesson', () => {
  const puzzle = generatePuzzle('every-place', 'easy', 1);
  const refused = mistakesIn(puzzle).filter(({ code }) => code === 'refused');
  const rules = refused.map((mistake) => describeMistake(puzzleStrings.en, puzzle, mistake).rule);
  expect(rules).toContain('PL-1');
  expect(rules).not.toContain(null);
});

test('FS-4 the animals of a solution are linked to the neighbours that count', () => {
  const links = puzzles
    .filter(({ kind }) => kind === 'light-side')
    .flatMap((puzzle) => describeSolution(puzzleStrings.en, puzzle).lines.flatMap((line) => line.links));
  expect(links.length).toBeGreaterThan(SEEDS);
  expect(links.every(({ to }) => to.length > 0)).toBe(true);
});

test.each([
  ['en', 'Where may this pink Lumino go if you have no limestone?'],
  ['de', 'Wo überall darf dieses pinke Lumino liegen, wenn du keinen Kalksteinmarker hast?'],
] as const)('a question in %s', (language, question) => {
  const puzzle = { ...generatePuzzle('every-place', 'easy', 1), limestone: 0 };
  const pink: Puzzle = { ...puzzle, hand: { ...puzzle.hand, color: 'pink' } };
  expect(describeQuestion(puzzleStrings[language], pink)).toBe(question);
});

test.each([
  [
    'en',
    '1 chance left',
    '3 chances left',
    '1-day streak',
    '1 point is too few.',
    '1 place is still missing.',
  ],
  [
    'de',
    'noch 1 Versuch',
    'noch 3 Versuche',
    '1 Tag in Folge',
    '1 Punkt ist zu wenig.',
    '1 Platz fehlt noch.',
  ],
] as const)('one and several in %s', (language, ...expected) => {
  const { chances, dayStreak } = puzzleDeskStrings[language];
  const { mistakes } = puzzleStrings[language];
  const said = [chances(1), chances(3), dayStreak(1), mistakes.tooFewPoints(1), mistakes.placesMissing(1)];
  expect(said).toEqual(expected);
});
