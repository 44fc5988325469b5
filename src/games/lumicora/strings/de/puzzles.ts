import { capitalized, listed, pointsDe as points } from '@/ui/i18n/phrases';

import type { LightSideRule } from '../../rules/animals';
import { COLORS, type Animal, type ByAnimal, type ByColor, type Color } from '../../rules/model';
import type { PuzzleStrings } from '../en/puzzles';
import { finalScoringDe } from './finalScoring';
import { placementDe } from './placement';
import { wordsDe } from './words';

const { colors, animals } = wordsDe;
/** The color as a noun: Grün, Pink. */
const noun = (color: Color) => capitalized(colors[color]);
/** ein grünes Lumino, das grüne Lumino */
const inflected: ByColor<string> = { green: 'grüne', pink: 'pinke', blue: 'blaue', yellow: 'gelbe' };
const theMarked: ByAnimal<string> = {
  shellfish: 'die markierte Muschel',
  crab: 'die markierte Krabbe',
  seahorse: 'das markierte Seepferdchen',
  starfish: 'der markierte Seestern',
};
const nounPlurals: ByAnimal<string> = {
  shellfish: 'Muscheln',
  crab: 'Krabben',
  seahorse: 'Seepferdchen',
  starfish: 'Seesterne',
};
const theAnimals: ByAnimal<string> = {
  shellfish: 'die Muscheln',
  crab: 'die Krabben',
  seahorse: 'die Seepferdchen',
  starfish: 'die Seesterne',
};
const oder = (words: readonly string[]) => listed(words, 'oder', (count) => `eines von ${count} weiteren`);
const markers = (count: number) => (count === 0 ? 'keinen Kalksteinmarker' : `${count} Kalksteinmarker`);

const reasons: Readonly<
  Record<Parameters<PuzzleStrings['explanations']['reason']>[0], (color: Color) => string>
> = {
  'touches-own': (color) => `es berührt ${noun(color)}`,
  'lies-on-own': (color) => `es liegt auf ${noun(color)}`,
  'exception-a': (color) =>
    `Ausnahme A, denn in Ebene 1 ist kein ${noun(color)} sichtbar, und es berührt dort ein Lumino`,
  'exception-b': (color) =>
    `Ausnahme B, denn neben ${noun(color)} ist kein Platz, und es berührt ein Lumino in Ebene 1`,
};

const und = (words: readonly string[]) => listed(words, 'und', (count) => `${count} weitere`);

const around: Readonly<Record<LightSideRule['wants'], (count: number) => string>> = {
  water: (count) => `Wasserfelder ringsum: ${count}`,
  'same-level': (count) => `Korallenfelder der eigenen Ebene ringsum: ${count}`,
  'higher-level': (count) => `höhere Korallenfelder ringsum: ${count}`,
  'lower-level': (count) => `tiefere Korallenfelder ringsum: ${count}`,
};

const questions: PuzzleStrings['questions'] = {
  everyPlace: (color, limestone) =>
    `Wo überall darf dieses ${inflected[color]} Lumino liegen, wenn du ${markers(limestone)} hast?`,
  keepHighest: (color, letters) =>
    `Auf welchem Platz bleibt die Korallenwertung in ${noun(color)} am höchsten: ${oder(letters)}?`,
  scoreNow: (options) => `Welche Farbe bringt jetzt die meisten Punkte: ${oder(options.map(noun))}?`,
  brokenRule: 'Welches Lumino hat beim Legen eine Regel verletzt?',
  bestSpecies: 'Welche Tiere bringen am Ende auf der dunklen Seite die meisten Punkte?',
  bestMajority: (rivals) =>
    `Die anderen zeigen ${COLORS.map((color) => `${noun(color)} ${und(rivals.map((rival) => String(rival[color])))}`).join(', ')}. Welche Farbe bringt dir für ihre Mehrheit die meisten Punkte?`,
  paying: (color, limestone) =>
    `Du hast drei solche ${inflected[color]} Luminos und ${markers(limestone)}. Wie viele davon kannst du in Ebene 1 legen?`,
  lightAnimal: (species) => `Wie viele Punkte bringt ${theMarked[species]} auf der hellen Seite?`,
  lightSpecies: (species) => `Wie viele Punkte bringen ${theAnimals[species]} zusammen auf der hellen Seite?`,
  lightAll: 'Wie viele Punkte bringen alle Tiere zusammen auf der hellen Seite?',
};

const mistakes: PuzzleStrings['mistakes'] = {
  placesMissing: (count) => (count === 1 ? '1 Platz fehlt noch.' : `${count} Plätze fehlen noch.`),
  candidateScoresLess: (letter, color, total) =>
    `Bei ${letter} bringt ${noun(color)} ${points(total)}. Ein anderer Platz lässt mehr übrig.`,
  colorScoresLess: (color, total) => `${noun(color)} bringt ${points(total)}. Eine andere Farbe bringt mehr.`,
  colorAlreadyScored: (color) =>
    `${noun(color)} wurde schon gewertet, und jede Farbe wird nur einmal gewertet.`,
  luminoIsLegal: (position) => `Lumino ${position} war erlaubt, als es gelegt wurde.`,
  bringsLess: (name, earned) => `${name}: ${points(earned)}. Etwas anderes bringt mehr.`,
  tooFewPlaced: (count) =>
    count === 0
      ? 'Du kannst mehr als keines legen.'
      : `Du kannst mehr als ${count === 1 ? 'eines' : count} legen.`,
  tooManyPlaced: (count) =>
    `Für ${count === 3 ? 'alle drei' : count === 1 ? 'eines' : count} reicht der Kalkstein nicht.`,
  startingLumino: 'Das Start-Lumino liegt, wo es hingehört.',
  tooFewPoints: (count) => `${points(count)} ${count === 1 ? 'ist' : 'sind'} zu wenig.`,
  tooManyPoints: (count) => `${points(count)} ${count === 1 ? 'ist' : 'sind'} zu viel.`,
};

