import { Fragment } from 'react';

import { later } from '../../navigation/later';
import type { GameScreens, PageParams } from '../gameScreens';

// Pages that are mostly opened one after another come together.
const play = () => import('./playPages');
const record = () => import('./recordPages');
const learn = () => import('./learnPages');

const Start = later(async () => (await import('./StartScreen')).StartScreen);

const screens = {
  CopulasStart: { screen: Start, linking: 'copulas' },
  CopulasSetup: { screen: later(async () => (await play()).SetupScreen), linking: 'copulas/new' },
  CopulasTable: { screen: later(async () => (await play()).TableScreen), linking: 'copulas/game/:game' },
  CopulasLights: {
    screen: later(async () => (await play()).LightsScreen),
    linking: 'copulas/game/:game/lights',
  },
  CopulasMore: { screen: later(async () => (await play()).MoreScreen), linking: 'copulas/game/:game/more' },
  CopulasModules: { screen: later(async () => (await play()).ModulesScreen), linking: 'copulas/modules' },
  CopulasFinal: {
    screen: later(async () => (await play()).FinalScreen),
    linking: 'copulas/game/:game/final',
  },
  CopulasRecord: {
    screen: later(async () => (await record()).RecordScreen),
    linking: 'copulas/game/:game/record',
  },
  CopulasReplay: {
    screen: later(async () => (await record()).ReplayScreen),
    linking: 'copulas/game/:game/replay',
  },
  CopulasHistory: { screen: later(async () => (await record()).HistoryScreen), linking: 'copulas/history' },
  CopulasStatistics: {
    screen: later(async () => (await record()).StatisticsScreen),
    linking: 'copulas/statistics',
  },
  CopulasFiles: {
    screen: later(async () => (await import('./FilesScreen')).FilesScreen),
    linking: 'copulas/files',
  },
  CopulasLearn: { screen: later(async () => (await learn()).LearnScreen), linking: 'copulas/learn' },
  CopulasLesson: {
    screen: later(async () => (await learn()).LessonScreen),
    linking: 'copulas/learn/:lesson',
  },
  CopulasRules: { screen: later(async () => (await learn()).RulesScreen), linking: 'copulas/rules' },
  CopulasPuzzles: { screen: later(async () => (await learn()).PuzzlesScreen), linking: 'copulas/puzzles' },
  CopulasPuzzle: {
    screen: later(async () => (await learn()).PuzzleScreen),
    linking: 'copulas/puzzles/:kind',
  },
} as const;

type ScreenName = keyof typeof screens;

const TABLE: readonly ScreenName[] = ['CopulasStart', 'CopulasTable'];
const HISTORY: readonly ScreenName[] = ['CopulasStart', 'CopulasHistory'];
const LEARN: readonly ScreenName[] = ['CopulasStart', 'CopulasLearn'];

/** The pages that lie beneath a page; the first page of the game alone where none are named. */
const BENEATH: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  CopulasStart: [],
  CopulasLights: TABLE,
  CopulasMore: TABLE,
  CopulasFinal: TABLE,
  CopulasRecord: HISTORY,
  CopulasReplay: [...HISTORY, 'CopulasRecord'],
  CopulasStatistics: HISTORY,
  CopulasLesson: LEARN,
  CopulasRules: LEARN,
  CopulasPuzzle: ['CopulasStart', 'CopulasPuzzles'],
};

const OF_A_GAME: readonly ScreenName[] = ['CopulasTable', 'CopulasRecord'];

function beneath(page: ScreenName, { game }: PageParams) {
  const names = BENEATH[page] ?? ['CopulasStart'];
  return names.map((name) => (OF_A_GAME.includes(name) ? { name, params: { game } } : { name }));
}

export const copulasScreens = {
  screens,
  start: 'CopulasStart',
  Start,
  resume: 'CopulasTable',
  beneath,
  halfMade: [
    'CopulasSetup',
    'CopulasTable',
    'CopulasLights',
    'CopulasFiles',
    'CopulasPuzzle',
    'CopulasLesson',
  ],
  Layout: Fragment,
} as const satisfies GameScreens<ScreenName>;
