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
  Phones: ['Home', 'Lumicora', 'Table'],
  ShowCode: ['Home', 'Lumicora', 'Table', 'Phones'],
  ShowTerrain: ['Home', 'Lumicora', 'Terrain'],
  Scan: ['Home', 'Lumicora'],
  Photo: ['Home', 'Lumicora', 'Table', 'FinalInput'],
  PhotoTerrain: ['Home', 'Lumicora', 'Terrain'],
  NotFound: ['Home'],
};

/** What is opened for a game lies on the pages of that game. */
const BENEATH_IN_GAME: Partial<Readonly<Record<ScreenName, readonly ScreenName[]>>> = {
  Terrain: ['Home', 'Lumicora', 'Table'],
  PhotoTerrain: ['Home', 'Lumicora', 'Table', 'Terrain'],
  Scan: ['Home', 'Lumicora', 'Table', 'Phones'],
};

/** Pages beneath others that belong to the same game. */
const OF_A_GAME: readonly ScreenName[] = ['Table', 'FinalInput', 'GameRecord', 'Phones'];

/** Pages beneath others that belong to the same side of the board. */
const OF_A_SIDE: readonly ScreenName[] = ['Terrain'];

export const linking = {
  enabled: true,
  prefixes: ['reefside://'],
  getStateFromPath: (path: string, options?: Parameters<typeof getStateFromPath>[1]) => {
    const page = getStateFromPath(path, options)?.routes.at(-1);
    if (page === undefined) return undefined;
    const { game, side } = (page.params ?? {}) as Readonly<Record<string, string | undefined>>;
    const name = page.name as ScreenName;
    const pages = (game === undefined ? undefined : BENEATH_IN_GAME[name]) ?? BENEATH[name];
    const beneath = pages.map((name) => {
      if (OF_A_GAME.includes(name)) return { name, params: { game } };
      return OF_A_SIDE.includes(name) ? { name, params: { side, ...(game && { game }) } } : { name };
    });
    return { routes: [...beneath, page] };
  },
};
