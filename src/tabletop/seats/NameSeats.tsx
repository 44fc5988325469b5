import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { IconButton } from '@/ui/components/IconButton';
import { CloseIcon } from '@/ui/components/icons';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { LONGEST_NAME } from '../session/bounds';
import { seatsStrings } from '../strings/seats';
import { shownNames, type SeatCount } from './seats';

interface NameSeatsProps extends SeatCount {
  /** As typed; an empty one is a seat that goes by its number. */
  readonly names: readonly string[];
  /** Of earlier games. */
  readonly earlierNames: readonly string[];
  /** What stands beside the name of a seat. */
  readonly figure?: (seat: number) => ReactNode;
  readonly onRename: (seat: number, name: string) => void;
  readonly onAdd: () => void;
  readonly onRemove: (seat: number) => void;
  /** A name of an earlier game takes a seat. */
  readonly onTake: (name: string) => void;
}

/** Who plays, by name. */
export function NameSeats(props: NameSeatsProps) {
  const { names, fewest, most, earlierNames, figure, onRename, onAdd, onRemove, onTake } = props;
  const strings = useStrings(seatsStrings);
  const shown = shownNames(names, strings.defaultName);
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.players}</Text>
      <Card>
        {names.map((name, seat) => (
          <View key={seat} style={styles.row}>
            {figure?.(seat)}
            <TextField
              label={strings.name(seat + 1)}
              value={name}
              placeholder={strings.defaultName(seat + 1)}
              maxLength={LONGEST_NAME}
              onChange={(typed) => onRename(seat, typed)}
            />
            {names.length > fewest ? (
              <IconButton label={strings.removePlayer(shown[seat]!)} onPress={() => onRemove(seat)}>
                <CloseIcon />
              </IconButton>
            ) : null}
          </View>
        ))}
        {names.length < most ? <Button kind="quiet" label={strings.addPlayer} onPress={onAdd} /> : null}
      </Card>
      <EarlierNames names={earlierNames.filter((name) => !shown.includes(name))} onTake={onTake} />
    </View>
  );
}

interface EarlierNamesProps {
  readonly names: readonly string[];
  readonly onTake: (name: string) => void;
}

/** The names of earlier games, for a seat that has none. */
export function EarlierNames({ names, onTake }: EarlierNamesProps) {
  const strings = useStrings(seatsStrings);
  if (names.length === 0) return null;
  return (
    <>
      <Text tone="mutedText">{strings.earlier}</Text>
      <View style={styles.names}>
        {names.map((name) => (
          <Button
            key={name}
            kind="quiet"
            label={name}
            accessibilityLabel={strings.takeName(name)}
            onPress={() => onTake(name)}
          />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  names: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
