import type { MajorityLine } from '@/games/lumicora/rules/finalScoring';
import { scoreMajority } from '@/games/lumicora/rules/majorities';
import { finalScoringStrings } from '@/games/lumicora/strings/finalScoring';
import { describeMajority } from '@/games/lumicora/view/final/describeMajority';

const NAMES = ['Ana', 'Ben', 'Cem', 'Dana'];

function described(language: 'en' | 'de', counts: readonly number[]): readonly string[] {
  const lines = scoreMajority(counts).map((share): MajorityLine => ({
    category: 'majority',
    color: 'green',
    spaces: [],
    ...share,
  }));
  return describeMajority(finalScoringStrings[language], lines, NAMES.slice(0, counts.length));
}

interface Row {
  readonly title: string;
  /** By seat. */
  readonly counts: readonly number[];
  readonly en: readonly string[];
  readonly de: readonly string[];
}

const ROWS: readonly Row[] = [
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
      'Dana has no green space in sight: no points.',
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
    en: ['Cem has the most, 2: 4 points.', 'Ana and Ben have no green space in sight: no points.'],
    de: ['Cem hat die meisten, 2: 4 Punkte.', 'Ana und Ben haben kein sichtbares grünes Feld: keine Punkte.'],
  },
  {
    title: 'FS-5 nobody has the colour',
    counts: [0, 0, 0],
    en: ['Nobody has a green space in sight: no points.'],
    de: ['Niemand hat ein sichtbares grünes Feld: keine Punkte.'],
  },
];

test.each(ROWS)('$title', ({ counts, en, de }) => {
  expect(described('en', counts)).toEqual(en);
  expect(described('de', counts)).toEqual(de);
});

test('without lines of a colour there is nothing to say', () => {
  expect(describeMajority(finalScoringStrings.en, [], NAMES)).toEqual([]);
});
