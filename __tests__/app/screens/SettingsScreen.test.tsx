import { screen, userEvent, within } from '@testing-library/react-native';

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { Refusal } from '@/kit/report';
import { PROBLEMS_KEY } from '@/shell/problems';
import { SETTINGS_KEY } from '@/shell/settings';

import { fakeSharing } from '../../support/fakeSharing';
import { forbiddenStorage, memoryStorage } from '../../support/memoryStorage';
import { renderApp } from '../../support/renderApp';

jest.useFakeTimers();

async function openSettings(storage: KeyValueStorage, sharing = fakeSharing()) {
  const view = await renderApp(storage, { sharing });
  await userEvent.press(screen.getByRole('button', { name: 'Settings' }));
  await screen.findByLabelText('Language');
  return view;
}

const group = (name: string) => within(screen.getByLabelText(name));

test('language and theme follow the device until the person chooses', async () => {
  await openSettings(memoryStorage());
  expect(group('Language').getByRole('radio', { name: 'Same as this device' })).toBeChecked();
  expect(group('Appearance').getByRole('radio', { name: 'Same as this device' })).toBeChecked();
});

test('choosing German turns the whole page German at once and is remembered', async () => {
  const storage = memoryStorage();
  const view = await openSettings(storage);
  await userEvent.press(group('Language').getByRole('radio', { name: 'Deutsch' }));
  expect(group('Sprache').getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  expect(group('Darstellung').getByRole('radio', { name: /^Dunkel/ })).not.toBeChecked();
  view.unmount();

  await renderApp(storage);
  expect(screen.getByRole('link', { name: /^Der ganze Tisch/ })).toBeOnTheScreen();
});

test('choosing a theme is remembered beside the language', async () => {
  const storage = memoryStorage({ [SETTINGS_KEY]: '{"language":"en","theme":"system"}' });
  await openSettings(storage);
  await userEvent.press(group('Appearance').getByRole('radio', { name: /^Light/ }));
  expect(group('Appearance').getByRole('radio', { name: /^Light/ })).toBeChecked();
  expect(JSON.parse(storage.entries.get(SETTINGS_KEY)!)).toEqual({
    language: 'en',
    theme: 'light',
    confirmsPlacing: false,
  });
});

test('where nothing can be stored the choice still holds and the page says so', async () => {
  await openSettings(forbiddenStorage());
  await userEvent.press(group('Appearance').getByRole('radio', { name: /^Dark/ }));
  expect(group('Appearance').getByRole('radio', { name: /^Dark/ })).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent(/couldn’t be saved/);
});

const TROUBLE = JSON.stringify(
  [3, 1].map((count) => ({
    at: Date.UTC(2026, 10, 17, 12),
    count,
    where: `page ${count}`,
    message: 'TypeError: x is undefined',
    stack: 'at Table',
    version: '0.1.0',
    platform: 'web',
  })),
);

test('problems are not spoken of where there are none', async () => {
  await openSettings(memoryStorage());
  expect(screen.queryByRole('heading', { name: 'Problems' })).toBeNull();
});

test('noted problems are counted, and their report can be passed on', async () => {
  const sharing = fakeSharing();
  sharing.answerWith('copied');
  await openSettings(memoryStorage({ [PROBLEMS_KEY]: TROUBLE }), sharing);
  expect(screen.getByRole('heading', { name: 'Problems' })).toBeOnTheScreen();
  expect(screen.getByText(/noted 2 problems, the last one on 17 Nov 2026/)).toBeOnTheScreen();
  expect(screen.getByText(/Nothing is sent unless you share it/)).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Copy the report' }));
  expect(screen.getByRole('status')).toHaveTextContent('Copied. You can paste it into a message now.');
  expect(sharing.texts[0]!.text).toMatch(
    /\(3 times\) page 3, Reefside 0\.1\.0, web\nTypeError: x is undefined\nat Table/,
  );
});

test('a device that shares nothing is said to', async () => {
  const sharing = fakeSharing();
  sharing.answerWith(new Refusal('no share sheet'));
  await openSettings(memoryStorage({ [PROBLEMS_KEY]: TROUBLE }), sharing);
  await userEvent.press(screen.getByRole('button', { name: 'Copy the report' }));
  expect(screen.getByRole('status')).toHaveTextContent(/Couldn’t copy/);
});

test('the list of problems is deleted, in German too, and can be brought back', async () => {
  const storage = memoryStorage({ [PROBLEMS_KEY]: TROUBLE, [SETTINGS_KEY]: '{"language":"de"}' });
  await renderApp(storage);
  await userEvent.press(screen.getByRole('button', { name: 'Einstellungen' }));
  await userEvent.press(await screen.findByRole('button', { name: 'Liste löschen' }));
  expect(screen.getByRole('status')).toHaveTextContent('Die Liste ist gelöscht.');
  expect(storage.entries.has(PROBLEMS_KEY)).toBe(false);
  await userEvent.press(screen.getByRole('button', { name: 'Zurückholen' }));
  expect(screen.getByText(/Die App hat 2 Probleme notiert, das letzte am 17\.11\.2026/)).toBeOnTheScreen();
  expect(storage.entries.get(PROBLEMS_KEY)).toBe(TROUBLE);
});
