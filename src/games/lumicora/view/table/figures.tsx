import Svg, { Circle, Path } from 'react-native-svg';

import type { ScoredPlayer } from '@/tabletop/scoring/ScoringWalk';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ByColor, Color } from '../../rules/model';
import type { ScoringTile } from '../../rules/round';
import type { Fish, TablePlayer } from '../../session/table/table';
import { CORAL, FIGURES } from '../palette';

interface Figure {
  readonly size: number;
}

/** Each fish has its own outline, so that they differ without colour. */
const FISH_PATHS: Readonly<Record<Fish, string>> = {
  angelfish: 'M2 10L9 15Q14 5 22 2Q22 9 30 15Q22 22 22 29Q14 27 9 17L2 22L5 16Z',
  pufferfish: 'M4 11L10 14Q13 5 20 6Q29 8 29 16Q29 24 20 26Q13 27 10 18L4 21L6 16Z',
  clownfish: 'M3 9L11 13Q17 8 24 10Q30 13 30 16Q30 19 24 22Q17 24 11 19L3 23Q6 16 3 9Z',
  surgeonfish: 'M2 6L9 14Q14 6 23 8Q30 11 31 17Q28 24 21 24Q14 25 9 18L2 26L5 16Z',
};

export function FishFigure({ fish, size }: Figure & { readonly fish: Fish }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <Path
        d={FISH_PATHS[fish]}
        fill={FIGURES.fish[fish]}
        stroke={FIGURES.ink}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Circle cx={24} cy={14} r={1.9} fill={FIGURES.ink} />
    </Svg>
  );
}

/** Players as scores show them: each by their fish. */
export function scoredPlayers(
  players: readonly Pick<TablePlayer, 'name' | 'fish'>[],
): readonly ScoredPlayer[] {
  return players.map(({ name, fish }) => ({ name, mark: (size) => <FishFigure fish={fish} size={size} /> }));
}

export function OctopusFigure({ size }: Figure) {
  const { accentText } = useColors();
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <Path
        d="M16 3C9 3 7 9 8 14C9 17 8 19 5 21Q3 23 6 24Q10 24 11 21Q11 27 8 29Q12 31 14 23L16 29L18 23Q20 31 24 29Q21 27 21 21Q22 24 26 24Q29 23 27 21C24 19 23 17 24 14C25 9 23 3 16 3Z"
        fill={accentText}
      />
      <Circle cx={13} cy={12} r={1.8} fill={FIGURES.ink} />
      <Circle cx={19} cy={12} r={1.8} fill={FIGURES.ink} />
    </Svg>
  );
}

export function TurtleFigure({ size }: Figure) {
  const { onAccent } = useColors();
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <Path
        d="M16 7C22 7 26 11 26 17C26 23 22 26 16 26C10 26 6 23 6 17C6 11 10 7 16 7ZM12 7Q13 2 16 2Q19 2 20 7M7 11L3 9L5 14M25 11L29 9L27 14M8 23L4 27L10 26M24 23L28 27L22 26"
        fill={onAccent}
        stroke={onAccent}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </Svg>
  );
}

export function LimestoneFigure({ size }: Figure) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d="M4 15L7 6L14 3L20 8L21 16L14 21L7 20Z"
        fill={FIGURES.stone}
        stroke={FIGURES.stoneLine}
        strokeWidth={1.5}
      />
      <Path
        d="M8 9l3 2M14 8l3 3M9 16l4 1"
        stroke={FIGURES.stoneLine}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </Svg>
  );
}

const CORAL_BRANCHES: ByColor<string> = {
  green: 'M14 23V12M14 17L8 11V7M14 15L20 10V6M14 12V5',
  pink: 'M14 23V13M14 16Q7 15 7 8M14 16Q21 15 21 8M14 13V6',
  blue: 'M14 23V8M14 20L8 16M14 20L20 16M14 14L9 10M14 14L19 10',
  yellow: 'M10 23V9M14 23V6M18 23V9M10 15H18',
};

/** A scoring tile: coral in its colour, jellyfish, or an empty place. */
export function TileFigure({
  color,
  tile,
  size,
}: Figure & { readonly color: Color; readonly tile: ScoringTile }) {
  const colors = useColors();
  const { fill, ink } = CORAL[color];
  const line = { fill: 'none', strokeWidth: 2.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <Svg width={size} height={size} viewBox="0 0 28 28" aria-hidden>
      {tile === 'spent' ? (
        <Path d="M3 3H25V25H3Z" stroke={colors.mutedText} strokeDasharray="3 4" {...line} strokeWidth={1.8} />
      ) : (
        <Path d="M6 1H22Q27 1 27 6V22Q27 27 22 27H6Q1 27 1 22V6Q1 1 6 1Z" fill={fill} />
      )}
      {tile === 'coral' ? <Path d={CORAL_BRANCHES[color]} stroke={ink} {...line} /> : null}
      {tile === 'jellyfish' ? (
        <Path
          d="M6 13Q6 5 14 5Q22 5 22 13ZM9 15Q7 19 10 22M14 15Q12 19 14 23M19 15Q21 19 18 22"
          stroke={ink}
          {...line}
          strokeWidth={2.2}
        />
      ) : null}
    </Svg>
  );
}
