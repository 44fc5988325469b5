import { act, fireEvent, screen, userEvent } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { exportSession } from '@/games/lumicora/session/gameFile/tableGameFile';
import { encodeEntry, entryOf } from '@/games/lumicora/session/record/historyEntry';
import { encodeSave, storedBoard } from '@/games/lumicora/session/save/saveFile';
import { perform, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { GAME_ID, createLibrary } from '@/games/lumicora/view/store/library';
import { Refusal } from '@/kit/report';
import { SETTINGS_KEY } from '@/shell/settings';
import { keysOf, readNames } from '@/tabletop/store/storedValues';

import { fakeSharing, lastFileText } from '../../../support/fakeSharing';
import { keptSave } from '../../../support/keptGames';
import { brokenArchive, memoryArchive } from '../../../support/memoryArchive';
import { fullStorage, memoryStorage, type MemoryStorage } from '../../../support/memoryStorage';
import { openAlone } from '../../../support/openAlone';
import { renderApp, type AppServices } from '../../../support/renderApp';
import { gameUnderWay, mixedGame, storageOf, trackedGame } from '../../../support/sampleGames';

jest.useFakeTimers();
openAlone();

const SETTINGS = { [SETTINGS_KEY]: JSON.stringify({ language: 'en', theme: 'dark' }) };
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
const press = async (name: string | RegExp) => {
  await userEvent.press(screen.getByRole('button', { name }));
  await settle();
};

interface Device extends AppServices {
  readonly storage?: MemoryStorage;
}

/** The page on a device with this much on it. */
async function openFiles({ storage = memoryStorage(SETTINGS), ...services }: Device = {}) {
  const sharing = fakeSharing();
  const archive = memoryArchive();
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue('reefside://lumicora/files');
  const view = await renderApp(storage, { sharing, archive, ...services });
  await settle();
  return { storage, archive, sharing, view };
}

const everything = ({ storage, archive }: Awaited<ReturnType<typeof openFiles>>) =>
  JSON.stringify([[...storage.entries], [...archive.records]]);

/** The game with one more step. */
function laterCopy(session: TableSession): TableSession {
  const at = session.log.entries.at(-1)!.at + 60_000;
  const later = perform(session, { type: 'correct-score', player: 0, score: 99 }, at);
  if (!later.ok) throw new Error('refused');
  return later.value;
}

describe('a game file', () => {
  test('is summed up first, brought in when the person says so, and can then be opened', async () => {
    const device = await openFiles();
    const before = everything(device);
    device.sharing.offerToPick({ name: 'game.json', text: exportSession(trackedGame()) });
    await press('Pick files');
    expect(screen.getByText('Ana, Maximiliane-Sophie von Hohenstein, Cem, Dana')).toBeOnTheScreen();
    expect(screen.getByText(/^Finished\. .+ wins\.$/)).toBeOnTheScreen();
    expect(screen.getByText(/Reef boards: Side B\. Score board: Light side\.$/)).toBeOnTheScreen();
    expect(screen.getByText('It isn’t on this device yet.')).toBeOnTheScreen();
    expect(everything(device)).toBe(before);
    await press('Import');
    expect(screen.getByText('Done: 1 game imported.')).toBeOnTheScreen();
    expect([...device.archive.records.keys()]).toEqual(['tracked']);
    expect(screen.getByRole('button', { name: 'Open the game' })).toBeOnTheScreen();
  });

  test('of a game under way opens at its table', async () => {
    const { storage, sharing } = await openFiles();
    sharing.offerToPick({ name: 'game.json', text: exportSession(gameUnderWay()) });
    await press('Pick files');
    expect(screen.getByText('Under way, round 1 of 10')).toBeOnTheScreen();
    await press('Import');
    expect(keptSave(storage, 'under-way')).toBe(encodeSave(gameUnderWay()));
    await press('Open the game');
    expect(screen.getByText('Anni, your turn')).toBeOnTheScreen();
  });

  test('that is here already, or in a later copy, stays outside', async () => {
    const mine = laterCopy(gameUnderWay());
    const { storage, sharing } = await openFiles({
      storage: memoryStorage({ ...SETTINGS, ...storageOf(mine) }),
    });
    sharing.offerToPick(
      { name: 'same.json', text: exportSession(mine) },
      { name: 'older.json', text: exportSession(gameUnderWay()) },
    );
    await press('Pick files');
    expect(screen.getByText('The same game is already on this device.')).toBeOnTheScreen();
    expect(screen.getByText('The copy on this device is newer and stays.')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    await press('Close');
    expect(keptSave(storage, 'under-way')).toBe(encodeSave(mine));
  });

  test('in a later copy replaces the one that is here', async () => {
    const later = laterCopy(gameUnderWay());
    const storage = memoryStorage({ ...SETTINGS, ...storageOf(gameUnderWay()) });
    const { sharing } = await openFiles({ storage });
    sharing.offerToPick({ name: 'game.json', text: exportSession(later) });
    await press('Pick files');
    expect(
      screen.getByText('It’s newer than the copy on this device and will replace it.'),
    ).toBeOnTheScreen();
    await press('Import');
    expect(keptSave(storage, 'under-way')).toBe(encodeSave(later));
  });

  test('whose log tells of another game says so', async () => {
    const { sharing } = await openFiles();
    const file = JSON.parse(exportSession(gameUnderWay())) as { round: number };
    sharing.offerToPick({ name: 'game.json', text: JSON.stringify({ ...file, round: 4 }) });
    await press('Pick files');
    expect(screen.getByText(/^Its log doesn’t fit the rest of the file/)).toBeOnTheScreen();
  });

  test('can be pasted', async () => {
    const { archive } = await openFiles();
    await press('Paste instead');
    expect(screen.getByRole('button', { name: 'Read it' })).toBeDisabled();
    fireEvent.changeText(
      screen.getByLabelText('Text of a game file or a backup'),
      exportSession(trackedGame()),
    );
    await press('Read it');
    await press('Import');
    expect(archive.records.has('tracked')).toBe(true);
  });

  test('that there is no room for is told', async () => {
    const { sharing } = await openFiles({ storage: fullStorage(SETTINGS) });
    sharing.offerToPick({ name: 'game.json', text: exportSession(gameUnderWay()) });
    await press('Pick files');
    await press('Import');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t save the import/);
  });
});

describe('what cannot be read', () => {
  const damaged = exportSession(trackedGame()).replace('"d4"', '"h9"');

  test('is refused with its name and a plain reason, and changes nothing; the place is behind More', async () => {
    const device = await openFiles();
    const before = everything(device);
    device.sharing.offerToPick(
      { name: 'bad.json', text: damaged },
      { name: 'holiday.jpg', text: 'ÿØÿà' },
      { name: 'huge.json', problem: 'too-large' },
      { name: 'folder', problem: 'unreadable' },
    );
    await press('Pick files');
    expect(screen.getAllByRole('alert').map(({ props }) => String(props.children))).toEqual([
      'bad.json: This Reefside file is damaged.',
      'holiday.jpg: This isn’t a Reefside file.',
      'huge.json: Larger than 5 MB.',
      'folder: Couldn’t be opened.',
    ]);
    const detail = 'players[0].reef.luminos[0].on[0]: "h9" is not a space';
    expect(screen.queryByText(detail)).toBeNull();
    await userEvent.press(screen.getAllByRole('button', { name: 'More' })[0]!);
    expect(screen.getByText(detail)).toBeOnTheScreen();
    expect(screen.getByText('Your saved games haven’t changed.')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(everything(device)).toBe(before);
  });

  test('does not keep the good ones out', async () => {
    const { sharing, archive } = await openFiles();
    sharing.offerToPick(
      { name: 'bad.json', text: damaged },
      { name: 'good.json', text: exportSession(trackedGame()) },
    );
    await press('Pick files');
    expect(screen.getByRole('alert')).toHaveTextContent(/^bad\.json: /);
    await press('Import');
    expect([...archive.records.keys()]).toEqual(['tracked']);
  });

  test('6 MB are too many to paste, too', async () => {
    await openFiles();
    await press('Paste instead');
    fireEvent.changeText(
      screen.getByLabelText('Text of a game file or a backup'),
      'x'.repeat(6 * 1024 * 1024),
    );
    await press('Read it');
    expect(screen.getByRole('alert')).toHaveTextContent('The pasted text: Larger than 5 MB.');
  });

  test('German says it in German', async () => {
    const storage = memoryStorage({ [SETTINGS_KEY]: JSON.stringify({ language: 'de' }) });
    const { sharing } = await openFiles({ storage });
    sharing.offerToPick({ name: 'kaputt.json', text: damaged });
    await press('Dateien auswählen');
    expect(screen.getByRole('alert')).toHaveTextContent('kaputt.json: Diese Reefside-Datei ist beschädigt.');
    await press('Mehr');
    expect(screen.getByText('players[0].reef.luminos[0].on[0]: "h9" ist kein Feld')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: '1 Datei ließ sich nicht importieren' })).toBeOnTheScreen();
  });

  test('reading tells how far it is, and can be cancelled before anything is looked at', async () => {
    const device = await openFiles();
    const before = everything(device);
    device.sharing.offerToPick({ name: 'game.json', text: exportSession(trackedGame()) });
    fireEvent.press(screen.getByRole('button', { name: 'Pick files' }), { nativeEvent: {} });
    await act(() => Promise.resolve());
    expect(screen.getByRole('progressbar', { name: 'Reading …' }).props).toMatchObject({
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': 0,
    });
    fireEvent.press(screen.getByRole('button', { name: 'Cancel' }), { nativeEvent: {} });
    await settle();
    expect(screen.getByText('Canceled. Your saved games haven’t changed.')).toBeOnTheScreen();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(everything(device)).toBe(before);
    await press('Pick files');
    expect(screen.getByRole('button', { name: 'Import' })).toBeOnTheScreen();
  });

  test('a picker that fails is told', async () => {
    const { sharing } = await openFiles();
    jest.spyOn(sharing, 'pickFiles').mockRejectedValue(new Refusal('no'));
    await press('Pick files');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Couldn’t open the files. Try again, or paste their text.',
    );
  });
});

