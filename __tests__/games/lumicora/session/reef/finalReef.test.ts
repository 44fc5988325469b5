import { SCORE_BOARDS, type ScoreBoard } from '@/games/lumicora/rules/animals';
import type { ReefBoard } from '@/games/lumicora/rules/boards';
import type { FinalLine } from '@/games/lumicora/rules/finalScoring';
import { byColor, COLORS, isStartingLumino, type LaidLumino } from '@/games/lumicora/rules/model';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import {
  countAnimals,
  countView,
  DEPTHS,
  finalReefOf,
  finalViewOf,
  NO_COUNTS,
  type Depth,
} from '@/games/lumicora/session/reef/finalReef';
import { EMPTY_PAINTING, paintingOf } from '@/games/lumicora/session/reef/painting';
import { colorsInView } from '@/games/lumicora/session/reef/reefOddities';
import type { Command } from '@/games/lumicora/session/table/commands';
import { openTable, suggestSetup, type Table } from '@/games/lumicora/session/table/table';
import { createRng, type Rng } from '@/kit/rng';
import { pointsOf } from '@/tabletop/scoring/scoring';

import { legalReef, possibleReef, randomBoard } from '../../../../support/randomReef';
import { board, reef, surface } from '../../../../support/reef';
import { NAMES, play, tableFor } from '../../../../support/tables';

const GAMES = 300;
/** LU-1, LU-5: twice 26 Luminos and a half of each starting one; with two players there are two of these. */
const MOST_OF_COLOR = 54;

interface Facts {
  readonly board: ReefBoard;
  readonly scoreBoard: ScoreBoard;
  readonly reefs: readonly (readonly LaidLumino[])[];
}

function randomFacts(rng: Rng): Facts {
  const ground = randomBoard(rng);
  const reefs = Array.from({ length: 2 + rng.int(3) }, () =>
    rng.int(2) === 0 ? legalReef(rng, ground) : possibleReef(rng),
  );
  return { board: ground, scoreBoard: rng.pick(SCORE_BOARDS), reefs };
}

/** Luminos as a file brings them, every player with a score of 0. */
function mirrored({ board: ground, scoreBoard, reefs }: Facts): Table {
  const players = reefs.map((luminos, index) => ({
    name: NAMES[index]!,
    score: 0,
    limestone: 0,
    scoringTiles: byColor(() => 'coral' as const),
    reef: { kind: 'luminos', luminos } as const,
  }));
  return openTable({
    file: { board: ground, boardIsDefault: false, scoreBoard, round: 10, octopus: 0, players },
  });
}

/** The same table as somebody would enter it who only saw its end. */
function entered(facts: Facts, depth: Depth, rng: Rng): Table {
  const { board: ground, scoreBoard, reefs } = facts;
  const setup = suggestSetup(NAMES.slice(0, reefs.length));
  const table = openTable({ ...setup, board: ground, scoreBoard, depth });
  return play(table, ...reefs.flatMap((luminos, player) => telling(facts, luminos, player, depth, rng)));
}

function telling(
  facts: Facts,
  luminos: readonly LaidLumino[],
  player: number,
  depth: Depth,
  rng: Rng,
): readonly Command[] {
  const view = surfaceOf(luminos);
  if (depth === 'counted') {
    return [{ type: 'count-reef', player, counts: countView(facts.board, facts.scoreBoard, view) }];
  }
  const strokes = paintingOf(view).map((seen, space) => ({ space, seen }));
  const cut = rng.int(strokes.length);
  return [
    { type: 'paint-reef', player, spaces: strokes.slice(cut) },
    { type: 'paint-reef', player, spaces: strokes.slice(0, cut) },
  ];
}

/** Points by category and colour, which no depth may change; lines are told differently. */
function pointsIn(table: Table): unknown {
  const { players, ranking } = scoreTable(table);
  const inCategory = (lines: readonly FinalLine[], ...wanted: readonly FinalLine['category'][]) =>
    pointsOf(lines, ({ category }) => wanted.includes(category));
  return {
    ranking,
    players: players.map(({ before, lines, total }) => ({
      before,
      total,
      animals: inCategory(lines, 'animals', 'counted-animals'),
      majorities: COLORS.map((color) =>
        pointsOf(lines, (line) => line.category === 'majority' && line.color === color),
      ),
      remote: inCategory(lines, 'remote'),
      rest: inCategory(lines, 'jellyfish', 'limestone'),
    })),
  };
}

function isInBox(facts: Facts): boolean {
  const counts = colorsInView(mirrored(facts));
  return COLORS.every((color) => counts[color] <= MOST_OF_COLOR);
}

