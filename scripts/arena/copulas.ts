import { moveSteps } from '@/games/copulas/play/players';
import { applyMove, playStateOf, totalsOf } from '@/games/copulas/play/playState';
import { createBoard } from '@/games/copulas/rules/board';
import { LEVELS, openCourse, type Level } from '@/games/copulas/rules/course';
import { createRng } from '@/kit/rng';
import { finish } from '@/kit/slices';

const ORDINARY_GAMES = 200;

/** Each level against the one below it, and the strongest against the greedy one; or two levels by name. */
export function arenaCopulas(args: readonly string[]): void {
  const games = Number(args.find((arg) => /^\d+$/.test(arg)) ?? ORDINARY_GAMES);
  const named = args.filter((arg): arg is Level => (LEVELS as readonly string[]).includes(arg));
  const pairs: readonly (readonly [Level, Level])[] =
    named.length === 2
      ? [[named[0]!, named[1]!]]
      : [...LEVELS.slice(1).map((level, index) => [level, LEVELS[index]!] as const), ['master', 'collector']];
  for (const [strong, weak] of pairs) console.log(lineOf(strong, weak, games));
}

interface Clock {
  ms: number;
  moves: number;
  longest: number;
}

function lineOf(strong: Level, weak: Level, games: number): string {
  const clock: Clock = { ms: 0, moves: 0, longest: 0 };
  let won = 0;
  for (let game = 0; game < games; game++) won += playGame(strong, weak, game, clock);
  const share = won / games;
  // Wilson's interval holds also near 0 and 1.
  const z = 1.96;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const reach =
    (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  return [
    `${strong} against ${weak}: ${percent(share)} of ${games} games`,
    `95 % interval ${percent(middle - reach)} to ${percent(middle + reach)}`,
    `${(clock.ms / clock.moves).toFixed(1)} ms a move of ${strong}, at most ${clock.longest.toFixed(0)} ms`,
  ].join(', ');
}

/** 1 for a win of the first, a half for a draw. They change seats from game to game; every board comes twice. */
function playGame(strong: Level, weak: Level, game: number, clock: Clock): number {
  const rng = createRng(1000 + Math.floor(game / 2));
  const lights = Array.from({ length: 144 }, () => (rng.next() < 0.4 ? 1 + rng.int(5) : 0));
  const board = createBoard({ modules: [3, 3], moduleSize: 4, lights, joints: [] });
  const state = playStateOf(openCourse({ board, seats: 2, order: 'japanese' }), false);
  const seat = game % 2;
  for (let turn = 0; state.seat !== -1; turn++) {
    const isStrong = state.seat === seat;
    const began = performance.now();
    const move = finish(moveSteps(state, isStrong ? strong : weak, game * 1000 + turn));
    if (isStrong) {
      const took = performance.now() - began;
      clock.ms += took;
      clock.moves += 1;
      clock.longest = Math.max(clock.longest, took);
    }
    applyMove(state, move);
  }
  const totals = totalsOf(state);
  const lead = totals[seat]! - totals[1 - seat]!;
  return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
}
