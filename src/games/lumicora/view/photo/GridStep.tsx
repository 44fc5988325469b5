import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import { movedBySpace, pinched, turnedBySixth } from '../../exchange/photo/gridMoves';
import { isSound } from '../../exchange/photo/homography';
import { photoStrings } from '../../strings/photo';
import { GridStage } from './GridStage';
import { PhotoFrame, TaskProgress, usePictureRoom } from './PhotoFrame';
import type { PhotoWork } from './usePhotoWork';

/** The grid is laid over the picture. */
export function GridStep({ work, onByHand }: { readonly work: PhotoWork; readonly onByHand: () => void }) {
  const { grid: strings } = useStrings(photoStrings);
  const { picture, corners, task } = work.state;
  const room = usePictureRoom(picture ?? { width: 1, height: 1 });
  if (picture === null || corners === null) return null;
  const canRead = isSound(corners) && task?.kind !== 'reading';
  return (
    <PhotoFrame
      room={room}
      board={
        <GridStage
          {...{ picture, corners }}
          isTurned={room.isTurned}
          onMove={work.moveCorner}
          onHeld={work.holdRing}
          onPinch={(pinch) => work.moveGrid((grid) => pinched(grid, pinch))}
        />
      }
      panel={
        <>
          <View style={styles.status}>
            {task === null ? <GridSentence work={work} /> : <TaskProgress task={task} onCancel={work.stop} />}
          </View>
          <GridKeys work={work} isTurned={room.isTurned} canMove={canRead} />
          <View style={styles.buttons}>
            <Button grows kind="quiet" label={strings.another} onPress={work.goBack} />
            {work.state.grid === 'not-found' ? (
              <Button grows kind="quiet" label={strings.byHand} onPress={onByHand} />
            ) : null}
            <Button grows label={strings.read} disabled={!canRead} onPress={work.read} />
          </View>
        </>
      }
    />
  );
}

interface GridKeysProps {
  readonly work: PhotoWork;
  /** The picture is shown by a quarter turn. */
  readonly isTurned: boolean;
  readonly canMove: boolean;
}

/** As they are seen on the screen. */
const WAYS = [
  { name: 'left', arrow: '←', x: -1, y: 0 },
  { name: 'up', arrow: '↑', x: 0, y: -1 },
  { name: 'down', arrow: '↓', x: 0, y: 1 },
  { name: 'right', arrow: '→', x: 1, y: 0 },
] as const;

/** Most wrong grids lie on the right honeycomb, turned or a space off: one key each puts them right. */
function GridKeys({ work, isTurned, canMove }: GridKeysProps) {
  const { grid: strings } = useStrings(photoStrings);
  return (
    <>
      <View style={styles.buttons}>
        <Button
          grows
          mayRepeat
          kind="quiet"
          label={strings.turnSixth}
          disabled={!canMove}
          onPress={() => work.moveGrid(turnedBySixth)}
        />
        <Button grows kind="quiet" label={strings.turn} onPress={work.turnGrid} />
      </View>
      <View style={styles.buttons}>
        {WAYS.map(({ name, arrow, x, y }) => (
          <Button
            key={name}
            grows
            mayRepeat
            kind="quiet"
            label={arrow}
            accessibilityLabel={strings.bySpace[name]}
            disabled={!canMove}
            onPress={() => work.moveGrid((grid) => movedBySpace(grid, isTurned ? { x: y, y: -x } : { x, y }))}
          />
        ))}
        <Button grows kind="quiet" label={strings.snap} disabled={!canMove} onPress={work.snapGrid} />
        {work.state.isSeated ? (
          <Button grows kind="quiet" label={strings.freeRings} onPress={work.freeRings} />
        ) : null}
      </View>
    </>
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
    unsure: strings.unsure,
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
