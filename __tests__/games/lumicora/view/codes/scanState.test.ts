import { formatCode } from '@/games/lumicora/exchange/code';
import { gameParts } from '@/games/lumicora/exchange/gameParts';
import { invitationOf } from '@/games/lumicora/exchange/invitation';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { tableNumber } from '@/games/lumicora/exchange/tableNumber';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { encodeSave } from '@/games/lumicora/session/saveFile';
import { tableOf, type TableSession } from '@/games/lumicora/session/tableSession';
import { NOTHING_SCANNED, scan, type OwnTable, type ScanState } from '@/games/lumicora/view/codes/scanState';
import { createSightings } from '@/games/lumicora/view/codes/sightings';
import { createRng } from '@/kit/rng';

import { gameUnderWay, mixedGame, trackedGame } from '../../../../support/sampleGames';

const ownTable = (session: TableSession): OwnTable => ({
  table: tableOf(session),
  number: tableNumber(session),
});
const read = (state: ScanState, text: string, own: OwnTable | null = null) =>
  scan(state, { type: 'read', text, own });
const readAll = (texts: readonly string[], state = NOTHING_SCANNED) =>
  texts.reduce((before, text) => read(before, text), state);

const REEF = formatCode({ kind: 'reef', reef: sharedReefOf(gameUnderWay(), 1) });
const BOARD = formatCode({ kind: 'terrain', board: DEFAULT_BOARDS.B });
const INVITATION = formatCode({ kind: 'invitation', invitation: invitationOf(gameUnderWay(), 1) });
const PARTS = gameParts(mixedGame());

test.each([
  ['reef', REEF],
  ['terrain', BOARD],
  ['invitation', INVITATION],
] as const)('a code of kind %s waits for an answer, and no other is looked at meanwhile', (kind, text) => {
  const found = read(NOTHING_SCANNED, text);
  expect(found.found?.kind).toBe(kind);
  expect(read(found, 'no code of ours')).toBe(found);
  expect(read(found, text === BOARD ? REEF : BOARD)).toBe(found);
  expect(scan(found, { type: 'answered', done: null })).toEqual(NOTHING_SCANNED);
});

test('what is no code is refused, and the next good one makes that forgotten', () => {
  const refused = read(NOTHING_SCANNED, 'https://example.org');
  expect(refused.refused).toEqual({ of: 'code', rejection: { code: 'other-app' } });
  expect(refused.found).toBeNull();
  expect(read(refused, BOARD).refused).toBeNull();
});

test('a reef that does not fit the open table is refused at once', () => {
  const state = read(NOTHING_SCANNED, REEF, ownTable(trackedGame()));
  expect(state.found).toBeNull();
  expect(state.refused).toEqual({ of: 'reef', rejection: { code: 'other-side', theirs: 'A', ours: 'B' } });
  expect(read(NOTHING_SCANNED, REEF, ownTable(gameUnderWay())).found?.kind).toBe('reef');
});

describe('the parts of a game', () => {
  test('make the whole game in any order, however often each is seen', () => {
    expect(PARTS.length).toBeGreaterThan(2);
    for (let seed = 1; seed <= 10; seed++) {
      const rng = createRng(seed);
      const order = [...PARTS, ...PARTS]
        .map((text) => ({ text, at: rng.next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ text }) => text);
      const { found, parts } = readAll(order);
      if (found?.kind !== 'game') throw new Error('no game');
      expect(encodeSave(found.session)).toBe(encodeSave(mixedGame()));
      expect(parts).toBeNull();
    }
  });

  test('are counted as they come in', () => {
    const [first, second] = PARTS as [string, string];
    expect(readAll([first]).parts?.parts.size).toBe(1);
    expect(readAll([first, first, second, first]).parts?.parts.size).toBe(2);
    expect(readAll([first]).parts?.count).toBe(PARTS.length);
  });

  test('of another game are refused, and those that are here stay', () => {
    const [first] = PARTS as [string];
    const state = readAll([first, gameParts(trackedGame('other', 5))[0]!]);
    expect(state.refused).toEqual({ of: 'code', rejection: { code: 'part-of-another-game' } });
    expect(state.parts?.parts.size).toBe(1);
    expect(scan(state, { type: 'drop-parts' })).toEqual(NOTHING_SCANNED);
  });

  test('stay while another code is answered', () => {
    const state = readAll([PARTS[0]!, BOARD]);
    expect(state.found?.kind).toBe('terrain');
    expect(scan(state, { type: 'answered', done: null }).parts?.parts.size).toBe(1);
  });
});

describe('a code in front of the camera', () => {
  test('is looked at once for as long as it stays in sight', () => {
    const sightings = createSightings();
    expect(sightings.isNew('A', 0)).toBe(true);
    for (let at = 300; at < 20_000; at += 300) expect(sightings.isNew('A', at)).toBe(false);
  });

  test('is looked at anew when it was out of sight for a while', () => {
    const sightings = createSightings();
    sightings.isNew('A', 0);
    expect(sightings.isNew('A', 1900)).toBe(false);
    expect(sightings.isNew('A', 6000)).toBe(true);
  });

  test('is not asked about again when the camera looks again after a pause', () => {
    const sightings = createSightings();
    sightings.isNew('A', 0);
    sightings.resume(30_000);
    expect(sightings.isNew('A', 31_500)).toBe(false);
    expect(sightings.isNew('B', 31_500)).toBe(true);
    expect(sightings.isNew('A', 40_000)).toBe(true);
  });

  test('does not hide another beside it', () => {
    const sightings = createSightings();
    expect(['A', 'B', 'A', 'B', 'A'].map((text, at) => sightings.isNew(text, 100 * at))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
