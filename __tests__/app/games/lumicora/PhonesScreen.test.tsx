import { act, screen, userEvent } from '@testing-library/react-native';

import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import type { Command } from '@/games/lumicora/session/table/commands';
import { perform, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { formatsOf } from '@/ui/i18n/formats';
import type { Language } from '@/ui/i18n/language';

import { renderGame } from '../../../support/renderGame';
import { gameUnderWay, trackedGame } from '../../../support/sampleGames';

jest.mock('expo-camera', () => jest.requireActual('../../../support/fakeCamera').cameraModule);
jest.useFakeTimers();

const settle = () => act(() => jest.advanceTimersByTimeAsync(500));

async function openPhones(session: TableSession = gameUnderWay(), language: Language = 'en') {
  const game = await renderGame('phones', session, language);
  await settle();
  return game;
}

const choose = async (name: string) => {
  await userEvent.press(screen.getByRole('radio', { name }));
  await settle();
};

/** A game that has collected the reef of a seat from another phone. */
function withCollected(session: TableSession, seat: number): TableSession {
  const { table, madeAt, score, limestone, tiles, reef } = sharedReefOf(session, seat);
  const collected = { table, madeAt, score, limestone, tiles, reef };
  const command: Command = { type: 'collect-reef', player: seat, collected };
  const next = perform(session, command, session.startedAt);
  if (!next.ok) throw new Error('refused');
  return next.value;
}

test('a phone follows everybody, or one of them, and back again', async () => {
  const { stored } = await openPhones();
  expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await choose('Peter');
  expect(stored().followed).toBe(1);
  expect(screen.getByText(/(^|, )on this phone/)).toBeOnTheScreen();
  await choose('Everyone');
  expect(stored().followed).toBeNull();
});

test('which phone follows whom can be undone', async () => {
  const { stored } = await openPhones();
  await choose('Peter');
  await userEvent.press(screen.getByRole('button', { name: 'Undo: this phone plays for Peter' }));
  expect(stored().followed).toBeNull();
});

test('everybody sees which reefs have come in', async () => {
  const session = trackedGame();
  await openPhones(withCollected(session, 2));
  const time = formatsOf('en').time(sharedReefOf(session, 2).madeAt * 1000);
  expect(screen.getByText(new RegExp(`^\\d+ Luminos, collected, as of ${time}$`))).toBeOnTheScreen();
  expect(screen.getAllByText(/, not collected$/)).toHaveLength(3);
});

test.each([
  [/^Show my reef/, 'Code with Anni’s reef', 'img'],
  [/^Collect reefs/, 'Camera picture', 'img'],
  [/^Invite a phone/, 'Code that invites Peter’s phone', 'img'],
  [/^Hand over the whole game/, /^Code 1 of \d+ with the game$/, 'img'],
  [/^Show the printed board/, 'Code with the printed board, side A', 'img'],
] as const)('%s leads to its page', async (link, name, role) => {
  await openPhones();
  await userEvent.press(screen.getByRole('link', { name: link }));
  await settle();
  expect(screen.getByRole(role, { name })).toBeOnTheScreen();
});

test('a phone that follows somebody shows their reef', async () => {
  await openPhones();
  await choose('Peter');
  await userEvent.press(screen.getByRole('link', { name: /^Show my reef/ }));
  await settle();
  expect(screen.getByRole('img', { name: 'Code with Peter’s reef' })).toBeOnTheScreen();
});

test('the table leads here, and straight to the reef of whom the phone follows', async () => {
  await renderGame('', gameUnderWay());
  await settle();
  expect(screen.queryByRole('button', { name: 'Show my reef' })).toBeNull();
  await userEvent.press(screen.getByRole('button', { name: 'Phones at the table' }));
  await settle();
  await choose('Anni');
  await userEvent.press(screen.getByRole('button', { name: 'Back' }));
  await settle();
  await userEvent.press(screen.getByRole('button', { name: 'Show my reef' }));
  await settle();
  expect(screen.getByRole('img', { name: 'Code with Anni’s reef' })).toBeOnTheScreen();
});

test('the page speaks German', async () => {
  await openPhones(gameUnderWay(), 'de');
  expect(screen.getByText('Handys am Tisch')).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: /^Riffe einsammeln/ })).toBeOnTheScreen();
  expect(screen.getByRole('radio', { name: 'Peter' })).toBeOnTheScreen();
});
