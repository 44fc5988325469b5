/**
 * The review list of a person: rules that went wrong in a lesson, a game or a puzzle come back as positions, five a day,
 * the farther apart the better they go. Days are those of `dayNumber`; which day it is, the caller says.
 */

import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { parseJson } from '@/kit/json';

import type { KeptText } from './keptText';
import type { Difficulty } from './puzzles';

export const POSITIONS_A_DAY = 5;

/** Days until a rule comes again after it went right for the first, second and third time; after the fourth it is learned. */
export const SPACINGS = [3, 7, 21] as const;
const AGAIN_TOMORROW = 1;
const LONGEST_SPACING = Math.max(...SPACINGS);

export interface ReviewCard<Rule extends string> {
  readonly rule: Rule;
  /** When it last went wrong, in milliseconds. */
  readonly slippedAt: number;
  /** How often in a row it went right since. */
  readonly step: number;
  /** The day on which it comes again. */
  readonly due: number;
}

/** The positions of one day. They stay the same all day, whatever goes wrong elsewhere meanwhile. */
export interface ReviewDay<Rule extends string> {
  readonly day: number;
  readonly positions: readonly ReviewPosition<Rule>[];
  /** Of the positions done so far, in their order. */
  readonly results: readonly boolean[];
}

export interface ReviewPosition<Rule extends string> {
  readonly rule: Rule;
  readonly difficulty: Difficulty;
}

export interface ReviewList<Rule extends string> {
  readonly cards: readonly ReviewCard<Rule>[];
  /** How many rules have left the list because they went right often enough. */
  readonly learned: number;
  /** The day begun last. */
  readonly begun: ReviewDay<Rule> | null;
}

export const NOTHING_TO_REVIEW: ReviewList<never> = { cards: [], learned: 0, begun: null };

/** A rule went wrong somewhere. It comes today if it was not on the list; else no later than tomorrow. */
export function withSlip<Rule extends string>(
  list: ReviewList<Rule>,
  rule: Rule,
  today: number,
  at: number,
): ReviewList<Rule> {
  const known = list.cards.find((card) => card.rule === rule);
  const due = known === undefined ? today : Math.min(known.due, today + AGAIN_TOMORROW);
  const others = list.cards.filter((card) => card.rule !== rule);
  return { ...list, cards: [...others, { rule, slippedAt: at, step: 0, due }] };
}

/** The day that was begun, if it is this one. A day that lies ahead was begun by a clock that was wrong: it does not count. */
function begunOn<Rule extends string>({ begun }: ReviewList<Rule>, today: number): ReviewDay<Rule> | null {
  return begun?.day === today ? begun : null;
}

/** A clock that was wrong cannot keep a card away for longer than the longest spacing. */
function isDue({ due }: ReviewCard<string>, today: number): boolean {
  return due <= today || due > today + LONGEST_SPACING;
}

/** What is to be done on a day: the rules due longest first, in turns until there are five positions. */
export function reviewOn<Rule extends string>(list: ReviewList<Rule>, today: number): ReviewDay<Rule> {
  const begun = begunOn(list, today);
  if (begun !== null) return begun;
  const due = list.cards
    .filter((card) => isDue(card, today))
    .sort((a, b) => a.due - b.due || a.slippedAt - b.slippedAt)
    .slice(0, POSITIONS_A_DAY);
  const positions =
    due.length === 0 ? [] : Array.from({ length: POSITIONS_A_DAY }, (_, index) => due[index % due.length]!);
  return { day: today, positions: positions.map(positionOf), results: [] };
}

const BY_STEP: readonly Difficulty[] = ['easy', 'medium', 'hard'];

function positionOf<Rule extends string>({ rule, step }: ReviewCard<Rule>): ReviewPosition<Rule> {
  return { rule, difficulty: BY_STEP[step] ?? 'hard' };
}

/** The position to be done next; null where none is left. */
export function nextPosition({ positions, results }: ReviewDay<string>): number | null {
  return results.length < positions.length ? results.length : null;
}

/** What came of the next position. A rule moves on when all its positions of the day went right. */
export function withReviewed<Rule extends string>(
  list: ReviewList<Rule>,
  today: number,
  isRight: boolean,
): ReviewList<Rule> {
  const before = reviewOn(list, today);
  const index = nextPosition(before);
  if (index === null) return list;
  const begun = { ...before, results: [...before.results, isRight] };
  const { rule } = begun.positions[index]!;
  const own = begun.positions.flatMap((position, at) => (position.rule === rule ? [at] : []));
  if (!isRight) return withCard({ ...list, begun }, rule, { step: 0, due: today + AGAIN_TOMORROW });
  const isMovedOn = own.every((at) => begun.results[at] === true);
  if (!isMovedOn) return { ...list, begun };
  const step = list.cards.find((card) => card.rule === rule)?.step ?? 0;
  const spacing = SPACINGS[step];
  if (spacing !== undefined)
    return withCard({ ...list, begun }, rule, { step: step + 1, due: today + spacing });
  const cards = list.cards.filter((card) => card.rule !== rule);
  return { cards, begun, learned: list.learned + 1 };
}

