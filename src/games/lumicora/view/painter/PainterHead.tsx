import { ScrollView, StyleSheet, View } from 'react-native';
import { Circle } from 'react-native-svg';

import { Chips } from '@/ui/components/Chips';
import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { PaintedSums } from '../../session/reef/painting';
import type { Table } from '../../session/table/table';
import { painterStrings } from '../../strings/painter';
import { reefScreenStrings } from '../../strings/reefScreen';
import { CameraIcon } from '../photo/CameraIcon';
import { WarningsButton } from '../reefEntry/ReefHead';

interface PainterHeadProps {
  readonly table: Table;
  readonly player: number;
  /** Null where the reef is told another way. */
  readonly sums: PaintedSums | null;
  readonly onPlayer: (player: number) => void;
}

/** Whose reef is painted, and how far it has come. */
export function PainterHead({ table, player, sums, onPlayer }: PainterHeadProps) {
  const strings = useStrings(painterStrings);
  const { reefs } = useStrings(reefScreenStrings);
  return (
    <View style={styles.row}>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.chips}>
        <Chips
          label={reefs}
          value={player}
          options={table.players.map(({ name }, value) => ({ value, label: name }))}
          onChange={onPlayer}
        />
      </ScrollView>
      {sums === null ? null : (
        <View>
          <Text variant="small" strong accessibilityLabel={strings.paintedSpoken(sums.spaces)}>
            {strings.painted(sums.spaces)}
          </Text>
          <Text variant="small">{strings.animals(sums.animals)}</Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  // Room for the thicker border of the chosen chip.
  chips: { padding: 2 },
});

interface PainterActionsProps {
  readonly warnings: number;
  readonly onWarnings: () => void;
  readonly onPhoto: () => void;
  readonly onMore: () => void;
  readonly onTurn: () => void;
}

/** What concerns the whole reef: its warnings, a photo of it, which way it lies, what is done now and then. */
export function PainterActions({ warnings, onWarnings, onPhoto, onMore, onTurn }: PainterActionsProps) {
  const strings = useStrings(painterStrings);
  const reef = useStrings(reefScreenStrings);
  const colors = useColors();
  return (
    <View style={painterActionsStyles.row}>
      <WarningsButton count={warnings} onPress={onWarnings} />
      <IconButton label={strings.readPhoto} onPress={onPhoto}>
        <CameraIcon />
      </IconButton>
      <IconButton label={reef.turn} onPress={onTurn}>
        <TurnIcon />
      </IconButton>
      <IconButton label={strings.more} onPress={onMore}>
        {[6, 13, 20].map((y) => (
          <Circle key={y} cx={13} cy={y} r={2.3} fill={colors.accentText} />
        ))}
      </IconButton>
    </View>
  );
}

const painterActionsStyles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
});
