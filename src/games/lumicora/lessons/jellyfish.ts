/** Jellyfish: keep them for points, or spend them on other Luminos. */

import { darkSidePoints } from '../rules/animals';
import { JELLYFISH_POINTS, scoreJellyfish } from '../rules/finalScoring';
import { COLORS, type ByColor } from '../rules/model';
import { canSpend, type ScoringTile } from '../rules/round';
import { DISPLAY_SIZE } from '../rules/turn';
import { choice, lesson, loose, position } from './build';

const ONE_JELLYFISH: ByColor<ScoringTile> = {
  green: 'coral',
  pink: 'jellyfish',
  blue: 'spent',
  yellow: 'coral',
};
const TWO_JELLYFISH: ByColor<ScoringTile> = { ...ONE_JELLYFISH, green: 'jellyfish' };

const DISPLAY = ['G3c', 'G1s', 'G4.', 'B2t'].map(loose);
/** Of the display; the other Luminos are exchanged. */
const KEPT = 1;
/** What a lucky exchange at the very end would make of a lone shellfish in sight, on the dark side. */
export const SHELLFISH = { now: darkSidePoints('shellfish', 1), then: darkSidePoints('shellfish', 2) };

const REEF = 'd4d5:GB c3d3:G1s c5d6:B4.';

export const jellyfish = lesson('jellyfish', [
  choice('spendable', {
    teaches: ['TU-2'],
    position: position(REEF, { aside: { tiles: ONE_JELLYFISH } }),
    options: COLORS,
    answer: () => COLORS.filter((color) => canSpend(ONE_JELLYFISH[color])).join(),
  }),
  choice('exchange', {
    teaches: ['TU-2'],
    position: position(REEF, { aside: { tiles: ONE_JELLYFISH, display: DISPLAY } }),
    options: ['1', '3', '4'],
    answer: () => DISPLAY_SIZE - KEPT,
  }),
  choice('how-often', {
    teaches: ['TU-2'],
    position: position(REEF, { aside: { tiles: TWO_JELLYFISH } }),
    options: ['0', '1', '2'],
    answer: () => spendable(TWO_JELLYFISH),
  }),
  choice('worth', {
    teaches: ['FS-1'],
    position: position(REEF, { aside: { tiles: TWO_JELLYFISH } }),
    options: ['2', '4', '8'],
    answer: () => scoreJellyfish(spendable(TWO_JELLYFISH)).points,
  }),
  choice('keep-or-spend', {
    teaches: ['TU-2', 'FS-1'],
    position: position(REEF, { aside: { tiles: ONE_JELLYFISH, display: DISPLAY } }),
    options: ['keep', 'spend'],
    answer: () => (SHELLFISH.then - SHELLFISH.now > JELLYFISH_POINTS ? 'spend' : 'keep'),
  }),
]);

/** A tile that can be spent is one with its jellyfish up, and scores if it stays. */
function spendable(tiles: ByColor<ScoringTile>): number {
  return COLORS.filter((color) => canSpend(tiles[color])).length;
}
