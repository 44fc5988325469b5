import { getStateFromPath } from '@react-navigation/native';

import type { RootParamList } from './stack';

type ScreenName = keyof RootParamList;

/** The pages that lie beneath a page, lowest first, so that back leads the same way however one arrived. */
const BENEATH: Readonly<Record<ScreenName, readonly ScreenName[]>> = {
  Home: [],
  Settings: ['Home'],
  Lumicora: ['Home'],
  Setup: ['Home', 'Lumicora'],
  Terrain: ['Home', 'Lumicora'],
  Table: ['Home', 'Lumicora'],
  Reef: ['Home', 'Lumicora', 'Table'],
  CoralScoring: ['Home', 'Lumicora', 'Table'],
  CorrectTable: ['Home', 'Lumicora', 'Table'],
  CorrectPlayer: ['Home', 'Lumicora', 'Table'],
  FinalInput: ['Home', 'Lumicora', 'Table'],
  PaintReef: ['Home', 'Lumicora', 'Table', 'FinalInput'],
  CountReef: ['Home', 'Lumicora', 'Table', 'FinalInput'],
  FinalScoring: ['Home', 'Lumicora', 'Table'],
  GameRecord: ['Home', 'Lumicora', 'History'],
  Replay: ['Home', 'Lumicora', 'History', 'GameRecord'],
  ScoreFinished: ['Home', 'Lumicora'],
  History: ['Home', 'Lumicora'],
  Statistics: ['Home', 'Lumicora', 'History'],
  Files: ['Home', 'Lumicora'],
  Learn: ['Home', 'Lumicora'],
  Lesson: ['Home', 'Lumicora', 'Learn'],
  Reference: ['Home', 'Lumicora', 'Learn'],
  Rule: ['Home', 'Lumicora', 'Learn', 'Reference'],
  Glossary: ['Home', 'Lumicora', 'Learn'],
  TurnSummary: ['Home', 'Lumicora', 'Learn'],
  Puzzles: ['Home', 'Lumicora', 'Learn'],
  Puzzle: ['Home', 'Lumicora', 'Learn', 'Puzzles'],
  NotFound: ['Home'],
};

/** Pages beneath others that belong to the same game. */
const OF_A_GAME: readonly ScreenName[] = ['Table', 'FinalInput', 'GameRecord'];

export const linking = {
  enabled: true,
  prefixes: ['reefside://'],
  getStateFromPath: (path: string, options?: Parameters<typeof getStateFromPath>[1]) => {
    const page = getStateFromPath(path, options)?.routes.at(-1);
    if (page === undefined) return undefined;
    const { params } = page;
    const game = params !== undefined && 'game' in params ? { game: params.game } : undefined;
    const name = page.name as ScreenName;
    // A board that is painted for a game lies on the table of that game.
    const pages = name === 'Terrain' && game !== undefined ? BENEATH.Reef : BENEATH[name];
    const beneath = pages.map((name) => (OF_A_GAME.includes(name) ? { name, params: game } : { name }));
    return { routes: [...beneath, page] };
  },
};
