import { capitalized, pointsEn as points } from '@/ui/i18n/phrases';

import type { Animal, Color, CoralNumber } from '../../rules/model';
import { wordsEn } from './words';

const { colors, animals } = wordsEn;
const markers = (count: number) => (count === 1 ? '1 limestone marker' : `${count} limestone markers`);

/** What lands on the space tapped first. */
export type HalfShown = CoralNumber | Animal | null;

const theHalf = (half: HalfShown) =>
  half === null ? 'the plain half' : typeof half === 'number' ? `the ${half}` : `the ${animals[half]}`;

export const reefScreenEn = {
  reefs: 'Reefs',
  playerChip: (name: string, score: number, hasOctopus: boolean) =>
    `${name}, ${points(score)}${hasOctopus ? ', holds the octopus' : ''}`,
  turnOf: (name: string) => `${name}’s turn`,
  reefOf: (name: string) => `${name}’s reef`,
  limestone: (count: number) => `Limestone ${count} of 10`,

  bar: 'Turn',
  takeLimestone: 'Take limestone',
  takeHowMany: 'How many limestone markers?',
  returnLumino: 'Return a Lumino, −1 point',
  spendJellyfish: 'Spend a jellyfish',
  next: (name: string) => `Next: ${name}`,
  nextScoring: (name: string) => `Scoring: ${name}`,
  backTo: (name: string) => `To ${name}`,
  finalScoring: 'Final scoring',
  took: (count: number) => `Limestone taken: ${count}`,
  spent: (color: Color) => `${capitalized(colors[color])} jellyfish spent`,
  returned: 'Lumino returned, −1 point',
  moreBelow: 'More below',
  turn: 'Turn the board by a quarter',
  comparePhoto: 'Compare a photo',
  levels: 'Levels',
  chooseLevel: 'Show one level',
  allLevels: 'All',
  levelOnly: (level: number) => `Level ${level}`,
  warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  close: 'Close',

  pad: 'Color and number',
  lumino: (color: Color, number: CoralNumber) => `${colors[color]} ${number}`,
  luminoWith: (color: Color, number: CoralNumber, animal: Animal) =>
    `${colors[color]} ${number} with ${animals[animal]}`,
  someLumino: (color: Color) => `${colors[color]} Lumino`,
  otherHalf: 'The other half',
  noAnimal: 'no animal',
  addAnimal: 'Add an animal',
  changeAnimal: 'Change the animal',
  chooseLumino: 'Choose a Lumino',
  chooseLuminoFirst: 'Choose a Lumino first',
  askOther: (number: CoralNumber) => `What is beside the ${number}?`,
  tapFirst: (half: HalfShown) => `Tap the space for ${theHalf(half)}, or drag over both`,
  tapSecond: 'Now tap the space next to it',
  ready: (lumino: string) => `${lumino}: place it here?`,
  refused: (lumino: string) => `${lumino} can’t go here`,
  flip: 'Swap halves',
  cancel: 'Cancel',
  place: (cost: number) => (cost === 0 ? 'Place' : `Place, pay ${cost} limestone`),
  placeAnyway: 'Place anyway',
  noPlace: (color: Color) => `There’s no place for ${colors[color]} now.`,
  returnIt: 'Return it (−1 point)',
  placeSomewhere: 'Place it anyway',
  rule: (name: string) => `Rule: ${name}.`,
  placed: (lumino: string, paid: number) =>
    paid === 0 ? `Placed: ${lumino}` : `Placed: ${lumino}, ${paid} limestone paid`,
  preview: 'What it would change',

  stack: 'What lies here',
  nothingLies: 'Nothing lies there yet',
  takeBack: 'Take back',
  takenBack: (lumino: string) => `Taken back: ${lumino}`,
  warningOf: (lumino: string, sentence: string) => `${lumino}: ${sentence}`,
  tapToShow: 'Tap a warning to see it on the reef.',

  scoring: {
    title: (name: string) => `Score or wait: ${name}`,
    corals: 'Colors',
    formula: (numbers: readonly number[], total: number) =>
      numbers.length > 1 ? `${numbers.join(' + ')} = ${total}` : String(total),
    terms: (numbers: readonly number[]) => numbers.join(' + '),
    ago: (total: number) => `a round ago ${total}`,
    card: (color: Color, formula: string, notes: readonly string[]) =>
      [`${colors[color]}: ${formula}`, ...notes].join(', '),
    scored: 'already scored',
    spent: 'scored, jellyfish spent',
    pay: (now: number, next: number | null) =>
      next === null ? `Limestone: ${now} now` : `Limestone: ${now} now, ${next} next time`,
    goesBack: (income: number, back: number) =>
      `You’d earn ${markers(income)}, but ${back} won’t fit. You can store 10.`,
    goesBackNext: (back: number) => `Next time ${back} won’t fit, as it stands.`,
    left: (open: number, phases: number) =>
      `${open === 1 ? '1 color' : `${open} colors`}, ${phases === 1 ? '1 scoring phase' : `${phases} scoring phases`} left`,
    facts: {
      'nothing-left': 'You’ve scored every color.',
      'last-phase': 'This is the last scoring phase. A color that isn’t scored now never scores.',
      'extra-follows': 'The next scoring phase follows at once, before anyone places again.',
      'takes-octopus': 'If you score now, you take the octopus.',
      'last-takes-octopus': 'The last to score takes the octopus.',
    },
    givesUp: (open: number, phases: number, lost: number) =>
      `${open} colors, ${phases} phases: if you skip now, you give ${lost === 1 ? 'one' : lost} up.`,
    paysFewer: (fewer: number) => `The next scoring phase pays ${fewer} fewer.`,
    choose: 'Tap a color to see what counts.',
    counts: (color: Color, levels: readonly string[]) =>
      `Smallest ${colors[color]} numbers: ${levels.join(', ')}.`,
    countsIn: (level: number, number: number) => `${number} in level ${level}`,
    countsNothing: (color: Color) => `No ${colors[color]} number is visible.`,
    chooseFirst: 'Choose a color',
    score: (color: Color, total: number, income: number) =>
      `Score ${colors[color]}: ${points(total)}${income === 0 ? '' : `, ${income} limestone`}`,
    cannotScore: (color: Color) => `${capitalized(colors[color])} can’t be scored now`,
    skip: 'Skip',
    zero: (color: Color) =>
      `No ${colors[color]} number is visible, so this scores 0 points. You can score each color only once.`,
    scoreZero: (color: Color) => `Yes, score ${colors[color]} for 0 points`,
    onlyPreview: 'This is only a preview.',
    notYet: 'You score colors in the scoring phase.',
  },
};

export type ReefScreenStrings = typeof reefScreenEn;
