import { act, fireEvent, screen, userEvent } from '@testing-library/react-native';

import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { createBoard } from '@/games/lumicora/rules/boards';

import { codeOf, codesOfGame } from '../../../support/codes';
import { fakeCamera } from '../../../support/fakeCamera';
import { openAlone } from '../../../support/openAlone';
import {
  everything,
  HOST,
  PETER,
  phoneOfPeter,
  playOn,
  press,
  reefCode,
  renderScan,
  settle,
} from '../../../support/renderScan';
import { gameUnderWay, trackedGame } from '../../../support/sampleGames';
import { unusableCodes } from '../../../support/unusableCodes';

jest.mock('expo-camera', () => jest.requireActual('../../../support/fakeCamera').cameraModule);
jest.useFakeTimers();
openAlone();
beforeEach(() => fakeCamera.allow('granted'));

const REEF_OF_PETER = reefCode(
  phoneOfPeter(
    { type: 'correct-score', player: PETER, score: 23 },
    { type: 'take-limestone', player: PETER, count: 4 },
  ),
  PETER,
);

describe('a reef', () => {
  test('is looked at first, taken when somebody says so, and given back by undo', async () => {
    const { storage, before, table } = await renderScan('host');
    await fakeCamera.show(REEF_OF_PETER);
    expect(screen.getByText('Peter’s reef')).toBeOnTheScreen();
    expect(screen.getByText('23 points, limestone 4, jellyfish 0 · 1 Lumino')).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: 'Peter’s reef, 1 Lumino' })).toBeOnTheScreen();
    expect(everything(storage)).toBe(before);
    expect(fakeCamera.isRunning()).toBe(false);
    await press('Take this reef');
    expect(table('host').players[PETER]).toMatchObject({ score: 23, limestone: 4 });
    expect(screen.getByText('Peter’s reef is here.')).toBeOnTheScreen();
    expect(fakeCamera.isRunning()).toBe(true);
    await press(/^Undo: .*reef collected/);
    expect(table('host').players[PETER]).toMatchObject({ score: 0, collected: null });
  });

  test('can be left, and nothing is changed', async () => {
    const { storage, before } = await renderScan('host');
    await fakeCamera.show(REEF_OF_PETER);
    await press('Don’t import');
    expect(everything(storage)).toBe(before);
    expect(fakeCamera.isRunning()).toBe(true);
  });

  test('says what it replaces', async () => {
    const session = trackedGame('host');
    await renderScan('host', { sessions: [session] });
    const later = playOn(session, { type: 'correct-score', player: 2, score: 77 });
    await fakeCamera.show(reefCode(later, 2));
    expect(
      screen.getByText(/^It replaces what this phone knows of Cem’s reef: \d+ Luminos\.$/),
    ).toBeOnTheScreen();
  });

  test('of a phone that was not invited asks whose it is', async () => {
    const { table } = await renderScan('host');
    const stranger = playOn(gameUnderWay('stranger'), { type: 'change-name', player: 1, name: 'Petra' });
    await fakeCamera.show(reefCode(playOn(stranger, { type: 'correct-score', player: 1, score: 5 }), 1));
    expect(
      screen.getByText('That phone wasn’t invited to your table. Say whose reef it is.'),
    ).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Take this reef' })).toBeDisabled();
    await press('Peter', 'radio');
    await press('Take this reef');
    expect(table('host').players[PETER]).toMatchObject({ name: 'Peter', score: 5 });
  });

  test('warns of another name and another board', async () => {
    await renderScan('host');
    const board = createBoard('A', () => 'water');
    const phone = phoneOfPeter(
      { type: 'change-name', player: PETER, name: 'Pit' },
      { type: 'change-board', board },
    );
    await fakeCamera.show(reefCode(phone, PETER));
    expect(screen.getByText('On the other phone this is Pit’s reef. Here it’s Peter’s.')).toBeOnTheScreen();
    expect(screen.getByText(/^Its board differs from yours/)).toBeOnTheScreen();
  });

  test('tells who is missing, and leads to the final scoring when nobody is', async () => {
    await renderScan('host', { sessions: [playOn(HOST, { type: 'follow-seat', seat: 0 })] });
    expect(screen.queryByRole('button', { name: 'To the final scoring' })).toBeNull();
    await fakeCamera.show(REEF_OF_PETER);
    await press('Take this reef');
    expect(screen.getByText('All reefs are here.')).toBeOnTheScreen();
    await press('To the final scoring');
    expect(screen.getByText('Reefs for the final scoring')).toBeOnTheScreen();
  });

  test('without a game is collected into one that is chosen', async () => {
    const { table } = await renderScan(null, { sessions: [gameUnderWay('other'), HOST] });
    await fakeCamera.show(REEF_OF_PETER);
    const choices = screen.getAllByRole('button', { name: 'Anni, Peter · Round 1 of 10' });
    expect(choices).toHaveLength(2);
    // The one of its own table comes first.
    await userEvent.press(choices[0]!);
    await settle();
    await press('Take this reef');
    expect(table('host').players[PETER]!.score).toBe(23);
    expect(table('other').players[PETER]!.score).toBe(0);
  });

  test('without any game is refused politely', async () => {
    await renderScan(null, { sessions: [] });
    await fakeCamera.show(REEF_OF_PETER);
    expect(screen.getByText(/^There’s no game under way on this phone/)).toBeOnTheScreen();
    await press('Don’t import');
    expect(fakeCamera.isRunning()).toBe(true);
  });
});

