import { capitalized, listed, minus, pointsDe } from '@/ui/i18n/phrases';

import type { Aspect } from '../../session/reef/painting';
import type { PainterStrings } from '../en/painter';
import { wordsDe } from './words';

const { colors } = wordsDe;
const and = (words: readonly string[]) => listed(words, 'und', (count) => `${count} weitere`);
const besides = (words: readonly string[]) =>
  `Neben ${listed(words, 'und', (count) => `${count} weiteren`)} ist nichts so hoch`;
const aspects: Readonly<Record<Aspect, string>> = { color: 'Farbe', level: 'Ebene', symbol: 'Symbol' };
const inflected: typeof colors = { green: 'grüne', pink: 'pinke', blue: 'blaue', yellow: 'gelbe' };

export const painterDe: PainterStrings = {
  title: 'Von oben',
  board: (name) => `Das Riff von ${name} von oben`,
  painted: (count) => `${count} von 44`,
  paintedSpoken: (count) => `${count} von 44 Feldern gemalt`,
  animals: (count) => (count === 1 ? '1 Tier' : `${count} Tiere`),
  spacesOf: (color, count) => `${colors[color]}: ${count} ${count === 1 ? 'Feld' : 'Felder'}`,
  counted: 'Felder nach Farben',
  majority: (color, points) => `Mehrheit in ${capitalized(colors[color])}: ${pointsDe(points)}`,
  majorityShort: (points) => `+${points}`,

  readPhoto: 'Foto lesen',
  doubts: (spaces) =>
    spaces.length === 1
      ? `1 Feld zum Nachsehen: ${and(spaces)}`
      : `${spaces.length} Felder zum Nachsehen: ${and(spaces)}`,
  toLookAt: 'nachsehen',
  isRight: (space) => `${space} stimmt`,
  nextDoubt: 'Nächstes',
  nextDoubtSpoken: 'Nächstes Feld zum Nachsehen',

  brush: 'Pinsel',
  aspects,
  aspect: (aspect, value) => `${aspects[aspect]}: ${value}`,
  whole: 'Alles',
  wholeSpoken: 'Alle drei auf einmal',
  erase: 'Löschen',
  pickUp: 'Aufnehmen',
  raise: 'Eine Ebene mehr',
  lower: 'Eine Ebene weniger',
  level: (level) => `Ebene ${level}`,
  levelAndMore: (level) => `Ebene ${level}, noch einmal für die nächste`,
  noSymbol: 'Kein Symbol',
  noSymbolShort: 'keins',
  numbers: 'Zahlen',
  numbersKey: '1–6',
  animalsKey: 'Tiere',

  help: {
    color: (color) =>
      `Tippe oder wische über alles in ${capitalized(colors[color])}. Ebene und Symbol bleiben.`,
    raise: 'Tippe oder wische: Jedes Feld steigt um eine Ebene.',
    lower: 'Tippe oder wische: Jedes Feld sinkt um eine Ebene, bis zur Ebene 1.',
    level: (level) => `Tippe oder wische: Die Koralle liegt dann in Ebene ${level}.`,
    symbol: (symbol) => `Tippe die Felder an, die das zeigen: ${symbol}.`,
    noSymbol: 'Tippe hier ein Tier an, dann seine Felder. Jetzt verlieren Felder ihr Symbol.',
    whole: (coral) => `Tippe oder wische, alles auf einmal: ${coral}.`,
    erase: 'Tippe oder wische: Die Koralle verschwindet, der Plan ist wieder zu sehen.',
    pickUp: 'Tippe ein Feld an, um damit weiterzumalen. Langes Drücken macht dasselbe.',
  },
  bare: 'Dort liegt noch keine Koralle. Male zuerst eine Farbe.',
  pickedUp: (coral) => `Aufgenommen: ${coral}`,
  bareGround: 'freier Grund',

  otherDepth: (name, depth) => `Das Riff von ${name} ist bisher anders angegeben: ${depth}.`,
  begin: 'Dieses Riff von oben malen',

  more: 'Mehr',
  terrain: 'Der gedruckte Plan',
  clear: 'Alles löschen',
  done: 'Fertig',
  close: 'Schließen',
  tapToShow: 'Tippe eine Warnung an, um ihre Felder zu sehen.',
  oddities: {
    scoreMissing: 'Der Punktestand ist noch 0: Gib an, wo der Fisch auf der Leiste steht.',
    reefEmpty: 'Dieses Riff ist noch leer.',
    startBare: (spaces) =>
      `${and(spaces)} ${spaces.length === 1 ? 'ist' : 'sind'} frei, aber dort liegt das Start-Lumino.`,
    halfAlone: (spaces) =>
      spaces.length === 1
        ? `${besides(spaces)}: Wo ist die andere Hälfte?`
        : `${besides(spaces)}: Wo sind die anderen Hälften?`,
    halfMissing: 'Alle Ebenen zusammen sind ungerade: Eine Hälfte fehlt oder ist zu viel.',
    veryHigh: (spaces) =>
      `${and(spaces)} ${spaces.length === 1 ? 'liegt' : 'liegen'} sehr hoch: Stimmt die Ebene?`,
    moreAnimals: (animals, spaces) =>
      `${animals} Tiere auf ${spaces} ${spaces === 1 ? 'Korallenfeld' : 'Korallenfeldern'}: Ein Feld zeigt höchstens eins.`,
    remote: (remote, lowest) =>
      `${minus(remote)} für entlegenen Kalkstein, aber auf diesem Plan sind es höchstens ${minus(lowest)}.`,
    colorSupply: (color, count, most) =>
      `${count} ${inflected[color]} Felder am Tisch, aber bei so vielen Personen gibt es höchstens ${most}.`,
  },
};
