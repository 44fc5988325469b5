import * as v from 'valibot';

import { decodeBits, encodeBits } from '@/tabletop/codes/bitCodec';
import { aboutBits, aboutOf, aboutSchema, cleanNote, LONGEST_NOTE } from '@/tabletop/record/about';
import { entryHead } from '@/tabletop/record/entry';

const told = (note: string, playedAt: number | null = null) => ({
  at: 2000,
  command: { type: 'tell-about', note, playedAt },
});
const session = (
  done: number,
  ...entries: readonly { readonly at: number; readonly command: unknown }[]
) => ({
  id: 'game',
  startedAt: 1000,
  setup: null,
  log: { entries, done },
  tables: [],
});

test('the last that was told and not undone holds', () => {
  const played = { at: 1500, command: { type: 'add', points: 3 } };
  expect(aboutOf(session(1, played))).toEqual({ playedAt: null, note: '' });
  const log = [told('first'), told('second', 5), played, told('undone')];
  expect(aboutOf(session(3, ...log))).toEqual({ playedAt: 5, note: 'second' });
});

test('an entry is of the day that was told, else of the last step of the play', () => {
  expect(entryHead(session(1, told('', 7)))).toMatchObject({ endedAt: 7, startedAt: 1000 });
  expect(entryHead(session(1, told('rain')), 0)).toMatchObject({ endedAt: 1000, note: 'rain' });
});

test.each([
  ['  At the lake\n', 'At the lake'],
  ['line\nline', 'line\nline'],
  ['bell\u0007 and half \ud83d.', 'bell  and half .'],
  ['🐙'.repeat(LONGEST_NOTE + 3), '🐙'.repeat(LONGEST_NOTE)],
])('a note %j is kept as %j, in saves and in codes', (note, kept) => {
  expect(cleanNote(note)).toBe(kept);
  expect(v.parse(aboutSchema, { type: 'tell-about', playedAt: null, note })).toMatchObject({ note: kept });
  expect(decodeBits(aboutBits, encodeBits(aboutBits, { playedAt: -5, note }))).toEqual({
    playedAt: -5,
    note: kept,
  });
});

test.each(['soon', 0.5, Infinity, 1e18])('%p is no time', (playedAt) => {
  expect(v.safeParse(aboutSchema, { type: 'tell-about', playedAt, note: '' }).success).toBe(false);
});
