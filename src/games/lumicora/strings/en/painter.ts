import { minus, pointsEn } from '@/ui/i18n/phrases';

import type { Color } from '../../rules/model';
import type { Aspect } from '../../session/reef/painting';
import { wordsEn } from './words';

const { colors } = wordsEn;
const aspects: Readonly<Record<Aspect, string>> = { color: 'Color', level: 'Level', symbol: 'Symbol' };

/** What looks like a slip in a reef that was told at its end. */
const oddities = {
  scoreMissing: 'The score is still 0. Enter where the fish is on the track.',
  reefEmpty: 'This reef is still empty.',
  startBare: 'The starting Lumino lies in the middle, but the middle isn’t all painted.',
  halfAlone: (spaces: number) =>
    spaces === 1
      ? 'One space has no neighbor as high. Where’s its other half?'
      : `${spaces} spaces have no neighbor as high. Where are their other halves?`,
  halfMissing: 'A Lumino covers two spaces, but one half is missing or too many. Check the levels.',
  veryHigh: (spaces: number) =>
    spaces === 1
      ? 'One space is very high. Is its level right?'
      : `${spaces} spaces are very high. Are their levels right?`,
  moreAnimals: (animals: number, spaces: number) =>
    `${animals} ${animals === 1 ? 'animal' : 'animals'} on ${spaces} coral ${spaces === 1 ? 'space' : 'spaces'} can’t be. A space shows one at most.`,
  remote: (remote: number, lowest: number) =>
    `${minus(remote)} for remote limestone is too much. This board has ${minus(lowest)} in all.`,
  colorSupply: (color: Color, count: number, most: number) =>
    `${count} ${colors[color]} spaces at the table, but your player count has ${most} at most.`,
};

export const painterEn = {
  title: 'Painted reef',
  board: (name: string) => `${name}’s reef from above`,
  painted: (count: number) => `${count} of 44`,
  paintedSpoken: (count: number) => `${count} of 44 spaces painted`,
  animals: (count: number) => (count === 1 ? '1 animal' : `${count} animals`),
  spacesOf: (color: Color, count: number) => `${colors[color]}: ${count} ${count === 1 ? 'space' : 'spaces'}`,
  counted: 'Spaces by color',
  majority: (color: Color, points: number) => `${colors[color]} majority: ${pointsEn(points)}`,
  majorityShort: (points: number) => `+${points}`,

  readPhoto: 'Read a photo',
  doubts: (spaces: number) => (spaces === 1 ? '1 space to check' : `${spaces} spaces to check`),
  toLookAt: 'check this',
  isRight: 'This one’s right',
  isRightSpoken: (space: string) => `This one’s right: ${space}`,
  nextDoubt: 'Next',
  nextDoubtSpoken: 'Next space to check',

  brush: 'Brush',
  aspects,
  aspect: (aspect: Aspect, value: string) => `${aspects[aspect]}: ${value}`,
  whole: 'All',
  wholeSpoken: 'All three at once',
  erase: 'Erase',
  pickUp: 'Copy',
  raise: 'One level more',
  lower: 'One level less',
  level: (level: number) => `Level ${level}`,
  levelAndMore: (level: number) => `Level ${level}, tap again for the next`,
  noSymbol: 'No symbol',
  noSymbolShort: 'none',
  numbers: 'Numbers',
  numbersKey: '1–6',
  animalsKey: 'Animals',

  help: {
    color: (color: Color) => `Tap or drag over everything ${colors[color]}. Level and symbol stay.`,
    raise: 'Tap or drag to raise each space by one level.',
    lower: 'Tap or drag to lower each space by one level, down to level 1.',
    level: (level: number) => `Tap or drag to put the coral into level ${level}.`,
    symbol: (symbol: string) => `Tap the spaces that show this: ${symbol}.`,
    noSymbol: 'Pick an animal, then tap its spaces. Until then, a tap removes the symbol.',
    whole: (coral: string) => `Tap or drag to paint all at once: ${coral}.`,
    erase: 'Tap or drag to take the coral away.',
    pickUp: 'Tap a space to go on painting with what it shows. Holding a space does the same.',
  },
  bare: 'There’s no coral there yet. Paint a color first.',
  pickedUp: (coral: string) => `Copied: ${coral}`,
  bareGround: 'no coral',

  otherDepth: (name: string, depth: string) => `${name}’s reef is currently set to “${depth}”.`,
  begin: 'Paint this reef',

  more: 'More',
  terrain: 'The printed board',
  clear: 'Clear all',
  done: 'Done',
  close: 'Close',
  tapToShow: 'Tap a warning to see its spaces.',
  oddities,
};

export type PainterStrings = typeof painterEn;
