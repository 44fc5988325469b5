import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';

import { RULE_IDS, type RuleId } from '@/games/lumicora/lessons/ruleIds';
import { referenceStrings } from '@/games/lumicora/strings/reference';
import { RuleEntry } from '@/games/lumicora/view/reference/RuleEntry';
import { Button } from '@/ui/components/Button';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';

type RuleScreenProps = StaticScreenProps<{ readonly rule: string }>;

export function RuleScreen({ route }: RuleScreenProps) {
  const strings = useStrings(referenceStrings);
  const navigation = useNavigation();
  const rule = ruleNamed(route.params.rule);
  return (
    <Page title={strings.title}>
      <Screen>
        {rule === undefined ? (
          <Text>{strings.noSuchRule}</Text>
        ) : (
          <RuleEntry
            rule={rule}
            onRule={(other) => navigation.dispatch(StackActions.push('LumicoraRule', { rule: other }))}
            onLesson={(lesson) => navigation.navigate('LumicoraLesson', { lesson })}
          />
        )}
        <Button
          kind="quiet"
          label={strings.allRules}
          onPress={() => navigation.navigate('LumicoraReference')}
        />
      </Screen>
    </Page>
  );
}

/** An address may name anything. */
function ruleNamed(named: string): RuleId | undefined {
  return RULE_IDS.find((id) => id === named.toUpperCase());
}
