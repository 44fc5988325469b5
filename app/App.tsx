import { SafeAreaProvider } from 'react-native-safe-area-context';

import { exportText } from '@/shell/exportText';
import { createSettingsStore } from '@/shell/settings';
import { SettingsProvider } from '@/shell/SettingsContext';
import { storage } from '@/shell/storage';

import { GameProviders } from './GameProviders';
import { Navigation } from './navigation/Navigation';

const settingsStore = createSettingsStore(storage);

export function App() {
  return (
    <SafeAreaProvider>
      <SettingsProvider store={settingsStore}>
        <GameProviders storage={storage} now={Date.now} exportText={exportText}>
          <Navigation />
        </GameProviders>
      </SettingsProvider>
    </SafeAreaProvider>
  );
}
