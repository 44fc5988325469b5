/** Finds rules by words of either language. */

import { RULE_IDS, type RuleId } from '../ruleIds';
import { isOneSlip, phraseOf, wordsOf, type Spellings } from './words';

/** What a rule can be found by; each list holds both languages. */
export interface ReferenceText {
  readonly rule: RuleId;
  readonly titles: readonly string[];
  /** Terms of the game, and what people call things. */
  readonly words: readonly string[];
  readonly texts: readonly string[];
}

interface Field {
  readonly weight: number;
  readonly words: readonly string[];
}

/** A rule made ready for searching. */
export interface ReferenceDoc {
  readonly rule: RuleId;
  readonly fields: readonly Field[];
  readonly titles: readonly string[];
  readonly phrases: readonly string[];
}

/** A hit in a title is worth more than one in the words, and that more than one in the text. */
const WEIGHTS = { title: 30, words: 20, text: 10 } as const;

export function referenceDoc({ rule, titles, words, texts }: ReferenceText): ReferenceDoc {
  return {
    rule,
    fields: [
      { weight: WEIGHTS.title, words: spelled(titles) },
      { weight: WEIGHTS.words, words: [...spelled(words), joined(rule), rule.slice(0, 2).toLowerCase()] },
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

/** The rules in which every word of the query is found, best first. */
export function searchReference(query: string, docs: readonly ReferenceDoc[]): readonly RuleId[] {
  const wanted = wantedWords(query);
  if (wanted.length === 0) return [];
  const phrase = phraseOf(query);
  return docs
    .map((doc, place) => ({ rule: doc.rule, place, score: scoreOf(doc, wanted, phrase) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ rule }) => rule);
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

/** `pl-1`, `PL1`, `pl 1` */
const RULE_ID = new RegExp(
  `\\b(${[...new Set(RULE_IDS.map((id) => id.slice(0, 2)))].join('|')})[\\s-]*(\\d)\\b`,
  'gi',
);

function wantedWords(query: string): readonly Spellings[] {
  const all = wordsOf(query.replace(RULE_ID, '$1$2'));
  const telling = all.filter((spellings) => !spellings.some((word) => FILLERS.has(word)));
  return telling.length > 0 ? telling : all;
}

/** 0 where a word is missing. */
function scoreOf({ fields, titles, phrases }: ReferenceDoc, wanted: readonly Spellings[], phrase: string) {
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
