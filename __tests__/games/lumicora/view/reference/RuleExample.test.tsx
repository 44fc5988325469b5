import { render, screen } from '@testing-library/react-native';

import { REFERENCE, referenceOf } from '@/games/lumicora/lessons/reference/entries';
import type { RuleId } from '@/games/lumicora/lessons/ruleIds';
import { RuleExample } from '@/games/lumicora/view/reference/RuleExample';
import { LANGUAGES, type Language } from '@/ui/i18n/language';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

jest.unmock('react-native-svg');

function draw(rule: RuleId, index: number, language: Language) {
  return render(
    <LanguageProvider language={language}>
      <RuleExample example={referenceOf(rule).examples[index]!} />
    </LanguageProvider>,
  );
}

/** What a screen reader says to a drawing that is one thing. */
function spoken(rule: RuleId, index = 0, language: Language = 'en'): string {
  draw(rule, index, language);
  return String(screen.getByRole('img').props.accessibilityLabel);
}

const all = REFERENCE.flatMap(({ rule, examples }) =>
  examples.map((example, index) => ({ rule, index, example })),
);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(all)('the drawing of $rule ($index) says what it shows', ({ rule, index, example }) => {
    draw(rule, index, language);
    const isList = example.kind === 'rounds' || example.kind === 'animal-table';
    const label = isList ? 'list' : String(screen.getByRole('img').props.accessibilityLabel);
    expect(label).not.toBe('');
    expect(label).not.toMatch(/undefined|NaN|null/);
  });
});

test.each<[string, RuleId, number, string]>([
  ['PL-0 spaces apart', 'PL-0', 0, 'Reef with 1 Lumino. c3 d3: allowed. c5 c7: not allowed'],
  ['PL-1 exception B', 'PL-1', 3, 'Reef with 4 Luminos. c5 d6: allowed. marked: d4'],
  [
    'PL-4 water with its price',
    'PL-4',
    0,
    'Reef with 2 Luminos. c3 b3: allowed, costs 1 limestone. b4 a4: not allowed, would cost 2 limestone',
  ],
  ['PL-5 a point lost', 'PL-5', 0, 'from 12 to 11 points'],
  ['SC-2 a coral scoring', 'SC-2', 0, 'Reef with 7 Luminos. marked: c4, c5, d4. 10 points'],
  ['LU-1 Luminos by name', 'LU-1', 0, 'green 1 shellfish, pink 3 starfish, blue 4, yellow 6'],
  ['LU-4 many Luminos', 'LU-4', 0, '18 Luminos'],
  ['LU-6 a full storage', 'LU-6', 0, '10 of 10 places filled, 2 go back'],
  ['BO-4 three boards', 'BO-4', 0, 'Reef boards: Side B, Side B, Side B'],
  [
    'TU-1 the order',
    'TU-1',
    1,
    'octopus with player 2, player 2: turn 1, player 3: turn 2, player 1: turn 3',
  ],
  [
    'FS-5 shares',
    'FS-5',
    1,
    'player 1: 6, 3 points. player 2: 6, 3 points. player 3: 4, 0 points. player 4: 0, 0 points',
  ],
  ['FS-8 a tile', 'FS-8', 0, '63 points: 50-point tile, fish on 13'],
  [
    'EM-1 the end',
    'EM-1',
    0,
    'Bag empty, Scoring phase, turtle on 7, Scoring phase, turtle on 8, Final scoring',
  ],
])('%s', (_, rule, index, label) => {
  expect(spoken(rule, index)).toBe(label);
});

test('SC-1 the octopus is told where it goes', () => {
  expect(spoken('SC-1')).toMatch(/^octopus with player 1, .*, goes to player 3$/);
});

test('TU-3 the Atoll tells what may be taken', () => {
  const label = spoken('TU-3', 0, 'de');
  expect(label).toContain('grün 5, darf genommen werden');
  expect(label).toContain('gelb 4, gerade dazugelegt');
  expect(screen.getByText('C: grün bis zu 2, pink bis zu 1')).toBeOnTheScreen();
});

test('FS-3 the dark side is a table of points', () => {
  draw('FS-3', 1, 'en');
  expect(screen.getByLabelText('Dark side')).toBeOnTheScreen();
  expect(screen.getByLabelText('Starfish, 1 4, 2 8, 3 11, 4+ 14')).toBeOnTheScreen();
});

test('FS-4 the light side tells what each animal wants', () => {
  draw('FS-4', 1, 'de');
  expect(
    screen.getByLabelText('Seepferdchen: höhere Korallenfelder, Wenige ab 1: 2, Viele alle 6: 7'),
  ).toBeOnTheScreen();
});

test('SC-3 the round track tells what each round pays', () => {
  draw('SC-3', 0, 'en');
  expect(
    screen.getByLabelText('Round 5, scoring a color earns 2 limestone markers, the turtle is here'),
  ).toBeOnTheScreen();
});
