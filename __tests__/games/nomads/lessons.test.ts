import { course, LESSON_IDS, stepsOf } from '@/games/nomads/lessons/course';
import { puzzles, PUZZLE_KIND, whatHappens } from '@/games/nomads/lessons/puzzle';
import { RULE_IDS } from '@/games/nomads/lessons/ruleIds';
import { EMPTY_HOLDING } from '@/games/nomads/rules/cards';
import { GUESSED_CARDS } from '@/games/nomads/rules/guessedCards';
import { spaceOfDrop, type Move } from '@/games/nomads/rules/moves';
import { gameJson } from '@/games/nomads/session/gameFile';
import { learnStrings } from '@/games/nomads/strings/learn';
import { DIFFICULTIES } from '@/tabletop/learn/puzzles';

import { slowMoves } from '../../support/nomads/slowNomads';
import { propertyRuns } from '../../support/propertyRuns';
import { rulesOf } from '../../support/ruleIds';

test('every rule has an entry in the reference, in both languages', () => {
  expect(RULE_IDS).toEqual(rulesOf('nomads').ids);
  for (const { reference } of Object.values(learnStrings)) {
    for (const id of RULE_IDS) expect(reference[id].text.length).toBeGreaterThan(20);
  }
});

test.each(LESSON_IDS)('the lesson %s has words for every step, and its solutions are right', (lesson) => {
  const steps = stepsOf(lesson);
  expect(steps.length).toBeGreaterThan(1);
  for (const { lessons } of Object.values(learnStrings))
    expect(lessons[lesson].steps).toHaveLength(steps.length);
  let play = course.open(course.start(lesson));
  for (const step of steps) {
    expect(step.right.length).toBeGreaterThan(0);
    if (step.ask === 'number') expect(step.options).toContain(step.right[0]);
    play = course.goOn(course.attempt(play, step.right[0]!));
  }
  expect(play.run).toMatchObject({ isDone: true, mistakes: 0 });
});

test('what is right in the lessons is what the words say', () => {
  const right = (lesson: (typeof LESSON_IDS)[number]) => stepsOf(lesson).map((step) => step.right);
  expect(right('sowing')).toEqual([[0], [3], [4]]);
  expect(right('listening')).toEqual([[3], [5], [2]]);
  expect(right('lys')).toEqual([[0], [0, 1, 3, 4, 5, 6, 7]]);
  expect(right('powers')).toEqual([[2], [4]]);
  expect(right('writing')).toEqual([[3], [2], [1]]);
  expect(right('moon')).toEqual([[5], [1], [2]]);
  expect(right('end')).toEqual([[3], [1], [8]]);
});

const SEEDS = propertyRuns(15, 200);

test(`${SEEDS} puzzles of each difficulty have the answer that slow rules find`, () => {
  for (const difficulty of DIFFICULTIES) {
    for (let seed = 0; seed < SEEDS; seed++) {
      const puzzle = puzzles.generate(PUZZLE_KIND, difficulty, seed);
      const { campfire, seats, move } = puzzle;
      const players = seats.map((adventurer) => ({ name: adventurer, adventurer, ...EMPTY_HOLDING }));
      const file = gameJson({
        moonTies: 'share-4',
        cards: GUESSED_CARDS,
        players,
        moonChart: 0,
        turn: 0,
        campfire,
      });
      const slow = slowMoves(JSON.parse(JSON.stringify(file)), 0).moves.find(
        (found: { from: number; direction: string; power: unknown }) =>
          found.from === move.from + 1 &&
          found.direction === move.direction &&
          JSON.stringify(found.power) === JSON.stringify(powerOf(move)),
      );
      expect(whatHappens.answer(puzzle)).toHaveLength(slow.gains[0].length);
      expect(whatHappens.judge(puzzle, whatHappens.answer(puzzle)).ok).toBe(true);
      expect(whatHappens.judge(puzzle, []).ok).toBe(false);
    }
  }
});

function powerOf(move: Move) {
  const { power } = move;
  if (power === null) return null;
  return { [power.kind]: ('drop' in power ? spaceOfDrop(move, power.drop) : power.space) + 1 };
}
