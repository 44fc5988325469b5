import { createStaticNavigation, DefaultTheme } from '@react-navigation/native';
import { setBackgroundColorAsync } from 'expo-system-ui';
import { useEffect, useMemo } from 'react';
import { Platform, StatusBar } from 'react-native';

import { useChosenLanguage, useChosenTheme } from '@/shell/appearance';
import { shellStrings } from '@/shell/strings';
import { LanguageProvider } from '@/ui/i18n/LanguageContext';
import { COLORS_OF_THEME } from '@/ui/tokens/colors';
import { ThemeProvider } from '@/ui/tokens/ThemeContext';

import { GAME_SCREENS } from '../games';
import { HalfMadePagesProvider } from './later';
import { linking, RootStack } from './stack';

const StaticNavigation = createStaticNavigation(RootStack);

const HALF_MADE = new Set<string>(Object.values(GAME_SCREENS).flatMap(({ halfMade }) => halfMade));

export function Navigation() {
  const language = useChosenLanguage();
  const theme = useChosenTheme();
  const colors = COLORS_OF_THEME[theme];
  const navigationTheme = useMemo(
    () => ({
      ...DefaultTheme,
      dark: theme === 'dark',
      colors: {
        primary: colors.accentText,
        background: colors.background,
        card: colors.background,
        text: colors.text,
        border: colors.background,
        notification: colors.accent,
      },
    }),
    [theme, colors],
  );

  useEffect(() => {
    void setBackgroundColorAsync(colors.background);
    if (Platform.OS === 'web') colorBrowserBar(colors.background);
  }, [colors]);
  useEffect(() => {
    if (Platform.OS === 'web') document.documentElement.lang = language;
  }, [language]);

  return (
    <LanguageProvider language={language}>
      <ThemeProvider name={theme}>
        <StatusBar barStyle={theme === 'dark' ? 'light-content' : 'dark-content'} />
        <HalfMadePagesProvider value={HALF_MADE}>
          <StaticNavigation
            theme={navigationTheme}
            linking={linking}
            documentTitle={{
              formatter: (options) => {
                const { appName } = shellStrings[language];
                return options?.title && options.title !== appName
                  ? `${options.title} · ${appName}`
                  : appName;
              },
            }}
          />
        </HalfMadePagesProvider>
      </ThemeProvider>
    </LanguageProvider>
  );
}

/** The bar that browsers on phones draw around the page follows the chosen theme, too. */
function colorBrowserBar(color: string): void {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}
