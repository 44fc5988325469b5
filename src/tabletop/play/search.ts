/**
 * A search by simulation for any game: it plays a position to its end many times and follows what went well. It knows
 * of a game only what is asked for here. Work is told in steps, so that a screen stays live; the same seed finds the same.
 */

import { createRng, type Rng } from '@/kit/rng';

/** A move is a number of the game's own. States are changed in place, because most are thrown away. */
export interface SearchGame<State> {
  copy(state: State): State;
  /** Who is to move; null when the game is over. */
  seatOf(state: State): number | null;
  moves(state: State): ArrayLike<number>;
  apply(state: State, move: number): void;
  /** How well the end is for each seat, from 0 to 1. */
  result(state: State): readonly number[];
  /** How promising a move looks before it is tried; higher is better. */
  rate(state: State, move: number): number;
  /** The move that a quick player would make, for playing to the end. */
  quickMove(state: State, rng: Rng): number;
}

export interface SearchBudget {
  /** How many games are played to their end. */
  readonly playouts: number;
  readonly seed: number;
}

export interface RatedMove {
  readonly move: number;
  /** How often it was tried. */
  readonly visits: number;
  /** The mean result for who is to move, from 0 to 1. */
  readonly value: number;
}

interface Node {
  readonly move: number;
  /** Whose choice led here. */
  readonly chooser: number;
  visits: number;
  sum: number;
  /** Moves that were not tried yet, the most promising last; null until the node is looked into. */
  untried: number[] | null;
  readonly children: Node[];
}

/** How much a move that was tried seldom is worth a try. */
const CURIOSITY = 0.5;
/** Of the moves of a position, only so many are looked into at first, and more with every visit. */
const FIRST_MOVES = 3;
/** Steps tell how far they are after so many games. */
const PLAYOUTS_A_STEP = 4;

/** All moves that were tried, the best first; empty where the game is over. Each step tells the share that is done. */
export function* searchSteps<State>(
  game: SearchGame<State>,
  state: State,
  { playouts, seed }: SearchBudget,
): Generator<number, readonly RatedMove[]> {
  const rng = createRng(seed);
  const root: Node = { move: -1, chooser: -1, visits: 0, sum: 0, untried: null, children: [] };
  for (let played = 0; played < playouts; played++) {
    playOnce(game, game.copy(state), root, rng);
    // With one move only there is nothing to find out.
    if (root.untried?.length === 0 && root.children.length === 1) break;
    if (played % PLAYOUTS_A_STEP === 0) yield played / playouts;
  }
  return root.children
    .map(({ move, visits, sum }) => ({ move, visits, value: sum / visits }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

function playOnce<State>(game: SearchGame<State>, state: State, root: Node, rng: Rng): void {
  const path = [root];
  let node = root;
  for (let seat = game.seatOf(state); seat !== null; seat = game.seatOf(state)) {
    node.untried ??= orderedMoves(game, state);
    const isWide = node.children.length >= FIRST_MOVES + Math.sqrt(node.visits);
    const fresh = isWide ? undefined : node.untried.pop();
    const next = fresh === undefined ? mostWorthTrying(node) : childOf(node, fresh, seat);
    game.apply(state, next.move);
    path.push(next);
    node = next;
    if (fresh !== undefined) break;
  }
  while (game.seatOf(state) !== null) game.apply(state, game.quickMove(state, rng));
  const result = game.result(state);
  for (const each of path) {
    each.visits += 1;
    each.sum += result[each.chooser] ?? 0;
  }
}

function orderedMoves<State>(game: SearchGame<State>, state: State): number[] {
  return Array.from(game.moves(state), (move) => ({ move, rating: game.rate(state, move) }))
    .sort((a, b) => a.rating - b.rating)
    .map(({ move }) => move);
}

function childOf(node: Node, move: number, chooser: number): Node {
  const child: Node = { move, chooser, visits: 0, sum: 0, untried: null, children: [] };
  node.children.push(child);
  return child;
}

function mostWorthTrying({ children, visits }: Node): Node {
  const reach = CURIOSITY * Math.sqrt(Math.log(visits + 1));
  let best = children[0]!;
  let most = -Infinity;
  for (const child of children) {
    const worth = child.sum / child.visits + reach / Math.sqrt(child.visits);
    if (worth <= most) continue;
    most = worth;
    best = child;
  }
  return best;
}
