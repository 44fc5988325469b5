/** What codes of several kinds hold, as bits, within the limits of the game file. `FORMAT.md` has the widths. */

import {
  checked,
  fieldsOf,
  flag,
  listOf,
  mapped,
  nullable,
  oneOf,
  pairOf,
  textOf,
  variantOf,
  whole,
  type BitCodec,
} from '@/tabletop/codes/bitCodec';
import { LONGEST_NAME, MOST_SECONDS } from '@/tabletop/session/bounds';
import { cleanName, storableName } from '@/tabletop/session/playerName';

import { SCORE_BOARDS, type ScoreBoard } from '../rules/animals';
import { BASE_SPACES, BOARD_SIDES, createBoard, PAIRS, PENALTIES, SPACE_COUNT } from '../rules/boards';
import type { BaseTerrain, BoardSide, ReefBoard } from '../rules/boards';
import { LUMINOS_IN_BOX } from '../rules/box';
import type { ReefCounts } from '../rules/finalScoring';
import { ANIMALS, COLORS, CORAL_NUMBERS } from '../rules/model';
import type { Animal, ByColor, Color, CoralSymbol, LaidLumino, SpacePair } from '../rules/model';
import { FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS, SCORING_TILE_STATES, type ScoringTile } from '../rules/round';
import type { View, VisibleSpace } from '../rules/surface';
import { STORAGE } from '../rules/turn';
import {
  HIGHEST_IN_FILE,
  HIGHEST_LEVEL,
  LOWEST_IN_FILE,
  LOWEST_REMOTE,
  MOST_ANIMAL_POINTS,
  type GameReef,
} from '../session/gameFile/gameFileModel';
import { DEPTHS, type Depth } from '../session/reef/finalReef';
import { paintingOf, viewOfPainting } from '../session/reef/painting';
import {
  FISH,
  HIGHEST_TABLE_NUMBER,
  SETUP_DEPTHS,
  type Fish,
  type PlayerSetup,
  type SetupDepth,
  type StartingLumino,
} from '../session/table/table';
import { FARTHEST_TONE, MOST_SEEN } from './photo/boxTones';
import { type BoxTone, type BoxTones, SURFACES } from './photo/model';

export const color: BitCodec<Color> = oneOf(COLORS);
export const animal: BitCodec<Animal> = oneOf(ANIMALS);
const symbol: BitCodec<CoralSymbol> = oneOf([null, ...CORAL_NUMBERS, ...ANIMALS]);
export const symbols = pairOf(symbol);
export const side: BitCodec<BoardSide> = oneOf(BOARD_SIDES);
export const scoreBoard: BitCodec<ScoreBoard> = oneOf(SCORE_BOARDS);
export const depth: BitCodec<Depth> = oneOf(DEPTHS);
export const setupDepth: BitCodec<SetupDepth> = oneOf(SETUP_DEPTHS);
export const fish: BitCodec<Fish> = oneOf(FISH);
export const seat = whole(0, MOST_PLAYERS - 1);
export const round = whole(1, ROUNDS);
export const score = whole(LOWEST_IN_FILE, HIGHEST_IN_FILE);
export const limestone = whole(0, STORAGE);
export const tableNumber = whole(0, HIGHEST_TABLE_NUMBER);

export const tile: BitCodec<ScoringTile> = oneOf(SCORING_TILE_STATES);
export const tiles: BitCodec<ByColor<ScoringTile>> = fieldsOf({
  green: tile,
  pink: tile,
  blue: tile,
  yellow: tile,
});

/** LU-5: only starting Luminos have two colours. */
const twoColors: BitCodec<readonly [Color, Color]> = checked(
  pairOf(color),
  ([first, second]) => first !== second,
);
export const start: BitCodec<StartingLumino> = fieldsOf({ colors: twoColors, symbols });

const MOST_UTF8_BYTES = 4;

/** A name that no save may hold was not written by us. */
export const name: BitCodec<string> = mapped(
  checked(textOf(whole(1, LONGEST_NAME * MOST_UTF8_BYTES)), (read) => storableName(read) === read),
  cleanName,
  (read) => read,
);

/** Seconds since 1970, until 2106; times beyond are written as the nearest one. */
export const seconds: BitCodec<number> = mapped(whole(0, MOST_SECONDS), nearestSeconds, (read) => read);

export function nearestSeconds(value: number): number {
  return Math.max(0, Math.min(MOST_SECONDS, Math.floor(value)));
}

