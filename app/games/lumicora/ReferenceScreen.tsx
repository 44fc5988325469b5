import { useNavigation, type StaticScreenProps } from '@react-navigation/native';

import { referenceStrings } from '@/games/lumicora/strings/reference';
import { ReferenceSearch } from '@/games/lumicora/view/reference/ReferenceSearch';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

type ReferenceScreenProps = StaticScreenProps<{ readonly search?: string } | undefined>;

export function ReferenceScreen({ route }: ReferenceScreenProps) {
  const strings = useStrings(referenceStrings);
  const navigation = useNavigation();
  return (
    <Page title={strings.title}>
      <Screen>
        <ReferenceSearch
          query={route.params?.search}
          onRule={(rule) => navigation.navigate('LumicoraRule', { rule })}
        />
      </Screen>
    </Page>
  );
}
