import { listed, minus, pointsEn } from '@/ui/i18n/phrases';

import type { Color } from '../../rules/model';
import type { Aspect } from '../../session/reef/painting';
import { wordsEn } from './words';

const { colors } = wordsEn;
const and = (words: readonly string[]) => listed(words, 'and', (count) => `${count} more`);
const aspects: Readonly<Record<Aspect, string>> = { color: 'Colour', level: 'Level', symbol: 'Symbol' };

/** What looks like a slip in a reef that was told at its end. */
const oddities = {
  scoreMissing: 'The score is still 0: enter where the fish stands on the track.',
  reefEmpty: 'This reef is still empty.',
  startBare: (spaces: readonly string[]) =>
    `${and(spaces)} ${spaces.length === 1 ? 'is' : 'are'} bare, but the starting Lumino lies there.`,
  halfAlone: (spaces: readonly string[]) =>
    spaces.length === 1
      ? `${and(spaces)} has no neighbour as high: where is the other half?`
      : `${and(spaces)} have no neighbour as high: where are the other halves?`,
  halfMissing: 'All levels together make an odd number: a half is missing, or one too many.',
  veryHigh: (spaces: readonly string[]) =>
    `${and(spaces)} ${spaces.length === 1 ? 'lies' : 'lie'} very high: is the level right?`,
  moreAnimals: (animals: number, spaces: number) =>
    `${animals} animals on ${spaces} coral ${spaces === 1 ? 'space' : 'spaces'}: a space shows one at most.`,
  remote: (remote: number, lowest: number) =>
    `${minus(remote)} for remote limestone, but all of it on this board makes ${minus(lowest)}.`,
  colorSupply: (color: Color, count: number, most: number) =>
    `${count} ${colors[color]} spaces at the table, but with so many players there are ${most} at most.`,
};

export const painterEn = {
  title: 'From above',
  board: (name: string) => `The reef of ${name} from above`,
  painted: (count: number) => `${count} of 44`,
  paintedSpoken: (count: number) => `${count} of 44 spaces painted`,
  animals: (count: number) => (count === 1 ? '1 animal' : `${count} animals`),
  spacesOf: (color: Color, count: number) => `${colors[color]}: ${count} ${count === 1 ? 'space' : 'spaces'}`,
  counted: 'Spaces by colour',
  majority: (color: Color, points: number) => `majority in ${colors[color]}: ${pointsEn(points)}`,
  majorityShort: (points: number) => `+${points}`,

  readPhoto: 'Read a photo',
  doubts: (spaces: readonly string[]) =>
    spaces.length === 1
      ? `1 space to look at: ${and(spaces)}`
      : `${spaces.length} spaces to look at: ${and(spaces)}`,
  toLookAt: 'to look at',
  isRight: (space: string) => `${space} is right`,
  nextDoubt: 'Next',
  nextDoubtSpoken: 'Next space to look at',

  brush: 'Brush',
  aspects,
  aspect: (aspect: Aspect, value: string) => `${aspects[aspect]}: ${value}`,
  whole: 'All',
  wholeSpoken: 'All three at once',
  erase: 'Erase',
  pickUp: 'Pick up',
  raise: 'One level more',
  lower: 'One level less',
  level: (level: number) => `Level ${level}`,
  levelAndMore: (level: number) => `Level ${level}, once more for the next`,
  noSymbol: 'No symbol',
  noSymbolShort: 'none',
  numbers: 'Numbers',
  numbersKey: '1–6',
  animalsKey: 'Animals',

  help: {
    color: (color: Color) => `Tap or drag over everything ${colors[color]}. Level and symbol stay.`,
    raise: 'Tap or drag: every space rises by one level.',
    lower: 'Tap or drag: every space sinks by one level, down to level 1.',
    level: (level: number) => `Tap or drag: the coral now lies in level ${level}.`,
    symbol: (symbol: string) => `Tap the spaces that show this: ${symbol}.`,
    noSymbol: 'Tap an animal here, then its spaces. Now spaces lose their symbol.',
    whole: (coral: string) => `Tap or drag, all at once: ${coral}.`,
    erase: 'Tap or drag: the coral goes, the board is seen again.',
    pickUp: 'Tap a space to paint on with what it shows. Holding a space does the same.',
  },
  bare: 'No coral lies there yet. Paint a colour first.',
  pickedUp: (coral: string) => `Picked up: ${coral}`,
  bareGround: 'bare ground',

  otherDepth: (name: string, depth: string) => `The reef of ${name} is told another way so far: ${depth}.`,
  begin: 'Paint this reef from above',

  more: 'More',
  terrain: 'The printed board',
  clear: 'Clear all',
  done: 'Done',
  close: 'Close',
  tapToShow: 'Tap a warning to see its spaces.',
  oddities,
};

export type PainterStrings = typeof painterEn;
