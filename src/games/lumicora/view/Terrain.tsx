import { memo, type PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Text as SvgText } from 'react-native-svg';

import { CELL_RADIUS, hexagonCorners, hexagonPath, type BoardLayout, type Point } from '@/ui/board/layout';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT, radius, space } from '@/ui/tokens/metrics';
import { useColors, useThemeName } from '@/ui/tokens/ThemeContext';

import type { BoardSide, ReefBoard, Terrain } from '../rules/boards';
import { COLORS } from '../rules/model';
import { GROUND_KINDS } from '../session/reef/terrainPainting';
import { lumicoraStrings } from '../strings/index';
import { GROUND } from './palette';
import { reefLayout } from './reef/reefCells';

const KINDS: readonly Terrain[] = ['water', 'limestone', -1, -2, -3, 'start'];

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

interface EdgedBoardProps extends PropsWithChildren {
  readonly isTurned: boolean;
}

/** A board with the edge that holds the four scoring tiles, so that the printed one is laid the same way round. */
export function EdgedBoard({ isTurned, children }: EdgedBoardProps) {
  const { border, surface } = useColors();
  return (
    <View style={[styles.edged, isTurned && styles.edgedTurned, { borderColor: border }]}>
      <View style={styles.ground}>{children}</View>
      <View aria-hidden style={[styles.slots, isTurned && styles.slotsTurned]}>
        {COLORS.map((color) => (
          <View
            key={color}
            style={[
              styles.slot,
              isTurned && styles.slotTurned,
              { borderColor: border, backgroundColor: surface },
            ]}
          />
        ))}
      </View>
    </View>
  );
}

interface BoardPictureProps extends EdgedBoardProps {
  readonly board: ReefBoard;
  readonly label: string;
}

/** A printed board to be looked at, with its edge. */
export function BoardPicture({ board, label, isTurned }: BoardPictureProps) {
  const layout = reefLayout(isTurned);
  return (
    <View accessible role="img" accessibilityLabel={label}>
      <EdgedBoard isTurned={isTurned}>
        <Svg
          width="100%"
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          style={{ aspectRatio: layout.width / layout.height }}
        >
          <TerrainLayer board={board} layout={layout} />
        </Svg>
      </EdgedBoard>
    </View>
  );
}

const SAMPLE_CENTER = [{ x: 0, y: 0 }];
const SAMPLE_CORNERS = hexagonCorners(false);

/** What the kinds of ground are, for those that a board of this side can have. */
export function TerrainLegend({ side }: { readonly side: BoardSide }) {
  const strings = useStrings(lumicoraStrings).setup;
  return (
    <View style={styles.list}>
      {GROUND_KINDS[side].map((terrain) => (
        <View key={terrain} style={styles.kind}>
          <Svg width={24} height={27} viewBox="-46 -52 92 104" aria-hidden>
            <GroundSpaces terrain={terrain} centers={SAMPLE_CENTER} corners={SAMPLE_CORNERS} />
          </Svg>
          <Text variant="small">{strings.terrainKind(terrain)}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs },
  kind: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  edged: { flexGrow: 1, gap: space.xs, padding: space.xs, borderWidth: 2, borderRadius: radius.m },
  edgedTurned: { flexDirection: 'row-reverse' },
  ground: { flex: 1 },
  slots: { flexDirection: 'row', justifyContent: 'center', gap: space.m },
  slotsTurned: { flexDirection: 'column' },
  slot: { width: 44, height: 14, borderWidth: 2, borderRadius: 5, borderStyle: 'dashed' },
  slotTurned: { width: 14, height: 44 },
});

const INSET = CELL_RADIUS * 0.95;
const WAVE = 'm-20 -6q5 -7 10 0t10 0t10 0t10 0m-32 14q5 -7 10 0t10 0';
const PEBBLES = 'm-18 -8l9 -6m6 14l11 4m2 -16l8 3m-30 22l8 -2';

interface GroundSpacesProps {
  readonly terrain: Terrain;
  readonly centers: readonly Point[];
  readonly corners: BoardLayout['corners'];
}

/** All spaces of one kind of ground, in as few paths as possible. */
export function GroundSpaces({ terrain, centers, corners }: GroundSpacesProps) {
  const ground = GROUND[useThemeName()];
  const outline = centers.map((center) => hexagonPath(corners, center, INSET)).join('');
  const repeat = (mark: string) => centers.map(({ x, y }) => `M${x} ${y}${mark}`).join('');
  const line = { fill: 'none', strokeWidth: 3.5, strokeLinecap: 'round' } as const;
  switch (terrain) {
    case 'water':
      return (
        <G>
          <Path d={outline} fill={ground.water} />
          <Path d={repeat(WAVE)} stroke={ground.waveLine} {...line} />
        </G>
      );
    case 'limestone':
      return (
        <G>
          <Path d={outline} fill={ground.limestone} />
          <Path d={repeat(PEBBLES)} stroke={ground.stoneLine} {...line} />
        </G>
      );
    case 'start':
      return (
        <Path
          d={outline}
          fill={ground.startingArea}
          stroke={ground.startLine}
          strokeWidth={3.5}
          strokeDasharray="9 8"
        />
      );
    case -1:
    case -2:
    case -3:
      return (
        <G>
          <Path d={outline} fill={ground.remote} />
          {centers.map(({ x, y }) => (
            <SvgText
              key={`${x} ${y}`}
              x={x}
              y={y + 13}
              fill={ground.penalty}
              fontFamily={DRAWING_FONT}
              fontSize={38}
              fontWeight="bold"
              textAnchor="middle"
            >
              {`−${-terrain}`}
            </SvgText>
          ))}
        </G>
      );
  }
}