/** A starting Lumino alone may be one that nobody has looked at, and is not always taken over. */
function isBuilt({ reefs }: Facts): boolean {
  return reefs.every((luminos) => luminos.length === 0 || !luminos.every(isStartingLumino));
}

const rng = createRng(26);
const FACTS = Array.from({ length: GAMES }, () => randomFacts(rng)).filter(isInBox);

describe('reefs that hold the same facts score the same', () => {
  test('there is something of everything among them', () => {
    expect(FACTS.length).toBeGreaterThan(GAMES / 2);
    const kinds = new Set(FACTS.map((facts) => `${facts.board.side} ${facts.scoreBoard}`));
    expect([...kinds].sort()).toEqual(['A dark', 'A light', 'B dark', 'B light']);
    const points = FACTS.map((facts) => JSON.stringify(pointsIn(mirrored(facts))));
    expect(points.filter((text) => /"remote":-/.test(text)).length).toBeGreaterThan(GAMES / 10);
    expect(points.filter((text) => /"animals":[1-9]/.test(text)).length).toBeGreaterThan(GAMES / 3);
  });

  test.each(['from-above', 'counted'] as const)('FS-3 to FS-6 mirrored or entered: %s', (depth) => {
    for (const facts of FACTS) {
      expect(pointsIn(entered(facts, depth, rng))).toEqual(pointsIn(mirrored(facts)));
    }
  });

  test('FS-7 whichever depth each player chooses, and however often', () => {
    for (const facts of FACTS.filter(isBuilt)) {
      const choices = Array.from({ length: 6 }, (): Command => {
        return { type: 'choose-depth', player: rng.int(facts.reefs.length), depth: rng.pick(DEPTHS) };
      });
      expect(pointsIn(play(mirrored(facts), ...choices))).toEqual(pointsIn(mirrored(facts)));
    }
  });
});

describe('what is known of a reef', () => {
  const [player] = tableFor(2).players;
  const painting = paintingOf(surface('d4d5:GP c4c5:P3c'));
  const counts = { ...NO_COUNTS, spaces: { ...NO_COUNTS.spaces, blue: 7 } };
  const known = { ...player!, painting, counts };

  test('is what the player chose, and the rest is kept for another choice', () => {
    expect(finalReefOf({ ...known, depth: 'mirrored' })).toEqual({
      kind: 'luminos',
      luminos: reef('d4d5:GP'),
    });
    expect(finalReefOf({ ...known, depth: 'counted' })).toEqual({ kind: 'counts', counts });
    const seen = finalReefOf({ ...known, depth: 'from-above' });
    expect(seen.kind === 'view' && paintingOf(seen.view)).toEqual(painting);
  });

  test('can be looked at from above unless it is counted', () => {
    const paintingAt = (depth: Depth) => {
      const view = finalViewOf({ ...known, depth });
      return view === null ? null : paintingOf(view);
    };
    expect(DEPTHS.map(paintingAt)).toEqual([paintingOf(surface('d4d5:GP')), painting, null]);
  });

  test('is nothing where nothing was painted', () => {
    const bare = finalViewOf({ ...known, painting: EMPTY_PAINTING, depth: 'from-above' });
    expect(countView(board('A', 'water'), 'dark', bare!)).toEqual(NO_COUNTS);
  });
});

describe('counting a view', () => {
  const ground = board('B', 'water', { [-1]: 'a1', [-3]: 'c4 g5' });
  const view = surface('d4d5:GP c4c5:P3c e4e5:P1c f3f4:G2s');

  test('FS-3, FS-5 and FS-6 counts spaces, animals and what is left bare', () => {
    expect(countView(ground, 'dark', view)).toEqual({
      spaces: { green: 3, pink: 5, blue: 0, yellow: 0 },
      animals: { shellfish: 1, crab: 2, seahorse: 0, starfish: 0 },
      animalPoints: 0,
      remote: -4,
    });
  });

  test('FS-4 sums up the animals on the light score board', () => {
    // The crabs on c5 and e5 touch two and three spaces of their level, the shellfish on f4 the water of f5, g3 and g4.
    expect(countView(ground, 'light', view).animalPoints).toBe(1 + 1 + 2);
  });

  test('BO-3 side A leaves nothing remote', () => {
    expect(countView(board('A', 'limestone'), 'dark', view).remote).toBe(0);
  });

  test('LU-2 animals are counted over all species', () => {
    expect(countAnimals(countView(ground, 'dark', view))).toBe(3);
  });
});
