import type { StaticParamList } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { StartScreen } from '../games/lumicora/StartScreen';
import { HomeScreen } from '../screens/HomeScreen';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { SettingsScreen } from '../screens/SettingsScreen';

export const RootStack = createNativeStackNavigator({
  screenOptions: { headerShown: false },
  screens: {
    Home: { screen: HomeScreen, linking: '' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
    Lumicora: { screen: StartScreen, linking: 'lumicora' },
    NotFound: { screen: NotFoundScreen, linking: '*' },
  },
});

export type RootParamList = StaticParamList<typeof RootStack>;

declare global {
  namespace ReactNavigation {
    interface RootParamList extends StaticParamList<typeof RootStack> {}
  }
}
