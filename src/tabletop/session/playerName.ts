/** Names as the table keeps them. */

import { LONGEST_NAME, MOST_NAMES } from './bounds';

/** What a terminal or a screen cannot show as a character. */
export const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const ALL_CONTROL_CHARACTERS = new RegExp(`${CONTROL_CHARACTERS.source}+`, 'g');

/** A name without control characters, no longer than a file may hold. Saves and codes may hold any such name. */
export function storableName(name: string): string {
  return cutName(name.replace(ALL_CONTROL_CHARACTERS, ' ').trim());
}

function cutName(name: string): string {
  return Array.from(name).slice(0, LONGEST_NAME).join('').trim();
}

/** Most names: letters and signs of Europe, one space between words. They are clean as they are. */
const PLAIN = /^[!-~À-ɏ]+(?: [!-~À-ɏ]+)*$/;
/** Of a text that is far too long, only the beginning is looked at. */
const MOST_LOOKED_AT = 40 * LONGEST_NAME;

/** A name from anywhere without what cannot be seen, no longer than a file may hold; may be left empty. */
export function cleanName(name: string): string {
  if (name.length <= LONGEST_NAME && PLAIN.test(name)) return name;
  const spaced = name.slice(0, MOST_LOOKED_AT).replace(ALL_CONTROL_CHARACTERS, ' ');
  // What is cut off may have been what a joiner joined.
  return seenOnly(cutName(seenOnly(spaced)));
}

const SPACES = /\s+/g;
/** Takes no room of its own. Fillers and the blank of Braille are letters that show nothing. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cs}\u2800\ufff9-\ufffb]$/u;
const MARK = /^\p{M}$/u;
const PICTURE = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u;
const KEY_SIGN = /^[0-9#*]$/;
const HAN = /^\p{Script=Han}$/u;
const MONGOLIAN = /^\p{Script=Mongolian}$/u;
/** Scripts in which a joiner between two letters changes how they are written. */
const JOINING =
  /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Tibetan}]$/u;

const ZERO_WIDTH_NON_JOINER = '\u200c';
const ZERO_WIDTH_JOINER = '\u200d';
const PRESENTATIONS = ['\ufe0e', '\ufe0f'];
const KEYCAP = '\u20e3';
const BLACK_FLAG = '\u{1f3f4}';
const FLAG_TAG = /^[\u{e0020}-\u{e007f}]$/u;
const HAN_VARIANT = /^[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]$/u;
const MONGOLIAN_VARIANT = /^[\u180b-\u180d\u180f]$/;

/** Without what shows nothing, except where it changes how its neighbours are drawn. */
function seenOnly(name: string): string {
  const characters = Array.from(name.normalize('NFC'));
  const seen: string[] = [];
  for (const [index, character] of characters.entries()) {
    const before = seen.at(-1) ?? ' ';
    const isLoneMark = MARK.test(character) && /^\s$/.test(before);
    const isKept = UNSEEN.test(character)
      ? isDrawnWith(character, seen, characters.slice(index + 1))
      : !isLoneMark;
    if (isKept) seen.push(character);
  }
  return seen.join('').normalize('NFC').replace(SPACES, ' ').trim();
}

/** Whether a character that shows nothing by itself shows in what is before and after it. */
function isDrawnWith(character: string, before: readonly string[], after: readonly string[]): boolean {
  const last = before.at(-1) ?? '';
  const next = after[0] ?? '';
  if (PRESENTATIONS.includes(character)) {
    return PICTURE.test(last) || (KEY_SIGN.test(last) && next === KEYCAP);
  }
  if (character === ZERO_WIDTH_JOINER && PICTURE.test(next)) {
    return PICTURE.test(PRESENTATIONS.includes(last) ? (before.at(-2) ?? '') : last);
  }
  if (character === ZERO_WIDTH_JOINER || character === ZERO_WIDTH_NON_JOINER) {
    return JOINING.test(last) && JOINING.test(next);
  }
  if (FLAG_TAG.test(character)) return last === BLACK_FLAG || FLAG_TAG.test(last);
  if (HAN_VARIANT.test(character)) return HAN.test(last);
  return MONGOLIAN_VARIANT.test(character) && MONGOLIAN.test(last);
}

/** Names to choose from: clean, each once, and no more than are ever kept. */
export function cleanNames(names: readonly string[]): readonly string[] {
  const seen = names.map(cleanName).filter((name) => name !== '');
  return [...new Set(seen)].slice(0, MOST_NAMES);
}

/**
 * The names of a table, clean, and each another: before names were cleaned, a table could hold some that nobody can see
 * or tell apart. Where nothing of a name can be seen, the number of the seat stands for it.
 */
export function distinctNames(names: readonly string[]): readonly string[] {
  if (names.every((name) => name !== '' && cleanName(name) === name)) return names;
  return names.reduce<readonly string[]>(
    (others, name, seat) => [...others, nameBeside(others, name, seat)],
    [],
  );
}

/** A name for a seat that none of the others has. */
export function nameBeside(others: readonly string[], name: string, seat: number): string {
  const clean = cleanName(name) || `#${seat + 1}`;
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const tried = `${Array.from(clean)
      .slice(0, LONGEST_NAME - suffix.length)
      .join('')}${suffix}`;
    if (!others.includes(tried)) return tried;
  }
}
