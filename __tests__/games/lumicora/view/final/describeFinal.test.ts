import { animalsSeen, scoreAnimalsDark, scoreAnimalsLight } from '@/games/lumicora/rules/animals';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import {
  scoreFinal,
  scoreJellyfish,
  scoreLimestone,
  scoreRemote,
  type FinalLine,
  type MajorityLine,
  type ReefCounts,
} from '@/games/lumicora/rules/finalScoring';
import { scoreMajority } from '@/games/lumicora/rules/majorities';
import { byAnimal, byColor, type ByAnimal, type ByColor } from '@/games/lumicora/rules/model';
import { finalSteps } from '@/games/lumicora/session/final/finalSteps';
import type { Command } from '@/games/lumicora/session/table/commands';
import type { Table } from '@/games/lumicora/session/table/table';
import { finalScoringStrings } from '@/games/lumicora/strings/finalScoring';
import {
  describeCount,
  describeFigure,
  describeMajority,
  describeScoreLine,
  describeSum,
} from '@/games/lumicora/view/final/describeFinal';

import { at, board, spaces, surface } from '../../../../support/reef';
import { beginScoring, placeAnyway, play, score, tableFor } from '../../../../support/tables';

/** What the figures of the first player say, by step. */
const captions = (table: Table, language: 'en' | 'de' = 'en') =>
  finalSteps(table).map((step) => describeCount(finalScoringStrings[language], step, 0));
const texts = (table: Table, step: number, language: 'en' | 'de' = 'en') =>
  describeFigure(finalScoringStrings[language], table, finalSteps(table)[step]!, 0).map(({ text }) => text);

const lightSide: Command = { type: 'change-score-board', scoreBoard: 'light' };
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

