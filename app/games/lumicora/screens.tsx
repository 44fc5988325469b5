import { useNavigation } from '@react-navigation/native';
import { useCallback, type PropsWithChildren } from 'react';

import type { RuleId } from '@/games/lumicora/lessons/ruleIds';
import { RuleLinksProvider } from '@/games/lumicora/view/reference/RuleLinks';

import { later } from '../../navigation/later';
import type { GameScreens, PageParams } from '../gameScreens';

// Pages that are mostly opened one after another come together.
const play = () => import('./playPages');
const record = () => import('./recordPages');
const learn = () => import('./learnPages');
const puzzle = () => import('./puzzlePages');
const camera = () => import('./cameraPages');

const Start = later(async () => (await import('./StartScreen')).StartScreen);

const screens = {
  LumicoraStart: { screen: Start, linking: 'lumicora' },
  LumicoraSetup: { screen: later(async () => (await play()).SetupScreen), linking: 'lumicora/new' },
  LumicoraTerrain: {
    screen: later(async () => (await play()).TerrainScreen),
    linking: 'lumicora/board/:side',
  },
  LumicoraTable: { screen: later(async () => (await play()).TableScreen), linking: 'lumicora/game/:game' },
  LumicoraReef: {
    screen: later(async () => (await play()).ReefScreen),
    linking: 'lumicora/game/:game/reef/:player',
  },
  LumicoraCoralScoring: {
    screen: later(async () => (await play()).CoralScoringScreen),
    linking: 'lumicora/game/:game/scoring/:player',
  },
  LumicoraCorrectTable: {
    screen: later(async () => (await play()).CorrectTableScreen),
    linking: 'lumicora/game/:game/correct',
  },
  LumicoraCorrectPlayer: {
    screen: later(async () => (await play()).CorrectPlayerScreen),
    linking: 'lumicora/game/:game/correct/:player',
  },
  LumicoraFinalInput: {
    screen: later(async () => (await play()).FinalInputScreen),
    linking: 'lumicora/game/:game/reefs',
  },
  LumicoraPaintReef: {
    screen: later(async () => (await play()).PaintReefScreen),
    linking: 'lumicora/game/:game/paint/:player',
  },
  LumicoraCountReef: {
    screen: later(async () => (await play()).CountReefScreen),
    linking: 'lumicora/game/:game/count/:player',
  },
  LumicoraFinalScoring: {
    screen: later(async () => (await play()).FinalScoringScreen),
    linking: 'lumicora/game/:game/final',
  },
  LumicoraGameRecord: {
    screen: later(async () => (await record()).GameRecordScreen),
    linking: 'lumicora/game/:game/record',
  },
  LumicoraReplay: {
    screen: later(async () => (await record()).ReplayScreen),
    linking: 'lumicora/game/:game/replay',
  },
  LumicoraScoreFinished: {
    screen: later(async () => (await record()).ScoreFinishedScreen),
    linking: 'lumicora/score',
  },
  LumicoraHistory: { screen: later(async () => (await record()).HistoryScreen), linking: 'lumicora/history' },
  LumicoraStatistics: {
    screen: later(async () => (await record()).StatisticsScreen),
    linking: 'lumicora/statistics',
  },
  LumicoraFiles: {
    screen: later(async () => (await import('./FilesScreen')).FilesScreen),
    linking: 'lumicora/files',
  },
  LumicoraLearn: { screen: later(async () => (await learn()).LearnScreen), linking: 'lumicora/learn' },
  LumicoraLesson: {
    screen: later(async () => (await learn()).LessonScreen),
    linking: 'lumicora/learn/:lesson',
  },
  LumicoraTeach: { screen: later(async () => (await learn()).TeachScreen), linking: 'lumicora/teach' },
  LumicoraReference: {
    screen: later(async () => (await learn()).ReferenceScreen),
    linking: 'lumicora/rules',
  },
  LumicoraRule: { screen: later(async () => (await learn()).RuleScreen), linking: 'lumicora/rules/:rule' },
  LumicoraGlossary: {
    screen: later(async () => (await learn()).GlossaryScreen),
    linking: 'lumicora/glossary',
  },
  LumicoraTurnSummary: {
    screen: later(async () => (await learn()).TurnSummaryScreen),
    linking: 'lumicora/turn',
  },
  LumicoraPuzzles: { screen: later(async () => (await puzzle()).PuzzlesScreen), linking: 'lumicora/puzzles' },
  LumicoraReview: { screen: later(async () => (await puzzle()).ReviewScreen), linking: 'lumicora/review' },
  LumicoraPuzzle: {
    screen: later(async () => (await puzzle()).PuzzleScreen),
    linking: 'lumicora/puzzles/:kind',
  },
  LumicoraPhones: {
    screen: later(async () => (await camera()).PhonesScreen),
    linking: 'lumicora/game/:game/phones',
  },
  LumicoraShowCode: {
    screen: later(async () => (await camera()).ShowCodeScreen),
    linking: 'lumicora/game/:game/show/:what',
  },
  LumicoraShowTerrain: {
    screen: later(async () => (await camera()).ShowTerrainScreen),
    linking: 'lumicora/board/:side/code',
  },
  LumicoraScan: { screen: later(async () => (await camera()).ScanScreen), linking: 'lumicora/scan' },
  LumicoraPhoto: {
    screen: later(async () => (await camera()).PhotoScreen),
    linking: 'lumicora/game/:game/photo/:player',
  },
  LumicoraPhotoTerrain: {
    screen: later(async () => (await camera()).PhotoTerrainScreen),
    linking: 'lumicora/board/:side/photo',
  },
} as const;

