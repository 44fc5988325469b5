import { capitalized } from '@/ui/i18n/phrases';

import type { Animal, Color, CoralNumber } from '../../rules/model';
import { wordsEn } from './words';

const { colors, animals } = wordsEn;
const markers = (count: number) => (count === 1 ? '1 limestone marker' : `${count} limestone markers`);
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

/** What lands on the space tapped first. */
export type HalfShown = CoralNumber | Animal | null;

const theHalf = (half: HalfShown) =>
  half === null ? 'the plain half' : typeof half === 'number' ? `the ${half}` : `the ${animals[half]}`;

export const reefScreenEn = {
  reefs: 'Reefs',
  limestone: (count: number) => `Limestone ${count}/10`,
  points,
  turn: 'Turn the board by a quarter',
  comparePhoto: 'Compare a photo',
  levels: 'Levels',
  chooseLevel: 'Show one level',
  allLevels: 'All',
  levelOnly: (level: number) => `Level ${level}`,
  warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  close: 'Close',

  pad: 'Colour and number',
  lumino: (color: Color, number: CoralNumber) => `${colors[color]} ${number}`,
  luminoWith: (color: Color, number: CoralNumber, animal: Animal) =>
    `${colors[color]} ${number} with ${animals[animal]}`,
  otherHalf: 'The other half',
  noAnimal: 'no animal',
  addAnimal: 'Add an animal',
  changeAnimal: 'Change the animal',
  chooseLumino: 'Choose a Lumino',
  chooseLuminoFirst: 'Choose a Lumino first',
  askOther: (number: CoralNumber) => `What is beside the ${number}?`,
  tapFirst: (half: HalfShown) => `Tap the first space: ${theHalf(half)} goes there`,
  tapSecond: 'Tap its neighbour',
  onSpaces: (lumino: string, spaces: string) => `${lumino} on ${spaces}`,
  flip: 'Flip',
  cancel: 'Cancel',
  place: (cost: number) => (cost === 0 ? 'Place' : `Place, pay ${cost} limestone`),
  placeAnyway: 'Place anyway',
  rule: (name: string, id: string) => `Rule: ${name} (${id}).`,
  placed: (lumino: string, paid: number) =>
    paid === 0 ? `Placed: ${lumino}` : `Placed: ${lumino}, ${paid} limestone paid`,
  preview: 'What it would change',

  stack: (space: string) => `What lies on ${space}`,
  nothingLies: (space: string) => `Nothing lies on ${space} yet`,
  takeBack: 'Take back',
  takenBack: (lumino: string) => `Taken back: ${lumino}`,
  warningOf: (lumino: string, sentence: string) => `${lumino}: ${sentence}`,
  tapToShow: 'Tap a warning to see it on the reef.',

  scoring: {
    title: (name: string) => `Coral scoring: ${name}`,
    corals: 'Corals',
    formula: (numbers: readonly number[], total: number) =>
      numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total),
    card: (color: Color, formula: string, note: string | null) =>
      `${colors[color]}: ${formula}${note === null ? '' : `, ${note}`}`,
    scored: 'already scored',
    spent: 'scored, jellyfish spent',
    pays: (income: number) =>
      income === 0 ? 'This round pays no limestone.' : `This round pays ${markers(income)}.`,
    goesBack: (income: number, back: number) =>
      `This round pays ${markers(income)}, but ${back} of them ${back === 1 ? 'goes' : 'go'} back to the supply: there is room for 10.`,
    choose: 'Tap a coral to see what counts.',
    counts: (color: Color, levels: readonly string[]) =>
      `Smallest ${colors[color]} numbers: ${levels.join('; ')}.`,
    countsIn: (level: number, number: number, spaces: readonly string[]) =>
      `${number} in level ${level} (${spaces.join(', ')})`,
    countsNothing: (color: Color) => `No ${colors[color]} number is visible.`,
    score: (color: Color, total: number) => `Score ${colors[color]}: ${points(total)}`,
    skip: 'Skip',
    zero: (color: Color) =>
      `${capitalized(colors[color])} shows no number, so it scores 0 points. Each colour scores only once a game.`,
    scoreZero: 'Score 0 points',
    onlyPreview: 'This is only a preview.',
    notYet: 'Corals are scored in the scoring phase.',
  },
};

export type ReefScreenStrings = typeof reefScreenEn;
