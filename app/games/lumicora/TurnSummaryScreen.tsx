import { useNavigation } from '@react-navigation/native';

import { turnSummaryStrings } from '@/games/lumicora/strings/turnSummary';
import { TurnSummary } from '@/games/lumicora/view/reference/TurnSummary';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

export function TurnSummaryScreen() {
  const strings = useStrings(turnSummaryStrings);
  const navigation = useNavigation();
  return (
    <Page title={strings.title}>
      <Screen>
        <TurnSummary onRule={(rule) => navigation.navigate('LumicoraRule', { rule })} />
      </Screen>
    </Page>
  );
}
