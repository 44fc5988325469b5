/** Properties of hundreds of puzzles, in depth of 2,000. Nothing here asks the generator whether it did well: rules are asked, slow ones too. */

import { PUZZLE_KINDS, type PuzzleKindId } from '@/games/lumicora/lessons/puzzleKinds';
import { audit } from '@/games/lumicora/rules/audit';
import { nameOf, PAIRS, SPACE_NAMES } from '@/games/lumicora/rules/boards';
import { ANIMALS, COLORS, type Animal, type Color, type LaidLumino } from '@/games/lumicora/rules/model';
import { checkPlacement } from '@/games/lumicora/rules/placement';
import { layReef, surfaceOf } from '@/games/lumicora/rules/surface';
import { generatePuzzle, type Puzzle, type PuzzleOf } from '@/games/lumicora/view/puzzles/kinds';
import { DIFFICULTIES, type Difficulty } from '@/tabletop/learn/puzzles';

import { propertyRuns } from '../../../../../support/propertyRuns';
import { answerOf, explain, judge } from '../../../../../support/puzzles';
import { slowLightAnimals, slowReef } from '../../../../../support/slowRules';
import { named, replay } from './replay';

const SEEDS = 400;
const PER_KIND = propertyRuns(80, SEEDS);
const SIZES = { easy: [4, 6], medium: [7, 12], hard: [12, 20] } as const;
const PLACES = { easy: [2, 4], medium: [4, 7], hard: [6, 12] } as const;

function made<K extends PuzzleKindId>(kind: K): readonly PuzzleOf<K>[] {
  const seeds = Array.from({ length: PER_KIND }, (_, index) => (index * SEEDS) / PER_KIND);
  return seeds.map((seed) => generatePuzzle(kind, DIFFICULTIES[seed % DIFFICULTIES.length]!, seed));
}

const everyPlace = made('every-place');
const keepHighest = made('keep-highest');
const scoreNow = made('score-now');
const brokenRule = made('broken-rule');
const lightSide = made('light-side');
const finalCount = made('final-count');
const paying = made('paying');
const all: readonly Puzzle[] = [
  ...everyPlace,
  ...keepHighest,
  ...scoreNow,
  ...brokenRule,
  ...lightSide,
  ...finalCount,
  ...paying,
];

/** Says which puzzle it was, without a call of `expect` for each of thousands of facts. */
function each<P extends Puzzle>(puzzles: readonly P[], holds: (puzzle: P) => boolean): void {
  const failing = puzzles.filter((puzzle) => !holds(puzzle));
  expect(failing.map(({ kind, difficulty, seed }) => `${difficulty} ${kind} ${seed}`)).toEqual([]);
}

function isWithin(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}

test('there are as many puzzles of each kind', () => {
  expect(all).toHaveLength(PUZZLE_KINDS.length * PER_KIND);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(PUZZLE_KINDS.length);
});

test('TU-3 every reef can be reached by legal play, turn by turn, and has the size of its difficulty', () => {
  each(all, (puzzle) => {
    const { illegal, rounds, limestone, open } = replay(puzzle);
    const expected = puzzle.kind === 'broken-rule' ? 1 : 0;
    const isPurse = !('limestone' in puzzle) || puzzle.limestone === limestone;
    const isOpen = puzzle.kind !== 'score-now' || puzzle.options.join() === open.join();
    const isSized = isWithin(puzzle.luminos.length, SIZES[puzzle.difficulty]);
    return illegal.length === expected && rounds < 10 && isPurse && isOpen && isSized;
  });
});

test('a seed gives the same puzzle again', () => {
  each(
    all.filter(({ seed }) => seed % 10 === 0),
    (puzzle) =>
      JSON.stringify(generatePuzzle(puzzle.kind, puzzle.difficulty, puzzle.seed)) === JSON.stringify(puzzle),
  );
});

