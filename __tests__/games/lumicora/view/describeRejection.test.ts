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
import { board, pair, surface } from '../../../support/reef';

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
    en: 'These two spaces share no edge, but a Lumino needs two neighboring ones.',
    de: 'Diese zwei Felder haben keine gemeinsame Kante, ein Lumino braucht aber zwei benachbarte.',
  },
  {
    title: 'PL-0 not-neighbors, one space twice',
    rejection: refused('d4d5:GB', 'green', pair('c4c4')),
    en: 'That’s only one space, but a Lumino needs two neighboring ones.',
    de: 'Das ist nur ein Feld, ein Lumino braucht aber zwei benachbarte.',
  },
  {
    title: 'SE-1 starting-area',
    rejection: refused('', 'green', pair('d4d5')),
    en: 'The middle is the starting area, and the starting Lumino has to be there first.',
    de: 'Die Mitte ist der Startbereich, und dort muss zuerst das Start-Lumino liegen.',
  },
  {
    title: 'SE-1 starting-area, half of it',
    rejection: refused('c4c5:G1s', 'green', pair('d3d4')),
    en: 'The middle is the starting area, and the starting Lumino has to be there first.',
    de: 'Die Mitte ist der Startbereich, und dort muss zuerst das Start-Lumino liegen.',
  },
  {
    title: 'PL-1 own-color-not-touched',
    rejection: refused('d4d5:GB c3c4:P4.', 'pink', pair('e3e4')),
    en: 'Pink has to touch visible pink in level 1, and there’s room for that, so no exception applies.',
    de: 'Pink muss in Ebene 1 sichtbares Pink berühren, und dafür ist Platz, also gilt keine Ausnahme.',
  },
  {
    title: 'PL-1 no-lumino-touched under exception A',
    rejection: refused('d4d5:GB', 'pink', pair('b3b4')),
    en: 'No pink is visible in level 1 (exception A), but it still has to touch a Lumino there.',
    de: 'In Ebene 1 ist kein Pink sichtbar (Ausnahme A), aber es muss dort trotzdem ein Lumino berühren.',
  },
  {
    title: 'PL-1 no-lumino-touched on an empty board',
    rejection: refused('', 'yellow', pair('b3b4')),
    en: 'No yellow is visible in level 1 (exception A), but it still has to touch a Lumino there, and none is there yet.',
    de: 'In Ebene 1 ist kein Gelb sichtbar (Ausnahme A), aber es muss dort trotzdem ein Lumino berühren, und dort liegt noch keines.',
  },
  {
    title: 'PL-1 no-lumino-touched under exception B',
    rejection: refused(WALLED_IN, 'green', pair('a1a2')),
    en: 'There’s no room next to green in level 1 (exception B), but it still has to touch a Lumino there.',
    de: 'In Ebene 1 ist neben Grün kein Platz (Ausnahme B), aber es muss dort trotzdem ein Lumino berühren.',
  },
  {
    title: 'PL-1 own-color-not-met, with the colour elsewhere in the level',
    rejection: refused('d4d5:GB c4c5:B1s c5d5:B2s b2c3:G5. e3d3:G4.', 'blue', pair('c3d3')),
    en: 'Blue has to lie on blue, or touch visible blue in level 2.',
    de: 'Blau muss auf Blau liegen oder in Ebene 2 sichtbares Blau berühren.',
  },
  {
    title: 'PL-1 own-color-not-met, with the colour nowhere in the level',
    rejection: refused('d4d5:GB c4c5:B1s', 'yellow', pair('c4d4')),
    en: 'Yellow has to lie on yellow, because level 2 shows no yellow that it could touch.',
    de: 'Gelb muss auf Gelb liegen, denn in Ebene 2 ist keines sichtbar, das es berühren könnte.',
  },
  {
    title: 'PL-2 exactly-covering',
    rejection: refused('d4d5:GB c4c5:B1s', 'blue', pair('c4c5')),
    en: 'Both spaces belong to the same Lumino, but yours has to rest on two different ones.',
    de: 'Beide Felder gehören zum selben Lumino, deines muss aber auf zwei verschiedenen liegen.',
  },
  {
    title: 'PL-3 tilted',
    rejection: refused('d4d5:GB', 'green', pair('c3d4')),
    en: 'It would tilt: one space is a level higher.',
    de: 'Es läge schief: Ein Feld ist eine Ebene höher.',
  },
  {
    title: 'PL-4 limestone-short by one of two',
    rejection: refused('d4d5:GB', 'blue', pair('c4c5'), WET, 1),
    en: 'You’re 1 limestone marker short: two water spaces cost 2.',
    de: 'Dir fehlt 1 Kalksteinmarker: Zwei Wasserfelder kosten 2.',
  },
  {
    title: 'PL-4 limestone-short by two',
    rejection: refused('d4d5:GB', 'blue', pair('c4c5'), WET, 0),
    en: 'You’re 2 limestone markers short: two water spaces cost 2.',
    de: 'Dir fehlen 2 Kalksteinmarker: Zwei Wasserfelder kosten 2.',
  },
  {
    title: 'PL-4 limestone-short for one space',
    rejection: refused('d4d5:GB', 'blue', pair('c4c5'), board('A', 'water', { limestone: 'c4' }), 0),
    en: 'You’re 1 limestone marker short: one water space costs 1.',
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

test.each(LANGUAGES)('every rule that can be broken has a short name of its own (%s)', (language) => {
  const names = Object.values(placementStrings[language].ruleNames);
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(25);
  const { rejection } = ROWS.at(-1)!;
  expect(describeRejection(placementStrings[language], rejection)).toMatchObject({
    ...{ rule: 'PL-4', ruleName: placementStrings[language].ruleNames['PL-4'] },
  });
});
