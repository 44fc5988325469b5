import { render, screen, userEvent } from '@testing-library/react-native';

import { RULE_IDS, type RuleId } from '@/games/lumicora/lessons/ruleIds';
import { referenceStrings } from '@/games/lumicora/strings/reference';
import { RuleEntry } from '@/games/lumicora/view/reference/RuleEntry';
import { LANGUAGES, type Language } from '@/ui/i18n/language';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

jest.useFakeTimers();

const onRule = jest.fn();
const onLesson = jest.fn();

beforeEach(() => jest.resetAllMocks());

function show(rule: RuleId, language: Language) {
  render(
    <LanguageProvider language={language}>
      <RuleEntry rule={rule} onRule={onRule} onLesson={onLesson} />
    </LanguageProvider>,
  );
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(RULE_IDS)('%s has its title, text and captions', (rule) => {
    show(rule, language);
    const { title, text, captions } = referenceStrings[language].rules[rule];
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
    expect(screen.getByText(text)).toBeOnTheScreen();
    for (const caption of captions) expect(screen.getByText(caption)).toBeOnTheScreen();
  });
});

test('PL-1 leads to the rules beside it', async () => {
  show('PL-1', 'en');
  await userEvent.press(screen.getByRole('link', { name: 'Water costs limestone (PL-4)' }));
  expect(onRule.mock.calls).toEqual([['PL-4']]);
});

test('PL-4 leads to its lesson', async () => {
  show('PL-4', 'de');
  await userEvent.press(screen.getByRole('button', { name: 'Zur Lektion' }));
  expect(onLesson.mock.calls).toEqual([['water']]);
});
