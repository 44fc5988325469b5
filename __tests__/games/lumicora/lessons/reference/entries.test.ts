import { lessonOf } from '@/games/lumicora/lessons';
import {
  REFERENCE,
  REFERENCE_GROUPS,
  referenceOf,
  rulesOfGroup,
} from '@/games/lumicora/lessons/reference/entries';
import { RULE_IDS } from '@/games/lumicora/lessons/ruleIds';
import { referenceStrings } from '@/games/lumicora/strings/reference';
import { LANGUAGES } from '@/ui/i18n/language';

test('every rule has an entry, in the order of RULES.md', () => {
  expect(REFERENCE.map(({ rule }) => rule)).toEqual(RULE_IDS);
});

test('every rule stands in exactly one group', () => {
  expect(REFERENCE_GROUPS.flatMap(rulesOfGroup)).toEqual(RULE_IDS);
});

test.each(RULE_IDS)('the entry of %s leads to a lesson that teaches it, and to other rules', (rule) => {
  const { lesson, see, examples } = referenceOf(rule);
  const { steps } = lessonOf(lesson);
  // How often a Lumino exists is our guess: no lesson asks for it, and the entry leads to the one about the bag.
  expect(steps.some(({ teaches }) => teaches.includes(rule))).toBe(rule !== 'LU-4');
  expect(see.length).toBeGreaterThan(0);
  expect(see).not.toContain(rule);
  expect(new Set(see).size).toBe(see.length);
  expect(examples.length).toBeGreaterThan(0);
});

test('every rule is led to by another', () => {
  const led = new Set(REFERENCE.flatMap(({ see }) => see));
  // How often a Lumino exists is a footnote that nothing else depends on.
  expect(RULE_IDS.filter((rule) => !led.has(rule))).toEqual(['LU-4']);
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const { rules } = referenceStrings[language];

  test.each(RULE_IDS)('of %s are short, and each example has a caption', (rule) => {
    const { title, text, captions, words } = rules[rule];
    const length = title.split(' ').length;
    expect(length).toBeLessThanOrEqual(5);
    expect(title.length).toBeLessThanOrEqual(36);
    expect(sentences(text)).toBeGreaterThanOrEqual(2);
    expect(sentences(text)).toBeLessThanOrEqual(4);
    expect(captions).toHaveLength(referenceOf(rule).examples.length);
    expect(captions.every((caption) => caption.endsWith('.'))).toBe(true);
    expect(words.length).toBeGreaterThanOrEqual(5);
    expect(new Set(words).size).toBe(words.length);
  });

  test('no two rules share a title', () => {
    const titles = RULE_IDS.map((rule) => rules[rule].title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

function sentences(text: string): number {
  return text.split(/[.?!](?:\s|$)/).filter((sentence) => sentence !== '').length;
}
