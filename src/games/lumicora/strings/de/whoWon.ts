import { capitalized, minus, pointsDe as points } from '@/ui/i18n/phrases';

import type { ByAnimal } from '../../rules/model';
import type { SheetField } from '../../session/final/countSheet';
import type { WhoWonStrings } from '../en/whoWon';
import { wordsDe } from './words';

const { colors } = wordsDe;

const animals: ByAnimal<string> = {
  shellfish: 'Muscheln',
  crab: 'Krabben',
  seahorse: 'Seepferdchen',
  starfish: 'Seesterne',
};

const fieldOf = (field: SheetField): string => {
  switch (field.kind) {
    case 'score':
      return 'Punkte aus den Runden';
    case 'jellyfish':
      return 'Quallen';
    case 'limestone':
      return 'Kalkstein';
    case 'color':
      return `Felder in ${capitalized(colors[field.color])}`;
    case 'animal':
      return animals[field.species];
    case 'light':
      return `${animals[field.species]}, ${field.size === 'small' ? 'kleiner Wert' : 'großer Wert'}`;
    case 'remote':
      return 'Nicht überdeckter entlegener Kalkstein';
  }
};

export const whoWonDe: WhoWonStrings = {
  title: 'Wer hat gewonnen?',
  lead: 'Für ein Spiel ohne die App. Zähle, was auf dem Tisch liegt, und die App rechnet zusammen.',
  begin: { counted: 'Riffe zählen', 'from-above': 'Riffe malen', totals: 'Endstände eingeben' },
  ways: {
    counted: 'Zähle, was sichtbar ist. Das geht am schnellsten.',
    'from-above': 'Male, was du siehst, und die App zählt.',
    totals: 'Für alte Wertungsblöcke: die Endstände, das Datum und eine Notiz.',
  },
  wayNames: { counted: 'Zählen', 'from-above': 'Malen', totals: 'Nur Endstände' },

  players: 'Personen',
  seatOf: (seat, seats) => `${seat} von ${seats}`,
  chip: (name, total) =>
    total === null ? `${name}, noch nichts gezählt` : `${name}, bisher ${points(total)}`,
  unknown: '–',
  totalsIn: 'Die Endstände sind drin.',
  sign: '±',
  goOn: 'Weiter',
  photo: 'Foto',
  photoOf: (name) => `Foto vom Riff von ${name}`,
  paintIt: 'Malen',
  paintOf: (name) => `Riff von ${name} malen`,
  next: (name) => `Weiter: ${name}`,
  answer: 'Wer hat gewonnen?',

  field: (field, value) => `${fieldOf(field)}: ${minus(field.kind === 'remote' ? 0 - value : value)}`,
  figures: { score: 'Runden', jellyfish: 'Quallen', limestone: 'Kalkstein' },
  remote: 'Entlegener Kalkstein, zusammengezählt',
  allIn: (total) => `Alles drin: ${points(total)}`,
  totalOf: (name, value) => `${name}, Endstand: ${minus(value)}`,
  animals,
  animalsInSight: 'Sichtbare Tiere',
  animalCount: (species, count, isMost) => `${animals[species]}: ${count}${isMost ? ' oder mehr' : ''}`,
  orMore: (count) => `${count}+`,
  each: (earned) => `je ${points(earned)}`,
  rule: (wants, { from }, large) => {
    const neighbors = {
      water: 'Wasserfeldern daneben',
      'same-level': 'Korallenfeldern derselben Ebene daneben',
      'higher-level': 'höheren Korallenfeldern daneben',
      'lower-level': 'tieferen Korallenfeldern daneben',
    }[wants];
    return `mit ${from} oder ${large.from === 6 ? 'allen 6' : `${large.from}+`} ${neighbors}`;
  },
  knownSum: (earned) => `Tiere: bisher ${points(earned)}, als Summe eingegeben. Das Zählen beginnt neu.`,
  otherSign: 'Plus oder minus',

  pad: 'Zifferntasten',
  erase: 'Letzte Ziffer löschen',
  nextField: 'Nächstes Feld',

  known: {
    mirrored: (name) => `Das Riff von ${name} wurde in der App gelegt.`,
    'from-above': (name) => `Das Riff von ${name} ist gemalt.`,
  },
  openIt: { mirrored: 'Riff öffnen', 'from-above': 'Weitermalen' },
  countInstead: 'Lieber zählen',

  end: { share: 'Teilen', closeShare: 'Schließen', rematch: 'Revanche', done: 'Fertig' },
};
