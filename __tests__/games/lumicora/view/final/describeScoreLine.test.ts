import { scoreAnimalsDark, scoreAnimalsLight, animalsSeen } from '@/games/lumicora/rules/animals';
import {
  scoreFinal,
  scoreJellyfish,
  scoreLimestone,
  scoreRemote,
  type ReefCounts,
  type ScoreLine,
} from '@/games/lumicora/rules/finalScoring';
import { byAnimal, byColor, type ByAnimal, type ByColor } from '@/games/lumicora/rules/model';
import { finalScoringStrings } from '@/games/lumicora/strings/finalScoring';
import { describeScoreLine, describeSum } from '@/games/lumicora/view/final/describeScoreLine';

import { at, board, spaces, surface } from '../../../../support/reef';

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
function counted(scoreBoard: 'dark' | 'light', ...known: readonly Known[]): readonly ScoreLine[] {
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
  readonly lines: readonly ScoreLine[];
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
    en: ['2 crabs = 4\non c5 and d3'],
    de: ['2 Krabben = 4\nauf c5 und d3'],
  },
  {
    title: 'FS-3 one animal',
    lines: dark('d4d5:GB c4c5:B1h'),
    en: ['1 seahorse = 1\non c5'],
    de: ['1 Seepferdchen = 1\nauf c5'],
  },
  {
    title: 'FS-3 of more than four animals only four count',
    lines: dark(FIVE_SHELLFISH),
    en: ['5 shellfish, only 4 count = 8\non a2, b2, c2 and 2 more'],
    de: ['5 Muscheln, nur 4 zählen = 8\nauf a2, b2, c2 und 2 weiteren'],
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
      'crab on c5: 2 neighbours in the same level = 1\nc4 and d5 count. From 1: 1 point. From 4: 3 points.',
      'starfish on e5: no neighbour in a lower level = 0\nFrom 1: 2 points. From 5: 4 points.',
    ],
    de: [
      'Krabbe auf c5: 2 Nachbarfelder in derselben Ebene = 1\nEs zählen c4 und d5. Ab 1: 1 Punkt. Ab 4: 3 Punkte.',
      'Seestern auf e5: kein Nachbarfeld in einer tieferen Ebene = 0\nAb 1: 2 Punkte. Ab 5: 4 Punkte.',
    ],
  },
  {
    title: 'FS-4 shellfish and bare water',
    lines: light('d4d5:GB e4e5:G1s'),
    en: ['shellfish on e5: no bare water space around it = 0\nFrom 1: 1 point. From 3: 2 points.'],
    de: ['Muschel auf e5: kein freies Wasserfeld ringsum = 0\nAb 1: 1 Punkt. Ab 3: 2 Punkte.'],
  },
  {
    title: 'FS-4 one water space, and two',
    lines: light('d4d5:GB c2c1:B1s c3c4:B1s'),
    en: [
      'shellfish on c1: no bare water space around it = 0\nFrom 1: 1 point. From 3: 2 points.',
      'shellfish on c4: 2 bare water spaces around it = 1\nb3 and b4 count. From 1: 1 point. From 3: 2 points.',
    ],
    de: [
      'Muschel auf c1: kein freies Wasserfeld ringsum = 0\nAb 1: 1 Punkt. Ab 3: 2 Punkte.',
      'Muschel auf c4: 2 freie Wasserfelder ringsum = 1\nEs zählen b3 und b4. Ab 1: 1 Punkt. Ab 3: 2 Punkte.',
    ],
  },
];

const textsOf = (language: 'en' | 'de', lines: readonly ScoreLine[]) =>
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
    en: ['seahorse on d3: 1 neighbour in a higher level = 2\nd4 counts. From 1: 2 points. All 6: 7 points.'],
    de: [
      'Seepferdchen auf d3: 1 Nachbarfeld in einer höheren Ebene = 2\nEs zählt d4. Ab 1: 2 Punkte. Alle 6: 7 Punkte.',
    ],
  },
  {
    title: 'FS-4 a seahorse and all six',
    lines: [animal('seahorse', 'd4', 'c3 c4 d3 d5 e3 e4', 7)],
    en: [
      'seahorse on d4: 6 neighbours in higher levels = 7\nc3, c4, d3 and 3 more count. From 1: 2 points. All 6: 7 points.',
    ],
    de: [
      'Seepferdchen auf d4: 6 Nachbarfelder in höheren Ebenen = 7\nEs zählen c3, c4, d3 und 3 weitere. Ab 1: 2 Punkte. Alle 6: 7 Punkte.',
    ],
  },
  {
    title: 'FS-4 a starfish and five lower ones',
    lines: [animal('starfish', 'd4', 'c3 c4 d3 d5 e3', 4)],
    en: [
      'starfish on d4: 5 neighbours in lower levels = 4\nc3, c4, d3 and 2 more count. From 1: 2 points. From 5: 4 points.',
    ],
    de: [
      'Seestern auf d4: 5 Nachbarfelder in tieferen Ebenen = 4\nEs zählen c3, c4, d3 und 2 weitere. Ab 1: 2 Punkte. Ab 5: 4 Punkte.',
    ],
  },
  {
    title: 'FS-4 one water space',
    lines: [animal('shellfish', 'c1', 'b1', 1)],
    en: ['shellfish on c1: 1 bare water space around it = 1\nb1 counts. From 1: 1 point. From 3: 2 points.'],
    de: ['Muschel auf c1: 1 freies Wasserfeld ringsum = 1\nEs zählt b1. Ab 1: 1 Punkt. Ab 3: 2 Punkte.'],
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
    en: ['1 green space, most = 4', 'no green space in sight = 0'],
    de: ['1 grünes Feld, die meisten = 4', 'kein sichtbares grünes Feld = 0'],
  },
  {
    title: 'FS-6 each bare space with its penalty',
    lines: scoreRemote(SIDE_B, { kind: 'view', view: surface('d4d5:GB') }),
    en: ['a1 −2', 'd1 −3'],
    de: ['a1 −2', 'd1 −3'],
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

test('FS-4 a line knows its animal and links it to the neighbours that count; the dark side has no links', () => {
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
    'a1 −2, d1 −3 = −5',
  ],
])('%s', (_, lines, total, expected) => {
  expect(describeSum(finalScoringStrings.en, lines, total)).toBe(expected);
});
