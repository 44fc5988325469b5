import { capitalized, listed, pointsEn as points } from '@/ui/i18n/phrases';

import type { PuzzleKindId } from '../../lessons/puzzleKinds';
import type { LightSideRule } from '../../rules/animals';
import { COLORS, type Animal, type ByColor, type Color } from '../../rules/model';
import { finalScoringEn } from './finalScoring';
import { animalPluralsEn as plurals, placementEn } from './placement';
import { wordsEn } from './words';

const { colors, animals } = wordsEn;
const or = (words: readonly string[]) => listed(words, 'or', (count) => `one of ${count} more`);
const markers = (count: number) =>
  count === 0 ? 'no limestone' : count === 1 ? '1 limestone marker' : `${count} limestone markers`;

const reasons = {
  'touches-own': (color: Color) => `it touches ${colors[color]}`,
  'lies-on-own': (color: Color) => `it rests on ${colors[color]}`,
  'exception-a': (color: Color) =>
    `exception A, because level 1 shows no ${colors[color]} and it touches a Lumino there`,
  'exception-b': (color: Color) =>
    `exception B, because next to ${colors[color]} there’s no room and it touches a Lumino there`,
};

const and = (words: readonly string[]) => listed(words, 'and', (count) => `${count} more`);

const around: Readonly<Record<LightSideRule['wants'], (count: number) => string>> = {
  water: (count) => `water spaces around it: ${count}`,
  'same-level': (count) => `coral spaces of its level around it: ${count}`,
  'higher-level': (count) => `higher coral spaces around it: ${count}`,
  'lower-level': (count) => `lower coral spaces around it: ${count}`,
};

const questions = {
  everyPlace: (color: Color, limestone: number) =>
    `Where may this ${colors[color]} Lumino go if you have ${markers(limestone)}?`,
  keepHighest: (color: Color, letters: readonly string[]) =>
    `Which placement keeps the coral scoring of ${colors[color]} highest: ${or(letters)}?`,
  scoreNow: (options: readonly Color[]) =>
    `Which color scores the most now: ${or(options.map((color) => colors[color]))}?`,
  brokenRule: 'Which Lumino broke a rule when it was placed?',
  bestSpecies: 'Which animals bring the most points at the end, on the dark side?',
  bestMajority: (rivals: readonly ByColor<number>[]) =>
    `The others show ${COLORS.map((color) => `${colors[color]} ${and(rivals.map((rival) => String(rival[color])))}`).join(', ')}. Which color brings you the most points for its majority?`,
  paying: (color: Color, limestone: number) =>
    `You hold three ${colors[color]} Luminos like this and have ${markers(limestone)}. How many of them can you place in level 1?`,
  lightAnimal: (species: Animal) =>
    `How many points does the marked ${animals[species]} score on the light side?`,
  lightSpecies: (species: Animal) =>
    `How many points do the ${plurals[species]} score together on the light side?`,
  lightAll: 'How many points do all animals score together on the light side?',
};

const mistakes = {
  placesMissing: (count: number) =>
    count === 1 ? '1 place is still missing.' : `${count} places are still missing.`,
  candidateScoresLess: (letter: string, color: Color, total: number) =>
    `${letter} leaves ${colors[color]} ${points(total)}. Another placement leaves more.`,
  colorScoresLess: (color: Color, total: number) =>
    `${capitalized(colors[color])} brings ${points(total)}. Another color brings more.`,
  colorAlreadyScored: (color: Color) =>
    `${capitalized(colors[color])} has already been scored, and you can score each color only once.`,
  luminoIsLegal: (position: number) => `Lumino ${position} was allowed when it was placed.`,
  bringsLess: (name: string, earned: number) =>
    `${capitalized(name)}: ${points(earned)}. Something else brings more.`,
  tooFewPlaced: (count: number) =>
    count === 0 ? 'You can place more than none.' : `You can place more than ${count}.`,
  tooManyPlaced: (count: number) => `You can’t pay for places for ${count === 3 ? 'all three' : count}.`,
  startingLumino: 'The starting Lumino lies where it belongs.',
  tooFewPoints: (count: number) => `${points(count)} ${count === 1 ? 'is' : 'are'} too few.`,
  tooManyPoints: (count: number) => `${points(count)} ${count === 1 ? 'is' : 'are'} too many.`,
};

