import type { ScoreBoard } from '../../rules/animals';
import type { BoardSide } from '../../rules/boards';
import type { ByAnimal, ByColor, CoralSymbol } from '../../rules/model';
import type { ScoringTile } from '../../rules/round';
import type { Depth } from '../../session/reef/finalReef';
import type { Fish } from '../../session/table/table';
import { placementEn } from './placement';

const animals: ByAnimal<string> = {
  shellfish: 'shellfish',
  crab: 'crab',
  seahorse: 'seahorse',
  starfish: 'starfish',
};

const fish: Readonly<Record<Fish, string>> = {
  angelfish: 'Angelfish',
  pufferfish: 'Pufferfish',
  clownfish: 'Clownfish',
  surgeonfish: 'Surgeonfish',
};

const tiles: Readonly<Record<ScoringTile, string>> = {
  coral: 'not scored',
  jellyfish: 'jellyfish',
  spent: 'spent',
};

const sides: Readonly<Record<BoardSide, string>> = { A: 'Side A', B: 'Side B' };
const scoreBoards: Readonly<Record<ScoreBoard, string>> = { dark: 'Dark side', light: 'Light side' };

const depths: Readonly<Record<Depth, string>> = {
  mirrored: 'placed',
  'from-above': 'painted',
  counted: 'counted',
};

/** The things of the game, one word each. */
export const wordsEn = {
  colors: placementEn.colors as ByColor<string>,
  animals,
  fish,
  tiles,
  sides,
  scoreBoards,
  depths,
  symbol: (symbol: CoralSymbol) =>
    symbol === null ? 'plain' : typeof symbol === 'number' ? String(symbol) : animals[symbol],
  and: 'and',
};

export type Words = typeof wordsEn;
