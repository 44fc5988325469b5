import { capitalized, pointsDe as points } from '@/ui/i18n/phrases';

import type { ByAnimal } from '../../rules/model';
import type { HalfShown, ReefScreenStrings } from '../en/reefScreen';
import { wordsDe } from './words';

const { colors, animals } = wordsDe;
const markers = (count: number) => `${count} Kalksteinmarker`;

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
  playerChip: (name, score, hasOctopus) =>
    `${name}, ${points(score)}${hasOctopus ? ', hat den Oktopus' : ''}`,
  turnOf: (name) => `${name} ist am Zug`,
  reefOf: (name) => `Riff von ${name}`,
  limestone: (count) => `Kalkstein ${count} von 10`,

  bar: 'Zug',
  takeLimestone: 'Kalkstein nehmen',
  takeHowMany: 'Wie viele Kalksteinmarker?',
  returnLumino: 'Lumino zurücklegen, −1 Punkt',
  spendJellyfish: 'Qualle abgeben',
  next: (name) => `Weiter: ${name}`,
  nextScoring: (name) => `Wertung: ${name}`,
  backTo: (name) => `Zu ${name}`,
  finalScoring: 'Schlusswertung',
  took: (count) => `Kalkstein genommen: ${count}`,
  spent: (color) => `Qualle abgegeben: ${colors[color]}`,
  returned: 'Lumino zurückgelegt, −1 Punkt',
  moreBelow: 'Mehr darunter',
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
  someLumino: (color) => `Lumino ${colors[color]}`,
  otherHalf: 'Die andere Hälfte',
  noAnimal: 'kein Tier',
  addAnimal: 'Tier ergänzen',
  changeAnimal: 'Tier ändern',
  chooseLumino: 'Wähle ein Lumino',
  chooseLuminoFirst: 'Wähle zuerst ein Lumino',
  askOther: (number) => `Was ist neben der ${number}?`,
  tapFirst: (half) => `Wohin kommt ${theHalf(half)}? Tippe ein Feld an oder zieh über beide`,
  tapSecond: 'Jetzt ein Feld daneben',
  ready: (lumino) => `${lumino}: hierhin legen?`,
  refused: (lumino) => `${lumino} darf hier nicht liegen`,
  flip: 'Hälften tauschen',
  cancel: 'Abbrechen',
  place: (cost) => (cost === 0 ? 'Legen' : `Legen, ${cost} Kalkstein zahlen`),
  placeAnyway: 'Trotzdem legen',
  noPlace: (color) => `Für ${colors[color]} ist gerade nirgends Platz.`,
  returnIt: 'Zurücklegen (−1)',
  placeSomewhere: 'Trotzdem legen',
  rule: (name) => `Regel: ${name}.`,
  placed: (lumino, paid) =>
    paid === 0 ? `Gelegt: ${lumino}` : `Gelegt: ${lumino}, ${paid} Kalkstein gezahlt`,
  preview: 'Was sich ändern würde',

  stack: 'Was hier liegt',
  nothingLies: 'Hier liegt noch nichts',
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