type ScreenName = keyof typeof screens;

const TABLE: readonly ScreenName[] = ['LumicoraStart', 'LumicoraTable'];
const FINAL_INPUT: readonly ScreenName[] = [...TABLE, 'LumicoraFinalInput'];
const LEARN: readonly ScreenName[] = ['LumicoraStart', 'LumicoraLearn'];
const HISTORY: readonly ScreenName[] = ['LumicoraStart', 'LumicoraHistory'];

/** The pages that lie beneath a page; the first page of the game alone where none are named. */
const BENEATH: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  LumicoraStart: [],
  LumicoraReef: TABLE,
  LumicoraCoralScoring: TABLE,
  LumicoraCorrectTable: TABLE,
  LumicoraCorrectPlayer: TABLE,
  LumicoraFinalInput: TABLE,
  LumicoraPaintReef: FINAL_INPUT,
  LumicoraCountReef: FINAL_INPUT,
  LumicoraFinalScoring: TABLE,
  LumicoraGameRecord: HISTORY,
  LumicoraReplay: [...HISTORY, 'LumicoraGameRecord'],
  LumicoraStatistics: HISTORY,
  LumicoraLesson: LEARN,
  LumicoraReference: LEARN,
  LumicoraRule: [...LEARN, 'LumicoraReference'],
  LumicoraGlossary: LEARN,
  LumicoraTurnSummary: LEARN,
  LumicoraPuzzles: LEARN,
  LumicoraReview: LEARN,
  LumicoraPuzzle: [...LEARN, 'LumicoraPuzzles'],
  LumicoraPhones: TABLE,
  LumicoraShowCode: [...TABLE, 'LumicoraPhones'],
  LumicoraShowTerrain: ['LumicoraStart', 'LumicoraTerrain'],
  LumicoraPhoto: FINAL_INPUT,
  LumicoraPhotoTerrain: ['LumicoraStart', 'LumicoraTerrain'],
};

/** What is opened for a game lies on the pages of that game. */
const BENEATH_IN_GAME: typeof BENEATH = {
  LumicoraTerrain: TABLE,
  LumicoraPhotoTerrain: [...TABLE, 'LumicoraTerrain'],
  LumicoraScan: [...TABLE, 'LumicoraPhones'],
};

/** Pages beneath others that belong to the same game. */
const OF_A_GAME: readonly ScreenName[] = [
  'LumicoraTable',
  'LumicoraFinalInput',
  'LumicoraGameRecord',
  'LumicoraPhones',
];

function beneath(page: ScreenName, { game, side }: PageParams) {
  const inGame = game === undefined ? undefined : BENEATH_IN_GAME[page];
  const names = inGame ?? BENEATH[page] ?? ['LumicoraStart'];
  return names.map((name) => {
    if (OF_A_GAME.includes(name)) return { name, params: { game } };
    return name === 'LumicoraTerrain' ? { name, params: { side, ...(game && { game }) } } : { name };
  });
}

/** Around every page of the game: what names a rule can open it, and back leads to where one was. */
function Layout({ children }: PropsWithChildren) {
  const navigation = useNavigation();
  const openRule = useCallback((rule: RuleId) => navigation.navigate('LumicoraRule', { rule }), [navigation]);
  return <RuleLinksProvider value={openRule}>{children}</RuleLinksProvider>;
}

export const lumicoraScreens = {
  screens,
  start: 'LumicoraStart',
  Start,
  resume: 'LumicoraTable',
  beneath,
  halfMade: [
    'LumicoraSetup',
    'LumicoraTerrain',
    'LumicoraReef',
    'LumicoraCoralScoring',
    'LumicoraCorrectTable',
    'LumicoraCorrectPlayer',
    'LumicoraPaintReef',
    'LumicoraCountReef',
    'LumicoraScoreFinished',
    'LumicoraFiles',
    'LumicoraTeach',
    'LumicoraPuzzle',
    'LumicoraReview',
  ],
  Layout,
} as const satisfies GameScreens<ScreenName>;
