import { act, fireEvent, screen, userEvent } from '@testing-library/react-native';

import { guessSteps } from '@/games/lumicora/exchange/photo/guessCorners';
import { halfTurned } from '@/games/lumicora/exchange/photo/homography';
import { isCoral, type SeenSurface } from '@/games/lumicora/exchange/photo/model';
import { SPACE_NAMES } from '@/games/lumicora/rules/boards';
import type { Color } from '@/games/lumicora/rules/model';
import { surfaceOf, visibleSpace } from '@/games/lumicora/rules/surface';
import { openSession, type TableSession } from '@/games/lumicora/session/table/tableSession';

import { fakePhotoCamera } from '../../../support/fakePhotoCamera';
import { fakePictures } from '../../../support/fakePictures';
import { finishedTable } from '../../../support/finalInput';
import { PHOTO_BOARD, PHOTO_REEF, photoOf } from '../../../support/photo/smallPhotos';
import { at } from '../../../support/reef';
import { renderGame } from '../../../support/renderGame';
import { performAll, setupFor } from '../../../support/tables';

jest.mock('@/shell/pictures', () => jest.requireActual('../../../support/fakePictures').picturesModule);
jest.mock('expo-camera', () => jest.requireActual('../../../support/fakePhotoCamera').cameraModule);
jest.mock('@/games/lumicora/exchange/photo/guessCorners', () => {
  const actual = jest.requireActual('@/games/lumicora/exchange/photo/guessCorners');
  return { ...actual, guessSteps: jest.fn(actual.guessSteps) };
});
jest.useFakeTimers();

const { picture: PHOTO, corners } = photoOf(PHOTO_REEF, 1);

/** Looking for the board takes a while, so most tests know where it lies. */
function knowCorners(known = corners) {
  jest.mocked(guessSteps).mockImplementationOnce(function* () {
    yield 0.5;
    return { corners: known, confidence: 1, isSure: true };
  });
}
const shown = surfaceOf(PHOTO_REEF);

const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
const press = async (name: string | RegExp) => {
  await userEvent.press(screen.getByRole('button', { name }));
  await settle();
};
const space = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) });
const surfaceSaid = (name: string) =>
  (space(name).props.accessibilityLabel as string).split(', ')[1] as SeenSurface;

/** Waits as long as the app is at work. */
async function untilDone() {
  for (let times = 0; times < 200; times++) {
    await settle();
    if (screen.queryByRole('progressbar') === null) return;
  }
  throw new Error('never done');
}

async function choosePicture() {
  knowCorners();
  await press('Choose a picture');
  await untilDone();
}

async function readPhoto() {
  await choosePicture();
  await press('Read the colors');
  await untilDone();
}

const painted = finishedTable({ depth: 'from-above', ground: PHOTO_BOARD });
const tracked = (...luminos: typeof PHOTO_REEF): TableSession => {
  const setup = setupFor(2, PHOTO_BOARD);
  const session = openSession({ id: 'game', startedAt: 1000, setup });
  return performAll(
    session,
    ...luminos.map((lumino) => ({ type: 'place', player: 0, lumino, anyway: true }) as const),
  );
};

beforeEach(() => {
  fakePictures.offer(PHOTO);
  fakePhotoCamera.works(true);
});

