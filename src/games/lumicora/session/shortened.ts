/** A foreign value made fit for one line of text. */

const LONGEST = 40;
/** Leaves room for the quotation marks and the sign that something is left out. */
const LONGEST_TEXT = LONGEST - 3;
/** Control characters, line separators and marks that turn the direction of writing. */
const UNPRINTABLE = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** As JSON would write it, cut to about 40 characters; lists and objects are not looked into. */
export function shortened(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

function quoted(text: string): string {
  let shown = '';
  for (const character of text.slice(0, LONGEST)) {
    const next = shown + escaped(character);
    if (next.length > LONGEST_TEXT) return `"${shown}…"`;
    shown = next;
  }
  return text.length > LONGEST ? `"${shown}…"` : `"${shown}"`;
}

function escaped(character: string): string {
  return JSON.stringify(character)
    .slice(1, -1)
    .replace(UNPRINTABLE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
