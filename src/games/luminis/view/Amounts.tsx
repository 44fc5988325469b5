import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { RESOURCES, type Resources } from '../rules/model';
import { luminisStrings } from '../strings';
import { describeResources } from './describe';
import { ResourceSign } from './shapes';

interface AmountsProps {
  readonly resources: Resources;
  /** Also those of which there is nothing. */
  readonly showsAll?: boolean;
  readonly size?: number;
}

/** Signs with their numbers; read out as words. */
export function Amounts({ resources, showsAll = false, size = 18 }: AmountsProps) {
  const strings = useStrings(luminisStrings);
  const shown = RESOURCES.flatMap((resource, index) => {
    const amount = resources[index]!;
    return amount > 0 || showsAll ? [{ resource, amount }] : [];
  });
  return (
    <View accessible role="img" accessibilityLabel={describeResources(strings, resources)} style={styles.row}>
      {shown.map(({ resource, amount }) => (
        <View
          key={resource}
          style={styles.amount}
          aria-hidden
          importantForAccessibility="no-hide-descendants"
        >
          <ResourceSign resource={resource} size={size} />
          <Text strong tabular>
            {amount}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  amount: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
