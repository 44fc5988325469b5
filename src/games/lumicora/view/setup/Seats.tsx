import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../rules/round';
import { addSeat, changeSeat, removeSeat, seatName } from '../../session/setupDraft';
import type { TableSetup } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { PlayerRow } from './PlayerRow';

export interface SeatsProps {
  readonly draft: TableSetup;
  /** What each seat is called, also where no name was given. */
  readonly names: readonly string[];
  readonly earlierNames: readonly string[];
  readonly onChange: (draft: TableSetup) => void;
}

/** Who plays: 2 to 4 seats, and the names of earlier games to fill them. */
export function Seats({ draft, names, earlierNames, onChange }: SeatsProps) {
  const strings = useStrings(lumicoraStrings).setup;
  const canRemove = draft.players.length > FEWEST_PLAYERS;
  const offered = earlierNames.filter((name) => !names.includes(name));
  return (
    <View style={styles.block}>
      <Text variant="title">{strings.players}</Text>
      {draft.players.map((player, seat) => (
        <PlayerRow
          key={seat}
          seat={seat + 1}
          player={player}
          shownName={names[seat]!}
          onChange={(changed) => onChange(changeSeat(draft, seat, changed))}
          onRemove={canRemove ? () => onChange(removeSeat(draft, seat)) : null}
        />
      ))}
      {draft.players.length < MOST_PLAYERS ? (
        <Button kind="quiet" label={strings.addPlayer} onPress={() => onChange(addSeat(draft))} />
      ) : null}
      {offered.length > 0 ? <Text tone="mutedText">{strings.earlier}</Text> : null}
      <View style={styles.names}>
        {offered.map((name) => (
          <Button
            key={name}
            kind="quiet"
            label={name}
            accessibilityLabel={strings.takeName(name)}
            onPress={() => onChange(seatName(draft, name))}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  names: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