describe('what cannot be used', () => {
  test.each(unusableCodes())('%s is told in a sentence and changes nothing', async (_, text, sentence) => {
    const { storage, before } = await renderScan('host');
    await fakeCamera.show(text);
    expect(screen.getByRole('alert')).toHaveTextContent(`${sentence} Nothing was changed.`);
    expect(everything(storage)).toBe(before);
    expect(fakeCamera.isRunning()).toBe(true);
  });

  test.each([
    ['another side', { side: 'B' }, /^This reef lies on side B, but your table plays on side A\./],
    [
      'another score board',
      { scoreBoard: 'light' },
      /^This reef belongs to the light side of the score board/,
    ],
    ['another number of players', { players: 4 }, /^This reef comes from a table of 4 players/],
  ] as const)('a reef of %s is refused', async (_, other, sentence) => {
    const { storage, before } = await renderScan('host');
    await fakeCamera.show(codeOf({ kind: 'reef', value: { ...sharedReefOf(HOST, PETER), ...other } }));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(everything(storage)).toBe(before);
  });

  test('a reef that was taken already, or a later one, is refused', async () => {
    await renderScan('host');
    await fakeCamera.show(REEF_OF_PETER);
    await press('Take this reef');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    await fakeCamera.show(REEF_OF_PETER);
    expect(screen.getByRole('alert')).toHaveTextContent(/^The same reef is already here\./);
    await fakeCamera.show(reefCode(phoneOfPeter(), PETER));
    expect(screen.getByRole('alert')).toHaveTextContent(/^A later version of this reef is already here\./);
  });

  test('is not asked about again while it stays in sight', async () => {
    await renderScan('host');
    await fakeCamera.show(REEF_OF_PETER);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    await press('Don’t import');
    await fakeCamera.show(REEF_OF_PETER);
    expect(screen.queryByText('Peter’s reef')).toBeNull();
    await fakeCamera.show('something else');
    await fakeCamera.show('something else');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText('Peter’s reef')).toBeNull();
  });

  test('is told in German', async () => {
    await renderScan('host', { language: 'de' });
    await fakeCamera.show('something else');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Das ist kein Reefside-Code. Es hat sich nichts geändert.',
    );
  });
});

describe('without a camera', () => {
  test('the text of a code does the same', async () => {
    fakeCamera.allow('refused-for-good');
    const { table } = await renderScan('host');
    await press('Enter the code as text');
    fireEvent.changeText(screen.getByLabelText('Text of a code'), 'nonsense');
    await press('Read');
    expect(screen.getByRole('alert')).toHaveTextContent(/^This isn’t a Reefside code\./);
    fireEvent.changeText(screen.getByLabelText('Text of a code'), `  ${REEF_OF_PETER}\r\n`);
    await press('Read');
    await press('Take this reef');
    expect(table('host').players[PETER]!.score).toBe(23);
  });

  test('all codes of a game are entered at once', async () => {
    await renderScan(null, { sessions: [] });
    await press('Enter the code as text');
    fireEvent.changeText(screen.getByLabelText('Text of a code'), codesOfGame(trackedGame()).join('\n'));
    await press('Read');
    expect(screen.getByText('It isn’t on this device yet.')).toBeOnTheScreen();
  });

  test('one comes back to the camera', async () => {
    await renderScan(null, { sessions: [] });
    await press('Enter the code as text');
    expect(fakeCamera.isRunning()).toBe(false);
    await press('Back to the camera');
    expect(fakeCamera.isRunning()).toBe(true);
  });
});
