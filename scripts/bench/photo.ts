import { guessCorners } from '@/games/lumicora/exchange/photo/guessCorners';
import { readSamples } from '@/games/lumicora/exchange/photo/readSamples';
import { sampleSpaces } from '@/games/lumicora/exchange/photo/sampleSpaces';
import { SPACE_COUNT } from '@/games/lumicora/rules/boards';

import { ALL_DISTURBANCES, DISTURBANCES, type Strengths } from '../../__tests__/support/photo/disturbances';
import { otherPicture } from '../../__tests__/support/photo/otherPicture';
import type { Figure } from './measure';
import { benchRendered } from './photoRendered';
import {
  firstGuess,
  isNear,
  judge,
  KNOWLEDGE,
  msToRead,
  trialOf,
  type Trial,
  type Verdict,
} from './photoTrial';

const ALONE = 14;
const AT_ONCE = 32;
const EMPTY = 12;
const OTHER = 15;
const TIMED = 4;

interface Series {
  readonly name: string;
  readonly strengths: Strengths;
  readonly photos: number;
}

const SERIES: readonly Series[] = [
  { name: 'undisturbed', strengths: {}, photos: ALONE },
  ...DISTURBANCES.map((name) => ({ name, strengths: { [name]: 1 }, photos: ALONE })),
  { name: 'everything at once', strengths: ALL_DISTURBANCES, photos: AT_ONCE },
];

/** What is known of one photo once it has been read in every way; the photo itself is let go. */
interface Outcome {
  readonly dragged: Verdict;
  /** Nothing is right where there is no first guess. */
  readonly untouched: Verdict;
  readonly withoutTerrain: Verdict;
  readonly withReef: Verdict;
  readonly isGuessNear: boolean;
}

/** How well photos are read, on made ones: by what disturbs them, and by what is known besides. */
export function benchPhoto(): readonly Figure[] {
  const times: number[] = [];
  const series = SERIES.map(({ name, strengths, photos }, index) => {
    const outcomes = Array.from({ length: photos }, (_, place) => {
      const trial = trialOf(1000 * (index + 1) + place, strengths);
      if (place < TIMED) times.push(msToRead(trial));
      return outcomeOf(trial);
    });
    return { name, outcomes };
  });
  return [
    ...series.map(({ name, outcomes }) => right(`photo, ${name}`, outcomes.map(byDragged), '')),
    ...readingFigures(series.flatMap(({ outcomes }) => outcomes)),
    share('picture of something else, taken for a reef', otherPictures(), (isTaken) => isTaken, ''),
    ...benchRendered(),
    { name: 'read a photo, median', value: median(times), unit: 'ms', aim: 'below 1,500' },
    { name: 'read a photo, slowest', value: Math.round(Math.max(...times)), unit: 'ms', aim: '' },
  ];
}

function byDragged({ dragged }: Outcome): Verdict {
  return dragged;
}

function readingFigures(outcomes: readonly Outcome[]): readonly Figure[] {
  const dragged = outcomes.map(byDragged);
  const untouched = outcomes.map((outcome) => outcome.untouched);
  const withoutTerrain = outcomes.map((outcome) => outcome.withoutTerrain);
  const withReef = outcomes.map((outcome) => outcome.withReef);
  const empty = emptyBoards();
  return [
    right('photo, all of these', dragged, 'at least 98'),
    owned('photo, all of these', dragged, 'at least 95'),
    marked('photo, all of these', dragged),
    right('photo, corners as first guessed', untouched, ''),
    right('photo, terrain not known', withoutTerrain, ''),
    owned('photo, terrain not known', withoutTerrain, ''),
    right('photo, reef of some turns ago known', withReef, ''),
    owned('photo, reef of some turns ago known', withReef, ''),
    right('photo, empty board, everything at once', empty, ''),
    owned('photo, empty board, everything at once', empty, ''),
    share('photo, guessed corners within half a space', outcomes, ({ isGuessNear }) => isGuessNear, ''),
    share('photo, reef taken for a reef', dragged, ({ looksLikeReef }) => looksLikeReef, ''),
  ];
}

const NOTHING_READ: Verdict = {
  spaces: SPACE_COUNT,
  wrong: SPACE_COUNT,
  doubtful: 0,
  isHonest: false,
  looksLikeReef: false,
};

function outcomeOf(trial: Trial): Outcome {
  const { pixels, corners } = trial.photo;
  const samples = sampleSpaces(pixels, trial.dragged);
  const guess = firstGuess(trial);
  return {
    dragged: judge(trial, samples, KNOWLEDGE.board(trial)),
    untouched:
      guess === null ? NOTHING_READ : judge(trial, sampleSpaces(pixels, guess), KNOWLEDGE.board(trial)),
    withoutTerrain: judge(trial, samples, KNOWLEDGE.nothing()),
    withReef: judge(trial, samples, KNOWLEDGE.reef(trial)),
    isGuessNear: guess !== null && isNear(guess, corners),
  };
}

function emptyBoards(): readonly Verdict[] {
  return Array.from({ length: EMPTY }, (_, place) => {
    const trial = trialOf(90_000 + place, ALL_DISTURBANCES, true);
    return judge(trial, sampleSpaces(trial.photo.pixels, trial.dragged), KNOWLEDGE.emptyBoard());
  });
}

/** Whether each picture without a reef passes for one. */
function otherPictures(): readonly boolean[] {
  return Array.from({ length: OTHER }, (_, seed) => {
    const { pixels } = otherPicture(seed);
    const guess = guessCorners(pixels);
    if (guess === null) return false;
    return readSamples(sampleSpaces(pixels, guess.corners), new Map(), KNOWLEDGE.nothing()).looksLikeReef;
  });
}

function right(name: string, verdicts: readonly Verdict[], aim: string): Figure {
  const spaces = sum(verdicts, (verdict) => verdict.spaces);
  const wrong = sum(verdicts, (verdict) => verdict.wrong);
  return { name: `${name}: spaces right`, value: percent(spaces - wrong, spaces), unit: '%', aim };
}

/** Photos of which every wrong space is among those marked for a look. */
function owned(name: string, verdicts: readonly Verdict[], aim: string): Figure {
  return share(`${name}: no mistake unmarked`, verdicts, ({ isHonest }) => isHonest, aim);
}

function marked(name: string, verdicts: readonly Verdict[]): Figure {
  const mean = sum(verdicts, ({ doubtful }) => doubtful) / verdicts.length;
  return { name: `${name}: marked`, value: Number(mean.toFixed(1)), unit: 'spaces a photo', aim: '' };
}

function share<T>(name: string, list: readonly T[], holds: (item: T) => boolean, aim: string): Figure {
  return { name, value: percent(list.filter(holds).length, list.length), unit: '%', aim };
}

function percent(part: number, whole: number): number {
  return Number(((100 * part) / whole).toFixed(1));
}

function sum<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((total, item) => total + value(item), 0);
}

function median(times: readonly number[]): number {
  return Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!);
}
