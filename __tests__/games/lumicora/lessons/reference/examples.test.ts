/** What the drawings claim is what the rules say. */

import { REFERENCE, referenceOf } from '@/games/lumicora/lessons/reference/entries';
import type { FigureExample, ReefExample } from '@/games/lumicora/lessons/reference/entry';
import { readReef } from '@/games/lumicora/lessons/reference/readReef';
import type { RuleId } from '@/games/lumicora/lessons/ruleIds';
import { DARK_SIDE_POINTS, LIGHT_SIDE_RULES } from '@/games/lumicora/rules/animals';
import { audit } from '@/games/lumicora/rules/audit';
import { BASE_SPACES, NEIGHBORS, SPACE_COUNT } from '@/games/lumicora/rules/boards';
import { FISH_SETS, luminoSupply, LUMINOS_PER_COLOR, STARTING_LUMINOS } from '@/games/lumicora/rules/box';
import { JELLYFISH_POINTS, scoreJellyfish, scoreLimestone } from '@/games/lumicora/rules/finalScoring';
import { MAJORITY_POINTS, scoreMajority } from '@/games/lumicora/rules/majorities';
import { COLORS, numberBringsAnimal } from '@/games/lumicora/rules/model';
import { REJECTION_CODES } from '@/games/lumicora/rules/placement';
import { rankPlayers, trackPosition, TRACK_LENGTH } from '@/games/lumicora/rules/ranking';
import { afterScoring, limestoneIncome, passOctopus, ROUNDS } from '@/games/lumicora/rules/round';
import {
  addPoints,
  ATOLL_SIZE,
  DISPLAY_SIZE,
  LIMESTONE_MARKERS,
  RETURN_POINTS,
  STORAGE,
  storeLimestone,
  turnOptions,
} from '@/games/lumicora/rules/turn';
import { referenceStrings } from '@/games/lumicora/strings/reference';
import { LANGUAGES } from '@/ui/i18n/language';

import { at } from '../../../../support/reef';

const all = REFERENCE.flatMap(({ rule, examples }) =>
  examples.map((example, index) => ({ rule, index, example, title: `${rule} example ${index + 1}` })),
);
const reefs = all.filter((each): each is typeof each & { readonly example: ReefExample } => {
  return each.example.kind === 'reef';
});
const tried = reefs.filter(({ example }) => example.tries !== undefined);
const scored = reefs.filter(({ example }) => example.score !== undefined);

/** The example of a rule that is of this kind, the first of them. */
function figure<K extends FigureExample['kind']>(rule: RuleId, kind: K) {
  const found = referenceOf(rule).examples.find((example) => example.kind === kind);
  return found as Extract<FigureExample, { readonly kind: K }>;
}

/** In both languages, the caption names all these numbers. */
function expectCaption(rule: RuleId, index: number, numbers: readonly number[]): void {
  for (const language of LANGUAGES) {
    const caption = referenceStrings[language].rules[rule].captions[index];
    for (const number of numbers) expect(caption).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  }
}

/** In both languages, the text names all these numbers. */
function expectText(rule: RuleId, numbers: readonly number[]): void {
  for (const language of LANGUAGES) {
    const { text } = referenceStrings[language].rules[rule];
    for (const number of numbers) expect(text).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  }
}

