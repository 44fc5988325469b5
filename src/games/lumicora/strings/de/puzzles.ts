import { capitalized, listed, pointsDe as points } from '@/ui/i18n/phrases';

import type { ByAnimal, ByColor, Color } from '../../rules/model';
import type { PuzzleStrings } from '../en/puzzles';
import { finalScoringDe } from './finalScoring';
import { placementDe } from './placement';
import { wordsDe } from './words';

const { colors } = wordsDe;
/** The colour as a noun: Grün, Pink. */
const noun = (color: Color) => capitalized(colors[color]);
/** ein grünes Lumino, das grüne Lumino */
const inflected: ByColor<string> = { green: 'grüne', pink: 'pinke', blue: 'blaue', yellow: 'gelbe' };
const theAnimal: ByAnimal<string> = {
  shellfish: 'die Muschel',
  crab: 'die Krabbe',
  seahorse: 'das Seepferdchen',
  starfish: 'der Seestern',
};
const theAnimals: ByAnimal<string> = {
  shellfish: 'die Muscheln',
  crab: 'die Krabben',
  seahorse: 'die Seepferdchen',
  starfish: 'die Seesterne',
};
const und = (words: readonly string[]) => listed(words, 'und', (count) => `${count} weiteren`);
const oder = (words: readonly string[]) => listed(words, 'oder', (count) => `eines von ${count} weiteren`);
const markers = (count: number) => (count === 0 ? 'keinen Kalksteinmarker' : `${count} Kalksteinmarker`);

const reasons: Readonly<
  Record<
    Parameters<PuzzleStrings['explanations']['reason']>[0],
    (color: Color, spaces: readonly string[]) => string
  >
> = {
  'touches-own': (color, spaces) => `berührt ${noun(color)} auf ${und(spaces)}`,
  'lies-on-own': (color, spaces) => `liegt auf ${noun(color)}, ${und(spaces)}`,
  'exception-a': (color, spaces) =>
    `Ausnahme A: In Ebene 1 ist kein ${inflected[color]}s Feld zu sehen, also genügt irgendein Lumino (${und(spaces)})`,
  'exception-b': (color, spaces) =>
    `Ausnahme B: Neben ${noun(color)} ist kein Platz, also genügt irgendein Lumino (${und(spaces)})`,
};

const questions: PuzzleStrings['questions'] = {
  everyPlace: (color, limestone) =>
    `Wo überall darf dieses ${inflected[color]} Lumino liegen, wenn du ${markers(limestone)} hast?`,
  keepHighest: (color, letters) =>
    `Auf welchem Platz bleibt die Korallenwertung in ${noun(color)} am höchsten: ${oder(letters)}?`,
  scoreNow: (options) => `Welche Farbe bringt jetzt die meisten Punkte: ${oder(options.map(noun))}?`,
  brokenRule: 'Welches Lumino hat beim Legen eine Regel verletzt?',
  lightAnimal: (species, space) =>
    `Wie viele Punkte bringt ${theAnimal[species]} auf ${space} auf der hellen Seite?`,
  lightSpecies: (species) => `Wie viele Punkte bringen ${theAnimals[species]} zusammen auf der hellen Seite?`,
  lightAll: 'Wie viele Punkte bringen alle Tiere zusammen auf der hellen Seite?',
};

const mistakes: PuzzleStrings['mistakes'] = {
  placesMissing: (count) => (count === 1 ? '1 Platz fehlt noch.' : `${count} Plätze fehlen noch.`),
  candidateScoresLess: (letter, color, total) =>
    `Bei ${letter} bringt ${noun(color)} ${points(total)}. Ein anderer Platz lässt mehr übrig.`,
  colorScoresLess: (color, total) => `${noun(color)} bringt ${points(total)}. Eine andere Farbe bringt mehr.`,
  colorAlreadyScored: (color) =>
    `${noun(color)} wurde schon gewertet, und jede Farbe wird nur einmal im Spiel gewertet.`,
  luminoIsLegal: (color, spaces) =>
    `Das ${inflected[color]} Lumino auf ${und(spaces)} war erlaubt, als es gelegt wurde.`,
  startingLumino: 'Das Start-Lumino liegt, wo es hingehört.',
  tooFewPoints: (count) => `${points(count)} ${count === 1 ? 'ist' : 'sind'} zu wenig.`,
  tooManyPoints: (count) => `${points(count)} ${count === 1 ? 'ist' : 'sind'} zu viel.`,
};

const explanations: PuzzleStrings['explanations'] = {
  places: (count) => (count === 1 ? 'Es gibt 1 Platz.' : `Es gibt ${count} Plätze.`),
  place: (spaces, level, cost, why) =>
    `${und(spaces)}, Ebene ${level}${cost === 0 ? '' : `, kostet ${cost}`}: ${why}.`,
  reason: (code, color, spaces) => reasons[code](color, spaces),
  bestCandidate: (letter, color, total, before) =>
    `${letter} ist richtig: ${noun(color)} bringt dann ${points(total)} (vorher ${before}).`,
  candidate: (letter, formula) => `${letter}: ${formula}`,
  unchanged: (color) => `für ${noun(color)} ändert sich nichts`,
  bestColor: (color, total) => `${noun(color)} ist richtig: Es bringt ${points(total)}.`,
  color: (color, formula) => `${colors[color]}: ${formula}`,
  scoredBefore: 'schon gewertet',
  brokenLumino: (position, color, spaces) =>
    `Es ist Lumino ${position}, ${colors[color]} auf ${und(spaces)}.`,
  lightTotal: (total) => `${points(total)} ${total === 1 ? 'ist' : 'sind'} richtig.`,
};

export const puzzlesDe: PuzzleStrings = {
  names: {
    'every-place': 'Jeder erlaubte Platz',
    'keep-highest': 'Die Wertung halten',
    'score-now': 'Welche Farbe jetzt?',
    'broken-rule': 'Die verletzte Regel',
    'light-side': 'Die helle Seite zählen',
  },
  leads: {
    'every-place': 'Finde jeden Platz, an dem ein Lumino liegen darf. Drei Fehler beenden es.',
    'keep-highest': 'Finde den Platz, nach dem eine Farbe am meisten bringt.',
    'score-now': 'Finde die Farbe, die jetzt die meisten Punkte bringt.',
    'broken-rule': 'Ein Lumino in diesem Riff dürfte dort nicht liegen.',
    'light-side': 'Zähle die Tiere nach dem, was um sie herum liegt.',
  },
  questions,
  laidOrder: 'Die Luminos sind in der Reihenfolge nummeriert, in der sie gelegt wurden.',
  foundBefore: 'Diesen Platz hast du schon gefunden.',
  mistakes,
  hand: (color, first, second) => `Lumino in der Hand: ${colors[color]}, ${first} und ${second}`,
  tapTwo: 'Tippe die beiden Felder eines Platzes an. Jedes falsche Paar kostet einen Versuch.',
  tapSecond: 'Jetzt das zweite Feld.',
  rightPlace: 'Richtig, das ist einer davon.',
  candidate: (letter) => `Platz ${letter}`,
  position: (position) => `Lumino ${position}`,
  foundPlace: 'gefunden',
  missedPlace: 'nicht gefunden',
  tapLumino: 'Tippe das Lumino an, das du meinst.',
  chosenLumino: (position) => `Du hast Lumino ${position} gewählt.`,
  tapPlacement: 'Wähle einen, um ihn auf dem Plan zu sehen.',
  explanations,
  colors,
  placement: placementDe,
  finalScoring: finalScoringDe,
};
