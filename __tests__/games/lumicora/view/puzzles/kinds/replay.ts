/** The course of a puzzle's reef once more, by the slow rules: what the player then has, or what could not have been. */

import { nameOf, SPACE_NAMES, STARTING_AREA } from '@/games/lumicora/rules/boards';
import { assumedCensus } from '@/games/lumicora/rules/box';
import { COLORS, type Color, type LaidLumino } from '@/games/lumicora/rules/model';
import type { Puzzle } from '@/games/lumicora/view/puzzles/kinds';

import { slowException, slowReef, slowVerdict, type SlowLumino } from '../../../../../support/slowRules';

export interface Replayed {
  readonly limestone: number;
  readonly open: readonly Color[];
  readonly rounds: number;
  /** The Luminos that were not legal when they were laid, by index. */
  readonly illegal: readonly number[];
}

const INCOME = [4, 4, 4, 4, 2, 2, 2, 1, 1, 0];

/** Throws where a turn is none that the rules offer, or the purse falls below 0. */
export function replay({ board, luminos, turns }: Puzzle): Replayed {
  expectStart(luminos);
  expectFromBox(luminos);
  const water = new Set(SPACE_NAMES.filter((_, space) => board.terrain[space] === 'water'));
  const illegal: number[] = [];
  let open: readonly Color[] = COLORS;
  let limestone = 0;
  let next = 1;
  turns.forEach((turn, index) => {
    const laid = luminos.slice(next, next + turn.laid);
    if (turn.laid === 0 ? turn.limestone < 1 || turn.limestone > 6 : turn.limestone !== 0) {
      throw new Error(`turn ${index} takes ${turn.limestone} and lays ${turn.laid}`);
    }
    if (
      laid.length > 3 ||
      laid.length !== turn.laid ||
      new Set(laid.map(({ colors }) => colors[0])).size > 1
    ) {
      throw new Error(`turn ${index} lays what cannot be taken at once`);
    }
    for (const { colors, on } of laid) {
      const reef = slowReef(luminos.slice(0, next).map(named));
      const names = [nameOf(on[0]), nameOf(on[1])] as const;
      const verdict = slowVerdict(water, reef, colors[0], names, Infinity, slowException(reef, colors[0]));
      if (!verdict.legal) illegal.push(next);
      const isGround = (reef[names[0]] ?? []).length === 0;
      limestone -= isGround ? names.filter((name) => water.has(name)).length : 0;
      if (limestone < 0) throw new Error(`Lumino ${next} was not paid for`);
      next += 1;
    }
    limestone = Math.min(10, limestone + turn.limestone);
    if (turn.scored === null) return;
    if (!open.includes(turn.scored)) throw new Error(`${turn.scored} scored twice`);
    open = open.filter((color) => color !== turn.scored);
    limestone = Math.min(10, limestone + INCOME[index]!);
  });
  if (next !== luminos.length) throw new Error(`${luminos.length - next} Luminos from nowhere`);
  return { limestone, open, rounds: turns.length, illegal };
}

export function named({ on, colors, symbols }: LaidLumino): SlowLumino {
  return { on: [nameOf(on[0]), nameOf(on[1])], colors, symbols };
}

/** SE-1 */
function expectStart([start]: readonly LaidLumino[]): void {
  if (start === undefined || start.colors[0] === start.colors[1]) throw new Error('no starting Lumino');
  if (!STARTING_AREA.every((space) => start.on.includes(space))) throw new Error('the start lies elsewhere');
}

/** LU-4 */
function expectFromBox(luminos: readonly LaidLumino[]): void {
  const box = assumedCensus(4).map(({ color, symbols }) => faceOf(color, symbols));
  for (const { colors, symbols } of luminos.slice(1)) {
    const at = box.indexOf(faceOf(colors[0], symbols));
    if (at === -1 || colors[0] !== colors[1]) throw new Error(`no ${colors[0]} ${symbols.join()} in the box`);
    box.splice(at, 1);
  }
}

function faceOf(color: Color, symbols: LaidLumino['symbols']): string {
  return [color, ...symbols.map(String).sort()].join(' ');
}
