import { screen, userEvent } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { NO_COUNTS } from '@/games/lumicora/session/reef/finalReef';
import { suggestSetup } from '@/games/lumicora/session/table/table';
import { openSession } from '@/games/lumicora/session/table/tableSession';
import { SETTINGS_KEY } from '@/shell/settings';

import { memoryStorage } from '../../../support/memoryStorage';
import { renderApp } from '../../../support/renderApp';
import { renderGame } from '../../../support/renderGame';
import { performAll, placeAnyway, sessionFor } from '../../../support/tables';

jest.useFakeTimers();

const press = (name: RegExp | string) => userEvent.press(screen.getByRole('button', { name }));
const follow = (name: RegExp | string) => userEvent.press(screen.getByRole('link', { name }));
const tapSpace = (name: string) => press(new RegExp(`^${name},`));

async function open(page: string, language: 'en' | 'de' = 'en') {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`reefside://lumicora/${page}`);
  await renderApp(memoryStorage({ [SETTINGS_KEY]: JSON.stringify({ language }) }));
}

test('PL-1 a refused placement leads to its rule and its lesson, and nothing is lost on the way back', async () => {
  await renderGame('reef/0', sessionFor(2));
  await press('green 5');
  await tapSpace('a4');
  await tapSpace('a5');
  await follow('Match the color');
  expect(screen.getByText(/touches a visible space of the same color/)).toBeOnTheScreen();
  await press('To the lesson');
  await press('Back');
  await press('Back');
  expect(screen.getByRole('button', { name: 'Place anyway' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: /^a4, green, 5/ })).toBeOnTheScreen();
});

test('PL-1 a warning about a laid Lumino leads to its rule', async () => {
  await renderGame('reef/0', performAll(sessionFor(2), placeAnyway(0, 'a4a5:G5.')));
  await press(/1 warning/);
  await press(/green 5.*Match the color/);
  await follow('Match the color');
  expect(screen.getByText(/touches a visible space of the same color/)).toBeOnTheScreen();
});

test('FS-1 every step of the final scoring leads to its rule', async () => {
  await renderGame('final?step=1', performAll(sessionFor(2), { type: 'finish-rounds' }));
  await follow('Points for jellyfish');
  expect(screen.getByText('FS-1')).toBeOnTheScreen();
  await press('Back');
  expect(screen.getByRole('heading', { name: 'Jellyfish' })).toBeOnTheScreen();
});

test('SC-2 a coral scoring leads to its rule', async () => {
  await renderGame('scoring/0', sessionFor(2));
  await userEvent.press(screen.getByRole('radio', { name: /^green/ }));
  await follow('Coral scoring');
  expect(screen.getByText('SC-2')).toBeOnTheScreen();
});

test('the turn summary is one tap away from the table, and its lines lead to rules', async () => {
  await renderGame('', sessionFor(2));
  await press('Turn summary');
  await follow(/1 Lumino of your display goes to the Atoll/);
  expect(screen.getByText('TU-3')).toBeOnTheScreen();
});

test('a word of either language finds a rule', async () => {
  await open('rules');
  await userEvent.type(screen.getByLabelText('Search the rules'), 'qualle');
  await follow(/FS-1/);
  expect(screen.getByText('FS-1')).toBeOnTheScreen();
  await follow(screen.getAllByRole('link')[0]!.props.accessibilityLabel as string);
  await press('All rules');
  expect(screen.getByRole('heading', { name: 'Reference' })).toBeOnTheScreen();
});

test('a word of the glossary leads to its rule', async () => {
  await open('glossary', 'de');
  await follow(/^Qualle,/);
  expect(screen.getByRole('button', { name: 'Alle Regeln' })).toBeOnTheScreen();
});

test('an address of a rule that does not exist says so', async () => {
  await open('rules/XY-9');
  expect(screen.getByText('There’s no such rule.')).toBeOnTheScreen();
});

test('PL-2 an address may name a rule in small letters', async () => {
  await open('rules/pl-2');
  expect(screen.getByText('PL-2')).toBeOnTheScreen();
});

test('BO-1 a refused count leads to its rule', async () => {
  const setup = { ...suggestSetup(['Ana', 'Ben']), depth: 'counted' } as const;
  const counts = { ...NO_COUNTS, spaces: { green: 20, pink: 20, blue: 4, yellow: 0 } };
  const session = openSession({ id: 'game', startedAt: 1000, setup });
  await renderGame('count/0', performAll(session, { type: 'count-reef', player: 0, counts }));
  await press(/^Yellow/);
  await press('1');
  await follow('The reef board');
  expect(screen.getByText('BO-1')).toBeOnTheScreen();
});
