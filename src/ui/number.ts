/** Numbers as people read and type them. */

/** With a real minus sign, which is as wide as a digit and not mistaken for a hyphen. */
export function formatNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The whole number that was typed, or null for anything else. Keyboards have a hyphen, we show a minus sign: both count. */
export function parseWholeNumber(text: string): number | null {
  const found = /^([-−]?)(\d+)$/.exec(text.trim());
  if (found === null) return null;
  const size = Number(found[2]);
  return found[1] === '' || size === 0 ? size : -size;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
