import type { LineStyle } from '@/ui/charts/Legend';
import type { ThemeColors } from '@/ui/tokens/colors';

/** Looks for up to four lines. Colour, dashes and markers each tell them apart alone. */
export function lineStyles(colors: ThemeColors): readonly LineStyle[] {
  return [
    { color: colors.accentText, marker: 'circle' },
    { color: colors.warning, marker: 'square', dash: [9, 5] },
    { color: colors.danger, marker: 'triangle', dash: [3, 5] },
    { color: colors.mutedText, marker: 'diamond', dash: [12, 4, 3, 4] },
  ];
}

export const MOST_LINES = 4;
