import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { byAnimal, byColor } from '@/games/lumicora/rules/model';
import type { Command } from '@/games/lumicora/session/commands';
import { finalSteps } from '@/games/lumicora/session/finalSteps';
import type { Table } from '@/games/lumicora/session/table';
import { finalScoringStrings } from '@/games/lumicora/strings/finalScoring';
import { describeCount, describeFigure } from '@/games/lumicora/view/final/describeStep';

import { beginScoring, placeAnyway, play, score, tableFor } from '../../../../support/tables';

/** What the figures of the first player say, by step. */
const captions = (table: Table, language: 'en' | 'de' = 'en') =>
  finalSteps(table).map((step) => describeCount(finalScoringStrings[language], step, 0));
const texts = (table: Table, step: number, language: 'en' | 'de' = 'en') =>
  describeFigure(finalScoringStrings[language], table, finalSteps(table)[step]!, 0).map(({ text }) => text);

const light: Command = { type: 'change-score-board', scoreBoard: 'light' };
const onSideB = play(
  tableFor(2, DEFAULT_BOARDS.B),
  { type: 'correct-limestone', player: 0, limestone: 7 },
  { type: 'correct-tile', player: 0, color: 'green', tile: 'jellyfish' },
  placeAnyway(0, 'c4c5:G3c'),
  placeAnyway(0, 'e4e5:P1c'),
);

test('FS-1 to FS-6 a figure says in short what was counted', () => {
  expect(captions(onSideB)).toEqual([
    null,
    '1 × 2',
    '5 markers',
    '2 animals',
    ...['3 spaces', '3 spaces', '0 spaces', '0 spaces'],
    '8 spaces',
    null,
  ]);
  expect(captions(onSideB, 'de')).toEqual([
    null,
    '1 × 2',
    '5 Marker',
    '2 Tiere',
    ...['3 Felder', '3 Felder', '0 Felder', '0 Felder'],
    '8 Felder',
    null,
  ]);
});

test('FS-4 on the light side it counts the animals, not their neighbours', () => {
  expect(captions(play(onSideB, light))[3]).toBe('2 animals');
  expect(captions(play(tableFor(2), placeAnyway(0, 'c4c5:G3c'), light))[3]).toBe('1 animal');
});

test('FS-6 a sum of penalties says nothing about spaces', () => {
  const counts = { spaces: byColor(() => 1), animals: byAnimal(() => 1), animalPoints: 0, remote: -5 };
  const counted = play(
    onSideB,
    { type: 'choose-depth', player: 0, depth: 'counted' },
    { type: 'count-reef', player: 0, counts },
  );
  expect(captions(counted).slice(3)).toEqual(['4 animals', ...Array<string>(4).fill('1 space'), null, null]);
  const covered = play(counted, { type: 'count-reef', player: 0, counts: { ...counts, remote: 0 } });
  expect(captions(covered)[8]).toBe('0 spaces');
  expect(texts(covered, 8)).toEqual(['no remote limestone lies bare: 0']);
  expect(texts(covered, 8, 'de')).toEqual(['kein entlegener Kalkstein ist frei: 0']);
});

test('FS-3 without animals a figure says so', () => {
  expect(texts(tableFor(2), 3)).toEqual(['no animal that earns points: 0']);
  expect(texts(tableFor(2), 3, 'de')).toEqual(['kein Tier, das Punkte bringt: 0']);
});

test('SC-2 what stood before are the coral scorings and the rest', () => {
  const table = play(tableFor(2), placeAnyway(0, 'c4c5:G3c'), beginScoring, score(0, 'green'));
  expect(texts(table, 0)).toEqual(['round 1, green: 3']);
  const returned = play(table, { type: 'correct-score', player: 0, score: 1 });
  expect(texts(returned, 0)).toEqual(['round 1, green: 3', 'everything else: −2']);
  expect(texts(returned, 0, 'de')).toEqual(['Runde 1, grün: 3', 'alles andere: −2']);
  expect(texts(play(tableFor(2), { type: 'correct-score', player: 0, score: 61 }), 0)).toEqual([
    'from the rounds: 61',
  ]);
});
