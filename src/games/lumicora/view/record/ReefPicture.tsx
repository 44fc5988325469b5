import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import type { ReefBoard } from '../../rules/boards';
import type { LaidLumino } from '../../rules/model';
import { MarkLayer } from '../reef/MarkLayer';
import { ReefDrawing, viewOfShown, type ShownReef } from '../reef/ReefDrawing';
import { reefLayout } from '../reef/reefLayouts';
import type { ReefMarks } from '../reef/reefMarksModel';

export interface ReefPictureProps {
  readonly board: ReefBoard;
  /** Keep it the same object while it shows the same. */
  readonly reef: ShownReef;
  /** What the picture is, for screen readers. */
  readonly label: string;
  /** By a quarter turn. */
  readonly isTurned?: boolean;
  readonly marks?: ReefMarks;
  /** As large as its room allows, instead of as wide. */
  readonly fills?: boolean;
}

const NO_MARKS: ReefMarks = {};
const NO_LUMINOS: readonly LaidLumino[] = [];
/** Room for the marks and raised corals that stand out of the spaces. */
const MARGIN = 8;

/** A reef to be looked at: nothing in it can be pressed. */
export function ReefPicture(props: ReefPictureProps) {
  const { board, reef, label, isTurned = false, marks = NO_MARKS, fills = false } = props;
  const layout = reefLayout(isTurned);
  const view = useMemo(() => viewOfShown(reef), [reef]);
  const width = layout.width + 2 * MARGIN;
  const height = layout.height + 2 * MARGIN;
  return (
    <View
      accessible
      role="img"
      accessibilityLabel={label}
      style={fills ? styles.fill : { width: '100%', aspectRatio: width / height }}
    >
      <Svg width="100%" height="100%" viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}>
        <ReefDrawing layout={layout} board={board} reef={reef} />
        <MarkLayer
          layout={layout}
          view={view}
          board={board}
          marks={marks}
          luminos={reef.kind === 'luminos' ? reef.luminos : NO_LUMINOS}
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, width: '100%' },
});
