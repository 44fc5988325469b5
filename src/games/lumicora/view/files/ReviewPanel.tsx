import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { sharingStrings } from '../../strings/sharing';
import { bringsSomething, type ImportReview } from './importReview';
import { RefusedFiles } from './RefusedFiles';
import { ReviewedBackupCard, type SettingsChoice } from './ReviewedBackupCard';
import { ReviewedGameCard } from './ReviewedGameCard';
import { openable, type OpenableGame } from './useImport';

export interface ReviewPanelProps {
  readonly review: ImportReview;
  readonly settings: SettingsChoice | null;
  readonly step: 'review' | 'working' | 'not-kept';
  readonly onBringIn: () => void;
  readonly onLeave: () => void;
  readonly onOpen: (game: OpenableGame) => void;
}

/** What was read, and what bringing it in would do; nothing happens before the person says so. */
export function ReviewPanel({ review, settings, step, onBringIn, onLeave, onOpen }: ReviewPanelProps) {
  const { files: strings } = useStrings(sharingStrings);
  const { refused, games, backup } = review;
  const hasRead = games.length > 0 || backup !== null;
  const canBringIn = bringsSomething(review) || settings?.isTaken === true;
  return (
    <View style={styles.panel}>
      <RefusedFiles refused={refused} />
      <View style={styles.read}>
        {hasRead ? <Text variant="title">{strings.reviewTitle}</Text> : null}
        {games.map((game, index) => (
          <ReviewedGameCard key={index} game={game} onOpen={() => onOpen(openable(game.session))} />
        ))}
        {backup === null ? null : <ReviewedBackupCard backup={backup} settings={settings} />}
        {step === 'working' ? <LiveText tone="mutedText" text={strings.working} /> : null}
        {step === 'not-kept' ? <Notice tone="danger" text={strings.notKept} /> : null}
        <View style={styles.buttons}>
          {canBringIn ? (
            <Button grows label={strings.bringIn} disabled={step === 'working'} onPress={onBringIn} />
          ) : null}
          <Button
            grows
            kind="quiet"
            label={canBringIn ? strings.leave : strings.close}
            disabled={step === 'working'}
            onPress={onLeave}
          />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.xl },
  read: { gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
