import { minus } from '@/ui/i18n/phrases';

import type { Animal, Color, CoralSymbol } from '../../rules/model';
import { wordsEn } from './words';

const { animals, colors, symbol } = wordsEn;

/** What a step of the log was, short enough for a button. */
export const commandsEn = {
  by: (name: string, what: string) => `${name}, ${what}`,
  takeLimestone: (count: number) => `${count} limestone taken`,
  place: (color: Color, [a, b]: readonly [CoralSymbol, CoralSymbol]) =>
    `${colors[color]} ${symbol(a)} with ${symbol(b)}`,
  plain: (color: Color, shown: CoralSymbol) => `${colors[color]} ${symbol(shown)}`,
  takeBack: 'Lumino taken back',
  returnLumino: 'Lumino returned',
  spend: (color: Color) => `${colors[color]} jellyfish spent`,
  endTurn: 'turn ended',
  beginScoring: 'scoring phase begun',
  score: (color: Color) => `${colors[color]} scored`,
  skip: 'scoring skipped',
  emptyBag: 'bag empty',
  correctScore: (score: number) => `score set to ${minus(score)}`,
  correctLimestone: (count: number) => `limestone set to ${count}`,
  correctTile: (color: Color, state: string) => `${colors[color]} tile set to ${state}`,
  correctRound: (round: number) => `round set to ${round}`,
  correctOctopus: 'octopus received',
  changeName: (name: string) => `renamed ${name}`,
  changeFish: (fish: string) => `fish changed to ${fish}`,
  changeStart: 'starting Lumino changed',
  changeScoreBoard: (side: string) => `score board: ${side}`,
  changeBoard: (side: string) => `board changed: ${side}`,
  finishRounds: 'rounds ended',
  chooseDepth: (depth: string) => `reef: ${depth}`,
  paint: (spaces: number) => (spaces === 1 ? '1 space painted' : `${spaces} spaces painted`),
  countReef: 'reef counted',
  countJellyfish: (count: number) => `jellyfish set to ${count}`,
  collectReef: 'reef collected',
  followSeat: (name: string | null) =>
    name === null ? 'this phone plays for everyone' : `this phone plays for ${name}`,
  tallyAnimals: (species: Animal, count: number) => `${count} × ${animals[species]}`,
  tellAbout: 'date and note changed',
};

export type CommandStrings = typeof commandsEn;