function withCard<Rule extends string>(
  list: ReviewList<Rule>,
  rule: Rule,
  change: Pick<ReviewCard<Rule>, 'step' | 'due'>,
): ReviewList<Rule> {
  return { ...list, cards: list.cards.map((card) => (card.rule === rule ? { ...card, ...change } : card)) };
}

/** What a start page says: how many positions wait, and on which day the next come; null where the list is empty. */
export interface ReviewSummary {
  readonly waiting: number;
  readonly done: number;
  readonly nextDay: number | null;
}

export function summarizeReview(list: ReviewList<string>, today: number): ReviewSummary {
  const { positions, results } = reviewOn(list, today);
  const days = list.cards.map((card) => (isDue(card, today) ? today + AGAIN_TOMORROW : card.due));
  return {
    waiting: positions.length - results.length,
    done: results.length,
    nextDay: days.length === 0 ? null : Math.max(Math.min(...days), today + AGAIN_TOMORROW),
  };
}

/** From day and place alone, away from the seeds of practice and of the puzzles of the day. */
export function reviewSeed(day: number, index: number): number {
  return REVIEW_SEEDS + day * POSITIONS_A_DAY + index;
}
const REVIEW_SEEDS = 0x60000000;

export interface ReviewState<Rule extends string> {
  readonly list: ReviewList<Rule>;
  /** A rule that the list does not know is left out. */
  readonly slip: (rule: string, today: number, at: number) => void;
  readonly record: (today: number, isRight: boolean) => void;
}

export type ReviewStore<Rule extends string> = StoreApi<ReviewState<Rule>>;

export function createReviewStore<Rule extends string>(
  rules: readonly Rule[],
  kept: KeptText,
): ReviewStore<Rule> {
  const read = () => decodeReview(rules, kept.read());
  const store = createStore<ReviewState<Rule>>((set, get) => {
    const keep = (list: ReviewList<Rule>) => {
      set({ list });
      kept.write(encodeReview(list));
    };
    return {
      list: read(),
      slip: (name, today, at) => {
        const rule = rules.find((each) => each === name);
        if (rule !== undefined) keep(withSlip(get().list, rule, today, at));
      },
      record: (today, isRight) => keep(withReviewed(get().list, today, isRight)),
    };
  });
  kept.onChange(() => store.setState({ list: read() }));
  return store;
}

const LAST_DAY = 4_000_000;
const day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_DAY));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const difficulty = v.picklist(['easy', 'medium', 'hard']);

export function encodeReview(list: ReviewList<string>): string {
  return JSON.stringify({ version: 1, ...list });
}

/** What cannot be read begins anew: it is only practice. A rule that nobody asks about any more is dropped. */
export function decodeReview<Rule extends string>(
  rules: readonly Rule[],
  text: string | null,
): ReviewList<Rule> {
  if (text === null) return NOTHING_TO_REVIEW;
  const isKnown = (rule: string): rule is Rule => rules.some((each) => each === rule);
  const rule = v.pipe(v.string(), v.guard(isKnown));
  const schema = v.object({
    version: v.literal(1),
    cards: v.pipe(
      v.array(v.object({ rule: v.string(), slippedAt: count, step: count, due: day })),
      v.transform((cards) =>
        cards.flatMap((card) => (isKnown(card.rule) ? [{ ...card, rule: card.rule }] : [])),
      ),
      v.check((cards) => new Set(cards.map((card) => card.rule)).size === cards.length),
    ),
    learned: count,
    begun: v.fallback(
      v.nullable(
        v.pipe(
          v.object({
            day,
            positions: v.pipe(v.array(v.object({ rule, difficulty })), v.maxLength(POSITIONS_A_DAY)),
            results: v.array(v.boolean()),
          }),
          v.check(({ positions, results }) => results.length <= positions.length),
        ),
      ),
      null,
    ),
  });
  const decoded = v.safeParse(schema, parseJson(text));
  if (!decoded.success) return NOTHING_TO_REVIEW;
  const { cards, learned, begun } = decoded.output;
  return { cards, learned, begun };
}
