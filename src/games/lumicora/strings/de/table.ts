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
  'starting-lumino-stays': 'Das Start-Lumino bleibt liegen. Ändern kannst du es unter Anpassen.',
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
  'not-the-depth': 'Dieses Riff wird anders eingegeben. Stelle zuerst die Eingabe um.',
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
  income: (income) => (income === 0 ? 'Werten bringt keinen Kalkstein' : `Werten bringt ${income} Kalkstein`),
  action: 'Aktionsphase',
  scoring: 'Wertungsphase',
  extraScoring: 'Zusätzliche Wertungsphase: Der Beutel war leer',
  final: 'Zeit für die Schlusswertung',
  lastRound: 'Der Beutel war leer, das ist die letzte Runde. Sie endet mit zwei Wertungsphasen nacheinander.',

  yourTurn: (name) => `${name}, du bist am Zug`,
  yourScoring: (name) => `${name}, werten oder verzichten?`,
  takeCount: (count) => `${markers(count)} nehmen`,
  wentBack: (count) => `Deine Lagerplätze sind voll. Zurück in den Vorrat: ${markers(count)}.`,
  news: {
    octopus: (name) => `${name} bekommt den Oktopus.`,
    round: (round, income) =>
      income === 0
        ? `Runde ${round} beginnt. Werten bringt keinen Kalkstein.`
        : `Runde ${round} beginnt. Werten bringt ${income} Kalkstein.`,
    scoringPhase: 'Die Wertungsphase beginnt.',
    extraScoring: 'Der Beutel war leer, darum folgt noch eine Wertungsphase.',
    turn: (name) => `${name}, du bist am Zug.`,
    roundsOver: 'Die Runden sind vorbei.',
  },
  spend: (color) => `${capitalized(inflected[color])} Qualle abgeben`,
  toTurn: (name) => `Zug von ${name}`,
  openScoring: 'Farbe werten',
  skip: 'Verzichten',
  finalScoring: 'Schlusswertung',
  openCorals: (name) => `Wertung von ${name}`,
  openReef: (name) => `Riff von ${name}`,
  correctPlayer: (name) => `Stand von ${name} anpassen`,
  scoreLabel: (score, tile, space) =>
    tile === 0 ? points(score) : `${points(score)}: ${tile}er-Siegpunktplättchen und ${space} auf der Leiste`,
  tile: (tile) => `${tile}er-Plättchen`,
  limestone: (count) => `${count}/10`,
  limestoneLabel: (count) => `${count} von 10 Kalksteinmarkern`,
  tileLabel: (color, state) => `Wertungsplättchen ${colors[color]}: ${state}`,
  hasOctopus: 'hat den Oktopus',
  onTurn: 'am Zug',
  deciding: 'werten oder warten?',
  turnDone: 'Zug beendet',
  decided: 'hat entschieden',

  more: 'Mehr',
  endTurnOf: (name) => `Zug von ${name} zuerst beenden`,
  bagEmpty: 'Der Beutel ist leer',
  beginScoring: 'Zur Wertungsphase',
  terrain: 'Der gedruckte Plan',
  exportGame: 'Dieses Spiel exportieren',
  setup: 'Spiel anpassen',
  excess: (color, laid, inBox) =>
    `In euren Riffen liegen ${laid} ${inflected[color]} Luminos, im Spiel sind aber nur ${inBox}. Prüft die Riffe.`,

  rejected,
};
