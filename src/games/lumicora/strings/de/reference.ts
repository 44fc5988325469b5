import { minus, pointsDe as points } from '@/ui/i18n/phrases';

import type { ReferenceStrings } from '../en/reference';
import { boxRulesDe } from './referenceRules/box';
import { courseRulesDe } from './referenceRules/course';
import { finalRulesDe } from './referenceRules/finalScoring';
import { placingRulesDe } from './referenceRules/placing';
import { wordsDe } from './words';

const person = (seat: number) => `Person ${seat + 1}`;

const pictures: ReferenceStrings['pictures'] = {
  allowed: (spaces, cost) =>
    cost === 0 ? `${spaces}: erlaubt` : `${spaces}: erlaubt, kostet ${cost} Kalkstein`,
  refused: (spaces, cost) =>
    cost === 0 ? `${spaces}: nicht erlaubt` : `${spaces}: nicht erlaubt, würde ${cost} Kalkstein kosten`,
  marked: (spaces) => `markiert: ${spaces.join(', ')}`,
  earned: points,
  boards: (sides) => `Riffpläne: ${sides.map((side) => wordsDe.sides[side]).join(', ')}`,
  luminos: (count) => (count === 1 ? '1 Lumino' : `${count} Luminos`),
  supply: (players, bag, stack) => `${players} Personen: ${bag} im Beutel, ${stack} im Notfallstapel`,
  storage: (stored, room, back) =>
    `${stored} von ${room} Lagerplätzen voll${back === 0 ? '' : `, ${back} gehen zurück`}`,
  track: (before, score) => (before === null ? points(score) : `von ${minus(before)} auf ${points(score)}`),
  onTrack: (tile, space) => `${tile}er-Siegpunktplättchen, Fisch auf ${space}`,
  before: 'Vorher',
  after: 'Nachher',
  turnOf: (seat, turn) => `${person(seat)}: Zug ${turn}`,
  hasOctopus: (seat) => `Oktopus bei ${person(seat)}`,
  takesOctopus: (seat) => `geht an ${person(seat)}`,
  inAtoll: 'Im Atoll',
  inDisplay: 'In der Auslage',
  joined: (lumino) => `${lumino}, gerade dazugelegt`,
  takeable: (lumino) => `${lumino}, darf genommen werden`,
  takeLimestone: (count) => `A: ${count} Kalkstein`,
  takeFromDisplay: (count) => `B: 1 von ${count}`,
  takeFromAtoll: (most) =>
    `C: ${most.map(([color, count]) => `${wordsDe.colors[color]} bis zu ${count}`).join(', ')}`,
  rounds: (turtle, income) => `Rundenleiste, Schildkröte auf ${turtle}, bringt ${income} Kalkstein`,
  scoringIn: (round) => `Wertungsphase, Schildkröte auf ${round}`,
  bagEmpty: 'Beutel leer',
  finalScoring: 'Schlusswertung',
  inSight: 'Sichtbar',
  atMost: (count) => `${count}+`,
  animalWants: (animal, want) => `${animal}: ${want}`,
  few: 'Wenige',
  many: 'Viele',
  from: (count, earned) => (count === 6 ? `alle 6: ${earned}` : `ab ${count}: ${earned}`),
  share: (seat, count, earned) => `${person(seat)}: ${count}, ${points(earned)}`,
  standing: (seat, place, total, limestone) =>
    `${person(seat)}: Platz ${place}, ${points(total)}, ${limestone} Kalkstein`,
  place: (place) => `${place}.`,
  earnedShort: (earned) => `+${earned}`,
};

export const referenceDe: ReferenceStrings = {
  title: 'Nachschlagen',
  allRules: 'Alle Regeln',
  noSuchRule: 'Diese Regel gibt es nicht.',
  rules: { ...boxRulesDe, ...placingRulesDe, ...courseRulesDe, ...finalRulesDe },
  groups: {
    board: 'Riffplan',
    luminos: 'Luminos und Marker',
    placing: 'Legen',
    course: 'Spielablauf',
    final: 'Schlusswertung',
  },
  wants: {
    water: 'Wasserfelder',
    'same-level': 'Korallenfelder ihrer Ebene',
    'higher-level': 'höhere Korallenfelder',
    'lower-level': 'tiefere Korallenfelder',
  },
  pictures,
  openRule: (title, rule) => `${title} (${rule})`,
  see: 'Siehe auch',
  practise: 'Zur Lektion',
  search: {
    label: 'Regeln durchsuchen',
    placeholder: 'Zum Beispiel: Wasser, Gleichstand, jellyfish',
    clear: 'Leeren',
    results: 'Gefundene Regeln',
    found: (count) => (count === 1 ? '1 Regel' : `${count} Regeln`),
    nothing: (query) => `Nichts gefunden zu „${query}“.`,
    hint: 'Versuche ein anderes Wort, auf Deutsch oder Englisch:',
    suggestions: ['Wasser', 'Höhe', 'Oktopus', 'Gleichstand', 'Spielende'],
  },
};
