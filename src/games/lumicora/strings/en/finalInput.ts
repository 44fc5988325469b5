import { capitalized, minus, pointsEn as points } from '@/ui/i18n/phrases';

import type { BoardSide } from '../../rules/boards';
import type { ByAnimal, Color } from '../../rules/model';
import type { Depth } from '../../session/reef/finalReef';
import { wordsEn } from './words';

type ByDepth<T> = Readonly<Record<Depth, T>>;

const { colors } = wordsEn;
const coralSpaces = (count: number) => (count === 1 ? '1 coral space' : `${count} coral spaces`);
const someAnimals = (count: number) =>
  count === 0 ? 'no animals' : count === 1 ? '1 animal' : `${count} animals`;

const depthNotes: ByDepth<string> = {
  mirrored: 'Lumino by Lumino, as placed in the app.',
  'from-above': 'Paint what you see, and the app counts.',
  counted: 'Count what’s visible. That’s the quickest way.',
};
const enter: ByDepth<string> = {
  mirrored: 'Open the reef',
  'from-above': 'Paint the reef',
  counted: 'Count the reef',
};

/** What a photo is good for. */
const byPhoto: ByDepth<string> = {
  mirrored: 'Compare a photo',
  'from-above': 'Read a photo',
  counted: 'Read a photo',
};

const animals: ByAnimal<string> = {
  shellfish: 'Shellfish',
  crab: 'Crabs',
  seahorse: 'Seahorses',
  starfish: 'Starfish',
};

/** For entering reefs at the end, at three depths. */
export const finalInputEn = {
  howEntered: 'How will you enter the reefs?',
  changeLater: 'You can change this for each player later.',
  depthNotes,
  goOn: 'Go on',

  title: 'Reefs for the final scoring',
  reefs: 'Reefs',
  notOver: 'The rounds aren’t over yet, but you can already look and enter.',
  endRounds: 'End the rounds',
  endAndScore: 'End the rounds and score',
  toScoring: 'To the scoring',
  boards: (side: string, scoreBoard: string) => `Reef boards: ${side}. Score board: ${scoreBoard}.`,
  changeBoards: 'Change',
  changeBoardsLabel: 'Change the boards',
  terrainGuess: (side: BoardSide): string =>
    side === 'B'
      ? 'Our layout of side B is a best guess. Compare it with your board, because uncovered remote limestone costs points.'
      : 'Our layout is a best guess. Compare it with your board, because shellfish count water on the light side.',
  compareTerrain: 'Compare the board',

  depthOf: (name: string) => `How to enter ${name}’s reef`,
  enter,
  enterOf: (depth: Depth, name: string) => `${enter[depth]}: ${name}`,
  byPhoto,
  byPhotoOf: (depth: Depth, name: string) => `${byPhoto[depth]}: ${name}`,
  collect: 'Collect reefs',
  nothingYet: 'Nothing entered yet',
  known: (spaces: number, seen: number) => `${coralSpaces(spaces)} and ${someAnimals(seen)} visible`,
  knownPoints: (spaces: number, earned: number) =>
    `${coralSpaces(spaces)} visible, ${points(earned)} for animals`,
  figures: (score: number, limestone: number, jellyfish: number) =>
    `${points(score)}, limestone ${limestone}, jellyfish ${jellyfish}`,
  points,
  correct: 'Edit',
  correctFigures: (name: string) => `Edit ${name}’s score, limestone and jellyfish`,

  countInstead: 'Count it',
  spaces: 'Visible coral spaces',
  color: (color: Color) => capitalized(colors[color]),
  animals,
  animalPoints: 'Points for animals',
  score: 'Score so far',
  limestone: 'Limestone',
  jellyfish: 'Jellyfish',
  remote: 'Remote limestone',
  figureOf: (name: string, figure: string) => `${name}, ${figure}`,

  notWhole: 'Enter a whole number.',
  atLeast: (least: number) => `Not less than ${minus(least)}.`,
  atMost: (most: number) => `Not more than ${most}.`,
  roomFor: (most: number) => `There’s room for ${most}.`,
  fourTiles: (most: number) => `There are ${most} scoring tiles.`,
  tooManySpaces: (count: number, most: number) => `That would be ${count} spaces, but a reef has ${most}.`,
  tooManyOfColor: (color: Color, count: number, most: number, luminos: number) =>
    `That would be ${count} ${colors[color]} spaces at your table. The box holds ${luminos} Luminos of each color, which makes ${most} spaces with the starting Luminos.`,

  next: (name: string) => `Next: ${name}`,
};

export type FinalInputStrings = typeof finalInputEn;
