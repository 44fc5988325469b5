import { capitalized, listed, signed } from '@/ui/i18n/phrases';

import type { MajorityPlace } from '../../rules/majorities';
import type { Animal, ByAnimal, ByColor, Color } from '../../rules/model';
import type { PlacementStrings } from '../en/placement';

const colors: ByColor<string> = { green: 'grün', pink: 'pink', blue: 'blau', yellow: 'gelb' };

interface Noun {
  readonly name: string;
  /** Accusative with its article. */
  readonly one: string;
  readonly plural: string;
}

const nouns: ByAnimal<Noun> = {
  shellfish: { name: 'Muschel', one: 'eine Muschel', plural: 'Muscheln' },
  crab: { name: 'Krabbe', one: 'eine Krabbe', plural: 'Krabben' },
  seahorse: { name: 'Seepferdchen', one: 'ein Seepferdchen', plural: 'Seepferdchen' },
  starfish: { name: 'Seestern', one: 'einen Seestern', plural: 'Seesterne' },
};

const und = (words: readonly string[]) => listed(words, 'und', (count) => `${count} weiteren`);
const oder = (words: readonly string[]) => listed(words, 'oder', (count) => `eines von ${count} weiteren`);
const some = (species: Animal, count: number) =>
  count === 1 ? nouns[species].one : `${count} ${nouns[species].plural}`;
const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const mustTouch = (color: Color) =>
  `${capitalized(colors[color])} muss in Ebene 1 ein ${colors[color]}es Feld berühren`;

const rejections: PlacementStrings['rejections'] = {
  offBoard: (halves) =>
    `${halves === 1 ? 'Eine Hälfte läge' : 'Beide Hälften lägen'} außerhalb des Riffplans.`,
  notNeighbors: (a, b) =>
    `${a === b ? `${a} ist nur ein Feld` : `${a} und ${b} haben keine gemeinsame Kante`}: Ein Lumino braucht zwei benachbarte Felder.`,
  startingArea: (spaces) =>
    `${und(spaces)} ${spaces.length === 1 ? 'gehört' : 'gehören'} zum Startbereich: Dort muss zuerst das Start-Lumino liegen.`,
  ownColorHasRoom: (color, withRoom) =>
    `${mustTouch(color)}: Neben ${und(withRoom)} ist Platz, also gilt keine der beiden Ausnahmen.`,
  ownColorNotTouched: (color, spaces) =>
    `${mustTouch(color)} (${oder(spaces)}): Es ist Platz, also gilt keine der beiden Ausnahmen.`,
  noLuminoTouched: (color, exception, isEmpty) => {
    const why =
      exception === 'A'
        ? `kein ${colors[color]}es Feld in Ebene 1 sichtbar`
        : `kein Platz neben ${capitalized(colors[color])} in Ebene 1`;
    const none = isEmpty ? ', aber dort liegt noch keines' : '';
    return `Auch bei Ausnahme ${exception} (${why}) muss es in Ebene 1 irgendein Lumino berühren${none}.`;
  },
  ownColorNotMet: (color, level, spaces) => {
    const must = `${capitalized(colors[color])} muss auf einem ${colors[color]}en Feld liegen`;
    return spaces.length === 0
      ? `${must}: In Ebene ${level} ist keines zu sehen, das es berühren könnte.`
      : `${must} oder in Ebene ${level} ${oder(spaces)} berühren.`;
  },
  exactlyCovering: (a, b) =>
    `${a} und ${b} gehören zum selben Lumino: Deines muss auf zwei verschiedenen liegen.`,
  tilted: (a, levelA, b, levelB) =>
    `Es läge schief: auf ${a} in Ebene ${levelA}, auf ${b} aber in Ebene ${levelB}.`,
  limestoneShort: (short, cost) => {
    const price = cost === 1 ? 'Ein Wasserfeld kostet 1' : 'Zwei Wasserfelder kosten 2';
    return `Dir ${short === 1 ? 'fehlt' : 'fehlen'} ${short} Kalksteinmarker: ${price}.`;
  },
  startingLuminoElsewhere: (spaces, area) =>
    `Das Start-Lumino liegt auf ${und(spaces)} statt auf dem Startbereich, ${und(area)}.`,
  startingLuminoLate: (spaces) => `Das Start-Lumino auf ${und(spaces)} wurde nicht als erstes gelegt.`,
};

const coral: PlacementStrings['coral'] = {
  total: (color, before, after, reasons) => {
    const change = before === after ? `bleibt ${after}` : `${before} → ${after}`;
    return `${colors[color]} ${change}: ${reasons.join('; ')}`;
  },
  smaller: (number, level) => `die ${number} wird die kleinste in Ebene ${level}`,
  givesWay: (covered, number, level) =>
    `die ${covered} in Ebene ${level} wird überdeckt, dort zählt die ${number}`,
  gains: (number, level) => `Ebene ${level} bekommt eine ${number}`,
  loses: (number, level) => `Ebene ${level} verliert ihre ${number}`,
};

const animals: PlacementStrings['animals'] = {
  adds: (species, count, change) => `bringt ${some(species, count)}: ${signed(change)}`,
  covers: (species, count, change) => `überdeckt ${some(species, count)}: ${signed(change)}`,
  exchanges: (species, covered, added, change) =>
    `überdeckt ${some(species, covered)}, bringt ${some(species, added)}: ${signed(change)}`,
  keeps: (species, space, before, after) =>
    `${nouns[species].name} auf ${space} ${before} → ${after}: andere Nachbarfelder`,
};

const places: Readonly<Record<MajorityPlace, (tiedWith: readonly string[]) => string>> = {
  first: () => 'die meisten',
  'tied-first': (names) => `die meisten, gleichauf mit ${und(names)}`,
  second: () => 'die zweitmeisten',
  'tied-second': (names) => `die zweitmeisten, gleichauf mit ${und(names)}`,
  unplaced: () => 'reicht für keinen Platz',
  'none-visible': () => 'keine mehr',
};

export const placementDe: PlacementStrings = {
  colors,
  ruleNames: {
    'PL-0': 'Zwei Felder, eine Kante',
    'SE-1': 'Erst der Start',
    'PL-1': 'Farbe zu Farbe',
    'PL-2': 'Auf zwei Luminos liegen',
    'PL-3': 'Flach liegen',
    'PL-4': 'Wasser hat seinen Preis',
  },
  rejections,
  coral,
  animals,
  majority: {
    place: (place, tiedWith) => places[place](tiedWith),
    own: (color, before, after, place, count) =>
      `${colors[color]}e Felder ${before} → ${after}: ${place}, ${points(count)}`,
    other: (name, before, after) => `${name} ${before} → ${points(after)}`,
  },
  remote: (count, change) =>
    `überdeckt ${count === 1 ? 'ein entlegenes Kalksteinfeld' : `${count} entlegene Kalksteinfelder`}: ${signed(change)}`,
  nothingChanges: 'ändert keine Wertung',
};
