import { Image, StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { sharingStrings } from '../../strings/sharing';
import type { MadePicture } from './picture/PictureMaker';

export interface PicturePreviewProps {
  readonly picture: MadePicture;
  /** What it shows, for screen readers. */
  readonly headline: string;
  readonly isBusy: boolean;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

/** The picture as it will be sent, beneath what can be done with it: it is taller than most screens. */
export function PicturePreview({ picture, headline, isBusy, onShare, onClose }: PicturePreviewProps) {
  const { share: strings } = useStrings(sharingStrings);
  const colors = useColors();
  const { base64, width, height } = picture;
  return (
    <View style={styles.preview}>
      <View style={styles.buttons}>
        <Button grows label={strings.sharePicture} disabled={isBusy} onPress={onShare} />
        <Button grows kind="quiet" label={strings.closePicture} onPress={onClose} />
      </View>
      <Image
        source={{ uri: `data:image/png;base64,${base64}` }}
        accessible
        role="img"
        accessibilityLabel={strings.pictureLabel(headline)}
        resizeMode="contain"
        style={[styles.picture, { aspectRatio: width / height, borderColor: colors.border }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  preview: { gap: space.m },
  picture: { width: '100%', maxWidth: 420, alignSelf: 'center', borderRadius: radius.m, borderWidth: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
