import { act, render } from '@testing-library/react-native';
import { Linking } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { GAME_ID } from '@/games/lumicora/view/store/library';
import type { Archive } from '@/kit/archive';
import type { Journal } from '@/kit/journal';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import type { Sharing } from '@/kit/sharing';
import { createProblemsStore } from '@/shell/problems';
import { ProblemsProvider } from '@/shell/ProblemsContext';
import { createSettingsStore } from '@/shell/settings';
import { SettingsProvider } from '@/shell/SettingsContext';

import { OpenGames } from '../../app/games/OpenGames';
import { Navigation } from '../../app/navigation/Navigation';
import { fakeSharing } from './fakeSharing';
import { memoryArchive } from './memoryArchive';
import { diskOf } from './memoryJournal';
import { memoryStorage } from './memoryStorage';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

let clock = 0;
const now = () => 1_790_000_000_000 + clock++;

const TEST_RUN = { version: '0.0.0', platform: 'jest' };

export interface AppServices {
  readonly archive?: Archive;
  readonly journal?: Journal;
  readonly sharing?: Sharing;
}

/** What a device answers before a test says where the app is opened. */
const NO_ADDRESS = addressGiven();

function addressGiven() {
  return jest.mocked(Linking.getInitialURL).getMockImplementation();
}

/** Opens the app at this address the next times. */
export function openAt(address: string): void {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`reefside://${address}`);
}

/** The whole app as a person meets it, at the start of Lumicora unless told otherwise. Wants fake timers. */
export async function renderApp(
  storage: KeyValueStorage = memoryStorage(),
  {
    archive = memoryArchive(),
    journal = diskOf(storage).window(),
    sharing = fakeSharing(),
  }: AppServices = {},
) {
  if (addressGiven() === NO_ADDRESS) openAt('lumicora');
  const view = render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <SettingsProvider store={createSettingsStore(storage)}>
        <ProblemsProvider store={createProblemsStore(storage, { now, ...TEST_RUN })} sharing={sharing}>
          <OpenGames
            storage={storage}
            archiveOf={(id) => (id === GAME_ID ? archive : memoryArchive())}
            journalOf={(id) => (id === GAME_ID ? journal : diskOf(memoryStorage()).window())}
            sharing={sharing}
            now={now}
          >
            <Navigation />
          </OpenGames>
        </ProblemsProvider>
      </SettingsProvider>
    </SafeAreaProvider>,
  );
  // Navigation first asks the device which address opened the app.
  await act(() => jest.advanceTimersByTimeAsync(200));
  return view;
}
