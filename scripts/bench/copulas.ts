import { createBoard } from '@/games/copulas/rules/board';
import { afterTurn, openCourse, placesFor, seatToPlay, type Course } from '@/games/copulas/rules/course';
import { legalPlacesOn } from '@/games/copulas/rules/legalPlacements';
import { createRng } from '@/kit/rng';

import { perSecond, type Figure } from './measure';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Of some 38 that lie at the end. */
const TILES = 18;

export function benchCopulas(): readonly Figure[] {
  const courses = SEEDS.map(midGame);
  const rate = perSecond(courses.length, () => {
    for (const { board, covered } of courses) legalPlacesOn(board, covered, false, 'U');
  });
  return [
    {
      name: 'Copulas: all legal places of the U, 16 x 16 cells, 18 tiles laid',
      value: Math.round((1_000_000 / rate) * 100) / 100,
      unit: 'µs',
      aim: '30',
    },
  ];
}

/** Four players on a random board, moves at random. */
function midGame(seed: number): Course {
  const rng = createRng(seed);
  const lights = Array.from({ length: 256 }, () => (rng.next() < 0.4 ? 1 + rng.int(5) : 0));
  const board = createBoard({ modules: [4, 4], moduleSize: 4, lights, joints: [] });
  let course = openCourse({ board, seats: 4, order: 'japanese' });
  while (course.laid.length < TILES) {
    const seat = seatToPlay(course);
    const places = placesFor(course, seat);
    if (places.length === 0) course = afterTurn(course, { kind: 'skip', seat });
    else {
      const { tile } = rng.pick(places);
      course = afterTurn(course, { kind: 'tile', seat, shape: tile.shape, tile, typed: null });
    }
  }
  return course;
}
