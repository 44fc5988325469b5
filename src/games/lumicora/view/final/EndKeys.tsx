import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { TableSession } from '../../session/table/tableSession';
import { whoWonStrings } from '../../strings/whoWon';
import { ShareGame } from '../sharing/ShareGame';

interface EndKeysProps {
  readonly session: TableSession;
  /** Whether there are enough people for another game. */
  readonly canRepeat: boolean;
  readonly onRematch: () => void;
  readonly onDone: () => void;
}

/** Of the window, for the ways to share. */
const SHARE = 0.6;

/** What comes after the winner: another game, sharing, or the start. */
export function EndKeys({ session, canRepeat, onRematch, onDone }: EndKeysProps) {
  const strings = useStrings(whoWonStrings).end;
  const colors = useColors();
  const { height } = useWindowDimensions();
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      {isSharing ? (
        <View style={[styles.sheet, { backgroundColor: colors.surface, borderColor: colors.border }]}>
          <ScrollView style={{ maxHeight: height * SHARE }} contentContainerStyle={styles.share}>
            <ShareGame session={session} />
          </ScrollView>
        </View>
      ) : null}
      <Button
        grows
        kind="quiet"
        label={isSharing ? strings.closeShare : strings.share}
        onPress={() => setSharing(!isSharing)}
      />
      {canRepeat ? <Button grows label={strings.rematch} onPress={onRematch} /> : null}
      <Button grows kind="quiet" label={strings.done} onPress={onDone} />
    </>
  );
}

const styles = StyleSheet.create({
  // Over what stands above the keys, so that nothing moves.
  sheet: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: '100%',
    borderTopWidth: 1,
    borderTopLeftRadius: radius.l,
    borderTopRightRadius: radius.l,
  },
  share: { padding: space.l },
});
