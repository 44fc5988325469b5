/** A turn: one Lumino to the Atoll, then action A, B or C, and at last the reef. */

import { legalPlacements } from '../rules/legalPlacements';
import type { Color } from '../rules/model';
import { surfaceOf } from '../rules/surface';
import { atollRefill, numberOf, turnOptions, type LooseLumino } from '../rules/turn';
import { choice, lesson, loose, place, position } from './build';
import type { Aside, Position } from './lesson';

interface TurnAside extends Aside {
  readonly display: readonly LooseLumino[];
  readonly atoll: readonly LooseLumino[];
}

const DISPLAY = ['G3c', 'P6.', 'B1s', 'Y2t'].map(loose);
const PINK_6 = 1;

const PINK_ATOLL: TurnAside = { display: DISPLAY, atoll: ['P2s', 'P4.', 'B5.', 'P1c'].map(loose) };
const BLUE_ATOLL: TurnAside = { display: DISPLAY, atoll: ['B4.', 'B2h', 'B5.', 'Y3t'].map(loose) };

const PINK_TO_PINK = { ...PINK_ATOLL, added: PINK_6 };
const PINK_TO_BLUE = { ...BLUE_ATOLL, added: PINK_6 };

/** What has been taken with action C before the Atoll is filled up. */
const TAKEN = 1;

/** Holds one more blue Lumino, in level 3, and none after it as long as there is no limestone. */
const NARROW_REEF = 'd4d5:GB d2d3:P4. d6d7:B4. d3d4:G5. d5d6:B5.';

export const turn = lesson('turn', [
  choice('limestone', {
    teaches: ['TU-3', 'LU-1', 'SE-1'],
    position: position('d4d5:GB', { aside: PINK_ATOLL }),
    options: ['green-3', 'pink-6', 'blue-1', 'yellow-2'],
    answer: () => mostLimestone(PINK_ATOLL),
  }),
  choice('which-action', {
    teaches: ['TU-3'],
    position: position('d4d5:GB', { aside: PINK_TO_PINK }),
    options: ['A', 'B', 'C'],
    answer: () => actionFor('green', PINK_ATOLL),
  }),
  choice('other-color', {
    teaches: ['TU-3'],
    position: position('d4d5:GB', { aside: PINK_TO_PINK }),
    options: ['pink', 'blue', 'green'],
    answer: () =>
      turnOptions(DISPLAY, PINK_6, PINK_ATOLL.atoll)
        .fromAtoll.map(({ color }) => color)
        .join(),
  }),
  choice('as-many', {
    teaches: ['TU-3', 'PL-5'],
    position: position(NARROW_REEF, { aside: PINK_TO_BLUE }),
    options: ['1', '2', '3'],
    answer: (seen) => mostLaid(seen, 'blue', mostFromAtoll('blue', BLUE_ATOLL)),
  }),
  choice('refill', {
    teaches: ['TU-3'],
    position: position(NARROW_REEF, { aside: PINK_TO_BLUE }),
    options: ['0', '1', '4'],
    answer: () => atollRefill(BLUE_ATOLL.atoll.length + 1 - TAKEN),
  }),
  place('lay', {
    teaches: ['TU-3'],
    position: position(NARROW_REEF),
    hand: 'B5.',
    solution: 'd4d5',
    mistakes: { d5d6: 'exactly-covering', c4d4: 'tilted', c6d8: 'not-neighbors', c7d8: 'limestone-short' },
  }),
]);

/** Options that are Luminos go by colour and number. */
function luminoId(lumino: LooseLumino): string {
  return `${lumino.color}-${numberOf(lumino)}`;
}

function mostLimestone({ display, atoll }: TurnAside): string {
  const earned = display.map((_, added) => turnOptions(display, added, atoll).limestone);
  return luminoId(display[earned.indexOf(Math.max(...earned))]!);
}

function actionFor(color: Color, { display, atoll }: TurnAside): 'A' | 'B' | 'C' {
  const { fromDisplay, fromAtoll } = turnOptions(display, PINK_6, atoll);
  if (fromAtoll.some((offer) => offer.color === color)) return 'C';
  return fromDisplay.some((lumino) => lumino.color === color) ? 'B' : 'A';
}

function mostFromAtoll(color: Color, { display, atoll }: TurnAside): number {
  return turnOptions(display, PINK_6, atoll).fromAtoll.find((offer) => offer.color === color)?.most ?? 0;
}

/** How many Luminos of a colour, up to a number, can be laid one after the other. */
function mostLaid(
  seen: Pick<Position, 'board' | 'luminos' | 'limestone'>,
  color: Color,
  upTo: number,
): number {
  if (upTo === 0) return 0;
  const { board, luminos, limestone } = seen;
  const counts = legalPlacements(board, surfaceOf(luminos), color, limestone).map(({ on, cost }) => {
    const laid = { on, colors: [color, color], symbols: [null, null] } as const;
    return 1 + mostLaid({ board, luminos: [...luminos, laid], limestone: limestone - cost }, color, upTo - 1);
  });
  return Math.max(0, ...counts);
}
