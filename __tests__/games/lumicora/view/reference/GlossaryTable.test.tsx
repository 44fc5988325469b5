import { render, screen, userEvent } from '@testing-library/react-native';

import { TERM_IDS } from '@/games/lumicora/lessons/reference/summaries';
import { GlossaryTable } from '@/games/lumicora/view/reference/GlossaryTable';
import type { Language } from '@/ui/i18n/language';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

jest.useFakeTimers();

const onRule = jest.fn();

function show(language: Language): readonly string[] {
  render(
    <LanguageProvider language={language}>
      <GlossaryTable onRule={onRule} />
    </LanguageProvider>,
  );
  return screen.getAllByRole('link').map(({ props }) => String(props.accessibilityLabel));
}

test('all terms stand side by side, sorted by the language of the app', () => {
  const english = show('en');
  expect(english).toHaveLength(TERM_IDS.length);
  expect(english[0]).toMatch(/^action A, B, C, German: Aktion A, B, C\. /);
  expect(english.at(-1)).toMatch(/^water space, German: Wasserfeld\. /);
  screen.unmount();
  const german = show('de');
  expect(german).toHaveLength(TERM_IDS.length);
  expect(german[0]).toMatch(/^A-Seite, B-Seite, englisch: side A, side B\. /);
  expect(german.at(-1)).toMatch(/^Zug, englisch: turn\. /);
});

test('a row leads to the rule of its term', async () => {
  show('de');
  await userEvent.press(screen.getByRole('link', { name: /^Korallenwertung, englisch: coral scoring\./ }));
  expect(onRule.mock.calls).toEqual([['SC-2']]);
});
