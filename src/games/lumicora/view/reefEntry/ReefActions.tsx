import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { useColors } from '@/ui/tokens/ThemeContext';

import { reefScreenStrings } from '../../strings/reefScreen';
import { CameraIcon } from '../photo/CameraIcon';
import { WarningsButton } from './WarningsButton';

export interface ReefActionsProps {
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
    <View style={styles.row}>
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

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
});
