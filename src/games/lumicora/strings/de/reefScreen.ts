import { capitalized } from '@/ui/i18n/phrases';

import type { ByAnimal } from '../../rules/model';
import type { HalfShown, ReefScreenStrings } from '../en/reefScreen';
import { wordsDe } from './words';

const { colors, animals } = wordsDe;
const markers = (count: number) => `${count} Kalksteinmarker`;
const points = (count: number) => (Math.abs(count) === 1 ? `${count} Punkt` : `${count} Punkte`);

const theAnimal: ByAnimal<string> = {
  shellfish: 'die Muschel',
  crab: 'die Krabbe',
  seahorse: 'das Seepferdchen',
  starfish: 'der Seestern',
};
const theHalf = (half: HalfShown) =>
  half === null ? 'die leere Hälfte' : typeof half === 'number' ? `die ${half}` : theAnimal[half];

export const reefScreenDe: ReefScreenStrings = {
  reefs: 'Riffe',
  limestone: (count) => `Kalkstein ${count}/10`,
  points,
  turn: 'Plan um ein Viertel drehen',
  comparePhoto: 'Foto vergleichen',
  levels: 'Ebenen',
  chooseLevel: 'Eine Ebene zeigen',
  allLevels: 'Alle',
  levelOnly: (level) => `Ebene ${level}`,
  warnings: (count) => (count === 1 ? '1 Warnung' : `${count} Warnungen`),
  close: 'Schließen',

  pad: 'Farbe und Zahl',
  lumino: (color, number) => `${colors[color]} ${number}`,
  luminoWith: (color, number, animal) => `${colors[color]} ${number} mit ${animals[animal]}`,
  otherHalf: 'Die andere Hälfte',
  noAnimal: 'kein Tier',
  addAnimal: 'Tier ergänzen',
  changeAnimal: 'Tier ändern',
  chooseLumino: 'Wähle ein Lumino',
  chooseLuminoFirst: 'Wähle zuerst ein Lumino',
  askOther: (number) => `Was ist neben der ${number}?`,
  tapFirst: (half) => `Tippe das erste Feld an: Dorthin kommt ${theHalf(half)}`,
  tapSecond: 'Tippe ein Feld daneben an',
  onSpaces: (lumino, spaces) => `${lumino} auf ${spaces}`,
  flip: 'Tauschen',
  cancel: 'Abbrechen',
  place: (cost) => (cost === 0 ? 'Legen' : `Legen, ${cost} Kalkstein zahlen`),
  placeAnyway: 'Trotzdem legen',
  rule: (name, id) => `Regel: ${name} (${id}).`,
  placed: (lumino, paid) =>
    paid === 0 ? `Gelegt: ${lumino}` : `Gelegt: ${lumino}, ${paid} Kalkstein gezahlt`,
  preview: 'Was sich ändern würde',

  stack: (space) => `Was auf ${space} liegt`,
  nothingLies: (space) => `Auf ${space} liegt noch nichts`,
  takeBack: 'Zurücknehmen',
  takenBack: (lumino) => `Zurückgenommen: ${lumino}`,
  warningOf: (lumino, sentence) => `${lumino}: ${sentence}`,
  tapToShow: 'Tippe eine Warnung an, um sie im Riff zu sehen.',

  scoring: {
    title: (name) => `Korallenwertung: ${name}`,
    corals: 'Korallen',
    formula: (numbers, total) => (numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total)),
    card: (color, formula, note) => `${colors[color]}: ${formula}${note === null ? '' : `, ${note}`}`,
    scored: 'schon gewertet',
    spent: 'gewertet, Qualle abgegeben',
    pays: (income) =>
      income === 0 ? 'Diese Runde bringt keinen Kalkstein.' : `Diese Runde bringt ${markers(income)}.`,
    goesBack: (income, back) =>
      `Diese Runde bringt ${markers(income)}, aber ${back} davon ${back === 1 ? 'geht' : 'gehen'} zurück in den Vorrat: Du hast Platz für 10.`,
    choose: 'Tippe eine Koralle an, um zu sehen, was zählt.',
    counts: (color, levels) => `Kleinste Zahlen in ${capitalized(colors[color])}: ${levels.join('; ')}.`,
    countsIn: (level, number, spaces) => `${number} in Ebene ${level} (${spaces.join(', ')})`,
    countsNothing: (color) => `In ${capitalized(colors[color])} ist keine Zahl zu sehen.`,
    score: (color, total) => `${capitalized(colors[color])} werten: ${points(total)}`,
    skip: 'Verzichten',
    zero: (color) =>
      `${capitalized(colors[color])} zeigt keine Zahl und bringt 0 Punkte. Jede Farbe wird nur einmal im Spiel gewertet.`,
    scoreZero: '0 Punkte werten',
    onlyPreview: 'Das ist nur eine Vorschau.',
    notYet: 'Gewertet wird in der Wertungsphase.',
  },
};
