import { minus } from '@/ui/i18n/phrases';

import type { CommandStrings } from '../en/commands';
import { wordsDe } from './words';

const { animals, colors, symbol } = wordsDe;

export const commandsDe: CommandStrings = {
  by: (name, what) => `${name}, ${what}`,
  takeLimestone: (count) => `${count} Kalkstein genommen`,
  place: (color, [a, b]) => `${colors[color]} ${symbol(a)} mit ${symbol(b)}`,
  plain: (color, shown) => `${colors[color]} ${symbol(shown)}`,
  takeBack: 'Lumino zurückgenommen',
  returnLumino: 'Lumino zurückgelegt',
  spend: (color) => `Qualle (${colors[color]}) abgegeben`,
  endTurn: 'Zug beendet',
  beginScoring: 'Wertungsphase begonnen',
  score: (color) => `${colors[color]} gewertet`,
  skip: 'auf Wertung verzichtet',
  emptyBag: 'Beutel leer',
  correctScore: (score) => `Punkte auf ${minus(score)} gesetzt`,
  correctLimestone: (count) => `Kalkstein auf ${count} gesetzt`,
  correctTile: (color, state) => `Plättchen ${colors[color]} auf ${state} gesetzt`,
  correctRound: (round) => `Runde auf ${round} gesetzt`,
  correctOctopus: 'Oktopus bekommen',
  changeName: (name) => `umbenannt in ${name}`,
  changeFish: (fish) => `Fisch geändert: ${fish}`,
  changeStart: 'Start-Lumino geändert',
  changeScoreBoard: (side) => `Wertungsplan: ${side}`,
  changeBoard: (side) => `Plan geändert: ${side}`,
  finishRounds: 'Runden beendet',
  chooseDepth: (depth: string) => `Riff: ${depth}`,
  paint: (spaces) => (spaces === 1 ? '1 Feld gemalt' : `${spaces} Felder gemalt`),
  countReef: 'Riff gezählt',
  countJellyfish: (count: number) => `Quallen auf ${count} gesetzt`,
  collectReef: 'Riff eingesammelt',
  followSeat: (name) => (name === null ? 'dieses Handy spielt für alle' : `dieses Handy spielt für ${name}`),
  tallyAnimals: (species, count) => `${count} × ${animals[species]}`,
  tellAbout: 'Datum und Notiz geändert',
};
