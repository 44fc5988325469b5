import type { PropsWithChildren } from 'react';

import { later } from '../../navigation/later';
import type { GameScreens, PageParams } from '../gameScreens';

// Pages that are mostly opened one after another come together.
const play = () => import('./playPages');
const record = () => import('./recordPages');
const learn = () => import('./LearnScreens');
const codes = () => import('./CodeScreens');

const Start = later(async () => (await import('./StartScreen')).StartScreen);

const screens = {
  NomadsStart: { screen: Start, linking: 'nomads' },
  NomadsSetup: { screen: later(async () => (await play()).SetupScreen), linking: 'nomads/new' },
  NomadsTable: { screen: later(async () => (await play()).TableScreen), linking: 'nomads/game/:game' },
  NomadsCampfire: {
    screen: later(async () => (await play()).CampfireScreen),
    linking: 'nomads/game/:game/campfire',
  },
  NomadsCorrect: {
    screen: later(async () => (await play()).CorrectScreen),
    linking: 'nomads/game/:game/correct/:player',
  },
  NomadsFinal: { screen: later(async () => (await play()).FinalScreen), linking: 'nomads/game/:game/final' },
  NomadsCards: { screen: later(async () => (await play()).CardsScreen), linking: 'nomads/cards' },
  NomadsGameRecord: {
    screen: later(async () => (await record()).GameRecordScreen),
    linking: 'nomads/game/:game/record',
  },
  NomadsReplay: {
    screen: later(async () => (await record()).ReplayScreen),
    linking: 'nomads/game/:game/replay',
  },
  NomadsHistory: { screen: later(async () => (await record()).HistoryScreen), linking: 'nomads/history' },
  NomadsStatistics: {
    screen: later(async () => (await record()).StatisticsScreen),
    linking: 'nomads/statistics',
  },
  NomadsLearn: { screen: later(async () => (await learn()).LearnScreen), linking: 'nomads/learn' },
  NomadsLesson: {
    screen: later(async () => (await learn()).LessonScreen),
    linking: 'nomads/learn/:lesson',
  },
  NomadsRules: { screen: later(async () => (await learn()).RulesScreen), linking: 'nomads/rules' },
  NomadsPuzzles: { screen: later(async () => (await learn()).PuzzlesScreen), linking: 'nomads/puzzles' },
  NomadsPuzzle: { screen: later(async () => (await learn()).PuzzleScreen), linking: 'nomads/puzzle' },
  NomadsCodes: { screen: later(async () => (await codes()).CodesScreen), linking: 'nomads/codes' },
  NomadsScan: { screen: later(async () => (await codes()).ScanScreen), linking: 'nomads/scan' },
  NomadsFiles: { screen: later(async () => (await record()).FilesScreen), linking: 'nomads/files' },
} as const;

type ScreenName = keyof typeof screens;

const TABLE: readonly ScreenName[] = ['NomadsStart', 'NomadsTable'];
const HISTORY: readonly ScreenName[] = ['NomadsStart', 'NomadsHistory'];

/** The pages that lie beneath a page; the first page of the game alone where none are named. */
const BENEATH: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  NomadsStart: [],
  NomadsCampfire: TABLE,
  NomadsCorrect: TABLE,
  NomadsFinal: TABLE,
  NomadsGameRecord: HISTORY,
  NomadsReplay: [...HISTORY, 'NomadsGameRecord'],
  NomadsStatistics: HISTORY,
  NomadsLesson: ['NomadsStart', 'NomadsLearn'],
  NomadsRules: ['NomadsStart', 'NomadsLearn'],
  NomadsPuzzle: ['NomadsStart', 'NomadsPuzzles'],
};

/** Pages beneath others that belong to the same game. */
const OF_A_GAME: readonly ScreenName[] = ['NomadsTable', 'NomadsGameRecord'];

function beneath(page: ScreenName, { game }: PageParams) {
  const names = BENEATH[page] ?? ['NomadsStart'];
  return names.map((name) => (OF_A_GAME.includes(name) ? { name, params: { game } } : { name }));
}

function Layout({ children }: PropsWithChildren) {
  return children;
}

export const nomadsScreens = {
  screens,
  start: 'NomadsStart',
  Start,
  resume: 'NomadsTable',
  beneath,
  halfMade: ['NomadsSetup', 'NomadsCampfire', 'NomadsCorrect', 'NomadsCards', 'NomadsFiles', 'NomadsPuzzle'],
  Layout,
} as const satisfies GameScreens<ScreenName>;
