import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { layoutBoard, type BoardLayout } from '@/ui/board/layout';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { SPACE_CELLS, type ReefBoard, type Terrain } from '../rules/boards';
import { lumicoraStrings } from '../strings';
import { GroundSpaces } from './GroundSpaces';

const KINDS: readonly Terrain[] = ['water', 'limestone', -1, -2, -3, 'start'];
const LAYOUT = layoutBoard(SPACE_CELLS, false);

/** The bare ground of a board; `memo`, because it changes only with the board itself. */
export const TerrainLayer = memo(function TerrainLayer({
  board,
  layout,
}: {
  readonly board: ReefBoard;
  readonly layout: BoardLayout;
}) {
  return KINDS.map((kind) => (
    <GroundSpaces
      key={kind}
      terrain={kind}
      centers={layout.centers.filter((_, space) => board.terrain[space] === kind)}
      corners={layout.corners}
    />
  ));
});

/** The bare board as one picture. */
export function TerrainBoard({ board }: { readonly board: ReefBoard }) {
  const strings = useStrings(lumicoraStrings).board;
  const count = (wanted: (terrain: Terrain) => boolean) => board.terrain.filter(wanted).length;
  const label = strings.picture(
    board.side,
    count((terrain) => terrain === 'water'),
    count((terrain) => terrain === 'limestone'),
    count((terrain) => typeof terrain === 'number'),
  );
  return (
    <View accessible role="img" accessibilityLabel={label} style={styles.frame}>
      <Svg width="100%" height="100%" viewBox={`0 0 ${LAYOUT.width} ${LAYOUT.height}`}>
        <TerrainLayer board={board} layout={LAYOUT} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { width: '100%', aspectRatio: LAYOUT.width / LAYOUT.height },
});
