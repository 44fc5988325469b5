/** What brings the most at the end: a species on the dark side, or the majority of a color. */

import * as v from 'valibot';

import { err, ok, type Result } from '@/kit/result';
import type { Rng } from '@/kit/rng';
import type { Difficulty, Made } from '@/tabletop/learn/puzzles';

import { animalsSeen, speciesLine } from '../../../rules/animals';
import { spacesOfColor } from '../../../rules/finalScoring';
import { scoreMajority } from '../../../rules/majorities';
import {
  ANIMALS,
  byColor,
  COLORS,
  type Animal,
  type ByColor,
  type Color,
  type Space,
} from '../../../rules/model';
import { surfaceOf, type Surface, visibleSpace } from '../../../rules/surface';
import { playByChance } from './playReef';
import {
  choosing,
  givenOnce,
  PLAIN,
  puzzleText,
  solutionLine,
  type ReefPuzzle,
  type ReefPuzzleKind,
} from './reefPuzzle';

export interface FinalCountPuzzle extends ReefPuzzle {
  readonly kind: 'final-count';
  /** What the others show of each color; null where the question is about animals. */
  readonly rivals: readonly ByColor<number>[] | null;
}

type Scored = Animal | Color;

interface FinalCountAnswer {
  readonly kind: 'final-count';
  readonly choice: Scored;
}

interface FinalCountMistake {
  readonly code: 'brings-less';
  readonly choice: Scored;
  readonly points: number;
}

/** What one of the answers brings, and where it comes from. */
interface CountedLine {
  readonly choice: Scored;
  readonly count: number;
  readonly points: number;
  readonly spaces: readonly Space[];
}

const RIVALS: Readonly<Record<Difficulty, number>> = { easy: 0, medium: 1, hard: 2 };
/** How far a rival is from the reef in question, so that majorities are close. */
const APART = 2;

function make(rng: Rng, difficulty: Difficulty): Made<FinalCountPuzzle> | null {
  const played = playByChance(rng, difficulty);
  if (played === null) return null;
  const { board, luminos, turns, surface } = played;
  const rivals = difficulty === 'easy' ? null : rivalsOf(rng, surface, RIVALS[difficulty]);
  const puzzle = { kind: 'final-count', board, luminos, turns, rivals } as const;
  const lines = linesOf(puzzle);
  const [best, second] = lines.map(({ points }) => points).sort((a, b) => b - a);
  const isClear = best !== undefined && second !== undefined && best > second;
  // With several rivals some place should be shared.
  return isClear && (difficulty !== 'hard' || hasTie(puzzle)) ? puzzle : null;
}

function rivalsOf(rng: Rng, surface: Surface, count: number): readonly ByColor<number>[] {
  const own = byColor((color) => spacesOfColor(surface, color).length);
  return Array.from({ length: count }, () =>
    byColor((color) => Math.max(0, own[color] + rng.int(2 * APART + 1) - APART)),
  );
}

type Counted = Pick<FinalCountPuzzle, 'luminos' | 'rivals'>;

/** FS-3 for every species in sight, or FS-5 for every color. */
function linesOf({ luminos, rivals }: Counted): readonly CountedLine[] {
  const surface = surfaceOf(luminos);
  if (rivals === null) {
    const seen = animalsSeen(surface);
    return ANIMALS.filter((species) => seen[species].length > 0).map((species) => {
      const { count, points, spaces } = speciesLine(species, seen[species].length, seen[species]);
      return { choice: species, count, points, spaces };
    });
  }
  return COLORS.map((color) => {
    const spaces = spacesOfColor(surface, color);
    const [own] = scoreMajority([spaces.length, ...rivals.map((rival) => rival[color])]);
    return { choice: color, count: spaces.length, points: own!.points, spaces };
  });
}

function hasTie({ luminos, rivals }: Counted): boolean {
  const surface = surfaceOf(luminos);
  return COLORS.some((color) => {
    const counts = [spacesOfColor(surface, color).length, ...(rivals ?? []).map((rival) => rival[color])];
    return scoreMajority(counts)[0]!.tiedWith.length > 0;
  });
}

function answer(puzzle: FinalCountPuzzle): FinalCountAnswer {
  const { choice } = linesOf(puzzle).reduce((best, next) => (next.points > best.points ? next : best));
  return { kind: 'final-count', choice };
}

function judge(puzzle: FinalCountPuzzle, { choice }: FinalCountAnswer): Result<null, FinalCountMistake> {
  if (choice === answer(puzzle).choice) return ok(null);
  const points = linesOf(puzzle).find((line) => line.choice === choice)?.points ?? 0;
  return err({ code: 'brings-less', choice, points });
}

function explain(puzzle: FinalCountPuzzle) {
  const lines = linesOf(puzzle);
  const best = answer(puzzle).choice;
  return { lines, best, spaces: lines.find(({ choice }) => choice === best)!.spaces };
}

const isColor = (choice: Scored): choice is Color => (COLORS as readonly string[]).includes(choice);
const keptAnswer = v.object({ kind: v.literal('final-count'), choice: v.picklist([...ANIMALS, ...COLORS]) });

export const finalCount = {
  ...PLAIN,
  id: 'final-count',
  rules: ['FS-3', 'FS-5'],
  dailySince: { year: 2026, month: 12, day: 1 },
  make,
  textOf: (puzzle) => puzzleText(puzzle, JSON.stringify(puzzle.rivals)),
  answer,
  judge,
  outcomeOf: givenOnce(judge),
  readTry: ({ rivals }, kept) =>
    v.is(keptAnswer, kept) && isColor(kept.choice) === (rivals !== null) ? kept : null,
  explain,
  ruleOf: ({ rivals }) => (rivals === null ? 'FS-3' : 'FS-5'),
  describeQuestion: ({ questions }, { rivals }) =>
    rivals === null ? questions.bestSpecies : questions.bestMajority(rivals),
  describeMistake: ({ mistakes, scored }, _, { choice, points }) => ({
    sentence: mistakes.bringsLess(scored(choice), points),
    rule: null,
  }),
  describeSolution: ({ explanations: words, scored }, puzzle) => {
    const { lines, best, spaces } = explain(puzzle);
    const { points } = lines.find(({ choice }) => choice === best)!;
    const { rivals } = puzzle;
    return {
      summary: words.bringsMost(scored(best), points),
      lines: lines.map(({ choice, count, points: own, spaces: at }) => {
        const others = rivals === null || !isColor(choice) ? null : rivals.map((rival) => rival[choice]);
        return solutionLine(words.counted(scored(choice), count, others, own), at);
      }),
      spaces,
    };
  },
  optionsOf: ({ scored }, puzzle, chosen) =>
    linesOf(puzzle).map(({ choice }) => ({
      value: { kind: puzzle.kind, choice },
      label: scored(choice),
      isChosen: chosen?.choice === choice,
      color: isColor(choice) ? choice : null,
    })),
  tap: (puzzle, choice, space) => {
    const seen = visibleSpace(surfaceOf(puzzle.luminos), space);
    const tapped = puzzle.rivals === null ? seen?.symbol : seen?.color;
    const line = linesOf(puzzle).find((each) => each.choice === tapped);
    return choosing(choice, line === undefined ? null : { kind: puzzle.kind, choice: line.choice });
  },
  questionMarks: () => ({}),
  solutionMarks: (_, { lines, spaces }, chosen) => ({
    involved: new Set(chosen === null ? spaces : lines[chosen]!.spaces),
  }),
} as const satisfies ReefPuzzleKind<FinalCountPuzzle, FinalCountAnswer, FinalCountMistake>;
