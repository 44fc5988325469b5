import { getStateFromPath, type StaticParamList } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import type { ComponentType, PropsWithChildren, ReactElement } from 'react';

import { GAMES, ONLY_GAME, type GameId } from '@/games/registry';
import type { Mood } from '@/ui/tokens/colors';
import { MoodProvider } from '@/ui/tokens/ThemeContext';

import { GAME_SCREENS } from '../games';
import type { GameScreens, PageBeneath, PageParams } from '../games/gameScreens';
import { GameRoom } from '../games/OpenGames';
import { HomeScreen } from '../screens/HomeScreen';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { SettingsScreen } from '../screens/SettingsScreen';
import { PageFrame } from './PageFrame';

type Groups = {
  readonly [Id in GameId]: {
    readonly screens: (typeof GAME_SCREENS)[Id]['screens'];
    readonly screenLayout: (props: { readonly children: ReactElement }) => ReactElement;
  };
};

export const RootStack = createNativeStackNavigator({
  screenOptions: { headerShown: false },
  screenLayout: ({ children }) => <PageFrame>{children}</PageFrame>,
  screens: {
    Home: { screen: HomeScreen, linking: '' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
    NotFound: { screen: NotFoundScreen, linking: '*' },
  },
  groups: Object.fromEntries(
    GAMES.map(({ id, mood }) => [
      id,
      { screens: GAME_SCREENS[id].screens, screenLayout: layoutOf(id, mood) },
    ]),
  ) as Groups,
});

function layoutOf(game: GameId, mood: Mood): Groups[GameId]['screenLayout'] {
  const { Layout }: { readonly Layout: ComponentType<PropsWithChildren> } = GAME_SCREENS[game];
  return ({ children }) => (
    <MoodProvider mood={mood}>
      <PageFrame>
        <GameRoom game={game}>
          <Layout>{children}</Layout>
        </GameRoom>
      </PageFrame>
    </MoodProvider>
  );
}

export type RootParamList = StaticParamList<typeof RootStack>;

declare global {
  namespace ReactNavigation {
    interface RootParamList extends StaticParamList<typeof RootStack> {}
  }
}

/** Every page has those beneath it that lead back, also when it is opened by its address. */
export const linking = {
  enabled: true,
  prefixes: ['reefside://'],
  getStateFromPath: (path: string, options?: Parameters<typeof getStateFromPath>[1]) => {
    const page = getStateFromPath(path, options)?.routes.at(-1);
    if (page === undefined) return undefined;
    if (isHome(page.name)) return { routes: [{ name: 'Home' }] };
    const beneath = beneathInGame(page.name, (page.params ?? {}) as PageParams);
    return { routes: [{ name: 'Home' }, ...beneath.filter(({ name }) => !isHome(name)), page] };
  },
};

/** The start of the only game is Home. */
function isHome(page: string): boolean {
  return page === 'Home' || (ONLY_GAME !== null && page === GAME_SCREENS[ONLY_GAME].start);
}

function beneathInGame(page: string, params: PageParams): readonly PageBeneath[] {
  const games: readonly GameScreens[] = Object.values(GAME_SCREENS);
  return games.find(({ screens }) => page in screens)?.beneath(page, params) ?? [];
}
