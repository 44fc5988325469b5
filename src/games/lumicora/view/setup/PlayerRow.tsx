import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { IconButton } from '@/ui/components/IconButton';
import { CloseIcon } from '@/ui/components/icons';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { LONGEST_NAME } from '../../session/gameFileModel';
import { FISH, type PlayerSetup } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { FishFigure } from '../table/figures';
import { StartingLuminoChooser } from './StartingLuminoChooser';

export interface PlayerRowProps {
  readonly seat: number;
  /** The name may still be empty; `shownName` is what the player is called then. */
  readonly player: PlayerSetup;
  readonly shownName: string;
  readonly onChange: (player: PlayerSetup) => void;
  readonly onRemove: (() => void) | null;
}

export function PlayerRow({ seat, player, shownName, onChange, onRemove }: PlayerRowProps) {
  const { setup, words } = useStrings(lumicoraStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <View style={styles.row}>
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
        <View style={styles.details}>
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

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  details: { gap: space.s },
});
