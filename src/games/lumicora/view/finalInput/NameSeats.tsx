import { StyleSheet, View } from 'react-native';

import { LONGEST_NAME } from '@/tabletop/session/bounds';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { IconButton } from '@/ui/components/IconButton';
import { CloseIcon } from '@/ui/components/icons';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../rules/round';
import { addSeat, changeSeat, removeSeat, seatName } from '../../session/table/setupDraft';
import type { TableSetup } from '../../session/table/table';
import { lumicoraStrings } from '../../strings';
import type { SeatsProps } from '../setup/Seats';
import { FishFigure } from '../table/figures';

/** Who played: the names alone, since nothing else about a seat matters once the game is over. */
export function NameSeats({ draft, names, earlierNames, onChange }: SeatsProps) {
  const { setup: strings } = useStrings(lumicoraStrings);
  const canRemove = draft.players.length > FEWEST_PLAYERS;
  const rename = (seat: number, name: string): TableSetup =>
    changeSeat(draft, seat, { ...draft.players[seat]!, name });
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.players}</Text>
      <Card>
        {draft.players.map(({ name, fish }, seat) => (
          <View key={fish} style={styles.row}>
            <FishFigure fish={fish} size={36} />
            <TextField
              label={strings.name(seat + 1)}
              value={name}
              placeholder={strings.defaultName(seat + 1)}
              maxLength={LONGEST_NAME}
              onChange={(typed) => onChange(rename(seat, typed))}
            />
            {canRemove ? (
              <IconButton
                label={strings.removePlayer(names[seat]!)}
                onPress={() => onChange(removeSeat(draft, seat))}
              >
                <CloseIcon />
              </IconButton>
            ) : null}
          </View>
        ))}
        {draft.players.length < MOST_PLAYERS ? (
          <Button kind="quiet" label={strings.addPlayer} onPress={() => onChange(addSeat(draft))} />
        ) : null}
      </Card>
      <EarlierNames
        names={earlierNames.filter((name) => !names.includes(name))}
        onTake={(name) => onChange(seatName(draft, name))}
      />
    </View>
  );
}

interface EarlierNamesProps {
  readonly names: readonly string[];
  readonly onTake: (name: string) => void;
}

function EarlierNames({ names, onTake }: EarlierNamesProps) {
  const { setup: strings } = useStrings(lumicoraStrings);
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
