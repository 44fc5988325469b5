import { capitalized, minus, pointsDe } from '@/ui/i18n/phrases';

import type { Aspect } from '../../session/reef/painting';
import type { PainterStrings } from '../en/painter';
import { wordsDe } from './words';

const { colors } = wordsDe;
const aspects: Readonly<Record<Aspect, string>> = { color: 'Farbe', level: 'Ebene', symbol: 'Symbol' };
const inflected: typeof colors = { green: 'grüne', pink: 'pinke', blue: 'blaue', yellow: 'gelbe' };

export const painterDe: PainterStrings = {
  title: 'Gemaltes Riff',
  board: (name) => `Riff von ${name} von oben`,
  painted: (count) => `${count} von 44`,
  paintedSpoken: (count) => `${count} von 44 Feldern gemalt`,
  animals: (count) => (count === 1 ? '1 Tier' : `${count} Tiere`),
  spacesOf: (color, count) => `${colors[color]}: ${count} ${count === 1 ? 'Feld' : 'Felder'}`,
  counted: 'Felder nach Farben',
  majority: (color, points) => `Mehrheit in ${capitalized(colors[color])}: ${pointsDe(points)}`,
  majorityShort: (points) => `+${points}`,

  readPhoto: 'Foto lesen',
  doubts: (spaces) => (spaces === 1 ? '1 Feld zum Prüfen' : `${spaces} Felder zum Prüfen`),
  toLookAt: 'prüfen',
  isRight: 'Das stimmt so',
  isRightSpoken: (space) => `Das stimmt so: ${space}`,
  nextDoubt: 'Nächstes',
  nextDoubtSpoken: 'Nächstes Feld zum Prüfen',

  brush: 'Pinsel',
  aspects,
  aspect: (aspect, value) => `${aspects[aspect]}: ${value}`,
  whole: 'Alles',
  wholeSpoken: 'Alle drei auf einmal',
  erase: 'Löschen',
  pickUp: 'Pipette',
  raise: 'Eine Ebene mehr',
  lower: 'Eine Ebene weniger',
  level: (level) => `Ebene ${level}`,
  levelAndMore: (level) => `Ebene ${level}, noch einmal tippen für die nächste`,
  noSymbol: 'Kein Symbol',
  noSymbolShort: 'keins',
  numbers: 'Zahlen',
  numbersKey: '1–6',
  animalsKey: 'Tiere',

  help: {
    color: (color) =>
      `Tippe oder wische über alles in ${capitalized(colors[color])}. Ebene und Symbol bleiben.`,
    raise: 'Tippe oder wische, um Felder um eine Ebene anzuheben.',
    lower: 'Tippe oder wische, um Felder um eine Ebene zu senken, höchstens bis Ebene 1.',
    level: (level) => `Tippe oder wische, um die Koralle in Ebene ${level} zu legen.`,
    symbol: (symbol) => `Tippe alle Felder mit diesem Symbol an: ${symbol}.`,
    noSymbol: 'Wähle ein Tier und tippe seine Felder an. Bis dahin entfernt Tippen das Symbol.',
    whole: (coral) => `Tippe oder wische, um alles auf einmal zu malen: ${coral}.`,
    erase: 'Tippe oder wische, um die Koralle wegzunehmen.',
    pickUp: 'Tippe ein Feld an, um damit weiterzumalen. Langes Drücken macht dasselbe.',
  },
  bare: 'Dort liegt noch keine Koralle. Male zuerst eine Farbe.',
  pickedUp: (coral) => `Übernommen: ${coral}`,
  bareGround: 'keine Koralle',

  otherDepth: (name, depth) => `Das Riff von ${name} ist bisher „${depth}“.`,
  begin: 'Dieses Riff malen',

  more: 'Mehr',
  terrain: 'Der gedruckte Plan',
  clear: 'Alles löschen',
  done: 'Fertig',
  close: 'Schließen',
  tapToShow: 'Tippe eine Warnung an, um ihre Felder zu sehen.',
  oddities: {
    scoreMissing: 'Der Punktestand ist noch 0. Gib an, wo der Fisch auf der Leiste steht.',
    reefEmpty: 'Dieses Riff ist noch leer.',
    startBare: 'In der Mitte liegt das Start-Lumino, aber dort ist nicht alles gemalt.',
    halfAlone: (spaces) =>
      spaces === 1
        ? 'Neben einem Feld ist nichts so hoch. Wo ist seine andere Hälfte?'
        : `Neben ${spaces} Feldern ist nichts so hoch. Wo sind ihre anderen Hälften?`,
    halfMissing: 'Ein Lumino bedeckt zwei Felder, aber eine Hälfte fehlt oder ist zu viel. Prüfe die Ebenen.',
    veryHigh: (spaces) =>
      spaces === 1
        ? 'Ein Feld liegt sehr hoch. Stimmt seine Ebene?'
        : `${spaces} Felder liegen sehr hoch. Stimmen ihre Ebenen?`,
    moreAnimals: (animals, spaces) =>
      `${animals} ${animals === 1 ? 'Tier' : 'Tiere'} auf ${spaces} ${spaces === 1 ? 'Korallenfeld' : 'Korallenfeldern'} kann nicht sein. Ein Feld zeigt höchstens eins.`,
    remote: (remote, lowest) =>
      `${minus(remote)} für entlegenen Kalkstein ist zu viel. Auf diesem Plan sind es zusammen ${minus(lowest)}.`,
    colorSupply: (color, count, most) =>
      `${count} ${inflected[color]} Felder am Tisch, aber bei so vielen Personen gibt es höchstens ${most}.`,
  },
};