test('every puzzle is solved by its answer', () => {
  each(all, (puzzle) => judge(puzzle, answerOf(puzzle)).ok);
});

test('PL-1 to PL-4 the places to find are those that the check allows, and no others', () => {
  each(everyPlace, (puzzle) => {
    const { board, luminos, hand, limestone, difficulty } = puzzle;
    const surface = surfaceOf(luminos);
    const legal = PAIRS.filter((on) => checkPlacement(board, surface, hand.color, on, limestone).ok);
    const answer = answerOf(puzzle);
    const isSame = answer.pairs.join(' ') === legal.join(' ');
    const withoutOne = judge(puzzle, { kind: 'every-place', pairs: legal.slice(1) });
    const isMissed = !withoutOne.ok && withoutOne.error.code === 'places-missing';
    return isSame && isMissed && isWithin(legal.length, PLACES[difficulty]);
  });
});

test('PL-1 all ways in which a place is legal turn up', () => {
  const reasons = everyPlace.flatMap((puzzle) => explain(puzzle).places.map(({ reason }) => reason.code));
  expect([...new Set(reasons)].sort()).toEqual(['exception-a', 'exception-b', 'lies-on-own', 'touches-own']);
});

/** SC-2, from piles of halves. */
function slowCoral(luminos: readonly LaidLumino[], color: Color): number {
  const smallest = new Map<number, number>();
  for (const pile of Object.values(slowReef(luminos.map(named)))) {
    const { color: seen, symbol } = pile.at(-1)!;
    if (seen !== color || typeof symbol !== 'number') continue;
    smallest.set(pile.length, Math.min(symbol, smallest.get(pile.length) ?? 6));
  }
  return [...smallest.values()].reduce((sum, number) => sum + number, 0);
}

/** The index of what is larger than all others; null where several are largest. */
function strictlyLargest(values: readonly number[]): number | null {
  const largest = Math.max(...values);
  const at = values.indexOf(largest);
  return values.indexOf(largest, at + 1) === -1 ? at : null;
}

test('SC-2 of the placements exactly one leaves the highest scoring; all are legal and apart', () => {
  each(keepHighest, (puzzle) => {
    const { board, luminos, color, hand, limestone, candidates, difficulty } = puzzle;
    const totals = candidates.map((lumino) => slowCoral([...luminos, lumino], color));
    const best = strictlyLargest(totals);
    const surface = surfaceOf(luminos);
    const isLegal = candidates.every(
      ({ on, colors }) =>
        colors.every((own) => own === hand.color) &&
        checkPlacement(board, surface, hand.color, on, limestone).ok,
    );
    const spaces = candidates.flatMap(({ on }) => on);
    const isApart = new Set(spaces).size === spaces.length;
    const accepted = candidates.filter(
      (_, candidate) => judge(puzzle, { kind: 'keep-highest', candidate }).ok,
    );
    const isCounted = candidates.length === (difficulty === 'easy' ? 3 : 4);
    const isUnique = best !== null && accepted.length === 1 && accepted[0] === candidates[best];
    return isLegal && isApart && isCounted && isUnique;
  });
});

test('SC-2 of the colours not scored yet exactly one brings the most', () => {
  each(scoreNow, (puzzle) => {
    const { luminos, options, difficulty } = puzzle;
    const totals = options.map((color) => slowCoral(luminos, color));
    const best = strictlyLargest(totals);
    const accepted = COLORS.filter((color) => judge(puzzle, { kind: 'score-now', color }).ok);
    const [first, second] = [...totals].sort((a, b) => b - a);
    const lead = first! - second!;
    const margin = { easy: lead >= 3, medium: lead >= 2, hard: lead === 1 }[difficulty];
    return best !== null && accepted.length === 1 && accepted[0] === options[best] && margin;
  });
});

