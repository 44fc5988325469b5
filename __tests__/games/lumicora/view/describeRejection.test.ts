import type { Color, SpacePair } from '@/games/lumicora/rules/model';
import {
  checkPlacement,
  REJECTION_CODES,
  type PlacementRejection,
  type RejectionCode,
} from '@/games/lumicora/rules/placement';
import { describeAuditProblem, describeRejection } from '@/games/lumicora/view/describeRejection';
import { LANGUAGES } from '@/ui/i18n/language';

import { placementStrings } from '../../../support/placementStrings';
import { board, pair, spaces, surface } from '../../../support/reef';

const { en, de } = placementStrings;
const DRY = board('A', 'limestone');
const WET = board('A', 'water');
const WALLED_IN = 'd4d5:GB c4c5:B1s c3d3:B4. e4e5:B5. e3e2:B6.';

function refused(line: string, color: Color, on: SpacePair, ground = DRY, limestone = 0): PlacementRejection {
  const checked = checkPlacement(ground, surface(line), color, on, limestone);
  if (checked.ok) throw new Error('that is allowed');
  return checked.error;
}

interface Row {
  readonly title: string;
  readonly rejection: PlacementRejection;
  readonly en: string;
  readonly de: string;
}

const ROWS: readonly Row[] = [
  {
    title: 'PL-0 off-board, one half',
    rejection: refused('d4d5:GB', 'green', [43, 44]),
    en: 'One half would lie beyond the reef board.',
    de: 'Eine Hälfte läge außerhalb des Riffplans.',
  },
  {
    title: 'PL-0 off-board, both halves',
    rejection: refused('d4d5:GB', 'green', [-1, 0.5]),
    en: 'Both halves would lie beyond the reef board.',
    de: 'Beide Hälften lägen außerhalb des Riffplans.',
  },
  {
    title: 'PL-0 not-neighbors',
    rejection: refused('d4d5:GB', 'green', pair('c3c5')),
    en: 'c3 and c5 share no edge: a Lumino needs two neighbouring spaces.',
    de: 'c3 und c5 haben keine gemeinsame Kante: Ein Lumino braucht zwei benachbarte Felder.',
  },
  {
    title: 'PL-0 not-neighbors, one space twice',
    rejection: refused('d4d5:GB', 'green', pair('c4c4')),
    en: 'c4 is only one space: a Lumino needs two neighbouring spaces.',
    de: 'c4 ist nur ein Feld: Ein Lumino braucht zwei benachbarte Felder.',
  },
  {
    title: 'SE-1 starting-area',
    rejection: refused('', 'green', pair('d4d5')),
    en: 'd4 and d5 belong to the starting area: the starting Lumino must lie there first.',
    de: 'd4 und d5 gehören zum Startbereich: Dort muss zuerst das Start-Lumino liegen.',
  },
  {
    title: 'SE-1 starting-area, half of it',
    rejection: refused('c4c5:G1s', 'green', pair('d3d4')),
    en: 'd4 belongs to the starting area: the starting Lumino must lie there first.',
    de: 'd4 gehört zum Startbereich: Dort muss zuerst das Start-Lumino liegen.',
  },
  {
    title: 'PL-1 own-color-not-touched, spaces with room unknown',
    rejection: refused('d4d5:GB c3c4:P4.', 'pink', pair('e3e4')),
    en: 'Pink must touch a pink space in level 1 (c3 or c4): there is room, so neither exception applies.',
    de: 'Pink muss in Ebene 1 ein pinkes Feld berühren (c3 oder c4): Es ist Platz, also gilt keine der beiden Ausnahmen.',
  },
  {
    title: 'PL-1 no-lumino-touched under exception A',
    rejection: refused('d4d5:GB', 'pink', pair('b3b4')),
    en: 'Under exception A (no pink visible in level 1) it must still touch some Lumino in level 1.',
    de: 'Auch bei Ausnahme A (kein pinkes Feld in Ebene 1 sichtbar) muss es in Ebene 1 irgendein Lumino berühren.',
  },
  {
    title: 'PL-1 no-lumino-touched on an empty board',
    rejection: refused('', 'yellow', pair('b3b4')),
    en: 'Under exception A (no yellow visible in level 1) it must still touch some Lumino in level 1, but none lies there yet.',
    de: 'Auch bei Ausnahme A (kein gelbes Feld in Ebene 1 sichtbar) muss es in Ebene 1 irgendein Lumino berühren, aber dort liegt noch keines.',
  },
  {
    title: 'PL-1 no-lumino-touched under exception B',
    rejection: refused(WALLED_IN, 'green', pair('a1a2')),
    en: 'Under exception B (no room next to green in level 1) it must still touch some Lumino in level 1.',
    de: 'Auch bei Ausnahme B (kein Platz neben Grün in Ebene 1) muss es in Ebene 1 irgendein Lumino berühren.',
  },
  {
    title: 'PL-1 own-color-not-met, with the colour elsewhere in the level',
    rejection: refused('d4d5:GB c4c5:B1s c5d5:B2s b2c3:G5. e3d3:G4.', 'blue', pair('c3d3')),
    en: 'Blue must lie on a blue space, or touch c5 or d5 in level 2.',
    de: 'Blau muss auf einem blauen Feld liegen oder in Ebene 2 c5 oder d5 berühren.',
  },
  {
    title: 'PL-1 own-color-not-met, with the colour nowhere in the level',
    rejection: refused('d4d5:GB c4c5:B1s', 'yellow', pair('c4d4')),
    en: 'Yellow must lie on a yellow space: level 2 shows none that it could touch.',
    de: 'Gelb muss auf einem gelben Feld liegen: In Ebene 2 ist keines zu sehen, das es berühren könnte.',
  },
  {
    title: 'PL-2 exactly-covering',
    rejection: refused('d4d5:GB c4c5:B1s', 'blue', pair('c4c5')),
    en: 'c4 and c5 belong to the same Lumino: yours must rest on two different ones.',
    de: 'c4 und c5 gehören zum selben Lumino: Deines muss auf zwei verschiedenen liegen.',
  },
  {
    title: 'PL-3 tilted',
    rejection: refused('d4d5:GB', 'green', pair('c3d4')),
    en: 'It would tilt: level 1 on c3, but level 2 on d4.',
    de: 'Es läge schief: auf c3 in Ebene 1, auf d4 aber in Ebene 2.',
  },
  {
    title: 'PL-4 limestone-short by one of two',
    rejection: refused('d4d5:GB', 'blue', pair('c4c5'), WET, 1),
    en: 'You are 1 limestone marker short: two water spaces cost 2.',
    de: 'Dir fehlt 1 Kalksteinmarker: Zwei Wasserfelder kosten 2.',
  },
  {
    title: 'PL-4 limestone-short by two',
    rejection: refused('d4d5:GB', 'blue', pair('c4c5'), WET, 0),
    en: 'You are 2 limestone markers short: two water spaces cost 2.',
    de: 'Dir fehlen 2 Kalksteinmarker: Zwei Wasserfelder kosten 2.',
  },
  {
    title: 'PL-4 limestone-short for one space',
    rejection: refused('d4d5:GB', 'blue', pair('c4c5'), board('A', 'water', { limestone: 'c4' }), 0),
    en: 'You are 1 limestone marker short: one water space costs 1.',
    de: 'Dir fehlt 1 Kalksteinmarker: Ein Wasserfeld kostet 1.',
  },
];

