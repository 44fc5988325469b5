import { render, screen } from '@testing-library/react-native';

import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { StackView } from '@/games/lumicora/view/reefEntry/StackPanel';
import type { Language } from '@/ui/i18n/language';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';

import { at, reef } from '../../../../support/reef';

jest.unmock('react-native-svg');

const LUMINOS = reef('d4d5:GP c4c5:G3c c5d5:G5.');

function show(name: string, language: Language) {
  render(
    <LanguageProvider language={language}>
      <StackView space={at(name)} luminos={LUMINOS} board={DEFAULT_BOARDS.A} />
    </LanguageProvider>,
  );
  return screen.getAllByRole('listitem').map(({ props }) => String(props.accessibilityLabel));
}

test('a stack is read from the top to the ground', () => {
  expect(show('c5', 'en')).toEqual([
    'Level 2: green, 5. Other half: green, plain coral',
    'Level 1: green, crab. Other half: green, 3',
    'Board: limestone',
  ]);
  expect(screen.getByLabelText('What lies here')).toBeOnTheScreen();
  expect(screen.getByText('Level 2')).toBeOnTheScreen();
});

test('the halves of a starting Lumino have their own colours', () => {
  expect(show('d5', 'de')).toEqual([
    'Ebene 2: grün, ohne Symbol. Andere Hälfte: grün, 5',
    'Ebene 1: pink, ohne Symbol. Andere Hälfte: grün, ohne Symbol',
    'Grundfeld: Startbereich',
  ]);
});

test('bare ground is a stack of nothing', () => {
  expect(show('a1', 'en')).toEqual(['Board: water']);
});
