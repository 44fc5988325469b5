import { capitalized, listed, signed } from '@/ui/i18n/phrases';

import type { MajorityPlace } from '../../rules/majorities';
import type { Animal, ByAnimal, ByColor } from '../../rules/model';
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
const some = (species: Animal, count: number) =>
  count === 1 ? nouns[species].one : `${count} ${nouns[species].plural}`;
const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);

const rejections: PlacementStrings['rejections'] = {
  offBoard: (halves) =>
    `${halves === 1 ? 'Eine Hälfte läge' : 'Beide Hälften lägen'} außerhalb des Riffplans.`,
  notNeighbors: (isOneSpace) =>
    `${isOneSpace ? 'Das ist nur ein Feld' : 'Diese zwei Felder haben keine gemeinsame Kante'}, ein Lumino braucht aber zwei benachbarte.`,
  startingArea: 'Die Mitte ist der Startbereich, und dort muss zuerst das Start-Lumino liegen.',
  ownColorNotTouched: (color) =>
    `${capitalized(colors[color])} muss in Ebene 1 sichtbares ${capitalized(colors[color])} berühren, und dafür ist Platz, also gilt keine Ausnahme.`,
  noLuminoTouched: (color, exception, isEmpty) => {
    const why =
      exception === 'A'
        ? `In Ebene 1 ist kein ${capitalized(colors[color])} sichtbar`
        : `In Ebene 1 ist neben ${capitalized(colors[color])} kein Platz`;
    const none = isEmpty ? ', und dort liegt noch keines' : '';
    return `${why} (Ausnahme ${exception}), aber es muss dort trotzdem ein Lumino berühren${none}.`;
  },
  ownColorNotMet: (color, level, isVisible) => {
    const name = capitalized(colors[color]);
    return isVisible
      ? `${name} muss auf ${name} liegen oder in Ebene ${level} sichtbares ${name} berühren.`
      : `${name} muss auf ${name} liegen, denn in Ebene ${level} ist keines sichtbar, das es berühren könnte.`;
  },
  exactlyCovering: 'Beide Felder gehören zum selben Lumino, deines muss aber auf zwei verschiedenen liegen.',
  tilted: (levelA, levelB) =>
    `Es läge schief: Ein Feld ist ${Math.abs(levelA - levelB) === 1 ? 'eine Ebene' : `${Math.abs(levelA - levelB)} Ebenen`} höher.`,
  limestoneShort: (short, cost) => {
    const price = cost === 1 ? 'Ein Wasserfeld kostet 1' : 'Zwei Wasserfelder kosten 2';
    return `Dir ${short === 1 ? 'fehlt' : 'fehlen'} ${short} Kalksteinmarker: ${price}.`;
  },
  startingLuminoElsewhere: 'Das Start-Lumino liegt nicht auf dem Startbereich in der Mitte.',
  startingLuminoLate: 'Das Start-Lumino wurde nicht als erstes gelegt.',
};

const coral: PlacementStrings['coral'] = {
  total: (color, before, after, reasons) => {
    const change = before === after ? `bleibt ${after}` : `${before} → ${after}`;
    return `${colors[color]} ${change}: ${reasons.join(', ')}`;
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
  keeps: (species, before, after) => `${nouns[species].name} ${before} → ${after}: andere Nachbarfelder`,
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
    'PL-0': 'Zwei Felder nebeneinander',
    'SE-1': 'Zuerst das Start-Lumino',
    'PL-1': 'Gleiche Farbe berühren',
    'PL-2': 'Auf zwei Luminos liegen',
    'PL-3': 'Flach liegen',
    'PL-4': 'Wasser kostet Kalkstein',
  },
  rejections,
  coral,
  animals,
  majority: {
    place: (place, tiedWith) => places[place](tiedWith),
    own: (color, before, after, place, count) =>
      `${colors[color]}e Felder ${before} → ${after}: ${place}, ${points(count)}`,
    other: (name, before, after) => `Mehrheit von ${name}: ${before} → ${after}`,
  },
  remote: (count, change) =>
    `überdeckt ${count === 1 ? 'ein entlegenes Kalksteinfeld' : `${count} entlegene Kalksteinfelder`}: ${signed(change)}`,
  nothingChanges: 'ändert keine Wertung',
  spoken: (line) => line.replace(/(\S+) → (\S+?)(?=[:,.]|$)/g, 'von $1 auf $2'),
};
