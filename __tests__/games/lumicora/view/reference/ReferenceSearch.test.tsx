import { render, screen, userEvent } from '@testing-library/react-native';

import { RULE_IDS } from '@/games/lumicora/lessons/ruleIds';
import { ReferenceSearch } from '@/games/lumicora/view/reference/ReferenceSearch';
import type { Language } from '@/ui/i18n/language';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

jest.useFakeTimers();

const onRule = jest.fn();
beforeEach(() => jest.resetAllMocks());

const show = (language: Language = 'en', query?: string) =>
  render(
    <LanguageProvider language={language}>
      <ReferenceSearch query={query} onRule={onRule} />
    </LanguageProvider>,
  );

const links = () => screen.getAllByRole('link').map(({ props }) => String(props.accessibilityLabel));

test('without a word, all rules are there under their headings', () => {
  show();
  expect(links()).toHaveLength(RULE_IDS.length);
  expect(screen.getByRole('heading', { name: 'Course of the game' })).toBeOnTheScreen();
});

test('a word of the other language finds rules in the language of the app', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Search the rules'), 'qualle');
  expect(links()[0]).toBe('Spend a jellyfish (TU-2)');
  expect(screen.getByRole('status')).toHaveTextContent(/^\d+ rules$/);
  await userEvent.press(screen.getByRole('link', { name: 'Points for jellyfish (FS-1)' }));
  expect(onRule.mock.calls).toEqual([['FS-1']]);
});

test('an English word finds rules in German', () => {
  show('de', 'coral scoring');
  expect(links()[0]).toBe('Die Korallenwertung (SC-2)');
});

test('nothing found: other words are offered, and lead on', async () => {
  show('de', ' xyzzy ');
  expect(screen.getByRole('status')).toHaveTextContent('Nichts gefunden zu „xyzzy“.');
  expect(screen.queryAllByRole('link')).toEqual([]);
  await userEvent.press(screen.getByRole('button', { name: 'Gleichstand' }));
  expect(screen.getByLabelText('Regeln durchsuchen')).toHaveDisplayValue('Gleichstand');
  expect(links()).toContain('Wer gewinnt (FS-7)');
});

test('clearing shows everything again', async () => {
  show('en', 'octopus');
  expect(links().length).toBeLessThan(RULE_IDS.length);
  await userEvent.press(screen.getByRole('button', { name: 'Clear' }));
  expect(links()).toHaveLength(RULE_IDS.length);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
