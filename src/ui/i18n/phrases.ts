/** Small pieces that sentences of every language are made of. */

const MOST_LISTED = 4;

/** `c3, c4 and d3`; a long list stops early and says how many are left out. */
export function listed(words: readonly string[], joint: string, others: (count: number) => string): string {
  const kept = words.length <= MOST_LISTED ? words : words.slice(0, MOST_LISTED - 1);
  const all = kept.length === words.length ? kept : [...kept, others(words.length - kept.length)];
  if (all.length <= 1) return all.join('');
  return `${all.slice(0, -1).join(', ')} ${joint} ${all.at(-1)}`;
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `+5`, `−2` or `±0` */
export function signed(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** A number with a real minus sign. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** `1 point`, `−3 points` */
export const pointsEn = (count: number) => `${minus(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
export const pointsDe = (count: number) => `${minus(count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;
