import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { sharingStrings } from '../../strings/sharing';
import type { OpenableGame } from './useImport';

export interface ImportDoneProps {
  readonly count: number;
  readonly game: OpenableGame | null;
  readonly onOpen: (game: OpenableGame) => void;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}

export function ImportDone({ count, game, onOpen, onHistory, onClose }: ImportDoneProps) {
  const { files: strings } = useStrings(sharingStrings);
  return (
    <Card isLit>
      <LiveText variant="lead" strong text={strings.done(count)} />
      <View style={styles.buttons}>
        {game === null ? null : <Button grows label={strings.openGame} onPress={() => onOpen(game)} />}
        {count > 1 ? <Button grows label={strings.toHistory} onPress={onHistory} /> : null}
        <Button grows kind="quiet" label={strings.close} onPress={onClose} />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
