import { capitalized, pointsDe as points } from '@/ui/i18n/phrases';

import { LUMINOS_PER_COLOR } from '../../rules/box';
import type { CommandRejection } from '../../session/table/commands';
import type { PlainRejections, TableStrings } from '../en/table';
import { wordsDe } from './words';

const { colors } = wordsDe;
const markers = (count: number) => (count === 1 ? '1 Kalksteinmarker' : `${count} Kalksteinmarker`);
/** grün → grüne; pink stays as it is read aloud: pinke. */
const inflected: Readonly<Record<keyof typeof colors, string>> = {
  green: 'grüne',
  pink: 'pinke',
  blue: 'blaue',
  yellow: 'gelbe',
};

const plain: PlainRejections = {
  'no-such-player': 'Diese Person sitzt nicht am Tisch.',
  'not-a-count': 'Diese Zahl ist hier nicht möglich.',
  impossible: 'Dort kann kein Lumino liegen.',
  'against-the-rules': 'Die Legeregeln erlauben das nicht.',
  'box-is-full': 'Mehr Luminos gibt es nicht.',
  'no-such-lumino': 'Dieses Lumino liegt nicht in diesem Riff.',
  'starting-lumino-stays': 'Das Start-Lumino bleibt liegen. Ändern kannst du es unter Korrigieren.',
  'starting-lumino-of-one-color': 'Ein Start-Lumino hat zwei verschiedene Farben.',
  'something-lies-on-it': 'Auf diesem Lumino liegt etwas. Nimm das zuerst zurück.',
  'no-jellyfish': 'Dieses Plättchen zeigt keine Qualle.',
  'not-the-phase': 'Das geht in dieser Phase nicht.',
  'already-decided': 'Diese Person hat schon gewertet oder verzichtet.',
  'color-already-scored': 'Diese Farbe wurde schon gewertet.',
  'turn-already-over': 'Dieser Zug ist schon beendet.',
  'bag-already-empty': 'Der Beutel war schon einmal leer. Jetzt wird nichts mehr aufgefüllt.',
  'name-taken': 'So heißt schon jemand am Tisch.',
  'name-missing': 'Ohne Namen geht es nicht.',
  'not-the-depth': 'Dieses Riff wird auf andere Weise eingegeben.',
};

function rejected(rejection: CommandRejection): string {
  if (rejection.code === 'too-many-spaces') return `Ein Riff hat ${rejection.most} Felder, nicht mehr.`;
  if (rejection.code === 'too-many-of-color') {
    return `Das wäre mehr von dieser Farbe, als die Schachtel enthält: ${LUMINOS_PER_COLOR} Luminos.`;
  }
  return plain[rejection.code];
}

export const tableDe: TableStrings = {
  round: (round) => `Runde ${round} von 10`,
  roundSpace: (round, income, isNow) =>
    `Runde ${round}, eine Korallenwertung bringt ${markers(income)}${isNow ? ', hier ist die Schildkröte' : ''}`,
  roundTrack: 'Rundenleiste',
  income: (income) =>
    income === 0
      ? 'Korallenwertungen bringen jetzt keinen Kalkstein'
      : `Eine Korallenwertung bringt jetzt ${markers(income)}`,
  action: 'Aktionsphase',
  scoring: 'Wertungsphase',
  extraScoring: 'Zusätzliche Wertungsphase: Der Beutel war leer',
  final: 'Die Runden sind vorbei',
  lastRound:
    'Der Beutel war leer: Das ist die letzte Runde. Nach ihrer Wertungsphase folgt sofort noch eine.',

  yourTurn: (name) => `${name}, du bist am Zug`,
  yourScoring: (name) => `${name}, werten oder verzichten?`,
  whose: 'Wer?',
  takeLimestone: 'Kalkstein nehmen',
  takeCount: (count) => `${markers(count)} nehmen`,
  wentBack: (count) => `${markers(count)} zurück in den Vorrat: Du hast Platz für 10.`,
  place: 'Luminos legen',
  returnOne: 'Eins zurück: −1 Punkt',
  spend: (color) => `${capitalized(inflected[color])} Qualle abgeben`,
  turnOver: 'Zug beendet',
  openScoring: 'Koralle werten',
  skip: 'Verzichten',
  finalScoring: 'Schlusswertung',
  reef: 'Riff',
  corals: 'Korallen',
  openCorals: (name) => `Korallen von ${name}`,
  openReef: (name) => `Riff von ${name}`,
  correct: 'Korrigieren',
  correctPlayer: (name) => `${name} korrigieren`,
  scoreLabel: (score, tile, space) =>
    tile === 0 ? points(score) : `${points(score)}: Plättchen ${tile} und ${space} auf der Leiste`,
  tile: (tile) => `${tile}er-Plättchen`,
  limestone: (count) => `${count}/10`,
  limestoneLabel: (count) => `${count} von 10 Kalksteinmarkern`,
  tileLabel: (color, state) => `${colors[color]}: ${state}`,
  hasOctopus: 'hat den Oktopus',
  players: 'Personen',
  turnDone: 'Zug beendet',
  decided: 'hat entschieden',

  more: 'Mehr',
  bagEmpty: 'Der Beutel ist leer',
  beginScoring: 'Zur Wertungsphase',
  terrain: 'Der gedruckte Plan',
  exportGame: 'Dieses Spiel exportieren',
  setup: 'Den Tisch korrigieren',
  excess: (color, laid, inBox) =>
    `${laid} ${inflected[color]} Luminos liegen in den Riffen, aber zu eurer Personenzahl gehören ${inBox}.`,

  opening: 'Das Spiel wird geöffnet …',
  gone: 'Dieses Spiel ist nicht auf diesem Gerät.',
  toStart: 'Zur Startseite',

  rejected,
};
