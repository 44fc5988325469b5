import type { Animal, Color, CoralSymbol } from '../../rules/model';
import { wordsEn } from './words';

const { animals, colors, symbol } = wordsEn;

/** What a step of the log was, short enough for a button. */
export const commandsEn = {
  by: (name: string, what: string) => `${name}, ${what}`,
  takeLimestone: (count: number) => `${count} limestone taken`,
  place: (color: Color, [a, b]: readonly [CoralSymbol, CoralSymbol], spaces: string) =>
    `${colors[color]} ${symbol(a)} with ${symbol(b)} on ${spaces}`,
  plain: (color: Color, shown: CoralSymbol, spaces: string) =>
    `${colors[color]} ${symbol(shown)} on ${spaces}`,
  takeBack: (spaces: string) => `Lumino on ${spaces} taken back`,
  returnLumino: 'Lumino returned',
  spend: (color: Color) => `${colors[color]} jellyfish spent`,
  endTurn: 'turn done',
  beginScoring: 'scoring phase begun',
  score: (color: Color) => `${colors[color]} scored`,
  skip: 'scoring skipped',
  emptyBag: 'bag empty',
  correctScore: (score: number) => `score set to ${score}`,
  correctLimestone: (count: number) => `limestone set to ${count}`,
  correctTile: (color: Color, state: string) => `${colors[color]} tile set to ${state}`,
  correctRound: (round: number) => `round set to ${round}`,
  correctOctopus: 'octopus given',
  changeName: (name: string) => `renamed ${name}`,
  changeFish: (fish: string) => `fish changed to ${fish}`,
  changeStart: 'starting Lumino changed',
  changeScoreBoard: (side: string) => `score board: ${side}`,
  changeBoard: (side: string) => `board changed: ${side}`,
  finishRounds: 'rounds ended',
  chooseDepth: (depth: string) => `reef: ${depth}`,
  paint: (spaces: readonly string[]) =>
    spaces.length > 3 ? `${spaces.length} spaces painted` : `painted ${spaces.join(', ')}`,
  countReef: 'reef counted',
  countJellyfish: (count: number) => `jellyfish set to ${count}`,
  collectReef: 'reef collected',
  followSeat: (name: string | null) =>
    name === null ? 'this phone follows everybody' : `this phone follows ${name}`,
  tallyAnimals: (species: Animal, count: number) => `${count} × ${animals[species]}`,
  tellAbout: 'date and note changed',
};

export type CommandStrings = typeof commandsEn;
