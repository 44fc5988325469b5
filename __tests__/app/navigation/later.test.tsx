import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { renderAsync, waitFor } from '@testing-library/react-native';

import { FetchFailure } from '@/kit/fetching';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';
import { ThemeProvider } from '@/ui/tokens/ThemeContext';

import { GAME_SCREENS } from '../../../app/games';
import { HalfMadePagesProvider, later } from '../../../app/navigation/later';

const mockMayReload = jest.fn();
jest.mock('../../../app/offline', () => ({
  useOutdated: (mayReload: boolean) => {
    mockMayReload(mayReload);
    return null;
  },
}));

// React tells the console of every error that a boundary took.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const HALF_MADE = new Set<string>(GAME_SCREENS.lumicora.halfMade);
const Stack = createNativeStackNavigator<Record<string, undefined>>();
const NeverComes = later(() => Promise.reject(new FetchFailure('no network')));

/** Whether a page that did not come may reload by itself while this one lies beneath it. */
async function mayReloadAbove(page: string): Promise<boolean> {
  mockMayReload.mockClear();
  const app = (
    <LanguageProvider language="en">
      <ThemeProvider name="dark">
        <HalfMadePagesProvider value={HALF_MADE}>
          <NavigationContainer initialState={{ index: 1, routes: [{ name: page }, { name: 'Lesson' }] }}>
            <Stack.Navigator>
              <Stack.Screen name={page}>{() => null}</Stack.Screen>
              <Stack.Screen name="Lesson" component={NeverComes} />
            </Stack.Navigator>
          </NavigationContainer>
        </HalfMadePagesProvider>
      </ThemeProvider>
    </LanguageProvider>
  );
  const { unmountAsync } = await renderAsync(app);
  await waitFor(() => expect(mockMayReload).toHaveBeenCalled());
  await unmountAsync();
  return mockMayReload.mock.lastCall![0] as boolean;
}

test.each([
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
  'LumicoraPuzzle',
])('%s with something half-made is never reloaded for a new version', async (page) => {
  expect(await mayReloadAbove(page)).toBe(false);
});

test.each(['Home', 'LumicoraStart', 'LumicoraTable', 'LumicoraHistory', 'LumicoraLearn'])(
  '%s may be: all of it is stored',
  async (page) => {
    expect(await mayReloadAbove(page)).toBe(true);
  },
);