describe('reefs', () => {
  test.each(reefs)('of $title were laid by the rules, and are small', ({ example }) => {
    const { board, luminos } = readReef(example);
    expect(audit(board, luminos).problems).toEqual([]);
    expect(luminos.length).toBeLessThanOrEqual(8);
  });

  test.each(reefs)('of $title hold only Luminos that exist', ({ example }) => {
    const { luminos, tries } = readReef(example);
    const start = luminos[0];
    const rest = [...luminos.slice(1), ...tries.map(({ lumino }) => lumino)];
    if (start !== undefined) expect(start.colors[0]).not.toBe(start.colors[1]);
    for (const { colors, symbols } of rest) {
      const numbers = symbols.filter((symbol) => typeof symbol === 'number');
      expect(colors[0]).toBe(colors[1]);
      expect(numbers).toHaveLength(1);
      expect(symbols.some((symbol) => typeof symbol === 'string')).toBe(numberBringsAnimal(numbers[0]!));
    }
  });

  test.each(tried)('of $title answer as the rules do, on spaces of their own', ({ example }) => {
    const { tries } = readReef(example);
    expect(tries.map(({ found }) => found)).toEqual(tries.map(({ answer }) => answer));
    const used = tries.flatMap(({ lumino }) => lumino.on);
    expect(new Set(used).size).toBe(used.length);
  });

  test.each(scored)('of $title score what they say', ({ rule, index, example }) => {
    const { points, lit } = readReef(example);
    expect(points).toBe(example.score!.points);
    expect(lit.size).toBeGreaterThan(0);
    expectCaption(rule, index, [Math.abs(example.score!.points)]);
  });

  test('every refusal that can be drawn is drawn', () => {
    const drawn = tried.flatMap(({ example }) => example.tries!.map(({ answer }) => answer));
    expect(REJECTION_CODES.filter((code) => !drawn.includes(code))).toEqual(['off-board']);
  });

  test.each(['c3 c4x', 'z9'])('a mistake in the writing throws: %s', (lit) => {
    expect(() => readReef({ kind: 'reef', side: 'A', luminos: '', lit })).toThrow('no space');
  });

  test('a Lumino that cannot be read throws', () => {
    expect(() => readReef({ kind: 'reef', side: 'A', luminos: 'd4d5' })).toThrow('no Lumino');
    const tries = [{ lumino: '', answer: 'legal' as const }];
    expect(() => readReef({ kind: 'reef', side: 'A', luminos: '', tries })).toThrow('without a Lumino');
  });
});

test('BO-1 the text counts the spaces', () => {
  expectText('BO-1', [SPACE_COUNT, BASE_SPACES.length]);
});

test('BO-2 the marked spaces are the neighbours of c5', () => {
  const [example] = reefs.filter(({ rule }) => rule === 'BO-2');
  expect([...readReef(example!.example).lit].sort()).toEqual([...NEIGHBORS[at('c5')]!].sort());
});

test('LU-1 the Luminos have a number each, low ones with an animal', () => {
  const { luminos } = figure('LU-1', 'luminos');
  expect(luminos.map(({ symbols }) => typeof symbols[1] === 'string')).toEqual(
    luminos.map(({ symbols }) => numberBringsAnimal(symbols[0] as 1)),
  );
  expectText('LU-1', [LUMINOS_PER_COLOR, COLORS.length * LUMINOS_PER_COLOR]);
});

test('LU-3 the text tells what each number of players uses', () => {
  const [two, three, four] = [2, 3, 4].map(luminoSupply);
  expectText('LU-3', [two!.total, three!.total, three!.emergencyStack, four!.total, four!.emergencyStack]);
});

test('LU-4 the drawing shows what we assume of one colour', () => {
  expect(figure('LU-4', 'luminos').luminos).toHaveLength(FISH_SETS[0].perColor);
  expectCaption('LU-4', 0, [FISH_SETS[0].perColor]);
});

test('LU-5 all starting Luminos are drawn', () => {
  expect(figure('LU-5', 'luminos').luminos).toHaveLength(STARTING_LUMINOS);
});

test('LU-6 the storage fills up, the rest goes back', () => {
  const { held, gained } = figure('LU-6', 'storage');
  const { limestone, returned } = storeLimestone(held, gained);
  expect(limestone).toBe(STORAGE);
  expectCaption('LU-6', 0, [held, gained, returned]);
  expectText('LU-6', [LIMESTONE_MARKERS, STORAGE]);
});

test('PL-4 the price is drawn on both', () => {
  const [example] = reefs.filter(({ rule }) => rule === 'PL-4');
  expect(readReef(example!.example).tries.map(({ cost }) => cost)).toEqual([1, 2]);
});

test('PL-5 the fish goes back by what a return costs', () => {
  const { before, score } = figure('PL-5', 'score-track');
  expect(score).toBe(addPoints(before!, RETURN_POINTS));
  expectCaption('PL-5', 0, [before!, score]);
});

test('TU-1 the text counts the rounds', () => expectText('TU-1', [ROUNDS]));

test('TU-2 one tile is spent, and it showed its jellyfish before', () => {
  const { before, tiles } = figure('TU-2', 'tiles');
  const changed = COLORS.filter((color) => before![color] !== tiles[color]);
  expect(changed.map((color) => [before![color], tiles[color]])).toEqual([['jellyfish', 'spent']]);
});

