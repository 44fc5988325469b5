import { memo, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { G, Image } from 'react-native-svg';

import type { OpenedPicture } from '@/kit/pictures';
import { Progress } from '@/ui/components/Progress';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { photoStrings } from '../../strings/photo';
import { BoardAndPanel, useKeptFocus } from '../reefEntry/BoardAndPanel';
import { useBoardRoom, type BoardRoom } from '../reefEntry/useBoardRoom';
import { isWorthTurning, type PicturePlace, type Size } from './photoLayout';
import type { PhotoTask } from './photoState';

interface PhotoFrameProps {
  readonly room: BoardRoom;
  readonly board: ReactNode;
  readonly panel: ReactNode;
  /** Names what the panel shows, so that the keyboard focus stays in it when that changes. */
  readonly shows?: string;
}

/** A picture or a reef as large as it goes, and beside or below it what can be done with it. */
export function PhotoFrame({ room, board, panel, shows = '' }: PhotoFrameProps) {
  const kept = useKeptFocus(shows);
  const insets = useSafeAreaInsets();
  const foot = <View style={{ height: insets.bottom }} />;
  return (
    <BoardAndPanel
      room={room}
      head={null}
      board={board}
      panel={
        <View ref={kept} tabIndex={-1} style={room.isSideBySide && styles.fill}>
          {room.isSideBySide ? (
            <ScrollView contentContainerStyle={styles.panel}>{panel}</ScrollView>
          ) : (
            <View style={styles.panel}>{panel}</View>
          )}
        </View>
      }
      foot={foot}
    />
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  panel: { gap: space.s },
});

export interface PhotoPictureProps {
  readonly picture: Pick<OpenedPicture, 'uri' | 'width' | 'height'>;
  readonly place: Pick<PicturePlace, 'transform'>;
}

/** The picture inside a drawing. */
export const PhotoPicture = memo(function PhotoPicture({ picture, place }: PhotoPictureProps) {
  return (
    <G transform={place.transform}>
      <Image href={picture.uri} width={picture.width} height={picture.height} preserveAspectRatio="none" />
    </G>
  );
});

interface TaskProgressProps {
  readonly task: PhotoTask;
  readonly onCancel: () => void;
}

export function TaskProgress({ task, onCancel }: TaskProgressProps) {
  const { tasks, cancel } = useStrings(photoStrings);
  return <Progress text={tasks[task.kind]} share={task.share} cancel={cancel} onCancel={onCancel} />;
}

/** Above its panel, a turned picture gets at least this height, and the page scrolls. */
const LEAST_TURNED = 368;

/** How a picture of this shape and its panel share the window. The picture is turned where that makes it larger. */
export function usePictureRoom(shape: Size): BoardRoom {
  const base = useBoardRoom();
  const { width, height } = useWindowDimensions();
  const [measured, setMeasured] = useState<(Size & { readonly window: string }) | null>(null);
  const window = `${width} ${height}`;
  // Until it is measured, the share of the window that usually remains.
  const guess = base.isSideBySide ? { width: width * 0.6, height } : { width, height: height * 0.5 };
  const room = measured?.window === window ? measured : guess;
  const turnedRoom = base.isSideBySide ? room : { ...room, height: Math.max(room.height, LEAST_TURNED) };
  return {
    ...base,
    isTurned: isWorthTurning(shape, room, turnedRoom),
    onLayout: (event: LayoutChangeEvent) => {
      const { layout } = event.nativeEvent;
      if (layout.width === 0 || layout.height === 0) return;
      // Once a window: it must not turn because something opened beside it.
      setMeasured((before) => (before?.window === window ? before : { ...layout, window }));
    },
  };
}
