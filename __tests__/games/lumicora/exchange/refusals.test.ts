import { lumicoraCodes, type LumicoraCode } from '@/games/lumicora/exchange/codes';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { DEFAULT_BOARDS, PAIRS } from '@/games/lumicora/rules/boards';
import type { GameReef } from '@/games/lumicora/session/gameFile/gameFileModel';
import { BASE45_CHARACTERS } from '@/kit/base45';
import { createRng } from '@/kit/rng';
import { readCode } from '@/tabletop/codes/codes';

import {
  PREFIX,
  bodyOf,
  bytesOf,
  codeOf,
  codeOfPart,
  flipBit,
  kindOf,
  rawCode,
  refusal,
  said,
  textOf,
} from '../../../support/codes';
import { reef } from '../../../support/reef';
import { performAll, place, sessionFor } from '../../../support/tables';
import { randomInvitation } from './randomShared';

const SHARED = sharedReefOf(performAll(sessionFor(3), place(0, 'c4c5:G3c')), 0);

const sharing = (told: GameReef): string => codeOf({ kind: 'reef', value: { ...SHARED, reef: told } });
const sharingLuminos = (line: string): string => sharing({ kind: 'luminos', luminos: reef(line) });

const PART = { transfer: 7, index: 1, count: 3, bytes: Uint8Array.of(1, 2, 3) };

/** One of every kind; a game in the middle of its parts. */
const CODES: Readonly<Record<LumicoraCode['kind'], string>> = {
  reef: codeOf({ kind: 'reef', value: SHARED }),
  terrain: codeOf({ kind: 'terrain', value: DEFAULT_BOARDS.B }),
  invitation: codeOf({ kind: 'invitation', value: randomInvitation(createRng(3)) }),
  game: codeOfPart(PART),
  box: codeOf({
    kind: 'box',
    value: { board: DEFAULT_BOARDS.A, tones: { water: { tone: [-241, -95, 27], seen: 44 } } },
  }),
};
const EACH = Object.entries(CODES);

describe('codes of others', () => {
  test.each([
    ['nothing', ''],
    ['an address', 'HTTPS://EXAMPLE.ORG/REEFSIDE:'],
    ['a wireless network', 'WIFI:T:WPA;S:Reef;P:secret;;'],
    ['a product', '4006381333931'],
    ['another app with base45', 'HC1:6BFOXN*TS0BI$ZD4N9'],
    ['our prefix cut off', 'REEFSIDE'],
    ['our prefix in small letters', 'reefside:BB8'],
    ['something before our prefix', ` ${CODES.reef}`],
  ])('%s', (_, text) => {
    expect(refusal(text)).toEqual({ code: 'other-app' });
  });

  test('a newer version is told before anything else is looked at', () => {
    const body = Uint8Array.of(1, 2, 3);
    expect(refusal(rawCode({ version: 3, kind: 9 }, body))).toEqual({ code: 'newer-version', version: 3 });
    expect(refusal(rawCode({ version: 255, kind: 1 }, body))).toMatchObject({ version: 255 });
    expect(refusal(textOf(Uint8Array.of(3, 1)))).toEqual({ code: 'newer-version', version: 3 });
    expect(refusal(`${textOf(Uint8Array.of(3, 1))}other text`)).toMatchObject({ code: 'newer-version' });
  });

  test('another game is told before its body is looked at', () => {
    expect(refusal(rawCode({ game: 2, kind: 1 }, bodyOf(CODES.reef)))).toEqual({ code: 'other-game' });
    expect(refusal(textOf(Uint8Array.of(1, 0)))).toEqual({ code: 'other-game' });
    // Each game counts its own versions.
    expect(refusal(rawCode({ version: 255, game: 7, kind: 1 }, bodyOf(CODES.reef)))).toEqual({
      code: 'other-game',
    });
  });

  test('a version that never was, and a kind that is none, have no meaning', () => {
    expect(refusal(rawCode({ version: 0, kind: 1 }, bodyOf(CODES.reef)))).toEqual({ code: 'meaningless' });
    for (const kind of [0, 5, 255]) {
      expect(refusal(rawCode({ kind }, bodyOf(CODES.reef)))).toEqual({ code: 'meaningless' });
    }
  });
});

describe.each(EACH)('a code of the kind %s', (kind, code) => {
  test('is read', () => {
    expect(readCode(lumicoraCodes, code)).toMatchObject(
      kind === 'game'
        ? { said: { ok: true, value: null }, parts: { count: 3 } }
        : { said: { value: { kind } } },
    );
  });

  test('is truncated wherever its bytes end', () => {
    const bytes = bytesOf(code);
    for (let length = 0; length < bytes.length; length++) {
      expect(refusal(textOf(bytes.slice(0, length)))).toEqual({ code: 'truncated' });
    }
  });

  test('is truncated wherever its text ends after the prefix', () => {
    for (let length = PREFIX.length; length < code.length; length++) {
      expect(refusal(code.slice(0, length))).toEqual({ code: 'truncated' });
    }
  });

  test('is refused with any of its bits flipped', () => {
    const bytes = bytesOf(code);
    for (let bit = 0; bit < 8 * bytes.length; bit++) refusal(textOf(flipBit(bytes, bit)));
  });

  test('is refused with any of its characters changed', () => {
    for (let index = PREFIX.length; index < code.length; index++) {
      const value = BASE45_CHARACTERS.indexOf(code.charAt(index));
      for (const other of [BASE45_CHARACTERS.charAt((value + 1) % 45), 'a']) {
        refusal(code.slice(0, index) + other + code.slice(index + 1));
      }
    }
  });

  test('is damaged where bytes follow its end, or its checksum is another', () => {
    const bytes = bytesOf(code);
    expect(refusal(textOf(Uint8Array.of(...bytes, 0)))).toEqual({ code: 'damaged' });
    expect(refusal(textOf(flipBit(bytes, 8 * bytes.length - 1)))).toEqual({ code: 'damaged' });
    expect(refusal(textOf(flipBit(bytes, 8 * 8)))).toEqual({ code: 'damaged' });
  });

  test('has no meaning where its body goes on, ends early, or is filled up with other than zeros', () => {
    const head = { kind: kindOf(code) };
    const body = bodyOf(code);
    expect(refusal(rawCode(head, Uint8Array.of(...body, 0)))).toEqual({ code: 'meaningless' });
    expect(refusal(rawCode(head, body.slice(0, -1)))).toEqual({ code: 'meaningless' });
    expect(refusal(rawCode(head, new Uint8Array()))).toEqual({ code: 'meaningless' });
    expect(refusal(rawCode(head, flipBit(body, 8 * body.length - 1)))).toEqual({ code: 'meaningless' });
  });
});

