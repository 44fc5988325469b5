import { SafeAreaProvider } from 'react-native-safe-area-context';

import { createArchive } from '@/shell/archive';
import { createSettingsStore } from '@/shell/settings';
import { SettingsProvider } from '@/shell/SettingsContext';
import { sharing } from '@/shell/sharing';
import { storage } from '@/shell/storage';

import { GameProviders } from './GameProviders';
import { Navigation } from './navigation/Navigation';

const settingsStore = createSettingsStore(storage);

export function App() {
  return (
    <SafeAreaProvider>
      <SettingsProvider store={settingsStore}>
        <GameProviders storage={storage} archiveOf={createArchive} sharing={sharing} now={Date.now}>
          <Navigation />
        </GameProviders>
      </SettingsProvider>
    </SafeAreaProvider>
  );
}
