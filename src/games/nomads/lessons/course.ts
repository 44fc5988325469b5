/**
 * Seven short lessons around the fire. A step is a position and a question; what is right is computed by the rules, so a
 * changed rule breaks a lesson's test and not a player's trust.
 */

import { err, ok } from '@/kit/result';
import { createCourse, type LessonTypes } from '@/tabletop/learn/lessons';

import { EMPTY_HOLDING, quoteCard, writableCards, type Cards, type Holding } from '../rules/cards';
import {
  isLastCall,
  LEGENDS,
  SPACES,
  type Adventurer,
  type Campfire,
  type Disc,
  type Space,
  type Top,
} from '../rules/model';
import { gainsOf, playMove, startsOf, type Move } from '../rules/moves';
import { moonPrizes, moonScore } from '../rules/scoring';
import type { RuleId } from './ruleIds';

export const LESSON_IDS = ['sowing', 'listening', 'lys', 'powers', 'writing', 'moon', 'end'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** Answered by a tap on a space, or by one of some numbers. */
export interface LessonStep {
  readonly rule: RuleId;
  readonly campfire: Campfire;
  readonly ask: 'space' | 'number';
  /** For numbers: what there is to choose from. */
  readonly options: readonly number[];
  /** What is right: any of these. */
  readonly right: readonly number[];
  /** Drawn once it is solved, and before where the question is about it. */
  readonly move: Move | null;
  /** In front of the player, where it matters. */
  readonly holdings: readonly Holding[];
}

const SEATS: readonly Adventurer[] = ['ulrich', 'siana'];
const LETTERS: Readonly<Record<string, Disc>> = { n: 'nomad', u: 'ulrich', m: 'moon', r: 'red', s: 'siana' };

const CARDS: Cards = { songs: [{ tiles: 3, points: 4 }], legends: LEGENDS.map(() => [2, 3, 4, 5]) };

/** Piles by the number of their space, `nu` for a nomad below Ulrich; stacks show legend 1 unless told otherwise. */
function ring(
  piles: Readonly<Record<number, string>>,
  tops: Readonly<Record<number, Top>> = {},
  lys = 8,
): Campfire {
  const spaces = SPACES.map((space) => {
    const top = tops[space + 1] === undefined ? 1 : tops[space + 1]!;
    const discs = Array.from(piles[space + 1] ?? '', (letter) => LETTERS[letter]!);
    return { discs, top, left: top === null ? 0 : 9 };
  });
  return { lys: lys - 1, spaces };
}

const clockwise = (from: number, power: Move['power'] = null): Move => ({
  from: from - 1,
  direction: 'clockwise',
  power,
});

interface Asked {
  readonly move?: Move;
  readonly holdings?: readonly Holding[];
}

function tapStep(
  rule: RuleId,
  campfire: Campfire,
  right: readonly Space[],
  { move, holdings }: Asked = {},
): LessonStep {
  return { rule, campfire, ask: 'space', options: [], right, move: move ?? null, holdings: holdings ?? [] };
}

function numberStep(
  rule: RuleId,
  campfire: Campfire,
  right: number,
  { move, holdings }: Asked = {},
): LessonStep {
  const least = Math.min(0, right);
  const options = Array.from({ length: Math.max(5, right + 1) - least }, (_, index) => least + index);
  return {
    rule,
    campfire,
    ask: 'number',
    options,
    right: [right],
    move: move ?? null,
    holdings: holdings ?? [],
  };
}

const lastOf = (campfire: Campfire, move: Move) => [playMove(campfire, SEATS, move).drops.at(-1)!.space];
const takenBy = (campfire: Campfire, move: Move, seat: number | null) =>
  playMove(campfire, SEATS, move)
    .takings.filter(({ to }) => to === seat)
    .map(({ space }) => space);
const hold = (
  tiles: Readonly<Record<number, number>>,
  cards: Readonly<Record<number, number>> = {},
): Holding => ({
  ...EMPTY_HOLDING,
  tiles: LEGENDS.map((legend) => tiles[legend] ?? 0),
  legends: LEGENDS.map((legend) => cards[legend] ?? null),
});

const SOW = ring({ 1: 'nru', 2: 'n', 3: 's', 5: 'nm', 6: 'ns', 7: 'n' });
const ROUND = ring({ 4: 'nnnnnnnur', 1: 's' });
const LISTEN = ring({ 1: 'nnu', 3: 'n', 4: 'n', 5: 'ns', 6: 'nm', 7: 'n' }, { 4: 3, 5: 2, 6: 5 });
const MOON_OUT = ring({ 1: 'u', 2: 'n', 4: 'ns', 6: 'm' }, { 2: 2, 4: 'moon', 6: 'moon' });
const LYS = ring({ 1: 'un', 5: 's', 7: 'u' }, {}, 3);
const POWER = ring({ 1: 'nsu', 3: 'n', 4: 'n' }, { 3: 4, 4: 2 }, 6);
const QUIET = ring({ 1: 'u', 5: 's' });
const NEARLY = ring({ 1: 'u', 3: 's' }, { 2: null, 4: null, 5: null, 6: null, 7: null, 8: 2 });
const OVER = ring({ 1: 'u', 3: 's' }, { 2: null, 3: null, 4: null, 5: null, 6: null, 7: null });

const RICH = [hold({ 1: 3, 2: 1 }), hold({})];
const UPGRADE = [hold({ 1: 2 }, { 1: 3 }), hold({})];
const SINGER = [{ ...hold({ 1: 4, 2: 1 }), wild: 1 }, hold({})];
const MOONLIT = [hold({ 1: 1, 3: 1 }, { 1: 3, 2: 4 }), hold({ 4: 2 }, { 3: 4 }), hold({ 1: 7 })];
const TIED = [hold({}, { 1: 4 }), hold({}, { 2: 4 }), hold({ 1: 1 })];

const scoresOf = (holdings: readonly Holding[]) => holdings.map((holding) => moonScore(CARDS, holding));
const best = (holdings: readonly Holding[]) =>
  Math.max(
    ...writableCards(CARDS, holdings, 0).map(({ choice }) => (choice.kind === 'legend' ? choice.value : 0)),
  );
const priceOf = (holdings: readonly Holding[]) => {
  const quote = quoteCard(CARDS, holdings, 0, { kind: 'legend', legend: 1, value: 5 });
  return quote.ok ? quote.value.tiles : 0;
};
const wildFor = (holdings: readonly Holding[]) => {
  const quote = quoteCard(CARDS, holdings, 0, { kind: 'song', song: 0 });
  return quote.ok ? quote.value.wild : 0;
};
const stacksLeft = ({ spaces }: Campfire) => spaces.filter(({ left }) => left > 0).length;

const STEPS: Readonly<Record<LessonId, readonly LessonStep[]>> = {
  sowing: [
    tapStep('NM-1', SOW, startsOf(SOW, SEATS, 0)),
    tapStep('NM-1', SOW, lastOf(SOW, clockwise(1)), { move: clockwise(1) }),
    tapStep('NM-1', ROUND, lastOf(ROUND, clockwise(4)), { move: clockwise(4) }),
  ],
  listening: [
    tapStep('NM-3', LISTEN, takenBy(LISTEN, clockwise(1), 0), { move: clockwise(1) }),
    tapStep('NM-3', LISTEN, takenBy(LISTEN, clockwise(1), null), { move: clockwise(1) }),
    numberStep('NM-3', MOON_OUT, gainsOf(playMove(MOON_OUT, SEATS, clockwise(1)), SEATS).moons, {
      move: clockwise(1),
    }),
  ],
  lys: [
    tapStep(
      'NM-2',
      LYS,
      startsOf(LYS, SEATS, 0).filter((from) => playMove(LYS, SEATS, clockwise(from + 1)).lys),
    ),
    tapStep(
      'NM-2',
      LYS,
      SPACES.filter((space) => space !== LYS.lys),
      { move: clockwise(1) },
    ),
  ],
  powers: [
    tapStep('NM-4', POWER, lastOf(POWER, clockwise(1, { kind: 'two', drop: 0 })), {
      move: clockwise(1, { kind: 'two', drop: 0 }),
    }),
    tapStep('NM-4', POWER, lastOf(POWER, clockwise(1, { kind: 'skip', drop: 1 })), {
      move: clockwise(1, { kind: 'skip', drop: 1 }),
    }),
  ],
  writing: [
    numberStep('NW-2', QUIET, best(RICH), { holdings: RICH }),
    numberStep('NW-2', QUIET, priceOf(UPGRADE), { holdings: UPGRADE }),
    numberStep('NW-3', QUIET, wildFor(SINGER), { holdings: SINGER }),
  ],
  moon: [
    numberStep('NS-1', QUIET, scoresOf(MOONLIT)[0]!, { holdings: MOONLIT }),
    numberStep('NS-2', QUIET, moonPrizes(scoresOf(MOONLIT), 'share-4').moons[1]!, { holdings: MOONLIT }),
    numberStep('NS-2', QUIET, moonPrizes(scoresOf(TIED), 'share-4').moons[0]!, { holdings: TIED }),
  ],
  end: [
    numberStep('NE-1', NEARLY, stacksLeft(NEARLY)),
    numberStep('NE-1', OVER, isLastCall(OVER) ? 1 : 0),
    numberStep('NE-2', QUIET, scoresOf(MOONLIT)[0]! + 3, { holdings: [{ ...MOONLIT[0]!, moons: 3 }] }),
  ],
};

interface NomadsLessons extends LessonTypes {
  readonly id: LessonId;
  readonly step: LessonStep;
  readonly move: number;
  readonly outcome: null;
  readonly problem: 'wrong';
  readonly draft: null;
}

export const course = createCourse<NomadsLessons>({
  ids: LESSON_IDS,
  stepsOf: (lesson) => STEPS[lesson],
  judge: ({ right }, answer) => (right.includes(answer) ? ok(null) : err('wrong')),
  solutionOf: ({ right }) => right[0]!,
  isMistake: () => true,
  hasPlaces: ({ ask }) => ask === 'space',
  emptyDraft: null,
});

export type { NomadsLessons };
export const stepsOf = (lesson: LessonId): readonly LessonStep[] => STEPS[lesson];
export const LESSON_SEATS = SEATS;