test('TU-3 the caption tells what the turn offers', () => {
  const { display, added, atoll } = figure('TU-3', 'atoll');
  expect([display.length, atoll.length]).toEqual([DISPLAY_SIZE, ATOLL_SIZE]);
  const options = turnOptions(display, added, atoll);
  expect(options.limestone).toBe(4);
  expect(options.fromDisplay).toHaveLength(3);
  expect(options.fromAtoll).toEqual([
    { color: 'green', most: 2 },
    { color: 'pink', most: 1 },
  ]);
  expectCaption('TU-3', 0, [options.limestone]);
});

test('SC-1 the octopus goes to the last who scored', () => {
  const { octopus, scorers } = figure('SC-1', 'order');
  expect(passOctopus(octopus, scorers)).toBe(2);
  expectCaption('SC-1', 0, [1, 3]);
});

test('SC-3 the caption tells what the round pays', () => {
  const { turtle } = figure('SC-3', 'rounds');
  expectCaption('SC-3', 0, [turtle, limestoneIncome(turtle)]);
});

test('SC-4 one tile was turned from coral to jellyfish', () => {
  const { before, tiles } = figure('SC-4', 'tiles');
  const changed = COLORS.filter((color) => before![color] !== tiles[color]);
  expect(changed.map((color) => [before![color], tiles[color]])).toEqual([['coral', 'jellyfish']]);
});

test('EM-1 one more scoring phase follows, a space ahead', () => {
  const { bagEmptyIn } = figure('EM-1', 'ending');
  const next = afterScoring({ round: bagEmptyIn, bagEmptyIn, isExtra: false });
  expect(next.next).toBe('extra-scoring');
  expectCaption('EM-1', 0, [bagEmptyIn, next.round]);
});

test('FS-1 the caption tells the points of the jellyfish', () => {
  const { tiles } = figure('FS-1', 'tiles');
  const count = COLORS.filter((color) => tiles[color] === 'jellyfish').length;
  expectCaption('FS-1', 0, [scoreJellyfish(count).points]);
  expectText('FS-1', [JELLYFISH_POINTS]);
});

test('FS-2 the caption tells the points of the markers', () => {
  const { held } = figure('FS-2', 'storage');
  expectCaption('FS-2', 0, [held, scoreLimestone(held).points]);
});

test('FS-3 both animals bring what the table says', () => {
  expect(DARK_SIDE_POINTS.crab[2] + DARK_SIDE_POINTS.starfish[1]).toBe(8);
});

test('FS-4 the animals are linked to what counts for them', () => {
  const [example] = reefs.filter(({ rule }) => rule === 'FS-4');
  const { links } = readReef(example!.example);
  expect(links).toEqual([
    { from: at('c4'), to: expect.arrayContaining(['c3', 'c5', 'd4', 'd5'].map(at)) },
    { from: at('d6'), to: expect.arrayContaining(['c5', 'd5'].map(at)) },
  ]);
  expect([LIGHT_SIDE_RULES.crab.large.points, LIGHT_SIDE_RULES.starfish.small.points]).toEqual([3, 2]);
});

test('FS-5 the captions tell the shares', () => {
  const counts = referenceOf('FS-5').examples.map((example) =>
    example.kind === 'majority' ? example.counts : [],
  );
  const shares = counts.map((each) => scoreMajority(each).map(({ points }) => points));
  expect(shares).toEqual([
    [MAJORITY_POINTS.first, MAJORITY_POINTS.tiedSecond, MAJORITY_POINTS.tiedSecond, 0],
    [MAJORITY_POINTS.tiedFirst, MAJORITY_POINTS.tiedFirst, 0, 0],
  ]);
  expectCaption('FS-5', 0, [7, 4, 5, 1]);
  expectCaption('FS-5', 1, [6, 3, 4]);
  expectText('FS-5', Object.values(MAJORITY_POINTS));
});

test('FS-7 limestone settles the win', () => {
  const { standings } = figure('FS-7', 'standings');
  expect(rankPlayers(standings)).toMatchObject({ winners: [1], decidedBy: 'limestone' });
  expectCaption('FS-7', 0, [standings[0]!.total, standings[0]!.limestone, standings[1]!.limestone]);
});

test('FS-8 the caption tells tile and space', () => {
  const { score } = figure('FS-8', 'score-track');
  const { tile, space } = trackPosition(score);
  expectCaption('FS-8', 0, [score, tile, space]);
  expectText('FS-8', [TRACK_LENGTH]);
});
