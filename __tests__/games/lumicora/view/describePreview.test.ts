import type { ScoreBoard } from '@/games/lumicora/rules/animals';
import { previewPlacement } from '@/games/lumicora/rules/placementPreview';
import { describePreview, type PreviewLine } from '@/games/lumicora/view/describePreview';
import type { Language } from '@/ui/i18n/language';

import { placementStrings } from '../../../support/placementStrings';
import { board, reef, spaces } from '../../../support/reef';

const NAMES = ['Anni', 'Ben', 'Cleo', 'Dora'];
const SIDE_B = board('B', 'limestone', { '-1': 'c4', '-3': 'c5', water: 'b2 b3 b4 b5' });

/** The lines for the first reef. */
function lines(language: Language, scoreBoard: ScoreBoard, reefs: readonly string[], lumino: string) {
  const preview = previewPlacement(
    SIDE_B,
    scoreBoard,
    reefs.map((line) => reef(line)),
    0,
    reef(lumino)[0]!,
  );
  return describePreview(placementStrings[language], preview, NAMES);
}

const textsOf = (all: readonly PreviewLine[], rule: PreviewLine['rule']) =>
  all.filter((line) => line.rule === rule).map(({ text }) => text);

interface Row {
  readonly title: string;
  readonly rule: PreviewLine['rule'];
  readonly scoreBoard?: ScoreBoard;
  readonly reefs: readonly string[];
  readonly lumino: string;
  readonly en: readonly string[];
  readonly de: readonly string[];
}

const ELEVEN = 'd4d5:GP c3c4:G5. c5c6:P3s d6d7:P4. e5e6:P5. d6e5:P4. d7e6:P6. e5e6:P4.';
const CRAB_AND_SEAHORSE = 'd4d5:GB c4c5:B1c c3d3:G5. e4e5:B2h';

