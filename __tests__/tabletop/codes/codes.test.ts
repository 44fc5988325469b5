import * as fc from 'fast-check';

import { lumicoraCodes, type LumicoraCode } from '@/games/lumicora/exchange/codes';
import { invitationOf } from '@/games/lumicora/exchange/invitation';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import { ok, type Result } from '@/kit/result';
import { readCode, writeCodes, type CodeKinds, type GameCodes, type Said } from '@/tabletop/codes/codes';
import { partsMissing, type Parts } from '@/tabletop/codes/parts';

import { padCodes, padGame, type PadKinds } from '../../support/padCodes';
import { gameUnderWay, mixedGame } from '../../support/sampleGames';

const PAD: readonly Said<PadKinds>[] = [
  { kind: 'score', value: { name: 'Zoë 🐙', points: 123_456 } },
  { kind: 'game', value: padGame(0) },
  { kind: 'game', value: padGame(300) },
];
const LUMICORA: readonly LumicoraCode[] = [
  { kind: 'reef', value: sharedReefOf(gameUnderWay(), 1) },
  { kind: 'terrain', value: DEFAULT_BOARDS.B },
  { kind: 'invitation', value: invitationOf(gameUnderWay(), 1) },
  { kind: 'game', value: mixedGame() },
];

/** What is told again is told in the same codes. */
function itSpeaks<Kinds extends CodeKinds>(codes: GameCodes<Kinds>, told: readonly Said<Kinds>[]): void {
  test.each(told.map((code) => [code.kind, code] as const))(
    'a code of the kind %s comes through',
    (_, code) => {
      const texts = writeCodes(codes, code);
      const heard = hear(codes, texts);
      expect(heard.ok && heard.value?.kind).toBe(code.kind);
      expect(heard.ok && heard.value !== null && writeCodes(codes, heard.value)).toEqual(texts);
    },
  );
}

function hear<Kinds extends CodeKinds>(codes: GameCodes<Kinds>, texts: readonly string[]) {
  let parts: Parts | null = null;
  let last: Result<Said<Kinds> | null, unknown> = ok(null);
  for (const text of texts) {
    const reading: ReturnType<typeof readCode<Kinds>> = readCode(codes, text, parts);
    parts = reading.parts;
    last = reading.said;
  }
  return last;
}

describe('Lumicora', () => itSpeaks(lumicoraCodes, LUMICORA));
describe('the points pad', () => itSpeaks(padCodes, PAD));

test('a value comes back as it was told', () => {
  for (const code of PAD) expect(hear(padCodes, writeCodes(padCodes, code))).toEqual(ok(code));
  const game = hear(lumicoraCodes, writeCodes(lumicoraCodes, LUMICORA[3]!));
  expect(game.ok && game.value?.kind === 'game' && encodeSave(game.value.value)).toBe(
    encodeSave(mixedGame()),
  );
});

test('no two kinds of a game have one number', () => {
  for (const { kinds } of [lumicoraCodes, padCodes]) {
    const numbers = Object.values(kinds).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

test('each game refuses the codes of the other, whatever version they have', () => {
  const others = PAD.flatMap((code) => writeCodes(padCodes, code));
  const ours = LUMICORA.flatMap((code) => writeCodes(lumicoraCodes, code));
  const refused = { said: { ok: false, error: { code: 'other-game' } }, parts: null };
  for (const text of others) expect(readCode(lumicoraCodes, text)).toEqual(refused);
  for (const text of ours) expect(readCode(padCodes, text)).toEqual(refused);
});

test('a code of a newer version is refused, and one of an earlier is read', () => {
  const [text] = writeCodes(padCodes, PAD[0]!);
  expect(readCode({ ...padCodes, version: 1 }, text!).said).toEqual({
    ok: false,
    error: { code: 'newer-version', version: 2 },
  });
  expect(readCode({ ...padCodes, version: 3 }, text!).said).toEqual(ok(PAD[0]));
});

test('a reason of the game comes out as it was given', () => {
  const [text] = writeCodes(padCodes, { kind: 'score', value: { name: '', points: 1 } });
  expect(readCode(padCodes, text!).said).toEqual({ ok: false, error: { code: 'refused', why: 'nobody' } });
});

describe('codes of a sequence', () => {
  const long = writeCodes(padCodes, PAD[2]!);

  test('come in any order, some twice, with other codes between them', () => {
    const [score] = writeCodes(padCodes, PAD[0]!);
    expect(long.length).toBeGreaterThan(4);
    const orders = fc.shuffledSubarray([...long, ...long, score!, 'https://example.org'], {
      minLength: 2 * long.length + 2,
    });
    fc.assert(
      fc.property(orders, (order) => {
        let parts: Parts | null = null;
        for (const text of order) {
          const reading: ReturnType<typeof readCode<PadKinds>> = readCode(padCodes, text, parts);
          if (reading.said.ok && reading.said.value?.kind === 'game') {
            expect(reading).toEqual({ said: ok(PAD[2]), parts: null });
            return;
          }
          parts = reading.parts;
        }
        throw new Error('the game never came');
      }),
    );
  });

  test('are forgotten when their last one makes nothing of meaning', () => {
    const { setup, ...rest } = padGame(300);
    const texts = writeCodes(padCodes, {
      kind: 'game',
      value: { ...rest, setup: { names: setup.names.slice(0, 1) } },
    });
    const known = texts
      .slice(0, -1)
      .reduce<Parts | null>((parts, text) => readCode(padCodes, text, parts).parts, null);
    expect(partsMissing(known!)).toBe(1);
    expect(readCode(padCodes, texts.at(-1)!, known)).toEqual({
      said: { ok: false, error: { code: 'meaningless' } },
      parts: null,
    });
  });

  test('of another sequence are refused, and those that are here stay', () => {
    const { parts } = readCode(padCodes, long[0]!);
    const [other] = writeCodes(padCodes, { kind: 'game', value: padGame(200) });
    expect(readCode(padCodes, other!, parts)).toEqual({
      said: { ok: false, error: { code: 'part-of-another-game' } },
      parts,
    });
  });
});