test.each(ROWS)('$title', (row) => {
  const { rejection } = row;
  expect(describeRejection(en, rejection).sentence).toBe(row.en);
  expect(describeRejection(de, rejection).sentence).toBe(row.de);
  expect(describeAuditProblem(en, rejection)).toEqual(describeRejection(en, rejection));
  expect(row.title.startsWith(`${rejection.rule} ${rejection.code}`)).toBe(true);
});

test('every code has its sentences', () => {
  const told = new Set<RejectionCode>(ROWS.map(({ rejection }) => rejection.code));
  expect([...told].sort()).toEqual([...REJECTION_CODES].sort());
});

/** Pink is seen on c4 and c5, and on d5 that has a Lumino on every space around it. */
const PINK_WALLED_IN = 'd4d5:GP c4c5:P4. d6e5:B4. e4e3:G4.';

test('PL-1 own-color-not-touched names the spaces that have room, and not those walled in', () => {
  const refusal = refused(PINK_WALLED_IN, 'pink', pair('f1f2'));
  expect(refusal.spaces).toEqual(spaces('c4 c5 d5'));
  const told = LANGUAGES.map((each) =>
    describeRejection(placementStrings[each], refusal, surface(PINK_WALLED_IN)),
  );
  expect(told.map(({ sentence }) => sentence)).toEqual([
    'Pink must touch a pink space in level 1: there is room next to c4 and c5, so neither exception applies.',
    'Pink muss in Ebene 1 ein pinkes Feld berühren: Neben c4 und c5 ist Platz, also gilt keine der beiden Ausnahmen.',
  ]);
});

test('PL-1 a long list of spaces stops after three', () => {
  const refusal: PlacementRejection = {
    ...{ code: 'own-color-not-touched', rule: 'PL-1', color: 'green' },
    spaces: spaces('a1 a2 a3 a4 a5'),
  };
  expect(describeRejection(en, refusal).sentence).toContain('(a1, a2, a3 or one of 2 more)');
  expect(describeRejection(de, refusal).sentence).toContain('(a1, a2, a3 oder eines von 2 weiteren)');
  const { sentence } = describeRejection(en, { ...refusal, spaces: spaces('a1 a2 a3 a4') });
  expect(sentence).toContain('(a1, a2, a3 or a4)');
});

test.each(LANGUAGES)('every rule that can be broken has a short name of its own (%s)', (language) => {
  const names = Object.values(placementStrings[language].ruleNames);
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(25);
  const { rejection } = ROWS.at(-1)!;
  expect(describeRejection(placementStrings[language], rejection)).toMatchObject({
    ...{ rule: 'PL-4', ruleName: placementStrings[language].ruleNames['PL-4'] },
  });
});