describe('from a picture to the painter', () => {
  test('the board is found on a chosen picture', async () => {
    await renderGame('photo/0', painted);
    await settle();
    await press('Choose a picture');
    await untilDone();
    expect(screen.getAllByRole('slider').map(({ props }) => props.accessibilityLabel)).toEqual([
      'Ring a1',
      'Ring a5',
      'Ring g5',
      'Ring g1',
    ]);
    expect(screen.getByText(/^Does the grid lie on the spaces\?/)).toBeOnTheScreen();
    const across = screen.getAllByRole('slider').map(({ props }) => props['aria-valuenow'] as number);
    for (const [corner, x] of across.entries()) expect(Math.abs(x - corners[corner]!.x)).toBeLessThan(4);
  });

  test('where no board is found, the person lays the grid', async () => {
    jest.mocked(guessSteps).mockImplementationOnce(function* () {
      yield 0.5;
      return null;
    });
    await renderGame('photo/0', painted);
    await settle();
    await press('Choose a picture');
    await untilDone();
    expect(screen.getByText(/^The board wasn’t found/)).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Read the colors' })).toBeEnabled();
  });

  test('what was read is corrected and painted', async () => {
    const { stored } = await renderGame('photo/0', painted);
    await settle();
    await readPhoto();
    expect(surfaceSaid('c4')).toBe('green');
    expect(screen.getByLabelText('pink: 5')).toBeOnTheScreen();

    await userEvent.press(space('c4'));
    expect(screen.getByText('This space was read as green. What is it?')).toBeOnTheScreen();
    await userEvent.press(screen.getByRole('radio', { name: 'limestone' }));
    await untilDone();
    expect(space('c4')).toHaveAccessibleName('c4, limestone, as you said');
    await press('Undo: limestone');
    await untilDone();
    expect(surfaceSaid('c4')).toBe('green');

    const said = SPACE_NAMES.map(surfaceSaid);
    await press(/^Paint this/);
    expect(screen.getByRole('heading', { name: 'Painted reef' })).toBeOnTheScreen();
    const seen = stored().players[0]!.painting!.map((each) => each?.color ?? null);
    expect(seen).toEqual(said.map((surface) => (isCoral(surface) ? surface : null)));
    expect(seen).toEqual(SPACE_NAMES.map((_, at) => visibleSpace(shown, at)?.color ?? null));
  });

  test('a taken picture is opened, too', async () => {
    await renderGame('photo/0', painted);
    await settle();
    knowCorners();
    await press('Take the picture');
    await untilDone();
    expect(screen.getAllByRole('slider')).toHaveLength(4);
  });

  test('a camera that takes no picture is said to have failed', async () => {
    fakePhotoCamera.works(false);
    await renderGame('photo/0', painted);
    await settle();
    await press('Take the picture');
    // It is tried a few times before anybody is told.
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t take the picture. Try again.');
    fakePhotoCamera.works(true);
    knowCorners();
    await press('Take the picture');
    await untilDone();
    expect(screen.getAllByRole('slider')).toHaveLength(4);
  });

  test('what was counted before is painted from the photo, and undone in two steps', async () => {
    const { stored } = await renderGame('photo/1', finishedTable({ ground: PHOTO_BOARD }));
    await settle();
    await readPhoto();
    await press(/^Paint this/);
    expect(stored().players[1]).toMatchObject({ depth: 'from-above' });
    await press(/^Undo: Ben, \d+ spaces painted/);
    await press(/^Undo: Ben/);
    expect(stored().players[1]).toMatchObject({ depth: 'counted', painting: null });
  });

  test('levels and symbols that were painted stay where the colour does', async () => {
    const coral = { color: 'green', level: 3, symbol: 'crab' } as const;
    const before = performAll(painted, {
      type: 'paint-reef',
      player: 0,
      spaces: [{ space: at('c4'), seen: coral }],
    });
    const { stored } = await renderGame('photo/0', before);
    await settle();
    await readPhoto();
    await press(/^Paint this/);
    expect(stored().players[0]!.painting![at('c4')]).toEqual(coral);
  });

  test('in German, too', async () => {
    await renderGame('photo/0', painted, 'de');
    await settle();
    knowCorners();
    await press('Bild auswählen');
    await untilDone();
    expect(screen.getByText(/^Liegt das Gitter auf den Feldern\?/)).toBeOnTheScreen();
    await press('Farben lesen');
    await untilDone();
    expect(space('c4')).toHaveAccessibleName('c4, grün');
    expect(screen.getByRole('button', { name: 'So malen' })).toBeOnTheScreen();
  });
});