test('PL-1 exactly one Lumino broke a rule, it is in sight, and only without it the reef is legal', () => {
  each(brokenRule, (puzzle) => {
    const { board, luminos } = puzzle;
    const { problems } = audit(board, luminos);
    const broken = problems[0]?.lumino;
    const healing = luminos.flatMap((_, index) => {
      const others = luminos.filter((_each, other) => other !== index);
      return layReef(others).ok && audit(board, others).problems.length === 0 ? [index] : [];
    });
    const accepted = luminos.flatMap((_, lumino) =>
      judge(puzzle, { kind: 'broken-rule', lumino }).ok ? [lumino] : [],
    );
    const inSight = luminos[broken!]?.on.every((space) => surfaceOf(luminos).luminos[space] === broken);
    const isFound = replay(puzzle).illegal.join() === String(broken);
    return (
      problems.length === 1 &&
      isFound &&
      inSight === true &&
      [healing, accepted].every((list) => list.join() === String(broken))
    );
  });
});

test('PL-1 rules are broken on the ground, away from everything, and above', () => {
  const codes = brokenRule.map((puzzle) => explain(puzzle).rejection.code);
  expect([...new Set(codes)].sort()).toEqual([
    'no-lumino-touched',
    'own-color-not-met',
    'own-color-not-touched',
  ]);
});

test('FS-4 of four numbers exactly one is what the animals score', () => {
  const positions = new Set<string>();
  each(lightSide, (puzzle) => {
    const { board, luminos, asked, options, difficulty } = puzzle;
    const water = new Set(SPACE_NAMES.filter((_, space) => board.terrain[space] === 'water'));
    const counted = slowLightAnimals(water, slowReef(luminos.map(named))).filter((animal) => {
      if (asked.of === 'animal') return animal.space === nameOf(asked.space);
      return asked.of === 'all' || animal.species === asked.species;
    });
    const right = counted.reduce((sum, { points }) => sum + points, 0);
    const accepted = options.filter((points) => judge(puzzle, { kind: 'light-side', points }).ok);
    positions.add(`${difficulty} ${options.indexOf(right)}`);
    const isSorted = options.every((option, index) => option > (options[index - 1] ?? -1));
    const isAsked = asked.of === { easy: 'animal', medium: 'species', hard: 'all' }[difficulty];
    return (
      options.length === 4 && isSorted && isAsked && counted.length > 0 && accepted.join() === `${right}`
    );
  });
  // Where the right number stands tells nothing.
  for (const place of [0, 1, 2, 3]) expect(positions).toContain(`hard ${place}`);
});

/** FS-3 and FS-5 by tables of their own. */
const DARK = {
  shellfish: [0, 0, 1, 4, 8],
  crab: [0, 2, 4, 7, 10],
  seahorse: [0, 1, 6, 7, 12],
  starfish: [0, 4, 8, 11, 14],
};

function slowMajority(own: number, others: readonly number[]): number {
  if (own === 0) return 0;
  const ahead = others.filter((count) => count > own);
  const level = others.filter((count) => count === own).length;
  if (ahead.length === 0) return level === 0 ? 4 : 3;
  const isLeaderAlone =
    ahead.filter((count) => count === Math.max(...ahead)).length === 1 && ahead.length === 1;
  if (!isLeaderAlone) return 0;
  return level === 0 ? 2 : 1;
}

test('FS-3 FS-5 of the animals, or of the majorities, exactly one brings the most', () => {
  each(finalCount, (puzzle) => {
    const halves = Object.values(slowReef(puzzle.luminos.map(named))).map((pile) => pile.at(-1)!);
    const { rivals } = puzzle;
    const points = (rivals === null ? ANIMALS : COLORS).map((name) => {
      const own = halves.filter(({ color, symbol }) => color === name || symbol === name).length;
      if (rivals === null) return DARK[name as Animal][Math.min(own, 4)]!;
      return slowMajority(
        own,
        rivals.map((rival) => rival[name as Color]),
      );
    });
    const best = strictlyLargest(points);
    const names: readonly (Animal | Color)[] = rivals === null ? ANIMALS : COLORS;
    const accepted = names.filter((choice) => judge(puzzle, { kind: 'final-count', choice }).ok);
    const isAsked = (rivals?.length ?? 0) === { easy: 0, medium: 1, hard: 2 }[puzzle.difficulty];
    return best !== null && accepted.length === 1 && accepted[0] === names[best] && isAsked;
  });
});

