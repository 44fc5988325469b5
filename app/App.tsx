import { SafeAreaProvider } from 'react-native-safe-area-context';

import { createSettingsStore } from '@/shell/settings';
import { SettingsProvider } from '@/shell/SettingsContext';
import { storage } from '@/shell/storage';

import { Navigation } from './navigation/Navigation';

const settingsStore = createSettingsStore(storage);

export function App() {
  return (
    <SafeAreaProvider>
      <SettingsProvider store={settingsStore}>
        <Navigation />
      </SettingsProvider>
    </SafeAreaProvider>
  );
}
