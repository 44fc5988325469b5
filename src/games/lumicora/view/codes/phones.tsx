import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Choice } from '@/ui/components/Choice';
import { Text } from '@/ui/components/Text';
import { useFormats } from '@/ui/i18n/formats';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { finalReefOf } from '../../session/reef/finalReef';
import type { Table } from '../../session/table/table';
import type { PhonesStrings } from '../../strings/en/phones';
import { phonesStrings } from '../../strings/phones';
import type { TableStore } from '../store/LibraryContext';
import { FishFigure } from '../table/figures';
import { describeSize } from './describeCodes';

/** What phones do together. */
export type PhoneDeed = 'showReef' | 'collect' | 'invite' | 'handOver' | 'terrain';

const PATHS: Readonly<Record<PhoneDeed, string>> = {
  showReef: 'M5 5h9v9H5zM22 5h9v9h-9zM5 22h9v9H5zM20 20h3v3h-3zM28 20h3M20 28v3M26 26h5v5h-5z',
  collect: 'M4 11V4H11M25 4H32V11M32 25V32H25M11 32H4V25M9 18H27',
  invite: 'M10 4h16v28H10zM18 12v12M12 18h12',
  handOver: 'M4 6h11v24H4zM21 6h11v24H21zM12 18h12M20 14l4 4-4 4',
  terrain: 'M18 4l12 7v14l-12 7-12-7V11zM12 16q3-3 6 0t6 0M12 22q3-3 6 0t6 0',
};

export function PhoneIcon({ deed }: { readonly deed: PhoneDeed }) {
  const { accentText } = useColors();
  return (
    <Svg width={36} height={36} viewBox="0 0 36 36" aria-hidden>
      <Path
        d={PATHS[deed]}
        fill="none"
        stroke={accentText}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

const EVERYBODY = 'everybody';

export interface FollowChoiceProps {
  readonly table: Table;
  /** Null for everybody. */
  readonly onFollow: (seat: number | null) => void;
}

/** Whose turns and scorings make up a round on this phone. */
export function FollowChoice({ table: { players, followed }, onFollow }: FollowChoiceProps) {
  const { phones: strings } = useStrings(phonesStrings);
  return (
    <View style={styles.close}>
      <Choice
        label={strings.follows}
        value={followed === null ? EVERYBODY : String(followed)}
        options={[
          { value: EVERYBODY, label: strings.everybody },
          ...players.map(({ name }, seat) => ({ value: String(seat), label: name })),
        ]}
        onChange={(value) => onFollow(value === EVERYBODY ? null : Number(value))}
      />
      <Text variant="small" tone="mutedText">
        {strings.followsNote}
      </Text>
    </View>
  );
}

/** Which reefs have come in, so that everybody sees whose is still missing. */
export function CollectedReefs({ table }: { readonly table: Table }) {
  const strings = useStrings(phonesStrings);
  const { time } = useFormats();
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.phones.reefs}</Text>
      <Card>
        {table.players.map((player, seat) => (
          <View key={seat} style={styles.row}>
            <FishFigure fish={player.fish} size={28} />
            <View style={styles.words}>
              <Text strong>{player.name}</Text>
              <Text variant="small" tone="mutedText">
                {`${describeSize(strings, finalReefOf(player))}, ${stateOf(strings, table, seat, time)}`}
              </Text>
            </View>
          </View>
        ))}
      </Card>
    </View>
  );
}

const MS_PER_SECOND = 1000;

function stateOf(
  { phones }: PhonesStrings,
  { players, followed }: Table,
  seat: number,
  time: (at: number) => string,
): string {
  const { collected } = players[seat]!;
  if (collected !== null) return phones.collectedAt(time(collected.madeAt * MS_PER_SECOND));
  return seat === followed ? phones.own : phones.missing;
}

/** The seats whose reefs are still to come: neither followed on this phone nor collected from another. */
function seatsToCollect({ players, followed }: Table): readonly number[] {
  return players.flatMap(({ collected }, seat) => (collected === null && seat !== followed ? [seat] : []));
}

export interface StillMissingProps {
  readonly store: TableStore;
  readonly onReefs: () => void;
}

/** Whose reefs are still to come, and the way on when none is. */
export function StillMissing({ store, onReefs }: StillMissingProps) {
  const { scan: strings } = useStrings(phonesStrings);
  const { table } = useTableStore(store);
  if (table.players.every(({ collected }) => collected === null)) return null;
  const missing = seatsToCollect(table);
  const isComplete = missing.length === 0;
  return (
    <View style={styles.close}>
      <Text>
        {isComplete
          ? strings.allHere
          : strings.stillMissing(missing.map((seat) => table.players[seat]!.name).join(', '))}
      </Text>
      <Button kind={isComplete ? 'main' : 'quiet'} label={strings.toReefs} onPress={onReefs} />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  close: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
