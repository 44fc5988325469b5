import { useState, type PropsWithChildren } from 'react';
import { Appearance, ScrollView, StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { report } from '@/kit/report';
import type { Sharing } from '@/kit/sharing';
import { chosenLanguage, chosenTheme } from '@/shell/appearance';
import type { ProblemsStore } from '@/shell/problems';
import { restartApp } from '@/shell/runtime';
import type { SettingsStore } from '@/shell/settings';
import { shellStrings } from '@/shell/strings';
import { systemLanguages } from '@/shell/systemLanguages';
import { Button } from '@/ui/components/Button';
import { ErrorBoundary } from '@/ui/components/ErrorBoundary';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import type { Language } from '@/ui/i18n/language';
import { LanguageProvider, useStrings } from '@/ui/i18n/LanguageContext';
import type { ThemeName } from '@/ui/tokens/colors';
import { COLUMN_WIDTH, space } from '@/ui/tokens/metrics';
import { ThemeProvider, useColors } from '@/ui/tokens/ThemeContext';

import { CopyReport } from './CopyReport';

export interface AppBoundaryProps extends PropsWithChildren {
  readonly settings: SettingsStore;
  readonly problems: ProblemsStore;
  readonly sharing: Sharing;
}

/** Around the whole app. Any provider may be what failed, so the page that it shows depends on none of them. */
export function AppBoundary({ children, ...services }: AppBoundaryProps) {
  return (
    <ErrorBoundary where="app" instead={() => <Failed {...services} />}>
      {children}
    </ErrorBoundary>
  );
}

function Failed({ settings, problems, sharing }: Omit<AppBoundaryProps, 'children'>) {
  const [{ language, theme }] = useState(() => lookOf(settings));
  return (
    <LanguageProvider language={language}>
      <ThemeProvider name={theme}>
        <FailedPage problems={problems} sharing={sharing} />
      </ThemeProvider>
    </LanguageProvider>
  );
}

function FailedPage({ problems, sharing }: Omit<AppBoundaryProps, 'children' | 'settings'>) {
  const { failure: strings } = useStrings(shellStrings);
  const colors = useColors();
  const noted = useStore(problems).problems;
  return (
    <ScrollView style={{ backgroundColor: colors.background }} contentContainerStyle={styles.content}>
      <View role="main" style={styles.column}>
        <Text variant="display">{strings.title}</Text>
        <LiveText isUrgent variant="lead" text={strings.app} />
        <Button label={strings.restart} onPress={restartApp} />
        {noted.length === 0 ? null : <CopyReport problems={noted} sharing={sharing} />}
      </View>
    </ScrollView>
  );
}

interface Look {
  readonly language: Language;
  readonly theme: ThemeName;
}

/** As the person chose it, or as the device is set. */
function lookOf(store: SettingsStore): Look {
  try {
    const { settings } = store.getState();
    return {
      // What the device says may be what failed, and is asked only where the person chose nothing.
      language: chosenLanguage(settings, settings.language === 'system' ? systemLanguages() : []),
      theme: chosenTheme(settings, Appearance.getColorScheme()),
    };
  } catch (problem) {
    report(problem, 'AppBoundary');
    return { language: 'en', theme: 'dark' };
  }
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.xl },
  column: { width: '100%', maxWidth: COLUMN_WIDTH, gap: space.xl },
});