/** Every order in which up to three Luminos could lie on the ground, without cutting any short. */
function slowPaying(
  luminos: readonly LaidLumino[],
  puzzle: PuzzleOf<'paying'>,
  limestone: number,
  left: number,
): number {
  if (left === 0) return 0;
  const surface = surfaceOf(luminos);
  const { color } = puzzle.hand;
  let most = 0;
  for (const on of PAIRS) {
    const checked = checkPlacement(puzzle.board, surface, color, on, limestone);
    if (!checked.ok || checked.value.level !== 1) continue;
    const laid = { on, colors: [color, color], symbols: [null, null] } as const;
    most = Math.max(
      most,
      1 + slowPaying([...luminos, laid], puzzle, limestone - checked.value.cost, left - 1),
    );
    if (most === left) return most;
  }
  return most;
}

test('PL-4 of none to three Luminos exactly as many can be paid for as the answer says', () => {
  const counts = new Set<number>();
  each(paying.slice(0, propertyRuns(24, 120)), (puzzle) => {
    const right = slowPaying(puzzle.luminos, puzzle, puzzle.limestone, 3);
    counts.add(right);
    const accepted = [0, 1, 2, 3].filter((count) => judge(puzzle, { kind: 'paying', count }).ok);
    return accepted.join() === String(right);
  });
  expect([...counts].sort()).toEqual([0, 1, 2, 3]);
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const addsUp = ({ lines, total }: { lines: readonly { number: number }[]; total: number }) =>
  sum(lines.map(({ number }) => number)) === total;

test('what is explained adds up to the answer', () => {
  each(all, (puzzle) => explain(puzzle).spaces.length > 0);
  each(everyPlace, (puzzle) => {
    const { places } = explain(puzzle);
    const isReasoned = places.every(({ reason }) => reason.spaces.length > 0);
    return isReasoned && places.map(({ on }) => on).join() === answerOf(puzzle).pairs.join();
  });
  each(keepHighest, (puzzle) => {
    const { before, candidates, best } = explain(puzzle);
    const areRight = candidates.every(
      ({ score, change }) => addsUp(score) && score.total === (change ?? { after: before.total }).after,
    );
    return best === answerOf(puzzle).candidate && areRight;
  });
  each(scoreNow, (puzzle) => {
    const { best, colors } = explain(puzzle);
    return best === answerOf(puzzle).color && colors.every(({ score }) => addsUp(score));
  });
  each(brokenRule, (puzzle) => {
    const { lumino, rejection } = explain(puzzle);
    return lumino === answerOf(puzzle).lumino && rejection.rule === 'PL-1';
  });
  each(lightSide, (puzzle) => {
    const { total, lines } = explain(puzzle);
    return total === answerOf(puzzle).points && sum(lines.map(({ points }) => points)) === total;
  });
});

test.each(PUZZLE_KINDS.flatMap((kind) => DIFFICULTIES.map((difficulty) => [difficulty, kind] as const)))(
  'a puzzle comes from any seed: %s %s',
  (difficulty: Difficulty, kind: PuzzleKindId) => {
    const seeds = [
      0,
      -1,
      0xffffffff,
      0x7fffffff,
      0x80000000,
      ...Array.from({ length: propertyRuns(10, 100) }, (_, i) => i * 7919),
    ];
    for (const seed of seeds) expect(generatePuzzle(kind, difficulty, seed).seed).toBe(seed);
  },
);
