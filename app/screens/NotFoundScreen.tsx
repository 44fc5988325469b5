import { useNavigation } from '@react-navigation/native';

import { shellStrings } from '@/shell/strings';
import { Button } from '@/ui/components/Button';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../navigation/Page';

export function NotFoundScreen() {
  const strings = useStrings(shellStrings).notFound;
  const navigation = useNavigation();
  return (
    <Page title={strings.title}>
      <Screen>
        <Text>{strings.text}</Text>
        <Button label={strings.home} onPress={() => navigation.reset({ routes: [{ name: 'Home' }] })} />
      </Screen>
    </Page>
  );
}