describe('the way', () => {
  test('painting by hand is one tap away', async () => {
    await renderGame('photo/0', painted);
    await settle();
    await press('Paint by hand');
    expect(screen.getByRole('heading', { name: 'Painted reef' })).toBeOnTheScreen();
  });

  test('back leads step by step, and the picture, the grid and the examples are still there', async () => {
    await renderGame('photo/0', painted);
    await settle();
    await readPhoto();
    await userEvent.press(space('a1'));
    await userEvent.press(screen.getByRole('radio', { name: 'water' }));
    await untilDone();
    await press('Back');
    const ring = screen.getByRole('slider', { name: 'Ring a1' });
    const place = ring.props['aria-valuetext'] as string;
    await press('Back');
    await press('Go on with this picture');
    expect(screen.getByRole('slider', { name: 'Ring a1' }).props['aria-valuetext']).toBe(place);
    await press('Read the colors');
    await untilDone();
    expect(space('a1')).toHaveAccessibleName('a1, water, as you said');
    await press('Lay the grid again');
    await press('Another picture');
    await press('Back');
    expect(screen.getByRole('heading', { name: 'Reefs for the final scoring' })).toBeOnTheScreen();
    expect(fakePictures.shown()).toBe(0);
  });

  test('a ring moves by drag, by key and by what a screen reader offers; a twisted grid is not read', async () => {
    await renderGame('photo/0', painted);
    await settle();
    await choosePicture();
    const ring = () => screen.getByRole('slider', { name: 'Ring a1' });
    const across = () => Number(ring().props['aria-valuenow']);
    const first = across();
    fireEvent(ring(), 'keyDown', {
      nativeEvent: { key: 'ArrowRight', shiftKey: true },
      preventDefault: () => null,
    });
    expect(across()).toBeGreaterThan(first);
    fireEvent(ring(), 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    expect(Math.abs(across() - first)).toBeLessThanOrEqual(1);

    // On a honeycomb that was found, a far drag would take the whole grid along.
    await press('Drag rings one by one');
    fireEvent(ring(), 'responderGrant', { nativeEvent: { pageX: 0, pageY: 0 } });
    fireEvent(ring(), 'responderMove', { nativeEvent: { pageX: 5000, pageY: 5000 } });
    fireEvent(ring(), 'responderRelease', { nativeEvent: { pageX: 5000, pageY: 5000 } });
    expect(across()).toBe(PHOTO.width);
    expect(screen.getByRole('alert')).toHaveTextContent(/The grid is twisted/);
    expect(screen.getByRole('button', { name: 'Read the colors' })).toBeDisabled();
  });

  test('half a turn gives the rings the places across', async () => {
    await renderGame('photo/0', painted);
    await settle();
    await choosePicture();
    const place = (name: string) => screen.getByRole('slider', { name }).props['aria-valuetext'] as string;
    const before = [place('Ring a1'), place('Ring g5')];
    await press('Half turn');
    expect([place('Ring g5'), place('Ring a1')]).toEqual(before);
    await press('Fit to the spaces');
    expect(screen.getAllByRole('slider')).toHaveLength(4);
  });
});

describe('pictures that are of no use', () => {
  test.each([
    ['unreadable', 'This picture can’t be read.'],
    ['too-large', 'This picture is too large for this device.'],
    ['too-small', 'This picture is too small to make out the spaces.'],
    ['no picture at all', 'This isn’t a picture.'],
  ] as const)('%s: says so, and offers another', async (offer, words) => {
    fakePictures.offer(offer);
    await renderGame('photo/0', painted);
    await settle();
    await press('Choose a picture');
    expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(words));
    fakePictures.offer(PHOTO);
    await choosePicture();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('slider')).toHaveLength(4);
  });

  test('something else than a reef: says so, and knows ways on', async () => {
    const data = new Uint8Array(PHOTO.data.length).fill(150);
    fakePictures.offer({ ...PHOTO, uri: 'a grey wall', data });
    const { stored } = await renderGame('photo/0', painted);
    await settle();
    await readPhoto();
    expect(screen.getByRole('alert')).toHaveTextContent(/^This doesn’t look like a reef/);
    expect(screen.getByRole('button', { name: 'Another picture' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Paint by hand' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Lay the grid again' })).toBeOnTheScreen();
    await press('Paint this anyway');
    expect(screen.getByRole('heading', { name: 'Painted reef' })).toBeOnTheScreen();
    expect(stored().players[0]!.depth).toBe('from-above');
  });

  test('who changes their mind stays where they are', async () => {
    fakePictures.offer('nothing');
    await renderGame('photo/0', painted);
    await settle();
    await press('Choose a picture');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeOnTheScreen();
  });

  test('opening can be broken off, and leaving breaks it off', async () => {
    fakePictures.offer('never opens');
    await renderGame('photo/0', painted);
    await settle();
    await press('Choose a picture');
    expect(screen.getByRole('progressbar').props['aria-valuenow']).toBe(50);
    await press('Cancel');
    expect(fakePictures.isBrokenOff()).toBe(true);
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeOnTheScreen();
    fakePictures.offer('never opens');
    await press('Choose a picture');
    expect(fakePictures.isBrokenOff()).toBe(false);
    await press('Paint by hand');
    expect(fakePictures.isBrokenOff()).toBe(true);
  });
});

