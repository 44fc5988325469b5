import { act, screen, userEvent } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { guessSteps } from '@/games/lumicora/exchange/photo/guessCorners';
import { createLibrary } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';
import type { Language } from '@/ui/i18n/language';

import { fakePictures } from '../../../support/fakePictures';
import { memoryStorage } from '../../../support/memoryStorage';
import { PHOTO_BOARD, photoOf } from '../../../support/photo/smallPhotos';
import { renderApp } from '../../../support/renderApp';

jest.mock('@/shell/pictures', () => jest.requireActual('../../../support/fakePictures').picturesModule);
jest.mock('expo-camera', () => jest.requireActual('../../../support/fakePhotoCamera').cameraModule);
jest.mock('@/games/lumicora/exchange/photo/guessCorners', () => ({
  ...jest.requireActual('@/games/lumicora/exchange/photo/guessCorners'),
  guessSteps: jest.fn(),
}));
jest.useFakeTimers();

const { picture, corners } = photoOf([], 3);

const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
const press = async (name: string | RegExp) => {
  await userEvent.press(screen.getByRole('button', { name }));
  await settle();
};
const space = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) });

async function openTerrain(side: 'A' | 'B', language: Language = 'en') {
  const storage = memoryStorage({ [SETTINGS_KEY]: JSON.stringify({ language }) });
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`reefside://lumicora/board/${side}`);
  await renderApp(storage);
  return createLibrary(storage);
}

beforeEach(() => {
  fakePictures.offer(picture);
  jest.mocked(guessSteps).mockImplementation(function* () {
    yield 0.5;
    return { corners, confidence: 1, isSure: true };
  });
});

test('a photo of the empty board prefills the painter, where it is confirmed', async () => {
  const library = await openTerrain('A');
  await press('Read it from a photo');
  await press('Choose a picture');
  await press('Read the colors');
  expect(screen.queryByRole('button', { name: /, (green|pink|blue|yellow)/ })).toBeNull();
  expect(screen.getByLabelText('limestone: 18')).toBeOnTheScreen();
  await userEvent.press(space('b1'));
  expect(screen.getAllByRole('radio').map(({ props }) => props.accessibilityLabel)).toEqual([
    'water',
    'limestone',
  ]);
  await press('Close');
  await press('Use for this board');

  expect(screen.getByRole('heading', { name: 'Your reef board' })).toBeOnTheScreen();
  expect(space('a1')).toHaveAccessibleName('a1, limestone');
  expect(space('a2')).toHaveAccessibleName('a2, water');
  expect(library.board('A').isConfirmed).toBe(false);
  await press('It matches my board');
  expect(library.board('A')).toEqual({ board: PHOTO_BOARD, isConfirmed: true });
});

test('BO-3 penalties that were painted stay where limestone is seen, and all of it can be undone', async () => {
  await openTerrain('B');
  await userEvent.press(space('a1'));
  expect(space('a1')).toHaveAccessibleName('a1, remote limestone −3');
  await press('Read it from a photo');
  await press('Choose a picture');
  await press('Read the colors');
  await press('Use for this board');
  expect(space('a1')).toHaveAccessibleName('a1, remote limestone −3');
  expect(space('b2')).toHaveAccessibleName('b2, limestone');
  expect(space('d1')).toHaveAccessibleName('d1, water');
  await press('Undo');
  expect(space('b2')).toHaveAccessibleName('b2, water');
  expect(space('d1')).toHaveAccessibleName('d1, remote limestone −3');
});

test('painting by hand and going back lead to the painter as it was', async () => {
  await openTerrain('A', 'de');
  await userEvent.press(space('a1'));
  const before = space('a1').props.accessibilityLabel as string;
  await press(/Foto/);
  await press('Von Hand malen');
  expect(space('a1')).toHaveAccessibleName(before);
  await press(/Foto/);
  await press('Bild auswählen');
  await press('Farben lesen');
  expect(space('a2')).toHaveAccessibleName('a2, Wasser');
  for (let times = 0; times < 3; times++) await press('Zurück');
  expect(space('a1')).toHaveAccessibleName(before);
});
