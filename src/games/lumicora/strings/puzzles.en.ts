import type { Animal, Color } from '../rules/model';
import type { Difficulty, PlaceReason, PuzzleKind } from '../lessons/puzzles/puzzle';
import { finalScoringEn } from './finalScoring.en';
import { capitalized, listed, pointsEn as points } from './phrases';
import { animalPluralsEn as plurals, placementEn } from './placement.en';
import { wordsEn } from './words.en';

const { colors, animals } = wordsEn;
const and = (words: readonly string[]) => listed(words, 'and', (count) => `${count} more`);
const or = (words: readonly string[]) => listed(words, 'or', (count) => `one of ${count} more`);
const markers = (count: number) =>
  count === 0 ? 'no limestone' : count === 1 ? '1 limestone marker' : `${count} limestone markers`;

const kinds: Readonly<Record<PuzzleKind, string>> = {
  'every-place': 'Every legal place',
  'keep-highest': 'Keep it high',
  'score-now': 'Which colour now?',
  'broken-rule': 'The broken rule',
  'light-side': 'Count the light side',
};

const kindLeads: Readonly<Record<PuzzleKind, string>> = {
  'every-place': 'Find every place where a Lumino may go. Three mistakes end it.',
  'keep-highest': 'Find the placement after which a colour scores the most.',
  'score-now': 'Find the colour that brings the most points now.',
  'broken-rule': 'One Lumino of this reef should not lie where it does.',
  'light-side': 'Count the animals by what lies around them.',
};

const difficulties: Readonly<Record<Difficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

const reasons: Readonly<Record<PlaceReason['code'], (color: Color, spaces: readonly string[]) => string>> = {
  'touches-own': (color, spaces) => `touches ${colors[color]} on ${and(spaces)}`,
  'lies-on-own': (color, spaces) => `lies on ${colors[color]}, ${and(spaces)}`,
  'exception-a': (color, spaces) =>
    `exception A: level 1 shows no ${colors[color]}, so any Lumino will do (${and(spaces)})`,
  'exception-b': (color, spaces) =>
    `exception B: no room next to ${colors[color]}, so any Lumino will do (${and(spaces)})`,
};

const questions = {
  everyPlace: (color: Color, limestone: number) =>
    `Where may this ${colors[color]} Lumino go if you have ${markers(limestone)}?`,
  keepHighest: (color: Color, letters: readonly string[]) =>
    `Which placement keeps the coral scoring of ${colors[color]} highest: ${or(letters)}?`,
  scoreNow: (options: readonly Color[]) =>
    `Which colour brings the most points now: ${or(options.map((color) => colors[color]))}?`,
  brokenRule: 'Which Lumino broke a rule when it was laid?',
  lightAnimal: (species: Animal, space: string) =>
    `How many points does the ${animals[species]} on ${space} score on the light side?`,
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
    `${capitalized(colors[color])} brings ${points(total)}. Another colour brings more.`,
  colorAlreadyScored: (color: Color) =>
    `${capitalized(colors[color])} was scored before, and each colour scores only once a game.`,
  luminoIsLegal: (color: Color, spaces: readonly string[]) =>
    `The ${colors[color]} Lumino on ${and(spaces)} was legal when it was laid.`,
  startingLumino: 'The starting Lumino lies where it belongs.',
  tooFewPoints: (count: number) => `${points(count)} ${count === 1 ? 'is' : 'are'} too few.`,
  tooManyPoints: (count: number) => `${points(count)} ${count === 1 ? 'is' : 'are'} too many.`,
};

const explanations = {
  places: (count: number) => (count === 1 ? 'There is 1 place.' : `There are ${count} places.`),
  place: (spaces: readonly string[], level: number, cost: number, why: string) =>
    `${and(spaces)}, level ${level}${cost === 0 ? '' : `, costs ${cost}`}: ${why}.`,
  reason: (code: PlaceReason['code'], color: Color, spaces: readonly string[]) =>
    reasons[code](color, spaces),
  bestCandidate: (letter: string, color: Color, total: number, before: number) =>
    `${letter} is right: ${colors[color]} then scores ${points(total)} (${before} before).`,
  candidate: (letter: string, formula: string) => `${letter}: ${formula}`,
  unchanged: (color: Color) => `nothing changes for ${colors[color]}`,
  bestColor: (color: Color, total: number) =>
    `${capitalized(colors[color])} is right: it brings ${points(total)}.`,
  color: (color: Color, formula: string) => `${colors[color]}: ${formula}`,
  scoredBefore: 'scored before',
  brokenLumino: (position: number, color: Color, spaces: readonly string[]) =>
    `It is Lumino ${position}, ${colors[color]} on ${and(spaces)}.`,
  lightTotal: (total: number) => `${points(total)} ${total === 1 ? 'is' : 'are'} right.`,
};

export const puzzlesEn = {
  title: 'Puzzles',
  ofTheDay: 'Puzzle of the day',
  ofTheDayLead: 'Today everyone has this one.',
  kind: 'Kind',
  kinds,
  kindLeads,
  difficulty: 'Difficulty',
  difficulties,
  questions,
  /** Shown with the question about a broken rule. */
  laidOrder: 'The Luminos are numbered in the order they were laid.',
  options: 'Answers',
  chances: (count: number) => (count === 1 ? '1 chance left' : `${count} chances left`),
  foundBefore: 'You have found this place already.',
  right: 'Right!',
  wrong: 'Not right.',
  outOfChances: 'No chance left. Here is the solution.',
  mistakes,
  solution: 'Solution',
  explanations,
  next: 'Next puzzle',
  streak: (count: number) => `${count} in a row`,
  bestStreak: (count: number) => `best: ${count} in a row`,
  dayStreak: (count: number) => (count === 1 ? '1 day in a row' : `${count} days in a row`),
  accuracy: (percent: number, solved: number, tried: number) => `${solved} of ${tried} solved, ${percent}%`,
  noneTried: 'No puzzle tried yet',
  solvedToday: 'Solved today',
  triedToday: 'Tried today. The next one comes tomorrow.',
  /** What the words about placements and animals are made of. */
  placement: placementEn,
  finalScoring: finalScoringEn,
};

export type PuzzleStrings = typeof puzzlesEn;
