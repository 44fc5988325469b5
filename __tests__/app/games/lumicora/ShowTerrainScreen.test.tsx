import { act, screen, userEvent } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { createBoard, DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { storedBoard } from '@/games/lumicora/session/save/saveFile';
import { perform } from '@/games/lumicora/session/table/tableSession';
import { createLibrary } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';

import { codeOf, said } from '../../../support/codes';
import { scannedFrom } from '../../../support/drawnCode';
import { fakeCamera } from '../../../support/fakeCamera';
import { memoryStorage } from '../../../support/memoryStorage';
import { renderApp } from '../../../support/renderApp';
import { gameUnderWay, storageOf } from '../../../support/sampleGames';

jest.mock('expo-camera', () => jest.requireActual('../../../support/fakeCamera').cameraModule);
jest.useFakeTimers();
beforeEach(() => fakeCamera.allow('granted'));

const SETTINGS = { [SETTINGS_KEY]: JSON.stringify({ language: 'en' }) };
const MINE = createBoard('B', (space) => (space % 2 === 0 ? 'limestone' : 'water'));
const PAINTED = { 'reefside.lumicora.board.B': JSON.stringify(storedBoard(MINE)) };

const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
const press = async (name: string) => {
  await userEvent.press(screen.getByRole('button', { name }));
  await settle();
};

async function open(address: string, stored: Readonly<Record<string, string>> = {}) {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`reefside://lumicora/${address}`);
  const storage = memoryStorage({ ...SETTINGS, ...stored });
  await renderApp(storage);
  await settle();
  return storage;
}

const shown = (side: string) =>
  said(scannedFrom(screen.getByRole('img', { name: `Code with the printed board, side ${side}` })));

test('a board that was painted here is shown as a code and as a picture', async () => {
  await open('board/B/code', PAINTED);
  expect(shown('B')).toEqual({ kind: 'terrain', value: MINE });
  expect(screen.getByRole('img', { name: 'Printed board, side B' })).toBeOnTheScreen();
  expect(screen.getByText('As set up on this phone.')).toBeOnTheScreen();
});

test('our guess says that it is one', async () => {
  await open('board/A/code');
  expect(shown('A')).toEqual({ kind: 'terrain', value: DEFAULT_BOARDS.A });
  expect(screen.getByText(/^This is our best guess/)).toBeOnTheScreen();
});

test('the board of a game is shown rather than the one that is remembered', async () => {
  const board = createBoard('A', () => 'water');
  const changed = perform(gameUnderWay('g'), { type: 'change-board', board }, 1);
  if (!changed.ok) throw new Error('refused');
  await open('board/A/code?game=g', storageOf(changed.value));
  expect(shown('A')).toEqual({ kind: 'terrain', value: board });
});

test('the page where a board is painted leads to its code and to scanning, and shows what was scanned', async () => {
  const storage = await open('board/B');
  await press('Show its code');
  expect(shown('B').kind).toBe('terrain');
  await press('Back');
  await press('Scan it from another phone');
  await fakeCamera.show(codeOf({ kind: 'terrain', value: MINE }));
  await press('Use this board for side B');
  await press('Back');
  expect(screen.getByRole('button', { name: 'a1, limestone' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'a2, water' })).toBeOnTheScreen();
  await press('It matches my board');
  expect(createLibrary(storage).board('B')).toEqual({ board: MINE, isConfirmed: true });
});