const ROWS: readonly Row[] = [
  {
    title: 'SC-2 a smaller number',
    rule: 'SC-2',
    reefs: [ELEVEN],
    lumino: 'c4d5:P2h',
    en: ['pink 11 → 9: the 2 becomes the smallest in level 2'],
    de: ['pink 11 → 9: die 2 wird die kleinste in Ebene 2'],
  },
  {
    title: 'SC-2 a covered number and a first number',
    rule: 'SC-2',
    reefs: ['d4d5:GB c4c5:B1s c3d3:B5.'],
    lumino: 'c4d5:G6.',
    en: ['green 0 → 6: level 2 gains a 6', 'blue 1 → 5: the 1 in level 1 is covered, the 5 counts there'],
    de: [
      'grün 0 → 6: Ebene 2 bekommt eine 6',
      'blau 1 → 5: die 1 in Ebene 1 wird überdeckt, dort zählt die 5',
    ],
  },
  {
    title: 'SC-2 one level loses what another gains',
    rule: 'SC-2',
    reefs: ['d4d5:GB c4c5:B4.'],
    lumino: 'c4d5:B4.',
    en: ['blue stays 4: level 1 loses its 4, level 2 gains a 4'],
    de: ['blau bleibt 4: Ebene 1 verliert ihre 4, Ebene 2 bekommt eine 4'],
  },
  {
    title: 'FS-3 a crab covered, a seahorse added',
    rule: 'FS-3',
    reefs: [CRAB_AND_SEAHORSE],
    lumino: 'c5d5:Bh3',
    en: ['covers a crab: −2', 'adds a seahorse: +5'],
    de: ['überdeckt eine Krabbe: −2', 'bringt ein Seepferdchen: +5'],
  },
  {
    title: 'FS-3 a crab on a crab',
    rule: 'FS-3',
    reefs: [CRAB_AND_SEAHORSE],
    lumino: 'c5d5:Bc3',
    en: ['covers a crab, adds a crab: ±0'],
    de: ['überdeckt eine Krabbe, bringt eine Krabbe: ±0'],
  },
  {
    title: 'FS-3 a first shellfish is worth nothing yet',
    rule: 'FS-3',
    reefs: ['d4d5:GB'],
    lumino: 'c4c5:B1s',
    en: ['adds a shellfish: ±0'],
    de: ['bringt eine Muschel: ±0'],
  },
  {
    title: 'FS-3 two starfish covered at once',
    rule: 'FS-3',
    reefs: ['d4d5:GB c4c5:B1t d6e5:Bt2'],
    lumino: 'c5d6:B4.',
    en: ['covers 2 starfish: −8'],
    de: ['überdeckt 2 Seesterne: −8'],
  },
  {
    title: 'FS-3 a starfish added',
    rule: 'FS-3',
    reefs: ['d4d5:GB'],
    lumino: 'c4c5:B1t',
    en: ['adds a starfish: +4'],
    de: ['bringt einen Seestern: +4'],
  },
  {
    title: 'FS-4 an animal with other neighbours',
    rule: 'FS-4',
    scoreBoard: 'light',
    reefs: ['d4d5:GB c4c5:Bs1'],
    lumino: 'b3b4:B1s',
    en: ['shellfish 1 → 0: its neighbors change', 'adds a shellfish: +1'],
    de: ['Muschel 1 → 0: andere Nachbarfelder', 'bringt eine Muschel: +1'],
  },
  {
    title: 'FS-5 alone in front',
    rule: 'FS-5',
    reefs: ['d4d5:GP c5c6:P3s d6d7:P4. e5e6:P5. c3c4:G5.', 'd4d5:GP c5c6:P3s d6d7:P4. e5e6:P5.'],
    lumino: 'c4d5:P4.',
    en: ['green spaces 3 → 2: most, 4 points', 'pink spaces 7 → 8: most, 4 points. Ben’s majority: 3 → 2'],
    de: [
      'grüne Felder 3 → 2: die meisten, 4 Punkte',
      'pinke Felder 7 → 8: die meisten, 4 Punkte. Mehrheit von Ben: 3 → 2',
    ],
  },
  {
    title: 'FS-5 tied for most with two',
    rule: 'FS-5',
    reefs: ['d4d5:GB', 'd4d5:GB c4c5:B4.', 'd4d5:GB c4c5:B4.'],
    lumino: 'c4c5:B4.',
    en: ['blue spaces 1 → 3: tied for most with Ben and Cleo, 3 points'],
    de: ['blaue Felder 1 → 3: die meisten, gleichauf mit Ben und Cleo, 3 Punkte'],
  },
  {
    title: 'FS-5 tied for second',
    rule: 'FS-5',
    reefs: ['d4d5:GB', 'd4d5:GB c4c5:B4. e4e5:B4.', 'd4d5:GB c4c5:B4.'],
    lumino: 'c4c5:B4.',
    en: ['blue spaces 1 → 3: tied for second with Cleo, 1 point. Cleo’s majority: 2 → 1'],
    de: ['blaue Felder 1 → 3: die zweitmeisten, gleichauf mit Cleo, 1 Punkt. Mehrheit von Cleo: 2 → 1'],
  },
  {
    title: 'FS-5 second, and none left',
    rule: 'FS-5',
    reefs: ['d4d5:GB c4c5:Y4.', 'd4d5:PY c4c5:Y4. e4e5:Y4.'],
    lumino: 'c5d5:Y4.',
    en: ['blue spaces 1 → 0: none left, 0 points', 'yellow spaces 2 → 3: second, 2 points'],
    de: ['blaue Felder 1 → 0: keine mehr, 0 Punkte', 'gelbe Felder 2 → 3: die zweitmeisten, 2 Punkte'],
  },
  {
    title: 'FS-5 behind two that are tied',
    rule: 'FS-5',
    reefs: ['d4d5:GP', 'd4d5:GB c4c5:B4.', 'd4d5:GB c4c5:B4.'],
    lumino: 'c4c5:B4.',
    en: ['blue spaces 0 → 2: not enough for a place, 0 points'],
    de: ['blaue Felder 0 → 2: reicht für keinen Platz, 0 Punkte'],
  },
  {
    title: 'FS-6 two remote limestone spaces',
    rule: 'FS-6',
    reefs: ['d4d5:GB'],
    lumino: 'c4c5:B4.',
    en: ['covers 2 remote limestone spaces: +4'],
    de: ['überdeckt 2 entlegene Kalksteinfelder: +4'],
  },
  {
    title: 'FS-6 one remote limestone space',
    rule: 'FS-6',
    reefs: ['d4d5:GB'],
    lumino: 'c5c6:B4.',
    en: ['covers a remote limestone space: +3'],
    de: ['überdeckt ein entlegenes Kalksteinfeld: +3'],
  },
];

test.each(ROWS)('$title', ({ rule, scoreBoard = 'dark', reefs, lumino, en, de }) => {
  expect(textsOf(lines('en', scoreBoard, reefs, lumino), rule)).toEqual(en);
  expect(textsOf(lines('de', scoreBoard, reefs, lumino), rule)).toEqual(de);
});

test('SC-2 lines come first, each with its change and the spaces to light up', () => {
  const all = lines('en', 'dark', [ELEVEN], 'c4d5:P2h');
  expect(all.map(({ rule, change }) => [rule, change])).toEqual([
    ['SC-2', -2],
    ['FS-3', 1],
    ['FS-5', 0],
    ['FS-5', 0],
  ]);
  expect(all[0]!.spaces).toEqual(spaces('c4'));
  expect(all[1]!.spaces).toEqual(spaces('d5'));
});
