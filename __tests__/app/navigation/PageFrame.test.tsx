import { act, screen, userEvent } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import { Linking } from 'react-native';

import { SETTINGS_KEY } from '@/shell/settings';

import { memoryStorage } from '../../support/memoryStorage';
import { openAt, renderApp } from '../../support/renderApp';
import { hearReports } from '../../support/reports';

jest.useFakeTimers();
// React tells the console of every error that a boundary took.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const mockBroken = new Set<string>();
beforeEach(() => {
  mockBroken.clear();
  mockBroken.add('History');
});

function mockFailing(name: string, Real: ComponentType) {
  return function Failing(props: object) {
    if (mockBroken.has(name)) throw new TypeError(`${name} is broken`);
    return <Real {...props} />;
  };
}

jest.mock('../../../app/games/lumicora/HistoryScreen', () => {
  const { HistoryScreen } = jest.requireActual('../../../app/games/lumicora/HistoryScreen');
  return { HistoryScreen: mockFailing('History', HistoryScreen) };
});
jest.mock('../../../app/screens/HomeScreen', () => {
  const { HomeScreen } = jest.requireActual('../../../app/screens/HomeScreen');
  return { HomeScreen: mockFailing('Home', HomeScreen) };
});

const press = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const settle = () => act(() => jest.advanceTimersByTimeAsync(400));

/** From the start page to the one that fails. */
async function openHistory(language: 'en' | 'de') {
  const heard = hearReports();
  await renderApp(memoryStorage({ [SETTINGS_KEY]: JSON.stringify({ language }) }));
  await userEvent.press(await screen.findByRole('button', { name: /All games|Alle Spiele/ }));
  await settle();
  return heard;
}

test.each([
  [
    'en',
    'Something went wrong',
    /error in the app stopped this page\. Your games aren’t affected/,
    'Try again',
  ],
  ['de', 'Da ging etwas schief', /Fehler in der App hat diese Seite angehalten/, 'Noch einmal versuchen'],
] as const)('%s: a page that fails says so and can be tried again', async (language, title, words, again) => {
  const heard = await openHistory(language);
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(heard).toEqual([{ problem: new TypeError('History is broken'), where: 'page LumicoraHistory' }]);
  await press(again);
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  mockBroken.clear();
  await press(again);
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
  expect(await screen.findByRole('heading', { name: /^(Finished|Beendete)/ })).toBeOnTheScreen();
});

test('the pages around it live on: back leads to where one was', async () => {
  await openHistory('en');
  await press('Back');
  await settle();
  expect(screen.queryByText('Something went wrong')).toBeNull();
  expect(screen.getByRole('link', { name: /^Track the table/ })).toBeOnTheScreen();
});

test('the start is one press away', async () => {
  await openHistory('en');
  await press('To the start page');
  await settle();
  expect(screen.getByRole('heading', { name: 'Reefside' })).toBeOnTheScreen();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

test('a page that fails beneath another leaves that alone, and is tried again when one comes back to it', async () => {
  const heard = hearReports();
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValueOnce('reefside://lumicora/statistics');
  await renderApp();
  expect(screen.getByRole('heading', { name: 'Statistics' })).toBeOnTheScreen();
  expect(heard).toHaveLength(1);
  mockBroken.clear();
  await press('Back');
  await settle();
  expect(screen.getByRole('heading', { name: 'Finished games' })).toBeOnTheScreen();
});

test('where the start itself fails, the settings are still there', async () => {
  hearReports();
  mockBroken.add('Home');
  openAt('');
  await renderApp();
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'To the start page' })).toBeNull();
  await press('Settings');
  expect(await screen.findByLabelText('Language')).toBeOnTheScreen();
});
