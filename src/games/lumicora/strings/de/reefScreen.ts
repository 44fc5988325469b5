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
    title: (name) => `Wertung: ${name}`,
    corals: 'Farben',
    formula: (numbers, total) => (numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total)),
    terms: (numbers) => numbers.join(' + '),
    ago: (total) => `vor einer Runde ${total}`,
    card: (color, formula, notes) => [`${colors[color]}: ${formula}`, ...notes].join(', '),
    scored: 'schon gewertet',
    spent: 'gewertet, Qualle abgegeben',
    pay: (now, next) =>
      next === null ? `Kalkstein: jetzt ${now}` : `Kalkstein: jetzt ${now}, nächstes Mal ${next}`,
    goesBack: (income, back) =>
      `Das bringt ${markers(income)}, aber für ${back} davon hast du keinen Lagerplatz mehr.`,
    goesBackNext: (back) => `Nächstes Mal fehlt nach jetzigem Stand Platz für ${back}.`,
    left: (open, phases) =>
      `Noch ${open === 1 ? '1 Farbe' : `${open} Farben`}, ${phases === 1 ? '1 Wertungsphase' : `${phases} Wertungsphasen`}`,
    facts: {
      'nothing-left': 'Du hast alle Farben gewertet.',
      'last-phase': 'Das ist die letzte Wertungsphase. Was du jetzt nicht wertest, zählt nie.',
      'extra-follows': 'Die nächste Wertungsphase folgt sofort, vorher legt niemand mehr.',
      'takes-octopus': 'Wenn du jetzt wertest, bekommst du den Oktopus.',
      'last-takes-octopus': 'Wer zuletzt wertet, bekommt den Oktopus.',
    },
    givesUp: (open, phases, lost) =>
      `${open} Farben, ${phases} Phasen: Wenn du jetzt verzichtest, gibst du ${lost === 1 ? 'eine' : lost} auf.`,
    paysFewer: (fewer) => `Die nächste Wertungsphase bringt ${fewer} weniger.`,
    choose: 'Tippe eine Farbe an, um zu sehen, was zählt.',
    counts: (color, levels) => `Kleinste Zahlen in ${capitalized(colors[color])}: ${levels.join(', ')}.`,
    countsIn: (level, number) => `${number} in Ebene ${level}`,
    countsNothing: (color) => `In ${capitalized(colors[color])} ist keine Zahl sichtbar.`,
    chooseFirst: 'Farbe wählen',
    score: (color, total, income) =>
      `${capitalized(colors[color])} werten: ${points(total)}${income === 0 ? '' : `, ${income} Kalkstein`}`,
    cannotScore: (color) => `${capitalized(colors[color])} lässt sich jetzt nicht werten`,
    skip: 'Verzichten',
    zero: (color) =>
      `In ${capitalized(colors[color])} ist keine Zahl sichtbar, das bringt 0 Punkte. Jede Farbe wird nur einmal gewertet.`,
    scoreZero: (color) => `Ja, ${capitalized(colors[color])} für 0 Punkte werten`,
    onlyPreview: 'Das ist nur eine Vorschau.',
    notYet: 'Gewertet wird in der Wertungsphase.',
  },
};
