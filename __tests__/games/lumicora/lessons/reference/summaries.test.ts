import {
  incomeSpans,
  ruleOfTerm,
  TERM_IDS,
  TURN_SUMMARY,
} from '@/games/lumicora/lessons/reference/summaries';
import { RULE_IDS } from '@/games/lumicora/lessons/ruleIds';
import { ANIMALS } from '@/games/lumicora/rules/model';
import { limestoneIncome, ROUNDS } from '@/games/lumicora/rules/round';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { glossaryStrings } from '@/games/lumicora/strings/glossary';
import { turnSummaryStrings } from '@/games/lumicora/strings/turnSummary';
import { LANGUAGES } from '@/ui/i18n/language';

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  const { terms } = glossaryStrings[language];

  test.each(TERM_IDS)('%s has one term, one line and a rule', (id) => {
    const { term, meaning } = terms[id];
    expect(term).not.toBe('');
    expect(meaning).toMatch(/^[^\n]+\.$/);
    expect(meaning.length).toBeLessThan(100);
    expect(RULE_IDS).toContain(ruleOfTerm(id));
  });

  test('one term a thing', () => {
    const all = TERM_IDS.map((id) => terms[id].term.toLowerCase());
    expect(new Set(all).size).toBe(all.length);
  });

  test('animals have the names that the app gives them', () => {
    const { animals } = lumicoraStrings[language].words;
    expect(ANIMALS.map((animal) => terms[animal].term)).toEqual(ANIMALS.map((animal) => animals[animal]));
  });
});

test('TU-3 the summary has the four steps in order, with A, B and C in the second', () => {
  const turn = TURN_SUMMARY.find(({ id }) => id === 'turn')!;
  expect(turn.lines.map(({ mark }) => mark ?? '·').join('')).toBe('·12ABC34··');
  expect(turn.lines[0]).toMatchObject({ id: 'jellyfish', rule: 'TU-2' });
});

test('the summary goes from the round to the end', () => {
  expect(TURN_SUMMARY.map(({ id }) => id)).toEqual(['round', 'turn', 'placing', 'scoring', 'end']);
});

test('SC-3 the spans of the summary pay what the rounds pay', () => {
  const paid = incomeSpans().flatMap(({ from, to, markers }) =>
    Array.from({ length: to - from + 1 }, () => markers),
  );
  expect(paid).toEqual(Array.from({ length: ROUNDS }, (_, index) => limestoneIncome(index + 1)));
});

test.each([
  ['en', 'It also pays limestone: rounds 1 to 4: 4, rounds 5 to 7: 2, rounds 8 to 9: 1, round 10: 0.'],
  ['de', 'Dazu gibt es Kalkstein: Runde 1 bis 4: 4, Runde 5 bis 7: 2, Runde 8 bis 9: 1, Runde 10: 0.'],
] as const)('SC-3 the limestone of the rounds in words, %s', (language, line) => {
  expect(turnSummaryStrings[language].lines.income).toBe(line);
});

test('every line of the summary fits in a line or two', () => {
  for (const language of LANGUAGES) {
    for (const line of Object.values(turnSummaryStrings[language].lines)) {
      expect(line.length).toBeLessThanOrEqual(115);
    }
  }
});

test.each([
  [
    'en',
    {
      notVisible: 'Exception: if level 1 shows none of that color, touch any Lumino in level 1.',
      noRoom: 'Exception: if there’s no room next to that color in level 1, touch any Lumino there.',
      belowZero: 'Your score may go below 0. That’s our ruling.',
      seahorseDark: 'Seahorses: 1, 6, 7, 12.',
      starfishDark: 'Starfish: 4, 8, 11, 14.',
      seahorseLight: 'Seahorse, coral in a higher level: 1 or more: 2, all 6: 7.',
    },
  ],
  [
    'de',
    {
      notVisible: 'Ausnahme: Ist die Farbe in Ebene 1 nicht sichtbar, berühre dort irgendein Lumino.',
      noRoom: 'Ausnahme: Ist neben der Farbe in Ebene 1 kein Platz, berühre dort irgendein Lumino.',
      belowZero: 'Deine Punkte dürfen unter 0 fallen. So legen wir es aus.',
      shellfishDark: 'Muscheln: 0, 1, 4, 8.',
      crabLight: 'Krabbe, Korallenfelder ihrer Ebene: mindestens 1: 1, mindestens 4: 3.',
    },
  ],
] as const)('PL-1 FS-3 FS-4 exceptions, our ruling and what animals are worth, %s', (language, lines) => {
  expect(turnSummaryStrings[language].lines).toMatchObject(lines);
});
