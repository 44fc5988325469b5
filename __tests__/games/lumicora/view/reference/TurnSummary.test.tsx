import { render, screen, userEvent } from '@testing-library/react-native';

import { TURN_SUMMARY } from '@/games/lumicora/lessons/reference/summaries';
import { TurnSummary } from '@/games/lumicora/view/reference/TurnSummary';
import type { Language } from '@/ui/i18n/language';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

jest.useFakeTimers();

const onRule = jest.fn();
beforeEach(() => jest.resetAllMocks());

const show = (language: Language) =>
  render(
    <LanguageProvider language={language}>
      <TurnSummary onRule={onRule} />
    </LanguageProvider>,
  );

test.each([
  ['en', ['A round', 'Your turn', 'Placing', 'Scoring phase', 'The end']],
  ['de', ['Eine Runde', 'Dein Zug', 'Legen', 'Wertungsphase', 'Das Ende']],
] as const)('a round on one page, %s', (language, sections) => {
  show(language);
  const headings = screen.getAllByRole('heading').map(({ props }) => props.children);
  expect(headings).toEqual(sections);
});

test('TU-3 the steps lead to their rule', async () => {
  show('en');
  const line =
    'C: 1 to 3 Luminos of one color from the Atoll, not the color you added. Rule: Your turn in four steps';
  await userEvent.press(screen.getByRole('link', { name: line }));
  expect(onRule.mock.calls).toEqual([['TU-3']]);
});

test('every line leads to the rule it is short for', async () => {
  show('de');
  for (const line of screen.getAllByRole('link')) await userEvent.press(line);
  const rules = TURN_SUMMARY.flatMap(({ lines }) => lines.map(({ rule }) => [rule]));
  expect(onRule.mock.calls).toEqual(rules);
});
