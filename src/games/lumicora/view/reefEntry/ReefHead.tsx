import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTableStore } from '@/tabletop/store/useTableStore';
import { Chips } from '@/ui/components/Chips';
import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { Table } from '../../session/table/table';
import { lumicoraStrings } from '../../strings/index';
import { reefScreenStrings } from '../../strings/reefScreen';
import { CameraIcon } from '../photo/CameraIcon';
import type { TableStore } from '../store/LibraryContext';
import { FishFigure, LimestoneFigure, OctopusFigure } from '../table/figures';
import { RedoKey } from '../UndoBar';
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

/** Whose reef is shown, with what everybody has; names stand in the title, so that the chips never clip. */
function ReefPlayers({ table, player, onChange }: ReefPlayersProps) {
  const strings = useStrings(reefScreenStrings);
  const { table: words } = useStrings(lumicoraStrings);
  const colors = useColors();
  const { limestone } = table.players[player]!;
  return (
    <View style={styles.row}>
      <View role="radiogroup" accessibilityLabel={strings.reefs} style={styles.chips}>
        {table.players.map(({ name, fish, score }, seat) => (
          <Pressed
            key={seat}
            role="radio"
            tabIndex={seat === player ? 0 : -1}
            aria-checked={seat === player}
            accessibilityLabel={strings.playerChip(name, score, table.octopus === seat)}
            onPress={() => (seat === player ? undefined : onChange(seat))}
            style={[
              styles.chip,
              {
                backgroundColor: colors.raised,
                borderColor: seat === player ? colors.accent : colors.border,
              },
            ]}
          >
            <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.figures}>
              <FishFigure fish={fish} size={22} />
              <Text variant="small" strong>
                {minus(score)}
              </Text>
              {table.octopus === seat ? <OctopusFigure size={18} /> : null}
            </View>
          </Pressed>
        ))}
      </View>
      <View accessible role="img" accessibilityLabel={strings.limestone(limestone)} style={styles.figures}>
        <LimestoneFigure size={22} />
        <Text variant="small" strong>
          {words.limestone(limestone)}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m, rowGap: space.xs },
  chips: { flexDirection: 'row', flexGrow: 1, gap: space.xs, maxWidth: '100%' },
  chip: {
    flexGrow: 1,
    minWidth: TOUCH_TARGET,
    minHeight: 44,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 2,
    borderRadius: radius.m,
    borderWidth: 2,
  },
  figures: { flexDirection: 'row', alignItems: 'center', gap: 2 },
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
  readonly store: TableStore;
  readonly warnings: number;
  readonly hasLevels: boolean;
  readonly onWarnings: () => void;
  readonly onLevels: () => void;
  readonly onPhoto: () => void;
  readonly onTurn: () => void;
}

/** What concerns the whole reef: its warnings, its levels, a photo of it, which way it lies. */
export function ReefActions(props: ReefActionsProps) {
  const { store, warnings, hasLevels, onWarnings, onLevels, onPhoto, onTurn } = props;
  const strings = useStrings(reefScreenStrings);
  const colors = useColors();
  return (
    <View style={reefActionsStyles.row}>
      <RedoKey store={store} />
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
