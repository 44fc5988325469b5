/** Samples as a camera without faults would give them, and lights to put over them. */

import type { Knowledge, SeenSurface, SpaceSample } from '@/games/lumicora/exchange/photo/model';
import { DEFAULT_BOARDS, type ReefBoard } from '@/games/lumicora/rules/boards';
import type { Space } from '@/games/lumicora/rules/model';
import { visibleSpace, type View } from '@/games/lumicora/rules/surface';
import { createRng } from '@/kit/rng';

import { surface } from '../../../../support/reef';

export type Light = readonly [number, number, number];
export type Looks = Readonly<Record<SeenSurface, Light>>;

export const NOTHING_KNOWN: Knowledge = { board: null, reef: null, box: null, isEmptyBoard: false };

/** An ordinary box in daylight. */
export const DAYLIGHT: Looks = {
  green: [0.1, 0.3, 0.09],
  pink: [0.6, 0.15, 0.3],
  blue: [0.07, 0.17, 0.5],
  yellow: [0.75, 0.52, 0.06],
  water: [0.02, 0.09, 0.13],
  limestone: [0.45, 0.4, 0.33],
};

/** Some of everything: four corals, water and limestone. */
export const REEF: View = surface(
  'd4d5:GB c4c5:G3c c3b2:P1s d3e2:P4. e3e4:B2h f3f4:B5. d6d7:Y3h c6b5:Y6. e5f5:G1h',
);

/** What is seen of a reef on a board. */
export function surfacesOf(view: View, board: ReefBoard = DEFAULT_BOARDS.A): readonly SeenSurface[] {
  return board.terrain.map((terrain, space) => {
    const coral = visibleSpace(view, space);
    if (coral !== null) return coral.color;
    return terrain === 'water' || terrain === 'start' ? 'water' : 'limestone';
  });
}

/** `shine` tells what of the light of its surface each space sends; no two spaces are exactly alike. */
export function plainSamples(
  surfaces: readonly SeenSurface[],
  looks: Looks = DAYLIGHT,
  shine: (space: Space) => Light = () => [1, 1, 1],
): readonly SpaceSample[] {
  const rng = createRng(1);
  return surfaces.map((seen, space) => {
    const tone = 0.9 + 0.2 * rng.next();
    const light = looks[seen].map(
      (value, channel) => value * tone * (0.98 + 0.04 * rng.next()) * shine(space)[channel]!,
    );
    return { space, light: light as unknown as Light, spread: 0.1, covered: 0 };
  });
}
