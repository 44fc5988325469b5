import { Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { reportTo } from '@/kit/report';
import { createArchive } from '@/shell/archive';
import { openJournal } from '@/shell/journal';
import { createProblemsStore } from '@/shell/problems';
import { ProblemsProvider } from '@/shell/ProblemsContext';
import { createSettingsStore } from '@/shell/settings';
import { SettingsProvider } from '@/shell/SettingsContext';
import { sharing } from '@/shell/sharing';
import { storage } from '@/shell/storage';

import { expo } from '../app.json';
import { AppBoundary } from './AppBoundary';
import { OpenGames } from './games/OpenGames';
import { Navigation } from './navigation/Navigation';

const problems = createProblemsStore(storage, {
  now: Date.now,
  version: expo.version,
  platform: Platform.OS === 'web' ? navigator.userAgent : `${Platform.OS} ${Platform.Version}`,
});
reportTo(problems.getState().note);

const settings = createSettingsStore(storage);

export function App() {
  return (
    <AppBoundary settings={settings} problems={problems} sharing={sharing}>
      <SafeAreaProvider>
        <SettingsProvider store={settings}>
          <ProblemsProvider store={problems} sharing={sharing}>
            <OpenGames
              storage={storage}
              archiveOf={createArchive}
              journalOf={openJournal}
              sharing={sharing}
              now={Date.now}
            >
              <Navigation />
            </OpenGames>
          </ProblemsProvider>
        </SettingsProvider>
      </SafeAreaProvider>
    </AppBoundary>
  );
}
