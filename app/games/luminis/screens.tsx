import { Fragment } from 'react';

import { later } from '../../navigation/later';
import type { GameScreens, PageParams } from '../gameScreens';

// Pages that are mostly opened one after another come together.
const play = () => import('./playPages');
const record = () => import('./recordPages');
const learn = () => import('./learnPages');

const Start = later(async () => (await import('./StartScreen')).StartScreen);

const screens = {
  LuminisStart: { screen: Start, linking: 'luminis' },
  LuminisSetup: { screen: later(async () => (await play()).SetupScreen), linking: 'luminis/new' },
  LuminisTable: { screen: later(async () => (await play()).TableScreen), linking: 'luminis/game/:game' },
  LuminisCard: {
    screen: later(async () => (await play()).CardScreen),
    linking: 'luminis/game/:game/card/:to',
  },
  LuminisGameRecord: {
    screen: later(async () => (await record()).GameRecordScreen),
    linking: 'luminis/game/:game/record',
  },
  LuminisReplay: {
    screen: later(async () => (await record()).ReplayScreen),
    linking: 'luminis/game/:game/replay',
  },
  LuminisHistory: { screen: later(async () => (await record()).HistoryScreen), linking: 'luminis/history' },
  LuminisStatistics: {
    screen: later(async () => (await record()).StatisticsScreen),
    linking: 'luminis/statistics',
  },
  LuminisFiles: { screen: later(async () => (await record()).FilesScreen), linking: 'luminis/files' },
  LuminisCards: { screen: later(async () => (await record()).CardsScreen), linking: 'luminis/cards' },
  LuminisCodes: { screen: later(async () => (await record()).CodesScreen), linking: 'luminis/codes' },
  LuminisLearn: { screen: later(async () => (await learn()).LearnScreen), linking: 'luminis/learn' },
  LuminisLesson: {
    screen: later(async () => (await learn()).LessonScreen),
    linking: 'luminis/learn/:lesson',
  },
  LuminisRules: { screen: later(async () => (await learn()).RulesScreen), linking: 'luminis/rules' },
  LuminisPuzzles: { screen: later(async () => (await learn()).PuzzlesScreen), linking: 'luminis/puzzles' },
  LuminisPuzzle: {
    screen: later(async () => (await learn()).PuzzleScreen),
    linking: 'luminis/puzzles/:kind',
  },
} as const;

type ScreenName = keyof typeof screens;

const TABLE: readonly ScreenName[] = ['LuminisStart', 'LuminisTable'];
const HISTORY: readonly ScreenName[] = ['LuminisStart', 'LuminisHistory'];

/** The pages that lie beneath a page; the first page of the game alone where none are named. */
const BENEATH: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  LuminisStart: [],
  LuminisCard: TABLE,
  LuminisGameRecord: HISTORY,
  LuminisReplay: [...HISTORY, 'LuminisGameRecord'],
  LuminisStatistics: HISTORY,
  LuminisCodes: ['LuminisStart', 'LuminisCards'],
  LuminisLesson: ['LuminisStart', 'LuminisLearn'],
  LuminisRules: ['LuminisStart', 'LuminisLearn'],
  LuminisPuzzle: ['LuminisStart', 'LuminisPuzzles'],
};

/** Pages beneath others that belong to the same game. */
const OF_A_GAME: readonly ScreenName[] = ['LuminisTable', 'LuminisGameRecord'];

function beneath(page: ScreenName, { game }: PageParams) {
  const names = BENEATH[page] ?? ['LuminisStart' as const];
  return names.map((name) => (OF_A_GAME.includes(name) ? { name, params: { game } } : { name }));
}

export const luminisScreens = {
  screens,
  start: 'LuminisStart',
  Start,
  resume: 'LuminisTable',
  beneath,
  halfMade: ['LuminisSetup', 'LuminisCard', 'LuminisTable', 'LuminisCards', 'LuminisFiles', 'LuminisPuzzle'],
  Layout: Fragment,
} as const satisfies GameScreens<ScreenName>;
