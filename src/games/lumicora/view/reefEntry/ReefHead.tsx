import { memo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTableStore } from '@/tabletop/store/useTableStore';
import { Chips } from '@/ui/components/Chips';
import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { Table } from '../../session/table/table';
import { reefScreenStrings } from '../../strings/reefScreen';
import { CameraIcon } from '../photo/CameraIcon';
import type { TableStore } from '../store/LibraryContext';
import type { ReefWork } from './useReefWork';

interface ReefHeadProps {
  readonly store: TableStore;
  readonly player: number;
  readonly levels: ReefWork['levels'];
  readonly showsLevels: boolean;
  readonly onPlayer: (player: number) => void;
}

/** Whose reef it is, which levels are shown, and what must not be overlooked. */
export const ReefHead = memo(function ReefHead({
  store,
  player,
  levels,
  showsLevels,
  onPlayer,
}: ReefHeadProps) {
  const { table } = useTableStore(store);
  return (
    <>
      <ReefPlayers table={table} player={player} onChange={onPlayer} />
      {showsLevels && levels.highest > 1 ? (
        <LevelFilter highest={levels.highest} value={levels.only} onChange={levels.show} />
      ) : null}
    </>
  );
});

interface ReefPlayersProps {
  readonly table: Table;
  readonly player: number;
  readonly onChange: (player: number) => void;
}

/** Whose reef is shown, with what that player holds. */
function ReefPlayers({ table, player, onChange }: ReefPlayersProps) {
  const strings = useStrings(reefScreenStrings);
  const { score, limestone } = table.players[player]!;
  return (
    <View style={styles.row}>
      <Names table={table} player={player} onChange={onChange} />
      <View>
        <Text variant="small" strong>
          {strings.points(score)}
        </Text>
        <Text variant="small">{strings.limestone(limestone)}</Text>
      </View>
    </View>
  );
}

/** `memo`, because what happens at the table leaves the names as they are. */
const Names = memo(
  function Names({ table, player, onChange }: ReefPlayersProps) {
    const strings = useStrings(reefScreenStrings);
    return (
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.chips}>
        <Chips
          label={strings.reefs}
          value={player}
          options={table.players.map(({ name }, value) => ({ value, label: name }))}
          onChange={onChange}
        />
      </ScrollView>
    );
  },
  (before, after) =>
    before.player === after.player &&
    before.onChange === after.onChange &&
    before.table.players.length === after.table.players.length &&
    before.table.players.every(({ name }, seat) => name === after.table.players[seat]!.name),
);

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  // Room for the thicker border of the chosen chip.
  chips: { padding: 2 },
});

interface LevelFilterProps {
  readonly highest: number;
  /** The one level that is shown, or null for all. */
  readonly value: number | null;
  readonly onChange: (level: number | null) => void;
}

const ALL = 0;

/** Lets all levels but one step back. */
function LevelFilter({ highest, value, onChange }: LevelFilterProps) {
  const strings = useStrings(reefScreenStrings);
  const levels = Array.from({ length: highest }, (_, index) => index + 1);
  return (
    <Chips
      label={strings.chooseLevel}
      value={value ?? ALL}
      options={[
        { value: ALL, label: strings.allLevels },
        ...levels.map((level) => ({
          value: level,
          label: strings.levelOnly(level),
          picture: <Text strong={level === value}>{level}</Text>,
        })),
      ]}
      onChange={(level) => onChange(level === ALL ? null : level)}
    />
  );
}

interface ReefActionsProps {
  readonly warnings: number;
  readonly hasLevels: boolean;
  readonly onWarnings: () => void;
  readonly onLevels: () => void;
  readonly onPhoto: () => void;
  readonly onTurn: () => void;
}

/** What concerns the whole reef: its warnings, its levels, a photo of it, which way it lies. */
export function ReefActions(props: ReefActionsProps) {
  const { warnings, hasLevels, onWarnings, onLevels, onPhoto, onTurn } = props;
  const strings = useStrings(reefScreenStrings);
  const colors = useColors();
  return (
    <View style={reefActionsStyles.row}>
      <WarningsButton count={warnings} onPress={onWarnings} />
      {hasLevels ? (
        <IconButton label={strings.levels} onPress={onLevels}>
          <Path
            d="M13 3l10 5-10 5L3 8zM3 13l10 5 10-5M3 18l10 5 10-5"
            fill="none"
            stroke={colors.accentText}
            strokeWidth={2.2}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </IconButton>
      ) : null}
      <IconButton label={strings.comparePhoto} onPress={onPhoto}>
        <CameraIcon />
      </IconButton>
      <IconButton label={strings.turn} onPress={onTurn}>
        <TurnIcon />
      </IconButton>
    </View>
  );
}

const reefActionsStyles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
});

interface WarningsButtonProps {
  readonly count: number;
  readonly onPress: () => void;
}

/** How many warnings a reef has; nothing where there are none. */
export function WarningsButton({ count, onPress }: WarningsButtonProps) {
  const strings = useStrings(reefScreenStrings);
  const colors = useColors();
  if (count === 0) return null;
  return (
    <Pressed
      role="button"
      accessibilityLabel={strings.warnings(count)}
      onPress={onPress}
      style={warningsButtonStyles.warnings}
    >
      <Svg width={24} height={24} viewBox="0 0 26 26" aria-hidden>
        <Path d="M13 3l11 20H2z" fill={colors.warning} />
        <Path d="M13 10v6m0 3.5v.1" stroke={colors.background} strokeWidth={2.6} strokeLinecap="round" />
      </Svg>
      <Text strong tone="warning">
        {count}
      </Text>
    </Pressed>
  );
}

const warningsButtonStyles = StyleSheet.create({
  warnings: {
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderRadius: radius.round,
  },
});
