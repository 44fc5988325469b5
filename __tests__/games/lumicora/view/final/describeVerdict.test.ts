import { rankPlayers } from '@/games/lumicora/rules/ranking';
import { finalScoringStrings } from '@/games/lumicora/strings/finalScoring';
import { describeVerdict } from '@/games/lumicora/view/final/describeVerdict';

const NAMES = ['Ana', 'Ben', 'Cem', 'Dana'];

interface Row {
  readonly title: string;
  /** Total and limestone, by seat. */
  readonly ends: readonly (readonly [number, number])[];
  readonly en: readonly [string, string];
  readonly de: readonly [string, string];
}

const ROWS: readonly Row[] = [
  {
    title: 'FS-7 points decide',
    ends: [
      [88, 9],
      [93, 0],
    ],
    en: ['Ben wins', '93 points, 5 ahead of Ana.'],
    de: ['Ben gewinnt', '93 Punkte, 5 vor Ana.'],
  },
  {
    title: 'FS-7 limestone decides between two',
    ends: [
      [93, 7],
      [93, 5],
      [90, 10],
    ],
    en: ['Ana wins', 'Ana and Ben both have 93 points. Ana has more limestone left: 7 markers (Ben 5).'],
    de: [
      'Ana gewinnt',
      'Ana und Ben haben beide 93 Punkte. Ana hat mehr Kalkstein übrig: 7 Kalksteinmarker (Ben 5).',
    ],
  },
  {
    title: 'FS-7 limestone decides between three',
    ends: [
      [93, 5],
      [93, 7],
      [93, 1],
    ],
    en: [
      'Ben wins',
      'Ana, Ben and Cem all have 93 points. Ben has more limestone left: 7 markers (Ana 5, Cem 1).',
    ],
    de: [
      'Ben gewinnt',
      'Ana, Ben und Cem haben alle 93 Punkte. Ben hat mehr Kalkstein übrig: 7 Kalksteinmarker (Ana 5, Cem 1).',
    ],
  },
  {
    title: 'FS-7 two share the win',
    ends: [
      [93, 7],
      [93, 7],
    ],
    en: ['Ana and Ben share the win', 'Ana and Ben both have 93 points and 7 markers left.'],
    de: [
      'Ana und Ben teilen sich den Sieg',
      'Ana und Ben haben beide 93 Punkte und 7 Kalksteinmarker übrig.',
    ],
  },
  {
    title: 'FS-7 four share the win',
    ends: [
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    en: [
      'Ana, Ben, Cem and Dana share the win',
      'Ana, Ben, Cem and Dana all have 1 point and 1 marker left.',
    ],
    de: [
      'Ana, Ben, Cem und Dana teilen sich den Sieg',
      'Ana, Ben, Cem und Dana haben alle 1 Punkt und 1 Kalksteinmarker übrig.',
    ],
  },
  {
    title: 'FS-7 two share the win, a third has less limestone',
    ends: [
      [93, 7],
      [93, 2],
      [93, 7],
    ],
    en: [
      'Ana and Cem share the win',
      'Ana, Ben and Cem all have 93 points. Ana and Cem have more limestone left: 7 markers each (Ben 2).',
    ],
    de: [
      'Ana und Cem teilen sich den Sieg',
      'Ana, Ben und Cem haben alle 93 Punkte. Ana und Cem haben mehr Kalkstein übrig: je 7 Kalksteinmarker (Ben 2).',
    ],
  },
  {
    title: 'FS-7 one alone',
    ends: [[-3, 0]],
    en: ['Ana wins', '−3 points.'],
    de: ['Ana gewinnt', '−3 Punkte.'],
  },
];

test.each(ROWS)('$title', ({ ends, en, de }) => {
  const players = ends.map(([total, limestone], seat) => ({ name: NAMES[seat]!, total, limestone }));
  const ranking = rankPlayers(players);
  const words = (language: 'en' | 'de') => {
    const final = { ranking, missing: [] };
    const { headline, reason } = describeVerdict(finalScoringStrings[language], final, players);
    return [headline, reason];
  };
  expect(words('en')).toEqual(en);
  expect(words('de')).toEqual(de);
});

test.each([
  [[2], 'Without Cem’s reef', 'Ohne das Riff von Cem'],
  [[0, 2], 'Without Ana’s and Cem’s reefs', 'Ohne die Riffe von Ana und Cem'],
])('nobody wins while the reefs of %j are not known', (missing, en, de) => {
  const players = [40, 90, 3].map((total, seat) => ({ name: NAMES[seat]!, total, limestone: 0 }));
  const final = { ranking: rankPlayers(players), missing };
  expect(describeVerdict(finalScoringStrings.en, final, players).headline).toBe(en);
  expect(describeVerdict(finalScoringStrings.de, final, players).headline).toBe(de);
});
