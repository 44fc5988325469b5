import { capitalized, minus, pointsDe as points } from '@/ui/i18n/phrases';

import type { ByColor } from '../../rules/model';
import type { FinalInputStrings } from '../en/finalInput';
import { wordsDe } from './words';

const { colors } = wordsDe;
const inflected: ByColor<string> = { green: 'grüne', pink: 'pinke', blue: 'blaue', yellow: 'gelbe' };
const coralSpaces = (count: number) => (count === 1 ? '1 Korallenfeld' : `${count} Korallenfelder`);
const someAnimals = (count: number) =>
  count === 0 ? 'keine Tiere' : count === 1 ? '1 Tier' : `${count} Tiere`;

const animals: FinalInputStrings['animals'] = {
  shellfish: 'Muscheln',
  crab: 'Krabben',
  seahorse: 'Seepferdchen',
  starfish: 'Seesterne',
};
const enter: FinalInputStrings['enter'] = {
  mirrored: 'Riff öffnen',
  'from-above': 'Riff malen',
  counted: 'Riff zählen',
};

const byPhoto: FinalInputStrings['byPhoto'] = {
  mirrored: 'Foto vergleichen',
  'from-above': 'Foto lesen',
  counted: 'Foto lesen',
};

export const finalInputDe: FinalInputStrings = {
  howEntered: 'Wie möchtest du die Riffe eingeben?',
  changeLater: 'Das lässt sich später für jede Person ändern.',
  depthNotes: {
    mirrored: 'Lumino für Lumino, wie in der App gelegt.',
    'from-above': 'Male, was sichtbar ist, und die App zählt.',
    counted: 'Zähle, was sichtbar ist. Das geht am schnellsten.',
  },
  goOn: 'Weiter',

  title: 'Riffe für die Schlusswertung',
  reefs: 'Riffe',
  notOver: 'Die Runden sind noch nicht vorbei. Ansehen und eingeben kannst du schon jetzt.',
  endRounds: 'Runden beenden',
  endAndScore: 'Runden beenden und werten',
  toScoring: 'Zur Wertung',
  boards: (side, scoreBoard) => `Riffpläne: ${side}. Wertungsplan: ${scoreBoard}.`,
  changeBoards: 'Ändern',
  changeBoardsLabel: 'Pläne ändern',
  terrainGuess: (side) =>
    side === 'B'
      ? 'Unsere Felder der B-Seite sind eine Schätzung. Vergleiche sie mit deinem Riffplan, denn nicht überdeckte entlegene Kalksteinfelder kosten Punkte.'
      : 'Unsere Felder sind eine Schätzung. Vergleiche sie mit deinem Riffplan, denn auf der hellen Seite zählt für Muscheln das Wasser.',
  compareTerrain: 'Plan vergleichen',

  depthOf: (name) => `Eingabe des Riffs von ${name}`,
  enter,
  byPhoto,
  byPhotoOf: (depth, name) => `${byPhoto[depth]}: ${name}`,
  collect: 'Riffe einsammeln',
  enterOf: (depth, name) => `${enter[depth]}: ${name}`,
  nothingYet: 'Noch nichts eingegeben',
  known: (spaces, seen) => `${coralSpaces(spaces)} und ${someAnimals(seen)} sichtbar`,
  knownPoints: (spaces, earned) => `${coralSpaces(spaces)} sichtbar, ${points(earned)} für Tiere`,
  figures: (score, limestone, jellyfish) => `${points(score)}, Kalkstein ${limestone}, Quallen ${jellyfish}`,
  points,
  correct: 'Anpassen',
  correctFigures: (name) => `Punkte, Kalkstein und Quallen von ${name} anpassen`,

  countInstead: 'Zählen',
  spaces: 'Sichtbare Korallenfelder',
  color: (color) => capitalized(colors[color]),
  animals,
  animalPoints: 'Punkte für Tiere',
  score: 'Punkte bisher',
  limestone: 'Kalkstein',
  jellyfish: 'Quallen',
  remote: 'Entlegener Kalkstein',
  figureOf: (name, figure) => `${name}, ${figure}`,

  notWhole: 'Bitte eine ganze Zahl.',
  atLeast: (least) => `Nicht weniger als ${minus(least)}.`,
  atMost: (most) => `Nicht mehr als ${most}.`,
  roomFor: (most) => `Es gibt Platz für ${most}.`,
  fourTiles: (most) => `Es gibt ${most} Wertungsplättchen.`,
  tooManySpaces: (count, most) => `Das wären ${count} Felder, ein Riff hat aber ${most}.`,
  tooManyOfColor: (color, count, most, luminos) =>
    `Das wären ${count} ${inflected[color]} Felder an eurem Tisch. In der Schachtel sind ${luminos} Luminos jeder Farbe, das sind mit den Start-Luminos ${most} Felder.`,

  next: (name) => `Weiter: ${name}`,
};
