import { G, Path, Text as SvgText } from 'react-native-svg';

import { CELL_RADIUS, hexagonPath, type BoardLayout, type Point } from '@/ui/board/layout';
import { DRAWING_FONT } from '@/ui/tokens/metrics';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import type { Terrain } from '../rules/boards';
import { GROUND } from './palette';

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
