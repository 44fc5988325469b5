import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import { isSound } from '../../exchange/photo/homography';
import { photoStrings } from '../../strings/photo';
import { GridStage } from './GridStage';
import { PhotoFrame, TaskProgress, usePictureRoom } from './PhotoFrame';
import type { PhotoWork } from './usePhotoWork';

/** The grid is laid over the picture. */
export function GridStep({ work }: { readonly work: PhotoWork }) {
  const { grid: strings } = useStrings(photoStrings);
  const { picture, corners, task } = work.state;
  const room = usePictureRoom(picture ?? { width: 1, height: 1 });
  if (picture === null || corners === null) return null;
  const canRead = isSound(corners) && task?.kind !== 'reading';
  return (
    <PhotoFrame
      room={room}
      board={<GridStage {...{ picture, corners }} isTurned={room.isTurned} onMove={work.moveCorner} />}
      panel={
        <>
          <View style={styles.status}>
            {task === null ? <GridSentence work={work} /> : <TaskProgress task={task} onCancel={work.stop} />}
          </View>
          <View style={styles.buttons}>
            <Button grows kind="quiet" label={strings.turn} onPress={work.turnGrid} />
            <Button grows kind="quiet" label={strings.snap} disabled={!canRead} onPress={work.snapGrid} />
          </View>
          <View style={styles.buttons}>
            <Button grows kind="quiet" label={strings.another} onPress={work.goBack} />
            <Button grows label={strings.read} disabled={!canRead} onPress={work.read} />
          </View>
        </>
      }
    />
  );
}

function GridSentence({ work: { state } }: { readonly work: PhotoWork }) {
  const { grid: strings } = useStrings(photoStrings);
  if (state.corners !== null && !isSound(state.corners)) {
    return <LiveText isUrgent tone="warning" text={strings.unsound} />;
  }
  const sentences = {
    unsought: strings.lay,
    found: strings.found,
    'not-found': strings.notFound,
    laid: strings.lay,
  };
  return <LiveText text={sentences[state.grid]} />;
}

const styles = StyleSheet.create({
  // The picture must not change its size with every sentence.
  status: { minHeight: TOUCH_TARGET, justifyContent: 'center' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
