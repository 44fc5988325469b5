import { StyleSheet, View } from 'react-native';

import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { SPACE_COUNT } from '../../rules/boards';
import { COLORS } from '../../rules/model';
import { finalInputStrings } from '../../strings/finalInput';
import { CountField } from './CountField';
import type { CountFieldsProps } from './countFieldsProps';
import { countSpaces } from './knownReef';
import { CoralPicture } from './pictures';
import { warningOf } from './useReefWarnings';

/** FS-5: the coral spaces in sight, by colour. */
export function SpaceFields({ table, counts, warnings, onCount }: CountFieldsProps) {
  const strings = useStrings(finalInputStrings);
  const sum = countSpaces(counts);
  // One more than there is room for can be asked for, so that the field can say why not.
  const room = Math.max(1, SPACE_COUNT - sum);
  return (
    <View style={styles.block}>
      <View style={styles.head}>
        <Text variant="title">{strings.spaces}</Text>
        <Text strong tone="mutedText">
          {strings.sum(sum, SPACE_COUNT)}
        </Text>
      </View>
      <Card>
        {COLORS.map((color) => {
          const value = counts.spaces[color];
          return (
            <CountField
              key={color}
              table={table}
              label={strings.color(color)}
              picture={<CoralPicture color={color} />}
              warning={warningOf(
                warnings,
                (oddity) => oddity.code === 'color-beyond-supply' && oddity.color === color,
              )}
              value={value}
              most={value + room}
              describeTooMuch={(entered) => strings.tooManySpaces(sum - value + entered, SPACE_COUNT)}
              onEnter={(entered) => onCount({ spaces: { ...counts.spaces, [color]: entered } })}
            />
          );
        })}
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.m,
  },
});
