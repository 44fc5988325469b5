/** Boards, and reefs at their three depths, as bits. `FORMAT.md` has the widths. */

import { BASE_SPACES, createBoard, PAIRS, PENALTIES, SPACE_COUNT } from '../rules/boards';
import type { BaseTerrain, BoardSide, ReefBoard } from '../rules/boards';
import { LUMINOS_IN_BOX } from '../rules/box';
import type { ReefCounts } from '../rules/finalScoring';
import type { Color, LaidLumino, SpacePair } from '../rules/model';
import type { View, VisibleSpace } from '../rules/surface';
import { HIGHEST_LEVEL, LOWEST_REMOTE, MOST_ANIMAL_POINTS, type GameReef } from '../session/gameFileModel';
import { paintingOf, viewOfPainting } from '../session/painting';
import { fieldsOf, flag, listOf, mapped, nullable, oneOf, variantOf, whole, type BitCodec } from './bitCodec';
import * as f from './fieldCodecs';

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
    if (areTwo) f.twoColors.write(to, value);
    else f.color.write(to, value[0]);
  },
  read: (from) => {
    if (flag.read(from)) return f.twoColors.read(from);
    const both = f.color.read(from);
    return [both, both];
  },
};

const luminos: BitCodec<readonly LaidLumino[]> = listOf(
  fieldsOf<LaidLumino>({ on: place, colors, symbols: f.symbols }),
  whole(0, LUMINOS_IN_BOX),
);

export const seenSpace: BitCodec<VisibleSpace> = fieldsOf({
  color: f.color,
  level: whole(1, HIGHEST_LEVEL),
  symbol: f.symbol,
});

/** All 44 spaces in turn. */
const view: BitCodec<View> = mapped(
  listOf(nullable(seenSpace), whole(SPACE_COUNT, SPACE_COUNT)),
  paintingOf,
  viewOfPainting,
);

const spaces = whole(0, SPACE_COUNT);

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

/** The side, then the 42 base spaces in turn. */
export const board: BitCodec<ReefBoard> = {
  write: (to, { side, terrain }) => {
    const painted = BASE_SPACES.map((space) => terrain[space] as BaseTerrain);
    f.side.write(to, side);
    TERRAIN[side].write(to, painted);
  },
  read: (from) => {
    const side = f.side.read(from);
    const painted = TERRAIN[side].read(from);
    return createBoard(side, (space) => painted[BASE_SPACES.indexOf(space)] ?? 'water');
  },
};