describe('a backup', () => {
  const painted = { 'reefside.lumicora.board.B': JSON.stringify(storedBoard(DEFAULT_BOARDS.B)) };
  const names = { 'reefside.lumicora.names': JSON.stringify(['Ana', 'Cem']) };

  /** Makes one on a device with two finished games, one under way, a painted board, names and a light theme. */
  async function backUp(): Promise<string> {
    const storage = memoryStorage({
      ...storageOf(trackedGame(), mixedGame(), gameUnderWay()),
      ...painted,
      ...names,
      [SETTINGS_KEY]: JSON.stringify({ language: 'en', theme: 'light' }),
    });
    const { sharing, view } = await openFiles({ storage });
    await press('Back up everything');
    expect(screen.getByText('The backup holds 3 games.')).toBeOnTheScreen();
    expect(screen.getByText('Handed over for sharing.')).toBeOnTheScreen();
    expect(sharing.files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^reefside-backup-\d{4}-\d\d-\d\d\.json$/),
    ]);
    const text = lastFileText(sharing);
    view.unmount();
    return text;
  }

  test('brings everything back to an empty device', async () => {
    const text = await backUp();
    const device = await openFiles();
    const before = everything(device);
    device.sharing.offerToPick({ name: 'backup.json', text });
    await press('Pick files');
    expect(screen.getByText('3 games will be added.')).toBeOnTheScreen();
    expect(screen.getByText('Boards you set up: Side B.')).toBeOnTheScreen();
    expect(screen.getByText('Names to choose from: Ana and Cem.')).toBeOnTheScreen();
    expect(everything(device)).toBe(before);
    await press('Import');
    expect(screen.getByText('Done: 3 games imported.')).toBeOnTheScreen();
    expect(device.archive.records.get('tracked')).toEqual({
      id: 'tracked',
      entry: encodeEntry(entryOf(trackedGame())),
      text: encodeSave(trackedGame()),
    });
    expect(device.archive.records.get('mixed')?.text).toBe(encodeSave(mixedGame()));
    expect(keptSave(device.storage, 'under-way')).toBe(encodeSave(gameUnderWay()));
    expect(createLibrary(device.storage).board('B').isConfirmed).toBe(true);
    expect(readNames(device.storage, GAME_ID)).toEqual(['Ana', 'Cem']);
    // Settings only when asked for.
    expect(device.storage.read(SETTINGS_KEY)).toBe(SETTINGS[SETTINGS_KEY]);
  });

  test('never replaces a later copy, a painted board or the order of names', async () => {
    const text = await backUp();
    const mine = laterCopy(gameUnderWay());
    const storage = memoryStorage({
      ...SETTINGS,
      ...storageOf(mine, trackedGame()),
      ...painted,
      'reefside.lumicora.names': JSON.stringify(['Zoe']),
    });
    const { sharing } = await openFiles({ storage });
    sharing.offerToPick({ name: 'backup.json', text });
    await press('Pick files');
    expect(screen.getByText('1 game will be added.')).toBeOnTheScreen();
    expect(screen.getByText('1 game is already here, unchanged.')).toBeOnTheScreen();
    expect(screen.getByText('1 game stays: your copy is newer.')).toBeOnTheScreen();
    expect(screen.getByText('Boards that stay as you set them up: Side B.')).toBeOnTheScreen();
    await press('Import');
    expect(keptSave(storage, 'under-way')).toBe(encodeSave(mine));
    expect(readNames(storage, GAME_ID)).toEqual(['Zoe', 'Ana', 'Cem']);
  });

  test('brings its settings when they are wanted', async () => {
    const text = await backUp();
    const { sharing, storage } = await openFiles();
    sharing.offerToPick({ name: 'backup.json', text });
    await press('Pick files');
    await userEvent.press(screen.getByRole('radio', { name: 'Take them from the backup' }));
    await press('Import');
    expect(JSON.parse(storage.read(SETTINGS_KEY)!)).toEqual({
      language: 'en',
      theme: 'light',
      confirmsPlacing: false,
    });
  });

  test('tells how far it is while it is brought in, and can be cancelled: then nothing of it is here', async () => {
    const text = await backUp();
    const archive = memoryArchive();
    let go: () => void = () => undefined;
    const writing = new Promise<void>((resolve) => (go = resolve));
    const slow: typeof archive = {
      ...archive,
      write: (records, signal) => writing.then(() => archive.write(records, signal)),
    };
    const device = await openFiles({ archive: slow });
    const before = everything({ ...device, archive });
    device.sharing.offerToPick({ name: 'backup.json', text });
    await press('Pick files');
    await press('Import');
    const bar = screen.getByRole('progressbar', { name: 'Importing …' });
    expect(bar.props['aria-valuenow']).toBeGreaterThan(50);
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    await press('Cancel');
    go();
    await settle();
    expect(screen.getByText('Canceled. Your saved games haven’t changed.')).toBeOnTheScreen();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(everything({ ...device, archive })).toBe(before);
    expect(readNames(device.storage, GAME_ID)).toEqual([]);
    await press('Import');
    expect(screen.getByText('Done: 3 games imported.')).toBeOnTheScreen();
  });

  test('left alone changes nothing', async () => {
    const text = await backUp();
    const device = await openFiles();
    const before = everything(device);
    device.sharing.offerToPick({ name: 'backup.json', text });
    await press('Pick files');
    await press('Don’t import');
    expect(screen.queryByText('3 games will be added.')).toBeNull();
    expect(everything(device)).toBe(before);
  });

  test('that is damaged is refused as a whole, with the place', async () => {
    const text = (await backUp()).replace('"type":"take-limestone"', '"type":"take-everything"');
    const device = await openFiles();
    device.sharing.offerToPick({ name: 'backup.json', text });
    await press('Pick files');
    expect(screen.getByRole('alert')).toHaveTextContent('backup.json: This Reefside file is damaged.');
    await press('More');
    expect(screen.getByText(/^games\[\d\]\.log\[\d+\]\S*$/)).toBeOnTheScreen();
    expect(device.archive.records.size).toBe(0);
  });

  test('in parts is summed up as one, and a missing part is told', async () => {
    const whole = JSON.parse(await backUp()) as { games: readonly unknown[] };
    const part = (number: number) =>
      JSON.stringify({ ...whole, part: number, parts: 3, games: [whole.games[number - 1]] });
    const { sharing } = await openFiles();
    sharing.offerToPick({ name: '1.json', text: part(1) }, { name: '2.json', text: part(2) });
    await press('Pick files');
    expect(screen.getByText('2 games will be added.')).toBeOnTheScreen();
    expect(
      screen.getByText('You picked 2 of its 3 parts. You can import the others later.'),
    ).toBeOnTheScreen();
  });

  test('is not made of half the games: an archive that does not answer is told', async () => {
    const { sharing } = await openFiles({ archive: brokenArchive() });
    await press('Back up everything');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Couldn’t read the games/);
    expect(sharing.files).toEqual([]);
  });

  test('can be cancelled while games are gathered', async () => {
    const archive = memoryArchive();
    let go: () => void = () => undefined;
    const reading = new Promise<void>((resolve) => (go = resolve));
    const storage = memoryStorage({ ...SETTINGS, ...storageOf(trackedGame(), mixedGame()) });
    const slow = { ...archive, read: (id: string) => reading.then(() => archive.read(id)) };
    const { sharing } = await openFiles({ storage, archive: slow });
    await press('Back up everything');
    expect(screen.getByText('0 of 2 games gathered')).toBeOnTheScreen();
    await press('Cancel');
    go();
    await settle();
    expect(screen.getByText('Canceled. No backup was made.')).toBeOnTheScreen();
    expect(sharing.files).toEqual([]);
  });

  test('of many games comes in several files, each shared when asked for', async () => {
    const game = trackedGame();
    const entry = entryOf(game);
    const records = Array.from({ length: 240 }, (_, index) => {
      const id = `game-${index}`;
      return { id, entry: encodeEntry({ ...entry, id }), text: encodeSave({ ...game, id }) };
    });
    const { sharing } = await openFiles({ archive: memoryArchive(records) });
    await press('Back up everything');
    expect(screen.getByText('The backup holds 240 games.')).toBeOnTheScreen();
    expect(screen.getByText('It takes 2 files. Save all of them.')).toBeOnTheScreen();
    expect(sharing.files).toEqual([]);
    await press('Part 1 of 2');
    expect(screen.getByRole('button', { name: 'Part 1 of 2, done' })).toBeOnTheScreen();
    await press('Part 2 of 2');
    expect(sharing.files.map(({ name }) => name.slice(-11))).toEqual(['1-of-2.json', '2-of-2.json']);
  });

  test('says which games it could not read', async () => {
    const storage = memoryStorage({
      ...SETTINGS,
      ...storageOf(gameUnderWay()),
      [keysOf(GAME_ID).game('x')]: '{',
    });
    await openFiles({ storage });
    await press('Back up everything');
    expect(screen.getByRole('alert')).toHaveTextContent('1 game couldn’t be read and is missing from it.');
  });
});
