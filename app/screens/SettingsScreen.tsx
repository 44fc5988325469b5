import { LANGUAGE_CHOICES, THEME_CHOICES } from '@/shell/settings';
import { useSettings } from '@/shell/SettingsContext';
import { shellStrings } from '@/shell/strings';
import { Choice } from '@/ui/components/Choice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../navigation/Page';

/** A language is offered by its own name, so that whoever is lost finds home. */
const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const;

export function SettingsScreen() {
  const strings = useStrings(shellStrings).settings;
  const { settings, isStored, change } = useSettings();
  const languages = { system: strings.system, ...LANGUAGE_NAMES };
  const themes = {
    system: { label: strings.system },
    dark: { label: strings.dark, note: strings.darkNote },
    light: { label: strings.light, note: strings.lightNote },
  };

  return (
    <Page title={strings.title}>
      <Screen>
        <Choice
          label={strings.language}
          value={settings.language}
          options={LANGUAGE_CHOICES.map((value) => ({ value, label: languages[value] }))}
          onChange={(language) => change({ language })}
        />
        <Choice
          label={strings.theme}
          value={settings.theme}
          options={THEME_CHOICES.map((value) => ({ value, ...themes[value] }))}
          onChange={(theme) => change({ theme })}
        />
        {isStored ? null : (
          <Text role="alert" tone="warning">
            {strings.notStored}
          </Text>
        )}
        <Text variant="small" tone="mutedText">
          {strings.unofficial}
        </Text>
      </Screen>
    </Page>
  );
}