export const playerSetups: BitCodec<readonly PlayerSetup[]> = listOf(
  fieldsOf<PlayerSetup>({ name, fish, start }),
  whole(FEWEST_PLAYERS, MOST_PLAYERS),
);

/** Both ways round of every pair of neighbours, so that other spaces cannot even be said. */
const PLACES: readonly SpacePair[] = PAIRS.flatMap(([a, b]): readonly SpacePair[] => [
  [a, b],
  [b, a],
]);

export const place: BitCodec<SpacePair> = mapped(
  whole(0, PLACES.length - 1),
  ([a, b]) => PLACES.findIndex((on) => on[0] === a && on[1] === b),
  (index) => PLACES[index] ?? PLACES[0]!,
);

/** LU-5: a bit for two colours, then as many of them as there are. */
const colors: BitCodec<readonly [Color, Color]> = {
  write: (to, value) => {
    const areTwo = value[0] !== value[1];
    flag.write(to, areTwo);
    if (areTwo) twoColors.write(to, value);
    else color.write(to, value[0]);
  },
  read: (from) => {
    if (flag.read(from)) return twoColors.read(from);
    const both = color.read(from);
    return [both, both];
  },
};

const luminos: BitCodec<readonly LaidLumino[]> = listOf(
  fieldsOf<LaidLumino>({ on: place, colors, symbols: symbols }),
  whole(0, LUMINOS_IN_BOX),
);

export const seenSpace: BitCodec<VisibleSpace> = fieldsOf({
  color: color,
  level: whole(1, HIGHEST_LEVEL),
  symbol: symbol,
});

/** All 44 spaces in turn. */
const view: BitCodec<View> = mapped(
  listOf(nullable(seenSpace), whole(SPACE_COUNT, SPACE_COUNT)),
  paintingOf,
  viewOfPainting,
);

export const spaces = whole(0, SPACE_COUNT);

export const counts: BitCodec<ReefCounts> = fieldsOf({
  spaces: fieldsOf({ green: spaces, pink: spaces, blue: spaces, yellow: spaces }),
  animals: fieldsOf({ shellfish: spaces, crab: spaces, seahorse: spaces, starfish: spaces }),
  animalPoints: whole(0, MOST_ANIMAL_POINTS),
  remote: whole(LOWEST_REMOTE, 0),
});

export const reef: BitCodec<GameReef> = variantOf<GameReef, 'kind'>('kind', {
  luminos: fieldsOf({ luminos }),
  view: fieldsOf({ view }),
  counts: fieldsOf({ counts }),
});

/** BO-3: side A has no remote limestone, and no word for it either. */
const TERRAIN: Readonly<Record<BoardSide, BitCodec<readonly BaseTerrain[]>>> = {
  A: onBaseSpaces(['water', 'limestone']),
  B: onBaseSpaces(['water', 'limestone', ...PENALTIES]),
};

function onBaseSpaces(kinds: readonly BaseTerrain[]): BitCodec<readonly BaseTerrain[]> {
  return listOf(oneOf(kinds), whole(BASE_SPACES.length, BASE_SPACES.length));
}

const boxTone: BitCodec<BoxTone | null> = nullable(
  fieldsOf<BoxTone>({
    tone: mapped(
      listOf(whole(-FARTHEST_TONE, FARTHEST_TONE), whole(3, 3)),
      (tone): readonly number[] => tone,
      ([brightness = 0, warmth = 0, greenness = 0]) => [brightness, warmth, greenness] as const,
    ),
    seen: whole(1, MOST_SEEN),
  }),
);

/** By surface, where it was seen. */
export const boxTones: BitCodec<BoxTones> = mapped(
  listOf(boxTone, whole(SURFACES.length, SURFACES.length)),
  (tones) => SURFACES.map((surface) => tones[surface] ?? null),
  (list) =>
    Object.fromEntries(
      SURFACES.flatMap((surface, index) => {
        const tone = list[index] ?? null;
        return tone === null ? [] : [[surface, tone] as const];
      }),
    ),
);

/** The side, then the 42 base spaces in turn. */
export const board: BitCodec<ReefBoard> = {
  write: (to, painted) => {
    side.write(to, painted.side);
    TERRAIN[painted.side].write(
      to,
      BASE_SPACES.map((space) => painted.terrain[space] as BaseTerrain),
    );
  },
  read: (from) => {
    const painted = side.read(from);
    const terrain = TERRAIN[painted].read(from);
    return createBoard(painted, (space) => terrain[BASE_SPACES.indexOf(space)] ?? 'water');
  },
};
