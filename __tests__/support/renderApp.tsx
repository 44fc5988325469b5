import { act, render } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { GameProviderProps } from '@/games/contract';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { createSettingsStore } from '@/shell/settings';
import { SettingsProvider } from '@/shell/SettingsContext';

import { GameProviders } from '../../app/GameProviders';
import { Navigation } from '../../app/navigation/Navigation';
import { memoryStorage } from './memoryStorage';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

let clock = 0;

/** The whole app as a person meets it, on the given storage. Wants fake timers. */
export async function renderApp(
  storage: KeyValueStorage = memoryStorage(),
  exportText: GameProviderProps['exportText'] = () => Promise.resolve(),
) {
  const view = render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <SettingsProvider store={createSettingsStore(storage)}>
        <GameProviders storage={storage} now={() => 1_790_000_000_000 + clock++} exportText={exportText}>
          <Navigation />
        </GameProviders>
      </SettingsProvider>
    </SafeAreaProvider>,
  );
  // Navigation first asks the device which address opened the app.
  await act(() => jest.advanceTimersByTimeAsync(200));
  return view;
}
