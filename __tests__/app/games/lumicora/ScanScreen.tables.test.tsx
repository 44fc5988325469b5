import { screen } from '@testing-library/react-native';

import { invitationOf } from '@/games/lumicora/exchange/invitation';
import { createBoard, DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { encodeSave, storedBoard } from '@/games/lumicora/session/save/saveFile';
import { createLibrary } from '@/games/lumicora/view/store/library';
import { createRng } from '@/kit/rng';

import { codeOf, codesOfGame } from '../../../support/codes';
import { fakeCamera } from '../../../support/fakeCamera';
import { keptIds, keptSave } from '../../../support/keptGames';
import { openAlone } from '../../../support/openAlone';
import {
  everything,
  HOST,
  PETER,
  phoneOfPeter,
  playOn,
  press,
  renderScan,
  settle,
} from '../../../support/renderScan';
import { gameUnderWay, mixedGame, trackedGame } from '../../../support/sampleGames';

jest.mock('expo-camera', () => jest.requireActual('../../../support/fakeCamera').cameraModule);
jest.useFakeTimers();
openAlone();
beforeEach(() => fakeCamera.allow('granted'));

describe('a printed board', () => {
  const board = createBoard('B', (space) => (space % 3 === 0 ? 'limestone' : 'water'));
  const code = codeOf({ kind: 'terrain', value: board });

  test('is used when somebody says so, and was never painted after taking back', async () => {
    const { storage, before } = await renderScan(null);
    await fakeCamera.show(code);
    expect(screen.getByRole('img', { name: 'Printed board, side B' })).toBeOnTheScreen();
    await press('Use this board for side B');
    expect(createLibrary(storage).board('B')).toEqual({ board, isConfirmed: true });
    expect(screen.getByText('This is now the board of side B.')).toBeOnTheScreen();
    await press('Back to the board before');
    expect(everything(storage)).toBe(before);
    expect(screen.getByText('The board is as it was before.')).toBeOnTheScreen();
  });

  test('replaces one that was painted, which comes back', async () => {
    const mine = createBoard('B', () => 'water');
    const painted = { 'reefside.lumicora.board.B': JSON.stringify(storedBoard(mine)) };
    const { storage } = await renderScan(null, { sessions: [], stored: painted });
    await fakeCamera.show(code);
    expect(screen.getByText('It replaces the board you set up.')).toBeOnTheScreen();
    await press('Use this board for side B');
    await press('Back to the board before');
    expect(createLibrary(storage).board('B')).toEqual({ board: mine, isConfirmed: true });
  });

  test('goes to the open game, too', async () => {
    const { table } = await renderScan('host', { sessions: [trackedGame('host')] });
    await fakeCamera.show(code);
    await press('Use this board for side B');
    expect(table('host').board).toEqual(board);
    await press('Back to the board before');
    expect(table('host').board).toEqual(DEFAULT_BOARDS.B);
  });
});

describe('an invitation', () => {
  const late = playOn(HOST, { type: 'correct-round', round: 4 });
  const code = codeOf({ kind: 'invitation', value: invitationOf(late, PETER) });
  test('is looked at, and joining opens the table at its round for that seat', async () => {
    const { storage, before, table } = await renderScan(null, { sessions: [] });
    await fakeCamera.show(code);
    expect(screen.getByText('You’re invited as Peter')).toBeOnTheScreen();
    expect(screen.getByText('At the table: Anni, Peter.')).toBeOnTheScreen();
    expect(screen.getByText(/^Round 4 of 10\. Reef boards: Side A\./)).toBeOnTheScreen();
    expect(everything(storage)).toBe(before);
    await press('Join');
    expect(screen.getByText('Peter, your turn')).toBeOnTheScreen();
    const [id] = keptIds(storage);
    const joined = table(id!);
    expect(joined).toMatchObject({ round: 4, followed: PETER, octopus: 0 });
  });

  test('to a table that was joined already opens that one', async () => {
    const { storage, before } = await renderScan(null, { sessions: [phoneOfPeter()] });
    await fakeCamera.show(code);
    expect(screen.getByText('This phone has already joined this table.')).toBeOnTheScreen();
    await press('Open the table');
    expect(screen.getByText('Peter, your turn')).toBeOnTheScreen();
    expect(everything(storage)).toBe(before);
  });

  test('to a table of this very phone opens that one', async () => {
    const { storage, before } = await renderScan(null, { sessions: [HOST] });
    await fakeCamera.show(code);
    expect(screen.getByText('This is the table that was set up on this phone.')).toBeOnTheScreen();
    await press('Open the table');
    expect(everything(storage)).toBe(before);
  });

  test('to another seat of the same table makes a game of its own', async () => {
    const { storage } = await renderScan(null, { sessions: [phoneOfPeter()] });
    await fakeCamera.show(codeOf({ kind: 'invitation', value: invitationOf(late, 0) }));
    await press('Join');
    expect(keptIds(storage)).toHaveLength(2);
  });

  test('brings the painted board along where there is none', async () => {
    const board = createBoard('A', () => 'water');
    const painted = playOn(HOST, { type: 'change-board', board });
    const { storage } = await renderScan(null, { sessions: [] });
    await fakeCamera.show(codeOf({ kind: 'invitation', value: invitationOf(painted, PETER) }));
    await press('Join');
    expect(createLibrary(storage).board('A')).toEqual({ board, isConfirmed: true });
  });

  test('does not pass our guess for a painted board', async () => {
    const { storage } = await renderScan(null, { sessions: [] });
    await fakeCamera.show(code);
    await press('Join');
    expect(createLibrary(storage).board('A').isConfirmed).toBe(false);
  });
});

describe('a whole game', () => {
  const session = playOn(gameUnderWay('moved'), { type: 'correct-score', player: 0, score: 12 });
  const shuffled = (seed: number, texts: readonly string[]) => {
    const rng = createRng(seed);
    return [...texts, ...texts].map((text) => [rng.next(), text] as const).sort(([a], [b]) => a - b);
  };

  test('comes in by codes in any order, is looked over, and opens', async () => {
    const texts = codesOfGame(mixedGame('moved'));
    const { storage, before } = await renderScan(null, { sessions: [] });
    await fakeCamera.show(texts[0]!);
    expect(screen.getByText(`Game: 1 of ${texts.length} codes`)).toBeOnTheScreen();
    for (const [, text] of shuffled(7, texts)) if (fakeCamera.isRunning()) await fakeCamera.show(text);
    await settle();
    expect(everything(storage)).toBe(before);
    expect(screen.getByText('It isn’t on this device yet.')).toBeOnTheScreen();
    await press('Import');
    expect(screen.getByText('Done: 1 game imported.')).toBeOnTheScreen();
    await press('Open the game');
    expect(screen.queryByText('Done: 1 game imported.')).toBeNull();
  });

  test('does not overwrite a later copy', async () => {
    const later = playOn(session, { type: 'correct-score', player: 0, score: 13 });
    const { storage } = await renderScan(null, { sessions: [later] });
    for (const text of codesOfGame(session)) await fakeCamera.show(text);
    await settle();
    expect(screen.getByText('The copy on this device is newer and stays.')).toBeOnTheScreen();
    await press('Close');
    expect(keptSave(storage, 'moved')).toBe(encodeSave(later));
  });

  test('can be given up for another', async () => {
    const texts = codesOfGame(trackedGame('a', 5));
    const others = codesOfGame(trackedGame('b', 6));
    await renderScan(null, { sessions: [] });
    await fakeCamera.show(texts[0]!);
    await fakeCamera.show(others[0]!);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^This code is for another game than the ones before/,
    );
    expect(screen.getByText(`Game: 1 of ${texts.length} codes`)).toBeOnTheScreen();
    await press('Cancel');
    expect(screen.queryByText(/codes of a game$/)).toBeNull();
    await fakeCamera.show(others[1]!);
    expect(screen.getByText(`Game: 1 of ${others.length} codes`)).toBeOnTheScreen();
  });
});