describe('compared with a tracked reef', () => {
  test('a photo of the same reef agrees', async () => {
    const { stored } = await renderGame('photo/0', tracked(...PHOTO_REEF.slice(1)));
    await settle();
    await readPhoto();
    await press(/^Compare/);
    expect(screen.getByText('The photo and the reef agree on every space.')).toBeOnTheScreen();
    await press('Done');
    expect(screen.getByRole('heading', { name: 'Reefs for the final scoring' })).toBeOnTheScreen();
    expect(stored().players[0]!.depth).toBe('mirrored');
  });

  test('a grid that lies the wrong way round turns to fit the reef, unless somebody has turned it', async () => {
    await renderGame('photo/0', tracked(...PHOTO_REEF.slice(1)));
    await settle();
    knowCorners(halfTurned(corners));
    await press('Choose a picture');
    await press('Read the colors');
    expect(screen.getByText(/^The grid was turned by half/)).toBeOnTheScreen();
    expect(surfaceSaid('c4')).toBe('green');
    await press('Lay the grid again');
    await press('Half turn');
    await press('Read the colors');
    expect(screen.queryByText(/^The grid was turned by half/)).toBeNull();
    await press(/^Compare/);
    expect(screen.getByText(/The photo differs from the reef/)).toBeOnTheScreen();
  });

  test('a Lumino that was forgotten is listed, lights up and can be taken over', async () => {
    const { stored } = await renderGame('photo/0', tracked(...PHOTO_REEF.slice(1, -1)));
    await settle();
    await readPhoto();
    await press(/^Compare/);
    expect(screen.getByText(/The photo differs from the reef on 2 spaces/)).toBeOnTheScreen();
    const row = 'The reef says nothing, the photo shows yellow';
    await userEvent.press(screen.getAllByRole('button', { name: new RegExp(row) })[0]!);
    await settle();
    expect(space('e3')).toHaveAccessibleName(/chosen/);
    await press('Use the photo');
    const owner = stored().players[0]!;
    expect(owner.depth).toBe('from-above');
    expect(owner.painting![at('e3')]).toEqual({ color: 'yellow', level: 1, symbol: null });
    expect(owner.painting![at('c4')]).toEqual({ color: 'green', level: 1, symbol: 3 });
    expect(screen.getByText('2 spaces to check')).toBeOnTheScreen();
  });

  test('the reef can be corrected instead, or left as it is', async () => {
    const { stored } = await renderGame('photo/0', tracked(...PHOTO_REEF.slice(1, -1)));
    await settle();
    await readPhoto();
    await press(/^Compare/);
    await press('Back to the photo');
    await press(/^Compare/);
    await press('Edit the reef');
    expect(screen.getByRole('heading', { name: 'Ana’s turn' })).toBeOnTheScreen();
    expect(stored().players[0]!.depth).toBe('mirrored');
  });
});

test('FS-5 the painter shows what each colour brings right away', async () => {
  await renderGame('photo/0', painted);
  await settle();
  await readPhoto();
  await press(/^Paint this/);
  const colors: readonly Color[] = ['green', 'pink', 'blue', 'yellow'];
  for (const color of colors) {
    expect(screen.getByLabelText(`${color} majority: 4 points`)).toBeOnTheScreen();
  }
});
