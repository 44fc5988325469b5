import { lumicoraCodes, type LumicoraKinds } from '@/games/lumicora/exchange/codes';
import { judgeCollect, type CollectRejection } from '@/games/lumicora/exchange/collect';
import { invitationOf } from '@/games/lumicora/exchange/invitation';
import { sharedReefOf, type ImpossibleReef } from '@/games/lumicora/exchange/sharedReef';
import { tableNumber } from '@/games/lumicora/exchange/tableNumber';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import { tableOf, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';
import { writeCodes } from '@/tabletop/codes/codes';
import { createSightings, linesOf, NOTHING_SCANNED, scan, type ScanState } from '@/tabletop/codes/scan';

import { codeOf, codesOfGame } from '../../support/codes';
import { padCodes, padGame, type PadKinds } from '../../support/padCodes';
import { gameUnderWay, mixedGame, trackedGame } from '../../support/sampleGames';

type State = ScanState<LumicoraKinds, ImpossibleReef | CollectRejection>;

/** Reefs are collected into `own`, where there is one. */
function read(state: State, text: string, own: TableSession | null = null): State {
  return scan(lumicoraCodes, state, {
    type: 'read',
    text,
    judge: (found) => {
      if (own === null || found.kind !== 'reef') return null;
      const judged = judgeCollect(tableOf(own), tableNumber(own), found.value);
      return judged.ok ? null : judged.error;
    },
  });
}
const readAll = (texts: readonly string[], state: State = NOTHING_SCANNED) =>
  texts.reduce((before, text) => read(before, text), state);
const leave = (state: State) => scan(lumicoraCodes, state, { type: 'answered', news: null });

const REEF = codeOf({ kind: 'reef', value: sharedReefOf(gameUnderWay(), 1) });
const BOARD = codeOf({ kind: 'terrain', value: DEFAULT_BOARDS.B });
const INVITATION = codeOf({ kind: 'invitation', value: invitationOf(gameUnderWay(), 1) });
const PARTS = codesOfGame(mixedGame());

test.each([
  ['reef', REEF],
  ['terrain', BOARD],
  ['invitation', INVITATION],
] as const)('a code of kind %s waits for an answer, and no other is looked at meanwhile', (kind, text) => {
  const found = read(NOTHING_SCANNED, text);
  expect(found.found?.kind).toBe(kind);
  expect(read(found, 'no code of ours')).toBe(found);
  expect(read(found, text === BOARD ? REEF : BOARD)).toBe(found);
  expect(leave(found)).toEqual(NOTHING_SCANNED);
});

test('what is no code is refused, and the next good one makes that forgotten', () => {
  const refused = read(NOTHING_SCANNED, 'https://example.org');
  expect(refused.refused).toEqual({ code: 'other-app' });
  expect(refused.found).toBeNull();
  expect(read(refused, BOARD).refused).toBeNull();
});

test('a reef that does not fit the open table is refused at once', () => {
  const state = read(NOTHING_SCANNED, REEF, trackedGame());
  expect(state.found).toBeNull();
  expect(state.refused).toEqual({ code: 'refused', why: { code: 'other-side', theirs: 'A', ours: 'B' } });
  expect(read(NOTHING_SCANNED, REEF, gameUnderWay()).found?.kind).toBe('reef');
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
      expect(encodeSave(found.value)).toBe(encodeSave(mixedGame()));
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
    const state = readAll([first, codesOfGame(trackedGame('other', 5))[0]!]);
    expect(state.refused).toEqual({ code: 'part-of-another-game' });
    expect(state.parts?.parts.size).toBe(1);
    expect(scan(lumicoraCodes, state, { type: 'drop-parts' })).toEqual(NOTHING_SCANNED);
  });

  test('stay while another code is answered', () => {
    const state = readAll([PARTS[0]!, BOARD]);
    expect(state.found?.kind).toBe('terrain');
    expect(leave(state).parts?.parts.size).toBe(1);
  });
});

describe('a second game', () => {
  const judge = ({ kind }: { readonly kind: string }) => (kind === 'score' ? 'full' : null);
  const see = (state: ScanState<PadKinds, string>, text: string) =>
    scan(padCodes, state, { type: 'read', text, judge });
  const empty: ScanState<PadKinds, string> = NOTHING_SCANNED;

  test('collects its own parts, and is told of a code of Lumicora between them', () => {
    const [first, ...rest] = writeCodes(padCodes, { kind: 'game', value: padGame(200) });
    const interrupted = see(see(empty, first!), BOARD);
    expect(interrupted).toMatchObject({ refused: { code: 'other-game' }, parts: { count: rest.length + 1 } });
    expect(rest.reduce(see, interrupted)).toEqual({
      ...NOTHING_SCANNED,
      found: { kind: 'game', value: padGame(200) },
    });
  });

  test('says by itself what it has no use for', () => {
    const [score] = writeCodes(padCodes, { kind: 'score', value: { name: 'Ana', points: 3 } });
    expect(see(empty, score!)).toEqual({ ...NOTHING_SCANNED, refused: { code: 'refused', why: 'full' } });
  });
});

test('what was done with a code is told until the next one comes', () => {
  const told = scan(lumicoraCodes, read(NOTHING_SCANNED, BOARD), {
    type: 'answered',
    news: { text: 'Done.' },
  });
  expect(told).toEqual({ ...NOTHING_SCANNED, news: { text: 'Done.' } });
  expect(read(told, 'https://example.org').news).toBeNull();
});

test('texts that were pasted are codes, one a line, without what a message puts around them', () => {
  expect(linesOf(` ${REEF}\r\n\n\t${BOARD}  \n`)).toEqual([REEF, BOARD]);
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
