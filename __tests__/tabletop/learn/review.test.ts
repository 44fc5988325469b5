import * as fc from 'fast-check';

import { keptUnder } from '@/tabletop/learn/keptText';
import {
  createReviewStore,
  decodeReview,
  encodeReview,
  nextPosition,
  NOTHING_TO_REVIEW,
  POSITIONS_A_DAY,
  reviewOn,
  SPACINGS,
  summarizeReview,
  withReviewed,
  withSlip,
  type ReviewList,
} from '@/tabletop/learn/review';

import { memoryStorage } from '../../support/memoryStorage';
import { padPuzzles } from '../../support/padPuzzles';

const RULES = ['R-1', 'R-2', 'R-3', 'R-4', 'R-5', 'R-6', 'R-7'] as const;
type Rule = (typeof RULES)[number];
const TODAY = 740_000;
const NONE: ReviewList<Rule> = NOTHING_TO_REVIEW;
const slipped = (...rules: readonly Rule[]) =>
  rules.reduce((list, rule, at) => withSlip(list, rule, TODAY, at), NONE);

/** All positions of a day, each right or wrong by its rule. */
function doDay(list: ReviewList<Rule>, today: number, isRight: (rule: Rule) => boolean): ReviewList<Rule> {
  return reviewOn(list, today).positions.reduce(
    (after, { rule }) => withReviewed(after, today, isRight(rule)),
    list,
  );
}

test('one rule fills the five positions of a day, seven take turns by who slipped first', () => {
  expect(reviewOn(NONE, TODAY).positions).toEqual([]);
  expect(reviewOn(slipped('R-1'), TODAY).positions.map(({ rule }) => rule)).toEqual(Array(5).fill('R-1'));
  expect(reviewOn(slipped('R-2', 'R-1'), TODAY).positions.map(({ rule }) => rule)).toEqual([
    'R-2',
    'R-1',
    'R-2',
    'R-1',
    'R-2',
  ]);
  expect(reviewOn(slipped(...RULES), TODAY).positions.map(({ rule }) => rule)).toEqual(RULES.slice(0, 5));
});

test('what goes right comes in 3, 7 and 21 days, harder each time, and is learned after that', () => {
  let list = slipped('R-1');
  let today = TODAY;
  for (const [index, spacing] of SPACINGS.entries()) {
    expect(reviewOn(list, today).positions[0]!.difficulty).toBe(['easy', 'medium', 'hard'][index]);
    list = doDay(list, today, () => true);
    expect(list.cards[0]).toMatchObject({ due: today + spacing, step: index + 1 });
    expect(summarizeReview(list, today)).toEqual({ waiting: 0, done: 5, nextDay: today + spacing });
    expect(reviewOn(list, today + spacing - 1).positions).toEqual([]);
    today += spacing;
  }
  list = doDay(list, today, () => true);
  expect(list).toMatchObject({ cards: [], learned: 1 });
});

test('one position that goes wrong brings its rule back tomorrow, from the beginning', () => {
  let list = withReviewed(slipped('R-1', 'R-2'), TODAY, true);
  list = withReviewed(list, TODAY, false);
  list = [true, true, true].reduce((after, isRight) => withReviewed(after, TODAY, isRight), list);
  expect(nextPosition(reviewOn(list, TODAY))).toBeNull();
  expect(list.cards).toMatchObject([
    { rule: 'R-1', due: TODAY + 3, step: 1 },
    { rule: 'R-2', due: TODAY + 1, step: 0 },
  ]);
  expect(withReviewed(list, TODAY, true)).toBe(list);
});

test('a slip while the day is under way changes nothing of it, and comes tomorrow at the latest', () => {
  const begun = withReviewed(slipped('R-1'), TODAY, true);
  const after = withSlip(withSlip(begun, 'R-2', TODAY, 9), 'R-1', TODAY, 10);
  expect(reviewOn(after, TODAY)).toEqual(begun.begun);
  const done = doDay(slipped('R-1'), TODAY, () => true);
  expect(withSlip(done, 'R-1', TODAY, 11).cards).toEqual([
    { rule: 'R-1', slippedAt: 11, step: 0, due: TODAY + 1 },
  ]);
});

