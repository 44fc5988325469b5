/** Names as the table keeps them. */

import { LONGEST_NAME } from './gameFileModel';

/** What a terminal or a screen cannot show as a character. */
export const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const ALL_CONTROL_CHARACTERS = new RegExp(`${CONTROL_CHARACTERS.source}+`, 'g');

/** A typed or pasted name without what cannot be shown, no longer than a file may hold; may be left empty. */
export function cleanName(name: string): string {
  const shown = name.replace(ALL_CONTROL_CHARACTERS, ' ').trim();
  return Array.from(shown).slice(0, LONGEST_NAME).join('').trim();
}
