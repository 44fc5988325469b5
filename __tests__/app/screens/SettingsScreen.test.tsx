import { screen, userEvent, within } from '@testing-library/react-native';

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { SETTINGS_KEY } from '@/shell/settings';

import { forbiddenStorage, memoryStorage } from '../../support/memoryStorage';
import { renderApp } from '../../support/renderApp';

jest.useFakeTimers();

async function openSettings(storage: KeyValueStorage) {
  const view = await renderApp(storage);
  await userEvent.press(screen.getByRole('button', { name: 'Settings' }));
  await screen.findByLabelText('Language');
  return view;
}

const group = (name: string) => within(screen.getByLabelText(name));

test('language and theme follow the device until the person chooses', async () => {
  await openSettings(memoryStorage());
  expect(group('Language').getByRole('radio', { name: 'As on this device' })).toBeChecked();
  expect(group('Appearance').getByRole('radio', { name: 'As on this device' })).toBeChecked();
});

test('choosing German turns the whole page German at once and is remembered', async () => {
  const storage = memoryStorage();
  const view = await openSettings(storage);
  await userEvent.press(group('Language').getByRole('radio', { name: 'Deutsch' }));
  expect(group('Sprache').getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  expect(group('Darstellung').getByRole('radio', { name: /^Dunkel/ })).not.toBeChecked();
  view.unmount();

  await renderApp(storage);
  expect(screen.getByRole('heading', { name: 'Spiele' })).toBeOnTheScreen();
});

test('choosing a theme is remembered beside the language', async () => {
  const storage = memoryStorage({ [SETTINGS_KEY]: '{"language":"en","theme":"system"}' });
  await openSettings(storage);
  await userEvent.press(group('Appearance').getByRole('radio', { name: /^Light/ }));
  expect(group('Appearance').getByRole('radio', { name: /^Light/ })).toBeChecked();
  expect(JSON.parse(storage.entries.get(SETTINGS_KEY)!)).toEqual({ language: 'en', theme: 'light' });
});

test('where nothing can be stored the choice still holds and the page says so', async () => {
  await openSettings(forbiddenStorage());
  await userEvent.press(group('Appearance').getByRole('radio', { name: /^Dark/ }));
  expect(group('Appearance').getByRole('radio', { name: /^Dark/ })).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent(/did not let us store/);
});