describe('with a right checksum', () => {
  test.each([
    ['PL-3 a Lumino half on another', 'd4d5:GP d5d6:G3c', 1, 'tilted'],
    ['PL-2 a Lumino exactly on another', 'd4d5:GP a1a2:G3c a2a1:G4.', 2, 'exactly-covering'],
  ])('%s is an impossible reef', (_, line, lumino, code) => {
    const refused = refusal(sharingLuminos(line));
    expect(refused).toMatchObject({
      code: 'refused',
      why: { code: 'impossible-reef', lumino: { lumino, rejection: { code } } },
    });
  });

  /** Where the fields begin, in bits: see `FORMAT.md`. */
  const NAME = 86;
  const AFTER_NAME = NAME + 8 + 8 * SHARED.name.length;
  const LIMESTONE = AFTER_NAME + 15;
  const TILES = LIMESTONE + 4;
  const KIND = TILES + 8;
  const COUNT = KIND + 2;
  const PLACE = COUNT + 7;

  function withField(from: number, width: number, value: number): string {
    let body = bodyOf(CODES.reef);
    for (let bit = 0; bit < width; bit++) {
      const at = from + bit;
      const isSet = ((body[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
      if (isSet !== (((value >> (width - 1 - bit)) & 1) === 1)) body = flipBit(body, at);
    }
    return rawCode({ kind: 1 }, body);
  }

  /** What is wrong, where the field is, the highest or next value that is sound there, and one that is not. */
  test.each([
    ['a seat beyond the number of players', 32, 2, 2, 3],
    ['a name longer than any', NAME, 8, SHARED.name.length - 1, 160],
    ['a control character in the name', NAME + 8, 8, 0x21, 7],
    ['a space before the name', NAME + 8, 8, 0x21, 0x20],
    ['bytes that are no UTF-8', NAME + 8, 8, 0x21, 0xff],
    ['a score beyond a game file', AFTER_NAME, 15, 19_998, 19_999],
    ['LU-6 limestone beyond the storage', LIMESTONE, 4, 10, 11],
    ['a scoring tile with a fourth side', TILES, 2, 2, 3],
    ['a reef of a fourth depth', KIND, 2, 0, 3],
    ['LU-1 more Luminos than the box holds', COUNT, 7, 2, 111],
    ['PL-0 spaces that are no neighbours', PLACE, 8, 2 * PAIRS.length - 1, 2 * PAIRS.length],
    ['LU-5 a starting Lumino of one colour', PLACE + 8, 5, 0b10001, 0b10000],
    ['a symbol that no coral shows', PLACE + 8 + 5, 4, 10, 11],
  ])('%s has no meaning', (_, from, width, sound, unsound) => {
    expect(said(withField(from, width, sound))).toMatchObject({ kind: 'reef' });
    expect(refusal(withField(from, width, unsound))).toEqual({ code: 'meaningless' });
  });

  const counts = {
    spaces: { green: 44, pink: 0, blue: 0, yellow: 0 },
    animals: { shellfish: 0, crab: 0, seahorse: 0, starfish: 0 },
    animalPoints: 0,
    remote: 0,
  };

  test.each([
    ['more visible spaces than a reef has', { ...counts, spaces: { ...counts.spaces, pink: 1 } }],
    ['FS-6 a penalty on side A', { ...counts, remote: -1 }],
  ])('%s has no meaning', (_, impossible) => {
    expect(said(sharing({ kind: 'counts', counts }))).toMatchObject({ kind: 'reef' });
    expect(refusal(sharing({ kind: 'counts', counts: impossible }))).toEqual({ code: 'meaningless' });
  });

  const invitation = randomInvitation(createRng(3));
  const [first, second] = invitation.players;

  test.each([
    ['two players of one name', { players: [first!, { ...second!, name: first!.name }] }],
    ['two players of one fish', { players: [first!, { ...second!, fish: first!.fish }] }],
    ['an octopus with nobody', { players: [first!, second!], octopus: 2 }],
    ['a seat for nobody', { players: [first!, second!], seat: 3 }],
  ])('an invitation for %s has no meaning', (_, changes) => {
    const sound = { ...invitation, seat: 0, octopus: 0 };
    expect(said(codeOf({ kind: 'invitation', value: sound }))).toMatchObject({ kind: 'invitation' });
    const code = codeOf({ kind: 'invitation', value: { ...sound, ...changes } });
    expect(refusal(code)).toEqual({ code: 'meaningless' });
  });

  test('a part beyond the number of parts has no meaning', () => {
    expect(refusal(codeOfPart({ ...PART, index: 3 }))).toEqual({ code: 'meaningless' });
  });
});
