import { useNavigation } from '@react-navigation/native';

import { glossaryStrings } from '@/games/lumicora/strings/glossary';
import { GlossaryTable } from '@/games/lumicora/view/reference/GlossaryTable';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

export function GlossaryScreen() {
  const strings = useStrings(glossaryStrings);
  const navigation = useNavigation();
  return (
    <Page title={strings.title}>
      <Screen>
        <GlossaryTable onRule={(rule) => navigation.navigate('LumicoraRule', { rule })} />
      </Screen>
    </Page>
  );
}
