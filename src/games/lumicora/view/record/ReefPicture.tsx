import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import type { ReefBoard } from '../../rules/boards';
import { ANIMALS, COLORS, type LaidLumino } from '../../rules/model';
import { countView, finalReefOf, finalViewOf } from '../../session/reef/finalReef';
import type { Table } from '../../session/table/table';
import type { LumicoraStrings } from '../../strings/en';
import type { HistoryStrings } from '../../strings/en/history';
import type { ReefMarks } from '../reef/markShapes';
import { reefLayout } from '../reef/reefCells';
import { ReefDrawing, type ShownReef, viewOfShown } from '../reef/ReefDrawing';
import { MarkLayer } from '../reef/ReefMarks';

interface ReefPictureProps {
  readonly board: ReefBoard;
  /** Keep it the same object while it shows the same. */
  readonly reef: ShownReef;
  /** What the picture is, for screen readers. */
  readonly label: string;
  /** By a quarter turn, as all boards of the game lie: `useBoardTurn`. */
  readonly isTurned: boolean;
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
  const { board, reef, label, isTurned, marks = NO_MARKS, fills = false } = props;
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

/** A reef at the end of a game in figures, for those who do not see it drawn. */
export function describeReef(
  { record }: HistoryStrings,
  { words }: LumicoraStrings,
  { board, scoreBoard, players }: Table,
  player: number,
): readonly string[] {
  const own = players[player]!;
  const reef = finalReefOf(own);
  const isCounted = reef.kind === 'counts';
  const counts = isCounted ? reef.counts : countView(board, scoreBoard, finalViewOf(own)!);
  const { spaces, animals, animalPoints, remote } = counts;
  const colors = COLORS.map((color) => record.countOf(words.colors[color], spaces[color]));
  const seen = ANIMALS.filter((animal) => animals[animal] > 0);
  const kinds = seen.map((animal) => record.countOf(words.animals[animal], animals[animal]));
  return [
    `${record.visible}: ${colors.join(', ')}`,
    // Counted on the light side, the animals are known by their points alone.
    isCounted && scoreBoard === 'light'
      ? record.animalPoints(animalPoints)
      : `${record.animals}: ${kinds.join(', ') || record.none}`,
    ...(board.side === 'B' ? [record.remote(remote)] : []),
  ];
}

const styles = StyleSheet.create({
  fill: { flex: 1, width: '100%' },
});
