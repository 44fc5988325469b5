/** Words in a drawing neither wrap nor shrink by themselves, and on a phone nothing tells how wide they come out. */

/** Widths in parts of the font size, on the generous side: the fonts of the platforms differ. */
const NARROW = /[ijlI.,:;'’|!()[\]\-·]/u;
const SLIM = /[frt\s/]/u;
const WIDE = /[mwMWÆŒ@%…–—]/u;
const CAPITAL = /\p{Lu}/u;
/** Scripts and signs that fill a square; so may what we do not know. */
const KNOWN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{Zs}]/u;

function characterWidth(character: string): number {
  if (!KNOWN.test(character)) return /\p{M}/u.test(character) ? 0 : 1.25;
  if (NARROW.test(character)) return 0.31;
  if (SLIM.test(character)) return 0.38;
  if (WIDE.test(character)) return 0.92;
  return CAPITAL.test(character) ? 0.7 : 0.59;
}

/** How wide a text may come out in bold letters of this size. */
export function widthOf(text: string, fontSize: number): number {
  return Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0) * fontSize;
}

const ELLIPSIS = '…';

/** As much of the text as fits, with an ellipsis where some is left out. */
export function fitLine(text: string, width: number, fontSize: number): string {
  if (widthOf(text, fontSize) <= width) return text;
  const kept = Array.from(text);
  while (kept.length > 0 && widthOf(`${kept.join('').trimEnd()}${ELLIPSIS}`, fontSize) > width) kept.pop();
  return `${kept.join('').trimEnd()}${ELLIPSIS}`;
}

/** Words with what parts them from the next. */
const WORDS = /[^\s-]*[\s-]|[^\s-]+$/gu;

/** The words in at most so many lines, none much shorter than the others; what does not fit is left out at the end. */
export function fitLines(text: string, width: number, fontSize: number, most: number): readonly string[] {
  const words = text.match(WORDS) ?? [];
  const widest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => widthOf(line.trimEnd(), fontSize)));
  let best = breakLines(words, width, fontSize, most);
  for (let narrower = width; best.length > 1 && narrower > width / 2; narrower -= fontSize / 2) {
    const lines = breakLines(words, narrower, fontSize, most);
    if (widest(lines) < widest(best)) best = lines;
  }
  return best.map((line) => fitLine(line.trim(), width, fontSize));
}

/** Each line as full as it gets; the last holds all that is left. */
function breakLines(
  words: readonly string[],
  width: number,
  fontSize: number,
  most: number,
): readonly string[] {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1)!;
    const fits = line === '' || widthOf(`${line}${word}`.trimEnd(), fontSize) <= width;
    if (fits || lines.length === most) lines[lines.length - 1] = `${line}${word}`;
    else lines.push(word);
  }
  return lines;
}
