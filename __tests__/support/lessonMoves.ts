/** Every move that a step offers to a person: what can be tapped, right or wrong. */

import { type LessonMove, type LessonStep, solutionOf } from '@/games/lumicora/lessons/lesson';
import { afterDeeds, linesOf, type ScoreStep, type TurnStep } from '@/games/lumicora/lessons/tableSteps';
import { listDeeds, type Deed, type Turn } from '@/games/lumicora/play/turn';
import { PAIRS, SPACE_COUNT } from '@/games/lumicora/rules/boards';
import { COLORS } from '@/games/lumicora/rules/model';

export function offeredMoves(step: LessonStep): readonly LessonMove[] {
  switch (step.kind) {
    case 'place': {
      const apart = [[0, 2] as const, [0, SPACE_COUNT - 1] as const];
      return [...PAIRS, ...PAIRS.map(([a, b]) => [b, a] as const), ...apart].map((on) => ({
        kind: 'place',
        on,
      }));
    }
    case 'spaces': {
      const answer = step.answer(step.position);
      return Array.from({ length: SPACE_COUNT }, (_, space) => ({
        kind: 'spaces',
        spaces: answer.includes(space) ? answer.filter((other) => other !== space) : [...answer, space],
      }));
    }
    case 'choice':
      return step.options.map((option) => ({ kind: 'choice', option }));
    case 'turn':
      return turnMoves(step);
    case 'score':
      return scoreMoves(step);
    case 'things': {
      const answer = step.answer(step.position);
      return answer.flatMap((_, done) =>
        step.things.map((thing) => ({ kind: 'things', things: [...answer.slice(0, done), thing] })),
      );
    }
  }
}

/** At every moment of the solution: all that the rules allow, and what a finger reaches all the same. */
function turnMoves(step: TurnStep): readonly LessonMove[] {
  return step.solution.flatMap((_, done) => {
    const before = step.solution.slice(0, done);
    const turn = afterDeeds(step, before);
    return [...listDeeds(turn), ...reachable(turn)].map((deed) => ({
      kind: 'turn' as const,
      deeds: [...before, deed],
    }));
  });
}

function reachable({ atoll, seat, hand, phase }: Turn): readonly Deed[] {
  const luminos = atoll.map((_, lumino) => lumino);
  return [
    { type: 'limestone' },
    { type: 'fill' },
    ...seat.display.map((_, lumino): Deed => ({ type: 'add', lumino })),
    ...luminos.map((lumino): Deed => ({ type: 'fromAtoll', luminos: [lumino] })),
    { type: 'fromAtoll', luminos },
    ...COLORS.map((jellyfish): Deed => ({ type: 'swap', jellyfish, from: 'atoll', luminos: [0] })),
    ...(phase === 'place'
      ? hand.flatMap((_, lumino) => PAIRS.map((on): Deed => ({ type: 'place', lumino, on })))
      : []),
  ];
}

function scoreMoves(step: ScoreStep): readonly LessonMove[] {
  const flips = COLORS.map((color) => ({ kind: 'score' as const, color, spaces: [] }));
  const solution = solutionOf(step);
  if (solution.kind !== 'score') return flips;
  const taps = linesOf(step, step.solution).flatMap((_, level) =>
    Array.from({ length: SPACE_COUNT }, (_each, space) => ({
      ...solution,
      spaces: [...solution.spaces.slice(0, level), space],
    })),
  );
  return [...flips, ...taps];
}
