import { COLORS } from '@/games/lumicora/rules/model';
import { BADGE, CORAL, FISH_LINES, GROUND, MARKS } from '@/games/lumicora/view/palette';
import { TEXTURES } from '@/games/lumicora/view/reef/LuminoPiece';
import { COLORS_OF_THEME, THEME_NAMES } from '@/ui/tokens/colors';

import { contrast } from '../../../../support/contrast';

const READABLE = 4.5;
/** Of shapes that carry meaning without being text. */
const VISIBLE = 3;

test('numbers can be read in their badge', () => {
  expect(contrast(BADGE.ink, BADGE.fill)).toBeGreaterThanOrEqual(READABLE);
});

test.each(COLORS)('levels can be read on %s coral', (color) => {
  expect(contrast(BADGE.fill, CORAL[color].tag)).toBeGreaterThanOrEqual(READABLE);
});

test.each(THEME_NAMES)('costs and warnings can be read in the %s theme', (theme) => {
  const marks = MARKS[theme];
  expect(contrast(marks.stoneInk, marks.stone)).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(marks.warningInk, marks.warning)).toBeGreaterThanOrEqual(READABLE);
});

test.each(THEME_NAMES)(
  'marks stand out from their casing, and legal spaces from the water, in %s',
  (theme) => {
    const marks = MARKS[theme];
    for (const tone of ['legal', 'lit', 'chosen'] as const) {
      expect(contrast(marks[tone], marks.casing)).toBeGreaterThanOrEqual(VISIBLE);
    }
    expect(contrast(marks.pending, marks.pendingCasing)).toBeGreaterThanOrEqual(VISIBLE);
    expect(contrast(marks.legal, GROUND[theme].water)).toBeGreaterThanOrEqual(VISIBLE);
  },
);

test.each(THEME_NAMES)('the lines of the fish can be followed in the %s theme', (theme) => {
  const { background, surface } = COLORS_OF_THEME[theme];
  for (const line of Object.values(FISH_LINES[theme])) {
    expect(contrast(line, background)).toBeGreaterThanOrEqual(VISIBLE);
    expect(contrast(line, surface)).toBeGreaterThanOrEqual(VISIBLE);
  }
});

test('the four corals have four textures', () => {
  expect(new Set(COLORS.map((color) => TEXTURES[color].mark)).size).toBe(4);
});