const explanations: PuzzleStrings['explanations'] = {
  places: (count) => (count === 1 ? 'Es gibt 1 Platz.' : `Es gibt ${count} Plätze.`),
  place: (number, level, cost, why) =>
    `Platz ${number}, Ebene ${level}${cost === 0 ? '' : `, kostet ${cost} Kalkstein`}: ${why}.`,
  reason: (code, color) => reasons[code](color),
  bestCandidate: (letter, color, total, before) =>
    `${letter} ist richtig. ${noun(color)} bringt dann ${points(total)} (vorher ${before}).`,
  candidate: (letter, formula) => `${letter}: ${formula}`,
  unchanged: (color) => `für ${noun(color)} ändert sich nichts`,
  bestColor: (color, total) => `${noun(color)} ist richtig und bringt ${points(total)}.`,
  color: (color, formula) => `${colors[color]}: ${formula}`,
  scoredBefore: 'schon gewertet',
  bringsMost: (name, earned) => `${name}: ${points(earned)}, am meisten von allen.`,
  counted: (name, count, others, earned) =>
    others === null
      ? `${name}: ${count} sichtbar, ${points(earned)}`
      : `${name}: du ${count}, die anderen ${und(others.map(String))}, ${points(earned)}`,
  placedOnGround: (count) =>
    count === 0
      ? 'Keines hat in Ebene 1 einen Platz.'
      : count === 3
        ? 'Alle drei können in Ebene 1 liegen.'
        : `${count === 1 ? 'Eines' : count} von dreien ${count === 1 ? 'kann' : 'können'} in Ebene 1 liegen.`,
  paid: (number, cost) =>
    `Platz ${number}: ${cost === 0 ? 'kostet nichts' : cost === 1 ? '1 Wasserfeld, kostet 1' : '2 Wasserfelder, kosten 2'}`,
  markersLeft: (left, next) => {
    const rest = `Übrig: ${left === 0 ? 'kein Marker' : `${left} Marker`}`;
    return next === null ? rest : `${rest}, und ein weiterer Platz kostet ${next}`;
  },
  brokenLumino: (position, color) => `Es ist Lumino ${position}, ein ${inflected[color]}s.`,
  lightAnimal: (species, { wants }, count, earned) =>
    `${animals[species]}: ${around[wants](count)}, ${points(earned)}`,
  lightTotal: (total) => `${points(total)} ${total === 1 ? 'ist' : 'sind'} richtig.`,
};

export const puzzlesDe: PuzzleStrings = {
  names: {
    'every-place': 'Jeder erlaubte Platz',
    'keep-highest': 'Die Wertung halten',
    'score-now': 'Welche Farbe jetzt?',
    'broken-rule': 'Die verletzte Regel',
    'light-side': 'Die helle Seite zählen',
    'final-count': 'Was zählt am meisten?',
    paying: 'Reicht der Kalkstein?',
  },
  leads: {
    'every-place': 'Finde jeden Platz, an dem ein Lumino liegen darf. Nach drei Fehlern ist Schluss.',
    'keep-highest': 'Finde den Platz, nach dem eine Farbe am meisten bringt.',
    'score-now': 'Finde die Farbe, die jetzt die meisten Punkte bringt.',
    'broken-rule': 'Ein Lumino in diesem Riff dürfte dort nicht liegen.',
    'light-side': 'Zähle die Tiere nach dem, was um sie herum liegt.',
    'final-count': 'Finde die Tiere oder die Mehrheit, die am Ende am meisten bringt.',
    paying: 'Finde heraus, wie viele von drei Luminos du bezahlen kannst.',
  },
  questions,
  laidOrder: 'Die Luminos sind in der Reihenfolge nummeriert, in der sie gelegt wurden.',
  foundBefore: 'Diesen Platz hast du schon gefunden.',
  mistakes,
  hand: (color, first, second) => `Lumino auf der Hand: ${colors[color]}, ${first} und ${second}`,
  tapTwo: 'Tippe zwei Felder an, auf denen es liegen darf. Jedes falsche Paar kostet einen Versuch.',
  tapSecond: 'Jetzt das zweite Feld.',
  rightPlace: 'Richtig, das ist einer davon.',
  candidate: (letter) => `Platz ${letter}`,
  position: (position) => `Lumino ${position}`,
  foundPlace: (number) => (number === null ? 'gefunden' : `Platz ${number}, gefunden`),
  missedPlace: (number) => (number === null ? 'nicht gefunden' : `Platz ${number}, nicht gefunden`),
  tapLumino: 'Tippe das Lumino an, das du meinst. Dann siehst du auch, was darunter liegt.',
  scored: (name) => (name in nounPlurals ? nounPlurals[name as Animal] : noun(name as Color)),
  placedCount: (count) => ['Keines', 'Eines', 'Zwei', 'Alle drei'][count]!,
  numberedPlace: (number) => `Platz ${number}`,
  stack: 'Was hier liegt, vom höchsten abwärts',
  inLayer: (level, position) => `Ebene ${level}, Nr. ${position}`,
  inStack: (level, position, lumino) => `Ebene ${level}: Lumino ${position}, ${lumino}`,
  chosenLumino: (position) => `Du hast Lumino ${position} gewählt.`,
  tapPlacement: 'Wähle einen, um ihn auf dem Plan zu sehen.',
  explanations,
  colors,
  placement: placementDe,
  finalScoring: finalScoringDe,
};
