import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { limestoneIncome, ROUNDS } from '../../rules/round';
import { lumicoraStrings } from '../../strings';
import { TurtleFigure } from './figures';

const TRACK = Array.from({ length: ROUNDS }, (_, index) => index + 1);

interface RoundTrackProps {
  readonly round: number;
  readonly perRow?: number;
}

/** Ten spaces with the turtle, and under each what a coral scoring pays there. */
export function RoundTrack({ round, perRow = ROUNDS }: RoundTrackProps) {
  const strings = useStrings(lumicoraStrings).table;
  const colors = useColors();
  return (
    <View role="list" accessibilityLabel={strings.roundTrack} style={styles.track}>
      {TRACK.map((each) => {
        const isNow = each === round;
        return (
          <View
            key={each}
            role="listitem"
            accessible
            accessibilityLabel={strings.roundSpace(each, limestoneIncome(each), isNow)}
            style={[styles.space, { flexBasis: `${100 / perRow}%` }]}
          >
            <View
              style={[
                styles.disc,
                { borderColor: colors.border, backgroundColor: isNow ? colors.accent : colors.surface },
              ]}
            >
              {isNow ? (
                <TurtleFigure size={24} />
              ) : (
                <Text variant="small" tone={each < round ? 'mutedText' : 'text'} strong={each > round}>
                  {each}
                </Text>
              )}
            </View>
            <Text variant="small" tone="mutedText">{`+${limestoneIncome(each)}`}</Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  track: { flexDirection: 'row', flexWrap: 'wrap' },
  space: { alignItems: 'center', gap: 2 },
  disc: {
    width: 32,
    height: 32,
    borderRadius: radius.round,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
