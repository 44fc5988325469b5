import type { LuminoFace } from '../../../lessons/reference/example';
import type { Words } from '../../../strings/words.en';

/** `green 3 crab`, or `green and pink` for a starting Lumino. */
export function describeFace(
  { colors, and, symbol }: Words,
  { colors: [a, b], symbols }: LuminoFace,
): string {
  if (a !== b) return `${colors[a]} ${and} ${colors[b]}`;
  const shown = symbols.filter((each) => each !== null).map(symbol);
  return [colors[a], ...shown].join(' ');
}
