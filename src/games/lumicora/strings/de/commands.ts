import type { CommandStrings } from '../en/commands';
import { wordsDe } from './words';

const { animals, colors, symbol } = wordsDe;

export const commandsDe: CommandStrings = {
  by: (name, what) => `${name}, ${what}`,
  takeLimestone: (count) => `${count} Kalkstein genommen`,
  place: (color, [a, b], spaces) => `${colors[color]} ${symbol(a)} mit ${symbol(b)} auf ${spaces}`,
  plain: (color, shown, spaces) => `${colors[color]} ${symbol(shown)} auf ${spaces}`,
  takeBack: (spaces) => `Lumino auf ${spaces} zurückgenommen`,
  returnLumino: 'Lumino zurückgelegt',
  spend: (color) => `Qualle (${colors[color]}) abgegeben`,
  endTurn: 'Zug beendet',
  beginScoring: 'Wertungsphase begonnen',
  score: (color) => `${colors[color]} gewertet`,
  skip: 'auf Wertung verzichtet',
  emptyBag: 'Beutel leer',
  correctScore: (score) => `Punkte auf ${score} gesetzt`,
  correctLimestone: (count) => `Kalkstein auf ${count} gesetzt`,
  correctTile: (color, state) => `Plättchen ${colors[color]} auf ${state} gesetzt`,
  correctRound: (round) => `Runde auf ${round} gesetzt`,
  correctOctopus: 'Oktopus gegeben',
  changeName: (name) => `umbenannt in ${name}`,
  changeFish: (fish) => `Fisch geändert: ${fish}`,
  changeStart: 'Start-Lumino geändert',
  changeScoreBoard: (side) => `Wertungsplan: ${side}`,
  changeBoard: (side) => `Plan geändert: ${side}`,
  finishRounds: 'Runden beendet',
  chooseDepth: (depth: string) => `Riff: ${depth}`,
  paint: (spaces: readonly string[]) =>
    spaces.length > 3 ? `${spaces.length} Felder gemalt` : `${spaces.join(', ')} gemalt`,
  countReef: 'Riff gezählt',
  countJellyfish: (count: number) => `Quallen auf ${count} gesetzt`,
  collectReef: 'Riff eingesammelt',
  followSeat: (name) =>
    name === null ? 'dieses Telefon begleitet alle' : `dieses Telefon begleitet ${name}`,
  tallyAnimals: (species, count) => `${count} × ${animals[species]}`,
  tellAbout: 'Datum und Notiz geändert',
};
