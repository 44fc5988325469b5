/** The reference of any game: finds its rules by words of either language, by their ids, and in spite of a slip. */

/** What a rule can be found by; each list holds both languages. */
export interface ReferenceText<Rule extends string> {
  /** Such as `PL-1`. */
  readonly rule: Rule;
  readonly titles: readonly string[];
  /** Terms of the game, and what people call things. */
  readonly words: readonly string[];
  readonly texts: readonly string[];
}

/** The rules in which every word of the query is found, best first. */
export type ReferenceSearch<Rule extends string> = (query: string) => readonly Rule[];

export function createSearch<Rule extends string>(
  texts: readonly ReferenceText<Rule>[],
): ReferenceSearch<Rule> {
  const docs = texts.map(referenceDoc);
  const ids = ruleIds(texts.map(({ rule }) => rule));
  return (query) => {
    const wanted = wantedWords(query.replace(ids, '$1$2'));
    if (wanted.length === 0) return [];
    const phrase = phraseOf(query);
    return docs
      .map((doc, place) => ({ rule: doc.rule, place, score: scoreOf(doc, wanted, phrase) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .map(({ rule }) => rule);
  };
}

/** `pl-1`, `PL1`, `pl 1` */
function ruleIds(rules: readonly string[]): RegExp {
  const letters = [...new Set(rules.map(lettersOf))].join('|');
  return new RegExp(`\\b(${letters})[\\s-]*(\\d+)\\b`, 'gi');
}

function lettersOf(rule: string): string {
  return rule.split('-')[0]!;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A word as it may be typed: `Qualität` is `qualitat` and `qualitaet`. */
type Spellings = readonly string[];

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

interface Field {
  readonly weight: number;
  readonly words: readonly string[];
}

/** A rule made ready for searching. */
interface ReferenceDoc<Rule extends string> {
  readonly rule: Rule;
  readonly fields: readonly Field[];
  readonly titles: readonly string[];
  readonly phrases: readonly string[];
}

/** A hit in a title is worth more than one in the words, and that more than one in the text. */
const WEIGHTS = { title: 30, words: 20, text: 10 } as const;

function referenceDoc<Rule extends string>({
  rule,
  titles,
  words,
  texts,
}: ReferenceText<Rule>): ReferenceDoc<Rule> {
  return {
    rule,
    fields: [
      { weight: WEIGHTS.title, words: spelled(titles) },
      { weight: WEIGHTS.words, words: [...spelled(words), joined(rule), lettersOf(rule).toLowerCase()] },
      { weight: WEIGHTS.text, words: spelled(texts) },
    ],
    titles: titles.map(phraseOf),
    phrases: words.map(phraseOf),
  };
}

/** Every spelling of every word once; `Start-Lumino` is found as one word, too. */
function spelled(texts: readonly string[]): readonly string[] {
  const all = texts.flatMap((text) => [...wordsOf(text), ...wordsOf(text.replace(/(\S)-(?=\S)/g, '$1'))]);
  return [...new Set(all.flat())];
}

/** `PL-1` as one word. */
function joined(rule: string): string {
  return rule.replace('-', '').toLowerCase();
}

/** What a question is made of, but not about. */
const FILLERS = new Set(
  [
    'a an and are at be can does do for from get gets happens have how i if in is it its long many may me mean my',
    'need of on or should than that the there this to we what when where which who why will with you your',
    'als am auf aus bei bekommt bekomme bringt brauche da das darf dem den der des die du ein eine einem einen einer es',
    'fuer für gibt habe hat ich im ins ist kann man mein meine mit muss nach oder passiert sich sind so soll und viel',
    'viele von vom wann war warum was wer werden wenn wie wird wir wo wozu zu zum zur',
  ].flatMap((line) => wordsOf(line).flat()),
);

function wantedWords(query: string): readonly Spellings[] {
  const all = wordsOf(query);
  const telling = all.filter((spellings) => !spellings.some((word) => FILLERS.has(word)));
  return telling.length > 0 ? telling : all;
}

/** 0 where a word is missing. */
function scoreOf(
  { fields, titles, phrases }: ReferenceDoc<string>,
  wanted: readonly Spellings[],
  phrase: string,
) {
  let sum = 0;
  for (const spellings of wanted) {
    const best = Math.max(...fields.map((field) => bestIn(field, spellings)));
    if (best <= 0) return 0;
    sum += best;
  }
  return sum / wanted.length + phraseBonus(titles, phrases, phrase);
}

function phraseBonus(titles: readonly string[], phrases: readonly string[], phrase: string): number {
  if (titles.includes(phrase)) return 40;
  if (phrases.includes(phrase)) return 20;
  return titles.some((title) => ` ${title} `.includes(` ${phrase} `)) ? 5 : 0;
}

function bestIn({ weight, words }: Field, spellings: Spellings): number {
  let best = 0;
  for (const typed of spellings) {
    for (const word of words) {
      const fit = fitOf(typed, word);
      if (fit !== null && weight + fit > best) best = weight + fit;
    }
  }
  return best;
}

const FITS = { exact: 9, inflected: 6, begun: 4, within: -6, slip: -8 } as const;
const SHORTEST_WITHIN = 4;
const SHORTEST_WITH_SLIP = 5;
const LONGEST_ENDING = 2;

/** How well a typed word fits one of the text, or null where it does not. */
function fitOf(typed: string, word: string): number | null {
  if (typed === word) return FITS.exact;
  if (word.startsWith(typed)) return FITS.begun;
  const isEnding = typed.length - word.length <= LONGEST_ENDING && word.length >= SHORTEST_WITHIN;
  if (isEnding && typed.startsWith(word)) return FITS.inflected;
  // German joins words: `Marker` is in `Kalksteinmarker`.
  if (typed.length >= SHORTEST_WITHIN && word.includes(typed)) return FITS.within;
  return typed.length >= SHORTEST_WITH_SLIP && isOneSlip(typed, word) ? FITS.slip : null;
}
