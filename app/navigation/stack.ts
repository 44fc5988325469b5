import type { StaticParamList } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { createElement } from 'react';

import { CoralScoringScreen } from '../games/lumicora/CoralScoringScreen';
import { CorrectPlayerScreen } from '../games/lumicora/CorrectPlayerScreen';
import { CorrectTableScreen } from '../games/lumicora/CorrectTableScreen';
import { CountReefScreen } from '../games/lumicora/CountReefScreen';
import { FilesScreen } from '../games/lumicora/FilesScreen';
import { FinalInputScreen } from '../games/lumicora/FinalInputScreen';
import { FinalScoringScreen } from '../games/lumicora/FinalScoringScreen';
import { GameRecordScreen } from '../games/lumicora/GameRecordScreen';
import { HistoryScreen } from '../games/lumicora/HistoryScreen';
import { PaintReefScreen } from '../games/lumicora/PaintReefScreen';
import { PuzzleScreen } from '../games/lumicora/PuzzleScreen';
import { PuzzlesScreen } from '../games/lumicora/PuzzlesScreen';
import { ReefScreen } from '../games/lumicora/ReefScreen';
import { ReplayScreen } from '../games/lumicora/ReplayScreen';
import { ScoreFinishedScreen } from '../games/lumicora/ScoreFinishedScreen';
import { SetupScreen } from '../games/lumicora/SetupScreen';
import { StartScreen } from '../games/lumicora/StartScreen';
import { StatisticsScreen } from '../games/lumicora/StatisticsScreen';
import { TableScreen } from '../games/lumicora/TableScreen';
import { TerrainScreen } from '../games/lumicora/TerrainScreen';
import { WithRuleLinks } from '../games/lumicora/WithRuleLinks';
import { HomeScreen } from '../screens/HomeScreen';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { SettingsScreen } from '../screens/SettingsScreen';
import {
  PhonesScreen,
  PhotoScreen,
  PhotoTerrainScreen,
  ScanScreen,
  ShowCodeScreen,
  ShowTerrainScreen,
} from './cameraScreens';
import {
  GlossaryScreen,
  LearnScreen,
  LessonScreen,
  ReferenceScreen,
  RuleScreen,
  TurnSummaryScreen,
} from './learnScreens';
import { ScreenBoundary } from './ScreenBoundary';

export const RootStack = createNativeStackNavigator({
  screenOptions: { headerShown: false },
  screenLayout: ({ children }) =>
    createElement(WithRuleLinks, null, createElement(ScreenBoundary, null, children)),
  screens: {
    Home: { screen: HomeScreen, linking: '' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
    Lumicora: { screen: StartScreen, linking: 'lumicora' },
    Setup: { screen: SetupScreen, linking: 'lumicora/new' },
    Terrain: { screen: TerrainScreen, linking: 'lumicora/board/:side' },
    Table: { screen: TableScreen, linking: 'lumicora/game/:game' },
    Reef: { screen: ReefScreen, linking: 'lumicora/game/:game/reef/:player' },
    CoralScoring: { screen: CoralScoringScreen, linking: 'lumicora/game/:game/scoring/:player' },
    CorrectTable: { screen: CorrectTableScreen, linking: 'lumicora/game/:game/correct' },
    CorrectPlayer: { screen: CorrectPlayerScreen, linking: 'lumicora/game/:game/correct/:player' },
    FinalInput: { screen: FinalInputScreen, linking: 'lumicora/game/:game/reefs' },
    PaintReef: { screen: PaintReefScreen, linking: 'lumicora/game/:game/paint/:player' },
    CountReef: { screen: CountReefScreen, linking: 'lumicora/game/:game/count/:player' },
    FinalScoring: { screen: FinalScoringScreen, linking: 'lumicora/game/:game/final' },
    GameRecord: { screen: GameRecordScreen, linking: 'lumicora/game/:game/record' },
    Replay: { screen: ReplayScreen, linking: 'lumicora/game/:game/replay' },
    ScoreFinished: { screen: ScoreFinishedScreen, linking: 'lumicora/score' },
    History: { screen: HistoryScreen, linking: 'lumicora/history' },
    Statistics: { screen: StatisticsScreen, linking: 'lumicora/statistics' },
    Files: { screen: FilesScreen, linking: 'lumicora/files' },
    Learn: { screen: LearnScreen, linking: 'lumicora/learn' },
    Lesson: { screen: LessonScreen, linking: 'lumicora/learn/:lesson' },
    Reference: { screen: ReferenceScreen, linking: 'lumicora/rules' },
    Rule: { screen: RuleScreen, linking: 'lumicora/rules/:rule' },
    Glossary: { screen: GlossaryScreen, linking: 'lumicora/glossary' },
    TurnSummary: { screen: TurnSummaryScreen, linking: 'lumicora/turn' },
    Puzzles: { screen: PuzzlesScreen, linking: 'lumicora/puzzles' },
    Puzzle: { screen: PuzzleScreen, linking: 'lumicora/puzzles/:kind' },
    Phones: { screen: PhonesScreen, linking: 'lumicora/game/:game/phones' },
    ShowCode: { screen: ShowCodeScreen, linking: 'lumicora/game/:game/show/:what' },
    ShowTerrain: { screen: ShowTerrainScreen, linking: 'lumicora/board/:side/code' },
    Scan: { screen: ScanScreen, linking: 'lumicora/scan' },
    Photo: { screen: PhotoScreen, linking: 'lumicora/game/:game/photo/:player' },
    PhotoTerrain: { screen: PhotoTerrainScreen, linking: 'lumicora/board/:side/photo' },
    NotFound: { screen: NotFoundScreen, linking: '*' },
  },
});

export type RootParamList = StaticParamList<typeof RootStack>;

declare global {
  namespace ReactNavigation {
    interface RootParamList extends StaticParamList<typeof RootStack> {}
  }
}
