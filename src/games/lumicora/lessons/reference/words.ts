/** Words as a search compares them: without case, accents and punctuation. */

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A word as it may be typed: `Qualität` is `qualitat` and `qualitaet`. */
export type Spellings = readonly string[];

/** The words of a text in their order. */
export function wordsOf(text: string): readonly Spellings[] {
  // Accents as parts of their letters first, so that both ways of writing an umlaut are the same.
  const lower = text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
  return lower.split(NO_WORD).flatMap((word) => (word === '' ? [] : [spellingsOf(word)]));
}

/** All but letters and digits of any language; a hyphen parts two words. */
const NO_WORD = /[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+/;

function spellingsOf(word: string): Spellings {
  const plain = word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  const spelled = word.replace(/[äöü]/g, (letter) => UMLAUTS[letter]!);
  return spelled === word ? [plain] : [plain, spelled.normalize('NFD').replace(/[\u0300-\u036f]/g, '')];
}

/** The whole text as one line, to compare phrases. */
export function phraseOf(text: string): string {
  return wordsOf(text)
    .map(([plain]) => plain)
    .join(' ');
}

/** Whether one letter more, less, another, or two in the wrong order make one word of the other. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA === restB.charAt(1) + restB.charAt(0);
}