const explanations = {
  places: (count: number) => (count === 1 ? 'There’s 1 place.' : `There are ${count} places.`),
  place: (number: number, level: number, cost: number, why: string) =>
    `Place ${number}, level ${level}${cost === 0 ? '' : `, costs ${cost} limestone`}: ${why}.`,
  reason: (code: keyof typeof reasons, color: Color) => reasons[code](color),
  bestCandidate: (letter: string, color: Color, total: number, before: number) =>
    `${letter} is right. ${capitalized(colors[color])} then scores ${points(total)} (${before} before).`,
  candidate: (letter: string, formula: string) => `${letter}: ${formula}`,
  unchanged: (color: Color) => `nothing changes for ${colors[color]}`,
  bestColor: (color: Color, total: number) =>
    `${capitalized(colors[color])} is right and brings ${points(total)}.`,
  color: (color: Color, formula: string) => `${colors[color]}: ${formula}`,
  scoredBefore: 'already scored',
  brokenLumino: (position: number, color: Color) => `It’s Lumino ${position}, a ${colors[color]} one.`,
  bringsMost: (name: string, earned: number) => `${capitalized(name)}: ${points(earned)}, the most of all.`,
  counted: (name: string, count: number, others: readonly number[] | null, earned: number) =>
    others === null
      ? `${capitalized(name)}: ${count} visible, ${points(earned)}`
      : `${capitalized(name)}: you ${count}, the others ${and(others.map(String))}, ${points(earned)}`,
  placedOnGround: (count: number) =>
    count === 0
      ? 'None of them has a place in level 1.'
      : count === 3
        ? 'All three can lie in level 1.'
        : `${count} of the three can lie in level 1.`,
  paid: (number: number, cost: number) =>
    `Place ${number}: ${cost === 0 ? 'costs nothing' : cost === 1 ? '1 water space, costs 1' : '2 water spaces, cost 2'}`,
  markersLeft: (left: number, next: number | null) =>
    next === null ? `Left: ${markers(left)}` : `Left: ${markers(left)}, and another place costs ${next}`,
  lightAnimal: (species: Animal, { wants }: LightSideRule, count: number, earned: number) =>
    `${capitalized(animals[species])}: ${around[wants](count)}, ${points(earned)}`,
  lightTotal: (total: number) => `${points(total)} ${total === 1 ? 'is' : 'are'} right.`,
};

export const puzzlesEn = {
  names: {
    'every-place': 'Every legal place',
    'keep-highest': 'Keep it high',
    'score-now': 'Which color now?',
    'broken-rule': 'The broken rule',
    'light-side': 'Count the light side',
    'final-count': 'What counts most?',
    paying: 'Enough limestone?',
  } satisfies Readonly<Record<PuzzleKindId, string>>,
  /** What is to be done, in one or two sentences. */
  leads: {
    'every-place': 'Find every place where a Lumino may go. Three mistakes end it.',
    'keep-highest': 'Find the placement after which a color scores the most.',
    'score-now': 'Find the color that scores the most now.',
    'broken-rule': 'One Lumino of this reef shouldn’t lie where it does.',
    'light-side': 'Count the animals by what lies around them.',
    'final-count': 'Find the animals or the majority that bring the most at the end.',
    paying: 'Find out how many of three Luminos you can pay for.',
  } satisfies Readonly<Record<PuzzleKindId, string>>,
  questions,
  /** Shown with the question about a broken rule. */
  laidOrder: 'The Luminos are numbered in the order they were placed.',
  foundBefore: 'You’ve already found this place.',
  mistakes,
  hand: (color: Color, first: string, second: string) =>
    `Lumino in your hand: ${colors[color]}, ${first} and ${second}`,
  tapTwo: 'Tap two spaces where it may go. Each wrong pair costs a chance.',
  tapSecond: 'Now the second space.',
  rightPlace: 'Right, that’s one of them.',
  candidate: (letter: string) => `Placement ${letter}`,
  position: (position: number) => `Lumino ${position}`,
  foundPlace: (number: string | null) => (number === null ? 'found' : `place ${number}, found`),
  missedPlace: (number: string | null) => (number === null ? 'not found' : `place ${number}, not found`),
  tapLumino: 'Tap the Lumino that you mean.',
  chosenLumino: (position: number) => `You’ve chosen Lumino ${position}.`,
  tapPlacement: 'Choose one to see it on the board.',
  scored: (name: Animal | Color) => (name in plurals ? plurals[name as Animal] : colors[name as Color]),
  placedCount: (count: number) => ['None', 'One', 'Two', 'All three'][count]!,
  numberedPlace: (number: number) => `place ${number}`,
  stack: 'What lies here, from the highest down',
  inLayer: (level: number, position: number) => `Level ${level}, no. ${position}`,
  inStack: (level: number, position: number, lumino: string) =>
    `Level ${level}: Lumino ${position}, ${lumino}`,
  explanations,
  /** What the words about placements and animals are made of. */
  colors,
  placement: placementEn,
  finalScoring: finalScoringEn,
};

export type PuzzleStrings = typeof puzzlesEn;
