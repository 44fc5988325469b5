import { StyleSheet, View } from 'react-native';

import { RULE_IDS, ruleStrings } from '@/games/luminis/strings/rules';
import { startStrings } from '@/games/luminis/strings/start';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

/** Every rule in a few sentences, in the order of a game. */
export function RulesScreen() {
  const { rules: title } = useStrings(startStrings);
  const rules = useStrings(ruleStrings);
  return (
    <Page title={title}>
      <Screen text={title}>
        {RULE_IDS.map((id) => (
          <View key={id} style={styles.rule}>
            <Text variant="title">{rules[id].title}</Text>
            <Text>{rules[id].text}</Text>
          </View>
        ))}
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({ rule: { gap: space.xs } });
