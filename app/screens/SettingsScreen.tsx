import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Problem } from '@/shell/problems';
import { useProblems } from '@/shell/ProblemsContext';
import { LANGUAGE_CHOICES, THEME_CHOICES } from '@/shell/settings';
import { useSettings } from '@/shell/SettingsContext';
import { shellStrings } from '@/shell/strings';
import { Button } from '@/ui/components/Button';
import { Choice } from '@/ui/components/Choice';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { LOCALES, type Language } from '@/ui/i18n/language';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { CopyReport } from '../CopyReport';
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
    <Page title={strings.title} isCalm>
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
        <Choice
          label={strings.placing}
          value={settings.confirmsPlacing ? 'confirm' : 'at-once'}
          options={[
            { value: 'at-once', label: strings.atOnce, note: strings.atOnceNote },
            { value: 'confirm', label: strings.confirm, note: strings.confirmNote },
          ]}
          onChange={(choice) => change({ confirmsPlacing: choice === 'confirm' })}
        />
        {isStored ? null : (
          <Text role="alert" tone="warning">
            {strings.notStored}
          </Text>
        )}
        <Problems />
        <Text variant="small" tone="mutedText">
          {strings.unofficial}
        </Text>
      </Screen>
    </Page>
  );
}

/** What the app noted about itself; nothing where there is nothing. */
function Problems() {
  const strings = useStrings(shellStrings).problems;
  const language = useLanguage();
  const { problems, replace, sharing } = useProblems();
  const [deleted, setDeleted] = useState<readonly Problem[]>([]);
  const [last] = problems;
  if (last === undefined && deleted.length === 0) return null;
  const clear = () => {
    setDeleted(problems);
    replace([]);
  };
  const restore = () => {
    replace(deleted);
    setDeleted([]);
  };
  return (
    <View style={styles.problems}>
      <Text variant="title">{strings.title}</Text>
      {last === undefined ? (
        <>
          <LiveText text={strings.cleared} />
          <Button kind="quiet" label={strings.restore} onPress={restore} />
        </>
      ) : (
        <>
          <Text>{strings.summary(problems.length, momentOf(last.at, language))}</Text>
          <Text tone="mutedText">{strings.private}</Text>
          <CopyReport problems={problems} sharing={sharing} />
          <Button kind="quiet" label={strings.clear} onPress={clear} />
        </>
      )}
    </View>
  );
}

function momentOf(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

const styles = StyleSheet.create({
  problems: { gap: space.m },
});
