import {
  ENTRY_VERSION,
  entryOf,
  type EntryPlayer,
  type HistoryEntry,
} from '@/games/lumicora/session/record/historyEntry';
import { describeResult, resultText, resultTitle } from '@/games/lumicora/view/sharing/resultText';
import { dayStamp } from '@/ui/i18n/formats';

import { gameUnderWay } from '../../../../support/sampleGames';

/** Noon, so that it is this day in most places. */
const ENDED_AT = new Date(2026, 10, 14, 12).getTime();

function player(name: string, place: number, before: number): EntryPlayer {
  const points = { before, jellyfish: 4, limestone: 2, animals: 18, majorities: 14, remote: -3 };
  const total = Object.values(points).reduce((sum, part) => sum + part, 0);
  return { name, fish: 'angelfish', place, total, ...points, best: null };
}

function entry(players: readonly EntryPlayer[], fields: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    version: ENTRY_VERSION,
    id: 'game',
    startedAt: ENDED_AT,
    endedAt: ENDED_AT,
    changedAt: ENDED_AT,
    isOver: true,
    round: 10,
    side: 'B',
    scoreBoard: 'light',
    isTracked: true,
    isTotalsOnly: false,
    missing: [],
    note: '',
    minutes: 90,
    decidedBy: 'points',
    deletedAt: null,
    players,
    ...fields,
  };
}

const WON = entry([player('Ben', 2, 40), player('Ana', 1, 52)]);

test('the result reads like a message, winner first', () => {
  expect(resultText(WON, 'en')).toBe(
    [
      'Ana wins',
      'Lumicora, 14 Nov 2026',
      'Reef boards: Side B. Score board: Light side.',
      '',
      'Place 1: Ana, 87 points',
      'Rounds 52 · Jellyfish 4 · Limestone 2 · Animals 18 · Majorities 14 · Remote limestone −3',
      '',
      'Place 2: Ben, 75 points',
      'Rounds 40 · Jellyfish 4 · Limestone 2 · Animals 18 · Majorities 14 · Remote limestone −3',
      '',
      'Scored with Reefside',
    ].join('\n'),
  );
});

test('and in German', () => {
  expect(resultText(WON, 'de').split('\n').slice(0, 6)).toEqual([
    'Ana gewinnt',
    'Lumicora, 14. Nov. 2026',
    'Riffpläne: B-Seite. Wertungsplan: Helle Seite.',
    '',
    'Platz 1: Ana, 87 Punkte',
    'Runden 52 · Quallen 4 · Kalkstein 2 · Tiere 18 · Mehrheiten 14 · Entlegener Kalkstein −3',
  ]);
});

test('FS-6 side A says nothing of remote limestone', () => {
  expect(resultText({ ...WON, side: 'A' }, 'en')).not.toContain('Remote');
});

test('FS-7 the headline tells what settled the win', () => {
  const tied = [player('Ana', 1, 52), player('Ben', 2, 52)];
  expect(describeResult(entry(tied, { decidedBy: 'limestone' }), 'en')).toBe(
    'Ana wins: equal points, more limestone',
  );
  const three = [player('Ana', 1, 52), player('Ben', 1, 52), player('Cem', 1, 52), player('Dana', 4, 1)];
  const shared = entry(three, { decidedBy: 'shared' });
  expect(describeResult(shared, 'en')).toBe('Ana, Ben and Cem share the win');
  expect(describeResult(shared, 'de')).toBe('Ana, Ben und Cem teilen sich den Sieg');
  expect(resultText(shared, 'en').match(/Place \d: \w+/g)).toEqual([
    'Place 1: Ana',
    'Place 1: Ben',
    'Place 1: Cem',
    'Place 4: Dana',
  ]);
});

test('a game under way claims no winner', () => {
  const underWay = entryOf(gameUnderWay());
  expect(describeResult(underWay, 'en')).toBe('Standings in round 1');
  expect(describeResult(underWay, 'de')).toBe('Stand in Runde 1');
});

test('the day is that of the device', () => {
  const late = new Date(2026, 0, 5, 23, 59).getTime();
  expect(resultTitle({ ...WON, endedAt: late }, 'de')).toBe('Lumicora, 5. Jan. 2026');
  expect(dayStamp(late)).toBe('2026-01-05');
});