test('a clock that was years ahead, or is set back, keeps nothing away and breaks nothing', () => {
  const ahead = doDay(slipped('R-1', 'R-2'), TODAY + 4000, (rule) => rule === 'R-1');
  expect(reviewOn(ahead, TODAY).positions).toHaveLength(POSITIONS_A_DAY);
  const back = doDay(
    doDay(slipped('R-1'), TODAY, () => true),
    TODAY - 1,
    () => true,
  );
  expect(back.cards).toEqual([{ rule: 'R-1', slippedAt: 0, step: 1, due: TODAY + 3 }]);
});

const event = fc.record({
  day: fc.integer({ min: -3, max: 3 }),
  slips: fc.array(fc.constantFrom(...RULES), { maxLength: 3 }),
  answers: fc.array(fc.boolean(), { maxLength: 7 }),
});

test('whatever happens and however the clock runs, a day has none or five positions, and the list is kept', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let list = NONE;
      let today = TODAY;
      events.forEach(({ day, slips, answers }, at) => {
        today += day;
        for (const rule of slips) list = withSlip(list, rule, today, at);
        for (const isRight of answers) list = withReviewed(list, today, isRight);
        const { positions, results } = reviewOn(list, today);
        expect([0, POSITIONS_A_DAY]).toContain(positions.length);
        expect(results.length).toBeLessThanOrEqual(positions.length);
        expect(new Set(list.cards.map(({ rule }) => rule)).size).toBe(list.cards.length);
        expect(decodeReview(RULES, encodeReview(list))).toEqual(list);
      });
    }),
  );
});

test('a month of review days: what is known is learned, what is not comes on every day that has room', () => {
  let list = slipped(...RULES);
  const days: Rule[][] = [];
  for (let day = 0; day < 40; day++) {
    days.push(reviewOn(list, TODAY + day).positions.map(({ rule }) => rule));
    list = doDay(list, TODAY + day, (rule) => rule !== 'R-7');
  }
  const daysOf = (rule: Rule) => days.flatMap((rules, day) => (rules.includes(rule) ? [day] : []));
  expect(daysOf('R-1')).toEqual([0, 3, 10, 31]);
  expect(daysOf('R-6')).toEqual([1, 4, 11, 32]);
  // On the days when five others have waited as long.
  const full = [0, 3, 10, 31];
  const others = Array.from({ length: 40 }, (_, day) => day).filter((day) => !full.includes(day));
  expect(daysOf('R-7')).toEqual(others);
  expect(list).toMatchObject({ cards: [{ rule: 'R-7' }], learned: 6 });
});

test('damaged text begins anew, and a rule that nobody asks about any more is dropped', () => {
  for (const text of [null, '', '{}', '{"version":2}', encodeReview(NONE).replace('0', '-1')]) {
    expect(decodeReview(RULES, text)).toEqual(NONE);
  }
  const list = withReviewed(slipped('R-1', 'R-2'), TODAY, true);
  const kept = decodeReview(['R-2'], encodeReview(list));
  expect(kept).toEqual({ cards: [list.cards[1]], learned: 0, begun: null });
});

test('the store keeps every slip and result, knows its rules alone, and hears of other windows', () => {
  const storage = memoryStorage();
  const store = createReviewStore(RULES, keptUnder(storage, 'review'));
  store.getState().slip('R-9', TODAY, 1);
  store.getState().slip('R-3', TODAY, 2);
  store.getState().record(TODAY, true);
  const again = createReviewStore(RULES, keptUnder(storage, 'review')).getState();
  expect(again.list).toEqual(store.getState().list);
  expect(again.list).toMatchObject({ cards: [{ rule: 'R-3', slippedAt: 2 }], begun: { results: [true] } });
});

test('a question about a rule comes from a kind that has it, the same for one seed', () => {
  expect(padPuzzles.about('PP-2', 'easy', 7)).toMatchObject({ kind: 'even', seed: 7 });
  expect(padPuzzles.about('PP-1', 'hard', 8)).toEqual(padPuzzles.about('PP-1', 'hard', 8));
  expect(new Set([1, 2].map((seed) => padPuzzles.about('PP-1', 'easy', seed).kind)).size).toBe(2);
  expect(() => padPuzzles.about('PP-9', 'easy', 1)).toThrow('no puzzles about PP-9');
});
