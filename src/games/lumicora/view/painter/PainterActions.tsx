import { StyleSheet, View } from 'react-native';
import { Circle } from 'react-native-svg';

import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { useColors } from '@/ui/tokens/ThemeContext';

import { painterStrings } from '../../strings/painter';
import { reefScreenStrings } from '../../strings/reefScreen';
import { CameraIcon } from '../photo/CameraIcon';
import { WarningsButton } from '../reefEntry/WarningsButton';

export interface PainterActionsProps {
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
    <View style={styles.row}>
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

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
});
