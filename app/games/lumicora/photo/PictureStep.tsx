import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { photoStrings } from '@/games/lumicora/strings/photo';
import { PhotoPicture, TaskProgress } from '@/games/lumicora/view/photo/PhotoFrame';
import { placePicture } from '@/games/lumicora/view/photo/photoLayout';
import type { PhotoWork } from '@/games/lumicora/view/photo/usePhotoWork';
import type { OpenedPicture } from '@/kit/pictures';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { CameraGate } from '../../../camera/CameraGate';
import { PhotoCamera } from './PhotoCamera';

export interface PictureStepProps {
  readonly work: PhotoWork;
  /** How to take a good picture. */
  readonly tip: string;
  /** What the camera is for. */
  readonly reason: string;
  readonly onByHand: () => void;
  /** Null where nothing is known of the box. */
  readonly onForgetBox: (() => void) | null;
}

/** A picture is taken or chosen; or the reef is painted by hand after all. */
export function PictureStep({ work, tip, reason, onByHand, onForgetBox }: PictureStepProps) {
  const { picture: strings } = useStrings(photoStrings);
  const { task, problem, picture } = work.state;
  const choose = { label: strings.choose, onPress: work.pick };
  return (
    <Screen>
      {problem === null ? null : <Notice text={strings.problems[problem]} />}
      {task === null ? (
        <View style={styles.block}>
          {picture === null ? null : <Kept picture={picture} onGoOn={() => work.goTo('grid')} />}
          <Text tone="mutedText">{work.state.first === null ? tip : strings.secondTip}</Text>
          <CameraGate reason={reason} instead={choose}>
            {({ onMountError }) => (
              <>
                <PhotoCamera onMountError={onMountError} onTaken={work.open} />
                <Button kind="quiet" {...choose} />
              </>
            )}
          </CameraGate>
        </View>
      ) : (
        <TaskProgress task={task} onCancel={work.stop} />
      )}
      <Button kind="quiet" label={strings.byHand} onPress={onByHand} />
      {onForgetBox === null ? null : (
        <View style={styles.block}>
          <Text tone="mutedText">{strings.boxKnown}</Text>
          <Button kind="quiet" label={strings.forgetBox} onPress={onForgetBox} />
        </View>
      )}
    </Screen>
  );
}

const THUMB = 96;

/** The picture from before, for somebody who only wanted to look back. */
function Kept({ picture, onGoOn }: { readonly picture: OpenedPicture; readonly onGoOn: () => void }) {
  const { picture: strings } = useStrings(photoStrings);
  const { width, height } = picture;
  const place = placePicture({ x: 0, y: 0, width, height }, THUMB / Math.max(width, height), false);
  return (
    <Card>
      <View style={styles.row}>
        <View role="img" accessibilityLabel={strings.taken}>
          <Svg width={place.width} height={place.height}>
            <PhotoPicture picture={picture} place={place} />
          </Svg>
        </View>
        <Button grows label={strings.goOn} onPress={onGoOn} />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
});