test('FS-4 on the light side it counts the animals, not their neighbors', () => {
  expect(captions(play(onSideB, lightSide))[3]).toBe('2 animals');
  expect(captions(play(tableFor(2), placeAnyway(0, 'c4c5:G3c'), lightSide))[3]).toBe('1 animal');
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
  expect(texts(covered, 8)).toEqual(['all remote limestone is covered: 0']);
  expect(texts(covered, 8, 'de')).toEqual(['alle entlegenen Kalksteinfelder überdeckt: 0']);
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

const NAMES = ['Ana', 'Ben', 'Cem', 'Dana'];
const SIDE_B = board('B', 'limestone', { '-2': 'a1', '-3': 'd1', water: 'b2 b3 b4 b5' });

interface Known {
  readonly spaces?: Partial<ByColor<number>>;
  readonly animals?: Partial<ByAnimal<number>>;
  readonly animalPoints?: number;
  readonly remote?: number;
}

const counts = ({ spaces = {}, animals = {}, animalPoints = 0, remote = 0 }: Known): ReefCounts => ({
  spaces: { ...byColor(() => 0), ...spaces },
  animals: { ...byAnimal(() => 0), ...animals },
  animalPoints,
  remote,
});

/** The lines of the first player at a table where only counts are known. */
function counted(scoreBoard: 'dark' | 'light', ...known: readonly Known[]): readonly FinalLine[] {
  const players = known.map((each) => {
    return { score: 0, limestone: 0, jellyfish: 0, reef: { kind: 'counts', counts: counts(each) } as const };
  });
  return scoreFinal(SIDE_B, scoreBoard, players).players[0]!.lines;
}

const dark = (reef: string) => scoreAnimalsDark(animalsSeen(surface(reef)));
const light = (reef: string) => scoreAnimalsLight(SIDE_B, surface(reef));
const green = (...known: readonly number[]) =>
  counted('dark', ...known.map((count) => ({ spaces: { green: count } }))).filter(
    (line) => line.category === 'majority' && line.color === 'green',
  );

interface Row {
  readonly title: string;
  readonly lines: readonly FinalLine[];
  /** Text and, after a line break, the note. */
  readonly en: readonly string[];
  readonly de: readonly string[];
}

const TWO_CRABS = 'd4d5:GB c4c5:B1c c3d3:G1c';
const FIVE_SHELLFISH = 'd4d5:GB a1a2:B1s b1b2:B1s c1c2:B1s e1e2:B1s f1f2:B1s';
const ROWS: readonly Row[] = [
  { title: 'FS-1 jellyfish', lines: [scoreJellyfish(3)], en: ['3 × 2 = 6'], de: ['3 × 2 = 6'] },
  { title: 'FS-1 no jellyfish', lines: [scoreJellyfish(0)], en: ['0 × 2 = 0'], de: ['0 × 2 = 0'] },
  {
    title: 'FS-2 an odd marker is left over',
    lines: [scoreLimestone(7)],
    en: ['7 markers, 1 point per 2: 3'],
    de: ['7 Kalksteinmarker, 1 Punkt je 2: 3'],
  },
  {
    title: 'FS-2 one marker',
    lines: [scoreLimestone(1)],
    en: ['1 marker, 1 point per 2: 0'],
    de: ['1 Kalksteinmarker, 1 Punkt je 2: 0'],
  },
  {
    title: 'FS-3 animals of a species, with their spaces',
    lines: dark(TWO_CRABS),
    en: ['2 crabs = 4'],
    de: ['2 Krabben = 4'],
  },
  {
    title: 'FS-3 one animal',
    lines: dark('d4d5:GB c4c5:B1h'),
    en: ['1 seahorse = 1'],
    de: ['1 Seepferdchen = 1'],
  },
  {
    title: 'FS-3 of more than four animals only four count',
    lines: dark(FIVE_SHELLFISH),
    en: ['5 shellfish, only 4 count = 8'],
    de: ['5 Muscheln, nur 4 zählen = 8'],
  },
  {
    title: 'FS-3 animals that were only counted',
    lines: counted('dark', { animals: { starfish: 3, crab: 5 } }).filter(
      ({ category }) => category === 'animals',
    ),
    en: ['5 crabs, only 4 count = 10', '3 starfish = 11'],
    de: ['5 Krabben, nur 4 zählen = 10', '3 Seesterne = 11'],
  },
  {
    title: 'FS-4 a crab and its own level, a starfish without a lower one',
    lines: light('d4d5:GB c4c5:B1c e4e5:B2t'),
    en: [
      'crab: 2 neighbors in the same level = 1\n1 or more: 1 point. 4 or more: 3 points.',
      'starfish: no neighbor in a lower level = 0\n1 or more: 2 points. 5 or more: 4 points.',
    ],
    de: [
      'Krabbe: 2 Nachbarfelder in derselben Ebene = 1\nAb 1: 1 Punkt. Ab 4: 3 Punkte.',
      'Seestern: kein Nachbarfeld in einer tieferen Ebene = 0\nAb 1: 2 Punkte. Ab 5: 4 Punkte.',
    ],
  },
  {
    title: 'FS-4 shellfish and bare water',
    lines: light('d4d5:GB e4e5:G1s'),
    en: ['shellfish: no water next to it = 0\n1 or more: 1 point. 3 or more: 2 points.'],
    de: ['Muschel: kein Wasserfeld daneben = 0\nAb 1: 1 Punkt. Ab 3: 2 Punkte.'],
  },
  {
    title: 'FS-4 one water space, and two',
    lines: light('d4d5:GB c2c1:B1s c3c4:B1s'),
    en: [
      'shellfish: no water next to it = 0\n1 or more: 1 point. 3 or more: 2 points.',
      'shellfish: 2 water spaces next to it = 1\n1 or more: 1 point. 3 or more: 2 points.',
    ],
    de: [
      'Muschel: kein Wasserfeld daneben = 0\nAb 1: 1 Punkt. Ab 3: 2 Punkte.',
      'Muschel: 2 Wasserfelder daneben = 1\nAb 1: 1 Punkt. Ab 3: 2 Punkte.',
    ],
  },
];

const textsOf = (language: 'en' | 'de', lines: readonly FinalLine[]) =>
  lines.map((line) => {
    const { text, note } = describeScoreLine(finalScoringStrings[language], line, NAMES);
    return note === null ? text : `${text}\n${note}`;
  });

test.each(ROWS)('$title', ({ lines, en, de }) => {
  expect(textsOf('en', lines)).toEqual(en);
  expect(textsOf('de', lines)).toEqual(de);
});

const HIGHER: readonly Row[] = [
  {
    title: 'FS-4 a seahorse and one higher level',
    lines: [animal('seahorse', 'd3', 'd4', 2)],
    en: ['seahorse: 1 neighbor in a higher level = 2\n1 or more: 2 points. All 6: 7 points.'],
    de: ['Seepferdchen: 1 Nachbarfeld in einer höheren Ebene = 2\nAb 1: 2 Punkte. Alle 6: 7 Punkte.'],
  },
  {
    title: 'FS-4 a seahorse and all six',
    lines: [animal('seahorse', 'd4', 'c3 c4 d3 d5 e3 e4', 7)],
    en: ['seahorse: 6 neighbors in higher levels = 7\n1 or more: 2 points. All 6: 7 points.'],
    de: ['Seepferdchen: 6 Nachbarfelder in höheren Ebenen = 7\nAb 1: 2 Punkte. Alle 6: 7 Punkte.'],
  },
  {
    title: 'FS-4 a starfish and five lower ones',
    lines: [animal('starfish', 'd4', 'c3 c4 d3 d5 e3', 4)],
    en: ['starfish: 5 neighbors in lower levels = 4\n1 or more: 2 points. 5 or more: 4 points.'],
    de: ['Seestern: 5 Nachbarfelder in tieferen Ebenen = 4\nAb 1: 2 Punkte. Ab 5: 4 Punkte.'],
  },
  {
    title: 'FS-4 one water space',
    lines: [animal('shellfish', 'c1', 'b1', 1)],
    en: ['shellfish: 1 water space next to it = 1\n1 or more: 1 point. 3 or more: 2 points.'],
    de: ['Muschel: 1 Wasserfeld daneben = 1\nAb 1: 1 Punkt. Ab 3: 2 Punkte.'],
  },
  {
    title: 'FS-4 points of animals that were added up at the table',
    lines: counted('light', { animals: { crab: 2 }, animalPoints: 9 }).slice(2, 3),
    en: ['2 animals, added up at the table: 9'],
    de: ['2 Tiere, am Tisch zusammengezählt: 9'],
  },
  {
    title: 'FS-4 points without a number of animals',
    lines: [
      ...counted('light', { animalPoints: 9 }).slice(2, 3),
      ...counted('light', { animals: { crab: 1 }, animalPoints: 3 }).slice(2, 3),
    ],
    en: ['added up at the table: 9', '1 animal, added up at the table: 3'],
    de: ['am Tisch zusammengezählt: 9', '1 Tier, am Tisch zusammengezählt: 3'],
  },
  {
    title: 'FS-5 most, second and no place',
    lines: [...green(9, 7), ...green(7, 9), ...green(2, 9, 7)],
    en: [
      '9 green spaces, most = 4',
      '7 green spaces, second = 2',
      '2 green spaces, not enough for a place = 0',
    ],
    de: [
      '9 grüne Felder, die meisten = 4',
      '7 grüne Felder, die zweitmeisten = 2',
      '2 grüne Felder, reicht für keinen Platz = 0',
    ],
  },
  {
    title: 'FS-5 tied for most and for second',
    lines: [...green(9, 9, 9), ...green(4, 9, 4)],
    en: [
      '9 green spaces, tied for most with Ben and Cem = 3',
      '4 green spaces, tied for second with Cem = 1',
    ],
    de: [
      '9 grüne Felder, die meisten, gleichauf mit Ben und Cem = 3',
      '4 grüne Felder, die zweitmeisten, gleichauf mit Cem = 1',
    ],
  },
  {
    title: 'FS-5 one space, and none',
    lines: [...green(1, 0), ...green(0, 1)],
    en: ['1 green space, most = 4', 'no visible green space = 0'],
    de: ['1 grünes Feld, die meisten = 4', 'kein sichtbares grünes Feld = 0'],
  },
  {
    title: 'FS-6 each bare space with its penalty',
    lines: scoreRemote(SIDE_B, { kind: 'view', view: surface('d4d5:GB') }),
    en: ['not covered: −2', 'not covered: −3'],
    de: ['nicht überdeckt: −2', 'nicht überdeckt: −3'],
  },
  {
    title: 'FS-6 penalties that were added up at the table',
    lines: counted('dark', { remote: -5 }).filter(({ category }) => category === 'remote'),
    en: ['added up at the table: −5'],
    de: ['am Tisch zusammengezählt: −5'],
  },
];

function animal(species: 'seahorse' | 'starfish' | 'shellfish', on: string, around: string, points: number) {
  const neighbors = spaces(around);
  return {
    category: 'animals',
    side: 'light',
    species,
    count: neighbors.length,
    points,
    spaces: [at(on)],
    neighbors,
  } as const;
}

test.each(HIGHER)('$title', ({ lines, en, de }) => {
  expect(textsOf('en', lines)).toEqual(en);
  expect(textsOf('de', lines)).toEqual(de);
});

test('FS-4 a line knows its animal and links it to the neighbors that count; the dark side has no links', () => {
  const strings = finalScoringStrings.en;
  const [crab] = light('d4d5:GB c4c5:B1c').map((line) => describeScoreLine(strings, line, NAMES));
  expect(crab).toMatchObject({ spaces: [at('c5')], links: [{ from: at('c5'), to: spaces('c4 d5') }] });
  const [crabs] = dark(TWO_CRABS).map((line) => describeScoreLine(strings, line, NAMES));
  expect(crabs).toMatchObject({ spaces: spaces('c5 d3'), links: [], points: 4 });
});

test.each([
  ['FS-3 lines add up', dark('d4d5:GB c4c5:B1c e4e5:B1t'), 6, '2 + 4 = 6'],
  ['FS-2 a single line needs no sum', [scoreLimestone(7)], 3, '3'],
  [
    'FS-6 penalties add up by space',
    scoreRemote(SIDE_B, { kind: 'view', view: surface('d4d5:GB') }),
    -5,
    '−2 −3 = −5',
  ],
])('%s', (_, lines, total, expected) => {
  expect(describeSum(finalScoringStrings.en, lines, total)).toBe(expected);
});

function described(language: 'en' | 'de', counts: readonly number[]): readonly string[] {
  const lines = scoreMajority(counts).map((share): MajorityLine => ({
    category: 'majority',
    color: 'green',
    spaces: [],
    ...share,
  }));
  return describeMajority(finalScoringStrings[language], lines, NAMES.slice(0, counts.length));
}

interface MajorityRow {
  readonly title: string;
  /** By seat. */
  readonly counts: readonly number[];
  readonly en: readonly string[];
  readonly de: readonly string[];
}

const MAJORITIES: readonly MajorityRow[] = [
  {
    title: 'FS-5 first and second',
    counts: [7, 9],
    en: ['Ben has the most, 9: 4 points.', 'Ana is second with 7: 2 points.'],
    de: ['Ben hat die meisten, 9: 4 Punkte.', 'Ana hat die zweitmeisten, 7: 2 Punkte.'],
  },
  {
    title: 'FS-5 two tied for first',
    counts: [9, 9, 4, 0],
    en: [
      'Ana and Ben both have 9: 3 points each, and nobody is second.',
      'Cem has 4: no points.',
      'Dana has no visible green space: no points.',
    ],
    de: [
      'Ana und Ben haben beide 9: je 3 Punkte, und einen zweiten Platz gibt es nicht.',
      'Cem hat 4: keine Punkte.',
      'Dana hat kein sichtbares grünes Feld: keine Punkte.',
    ],
  },
  {
    title: 'FS-5 three tied for first',
    counts: [5, 2, 5, 5],
    en: ['Ana, Cem and Dana all have 5: 3 points each, and nobody is second.', 'Ben has 2: no points.'],
    de: [
      'Ana, Cem und Dana haben alle 5: je 3 Punkte, und einen zweiten Platz gibt es nicht.',
      'Ben hat 2: keine Punkte.',
    ],
  },
  {
    title: 'FS-5 four tied for first',
    counts: [3, 3, 3, 3],
    en: ['Ana, Ben, Cem and Dana all have 3: 3 points each, and nobody is second.'],
    de: ['Ana, Ben, Cem und Dana haben alle 3: je 3 Punkte, und einen zweiten Platz gibt es nicht.'],
  },
  {
    title: 'FS-5 two tied for second',
    counts: [9, 4, 4, 2],
    en: [
      'Ana has the most, 9: 4 points.',
      'Ben and Cem are tied for second with 4: 1 point each.',
      'Dana has 2: no points.',
    ],
    de: [
      'Ana hat die meisten, 9: 4 Punkte.',
      'Ben und Cem haben mit je 4 die zweitmeisten: je 1 Punkt.',
      'Dana hat 2: keine Punkte.',
    ],
  },
  {
    title: 'FS-5 three tied for second',
    counts: [9, 4, 4, 4],
    en: ['Ana has the most, 9: 4 points.', 'Ben, Cem and Dana are tied for second with 4: 1 point each.'],
    de: [
      'Ana hat die meisten, 9: 4 Punkte.',
      'Ben, Cem und Dana haben mit je 4 die zweitmeisten: je 1 Punkt.',
    ],
  },
  {
    title: 'FS-5 equal, but behind',
    counts: [9, 8, 2, 2],
    en: [
      'Ana has the most, 9: 4 points.',
      'Ben is second with 8: 2 points.',
      'Cem and Dana both have 2: no points.',
    ],
    de: [
      'Ana hat die meisten, 9: 4 Punkte.',
      'Ben hat die zweitmeisten, 8: 2 Punkte.',
      'Cem und Dana haben beide 2: keine Punkte.',
    ],
  },
  {
    title: 'FS-5 third and fourth, the larger count first',
    counts: [1, 3, 9, 8],
    en: [
      'Cem has the most, 9: 4 points.',
      'Dana is second with 8: 2 points.',
      'Ben has 3: no points.',
      'Ana has 1: no points.',
    ],
    de: [
      'Cem hat die meisten, 9: 4 Punkte.',
      'Dana hat die zweitmeisten, 8: 2 Punkte.',
      'Ben hat 3: keine Punkte.',
      'Ana hat 1: keine Punkte.',
    ],
  },
  {
    title: 'FS-5 only one has the colour',
    counts: [0, 0, 2],
    en: ['Cem has the most, 2: 4 points.', 'Ana and Ben have no visible green space: no points.'],
    de: ['Cem hat die meisten, 2: 4 Punkte.', 'Ana und Ben haben kein sichtbares grünes Feld: keine Punkte.'],
  },
  {
    title: 'FS-5 nobody has the colour',
    counts: [0, 0, 0],
    en: ['Nobody has a visible green space: no points.'],
    de: ['Niemand hat ein sichtbares grünes Feld: keine Punkte.'],
  },
];

test.each(MAJORITIES)('$title', ({ counts, en, de }) => {
  expect(described('en', counts)).toEqual(en);
  expect(described('de', counts)).toEqual(de);
});

test('without lines of a colour there is nothing to say', () => {
  expect(describeMajority(finalScoringStrings.en, [], NAMES)).toEqual([]);
});
