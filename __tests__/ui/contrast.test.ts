import { COLORS } from '@/games/lumicora/rules/model';
import { CORAL, coralFill, GROUND } from '@/games/lumicora/view/palette';
import { COLORS_OF_MOOD, MOODS, THEME_NAMES } from '@/ui/tokens/colors';

import { contrast } from '../support/contrast';

const READABLE = 4.5;

test('black on white has the contrast of the definition', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
});

const grounds = MOODS.flatMap((mood) => THEME_NAMES.map((theme) => [mood, theme] as const));

const words = grounds.flatMap(([mood, theme]) =>
  (['text', 'mutedText', 'accentText', 'warning', 'danger'] as const).flatMap((tone) =>
    (['background', 'surface', 'raised'] as const).map((ground) => [mood, theme, tone, ground] as const),
  ),
);

test.each(words)('in the mood %s and the %s theme, %s can be read on %s', (mood, theme, tone, ground) => {
  const colors = COLORS_OF_MOOD[mood][theme];
  expect(contrast(colors[tone], colors[ground])).toBeGreaterThanOrEqual(READABLE);
});

test.each(grounds)('in the mood %s and the %s theme, words on the accent can be read', (mood, theme) => {
  const colors = COLORS_OF_MOOD[mood][theme];
  expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(READABLE);
});

test.each(THEME_NAMES)('in the %s theme, penalties on the board can be read', (theme) => {
  expect(contrast(GROUND[theme].penalty, GROUND[theme].remote)).toBeGreaterThanOrEqual(READABLE);
});

test.each(COLORS)('symbols on %s coral can be read', (color) => {
  expect(contrast(CORAL[color].ink, CORAL[color].fill)).toBeGreaterThanOrEqual(READABLE);
  for (const level of [1, 2, 3, 4, 9]) {
    expect(contrast(CORAL[color].ink, coralFill(color, level))).toBeGreaterThanOrEqual(READABLE);
  }
});
