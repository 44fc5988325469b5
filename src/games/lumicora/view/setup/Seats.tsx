import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { LONGEST_NAME } from '@/tabletop/session/bounds';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { IconButton } from '@/ui/components/IconButton';
import { CloseIcon } from '@/ui/components/icons';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../rules/round';
import { addSeat, changeSeat, removeSeat, seatName } from '../../session/table/setupDraft';
import { FISH, type PlayerSetup, type TableSetup } from '../../session/table/table';
import { lumicoraStrings } from '../../strings/index';
import { FishFigure } from '../table/figures';
import { StartingLuminoChooser } from './StartingLuminoChooser';

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

interface PlayerRowProps {
  readonly seat: number;
  /** The name may still be empty; `shownName` is what the player is called then. */
  readonly player: PlayerSetup;
  readonly shownName: string;
  readonly onChange: (player: PlayerSetup) => void;
  readonly onRemove: (() => void) | null;
}

function PlayerRow({ seat, player, shownName, onChange, onRemove }: PlayerRowProps) {
  const { setup, words } = useStrings(lumicoraStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <View style={playerRowStyles.row}>
        <FishFigure fish={player.fish} size={36} />
        <TextField
          label={setup.name(seat)}
          value={player.name}
          placeholder={setup.defaultName(seat)}
          maxLength={LONGEST_NAME}
          onChange={(name) => onChange({ ...player, name })}
        />
        {onRemove === null ? null : (
          <IconButton label={setup.removePlayer(shownName)} onPress={onRemove}>
            <CloseIcon />
          </IconButton>
        )}
      </View>
      {isOpen ? (
        <View style={playerRowStyles.details}>
          <Text variant="small" tone="mutedText">
            {setup.fishOf(shownName)}
          </Text>
          <Chips
            label={setup.fishOf(shownName)}
            value={player.fish}
            options={FISH.map((fish) => ({
              value: fish,
              label: words.fish[fish],
              picture: <FishFigure fish={fish} size={32} />,
            }))}
            onChange={(fish) => onChange({ ...player, fish })}
          />
          <Text variant="small" tone="mutedText">
            {setup.startOf(shownName)}
          </Text>
          <StartingLuminoChooser
            name={shownName}
            value={player.start}
            onChange={(start) => onChange({ ...player, start })}
          />
        </View>
      ) : (
        <Button
          kind="quiet"
          label={setup.details}
          accessibilityLabel={`${shownName}: ${setup.details}`}
          onPress={() => setOpen(true)}
        />
      )}
    </Card>
  );
}

const playerRowStyles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  details: { gap: space.s },
});
