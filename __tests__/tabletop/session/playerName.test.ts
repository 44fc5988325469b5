import * as fc from 'fast-check';

import { cleanName, cleanNames, distinctNames, storableName } from '@/tabletop/session/playerName';

import { propertyRuns } from '../../support/propertyRuns';

describe('what cannot be seen is cleaned from a name', () => {
  test.each([
    ['a zero-width space', 'An\u200ba', 'Ana'],
    ['marks of direction', '\u200eAna\u200f\u061c', 'Ana'],
    ['what turns the direction of all that follows', '\u202eAna\u202c \u2067Ben\u2069', 'Ana Ben'],
    ['soft hyphens', 'Ma\u00adxi\u00admi\u00adliane', 'Maximiliane'],
    ['Hangul fillers', '\u3164Ana\uffa0\u115f', 'Ana'],
    ['a byte order mark', '\ufeffAna', 'Ana'],
    ['a variation selector on a letter', 'A\ufe0fna\u{e0101}', 'Ana'],
    ['tags on a letter', 'Ana\u{e0041}\u{e007f}', 'Ana'],
    ['combining marks with nothing beneath', '\u0301\u0302Ana \u0308', 'Ana'],
    ['joiners between letters that need none', 'A\u200dn\u200ca\u200d', 'Ana'],
    ['the blank of Braille', '\u2800Ana\u2800', 'Ana'],
    ['half a character', 'Ana\ud83d', 'Ana'],
    ['spaces of every width', '\u3000Ana\u00a0\u2003 B.\u2009', 'Ana B.'],
    ['a letter and its accent apart', 'Zoe\u0308', 'Zoë'],
  ])('%s', (_, typed, clean) => {
    expect(cleanName(typed)).toBe(clean);
  });

  test.each([
    '\u200b',
    '\u200e\u200f\u202e',
    '\u00ad',
    '\u3164',
    '\u115f\u1160',
    '\ufe0f',
    '\u0301',
    '\u2800',
    '\u{e0001}',
    '\u034f',
    ' \u2060 ',
    '\u180e\u180b',
    '\ud800',
  ])('nothing is left of %j', (typed) => {
    expect(cleanName(typed)).toBe('');
  });
});

describe('what changes how its neighbors are drawn stays', () => {
  test.each([
    ['a family', '👩‍👩‍👧 Meyer'],
    ['a heart as a picture', '❤️ Ana'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['a surfer of some skin color', '🏄🏽‍♀️'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a flag of two letters', '🇩🇪'],
    ['a keycap', '1️⃣'],
    ['a Persian name', 'می\u200cترا'],
    ['a name in Devanagari', 'क्\u200dष'],
    ['a name in Sinhala', 'ශ්\u200dරී'],
    ['a variant of a Han character', '葛\u{e0100}城'],
    ['a Hebrew name with points', 'אָנָּה'],
    ['a Vietnamese name', 'Nguyễn Thị Ánh'],
    ['a Thai name', 'น้ำฝน'],
    ['a Korean name', '김서연'],
  ])('%s', (_, name) => {
    expect(cleanName(name)).toBe(name.normalize('NFC'));
  });
});

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'Ana 👩🏽❤0#न्िक葛ᠮ🏴م',
      '\u200d',
      '\u200c',
      '\ufe0f',
      '\u{e0067}',
      '\u0301',
      '\u{e0100}',
    ),
    fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    fc.integer({ min: 0x10000, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
  ),
  maxLength: 90,
});

test('a clean name is clean, fits a file, and can be stored as it is', () => {
  fc.assert(
    fc.property(hostile, (typed) => {
      const clean = cleanName(typed);
      expect(cleanName(clean)).toBe(clean);
      expect(storableName(clean)).toBe(clean);
      expect(Array.from(clean).length).toBeLessThanOrEqual(40);
    }),
    { numRuns: propertyRuns(500, 20_000) },
  );
});

test('whatever a table was given, its names can be seen and told apart', () => {
  fc.assert(
    fc.property(fc.uniqueArray(hostile, { minLength: 1, maxLength: 4 }), (names) => {
      const distinct = distinctNames(names);
      expect(distinct).toHaveLength(names.length);
      expect(new Set(distinct.map(cleanName)).size).toBe(names.length);
      expect(distinct).not.toContain('');
      expect(distinctNames(distinct)).toEqual(distinct);
    }),
    { numRuns: propertyRuns(300, 5000) },
  );
});

test('a name that is too long keeps its number when another has it', () => {
  const long = 'x'.repeat(40);
  expect(distinctNames([long, `${long}\u200b`, `\u200b${long}`])).toEqual([
    long,
    `${'x'.repeat(38)} 2`,
    `${'x'.repeat(38)} 3`,
  ]);
});

test('names to choose from come clean, each once, and twelve at most', () => {
  expect(cleanNames(['Ana', '\u200b', 'Ana\u200b', ' Ben ', 'Ben'])).toEqual(['Ana', 'Ben']);
  expect(cleanNames(Array.from({ length: 50 }, (_, index) => `P${index}`))).toHaveLength(12);
});

test('a text of millions of characters is looked at no further than a name can be', () => {
  expect(cleanName('\u200b'.repeat(5_000_000))).toBe('');
  expect(cleanName('Ana'.repeat(2_000_000))).toHaveLength(40);
});
