import { SCORE_BOARDS } from '@/games/lumicora/rules/animals';
import { BOARD_SIDES, createBoard, DEFAULT_BOARDS, PAIRS, SPACE_COUNT } from '@/games/lumicora/rules/boards';
import type { BaseTerrain, BoardSide, ReefBoard } from '@/games/lumicora/rules/boards';
import { STARTING_PAIRS } from '@/games/lumicora/rules/box';
import type { ReefCounts } from '@/games/lumicora/rules/finalScoring';
import { ANIMALS, byAnimal, byColor, COLORS, CORAL_NUMBERS } from '@/games/lumicora/rules/model';
import type { CoralSymbol, LaidLumino, Space } from '@/games/lumicora/rules/model';
import { SCORING_TILE_STATES } from '@/games/lumicora/rules/round';
import { emptySurface, findImpossible, viewOf, withLumino } from '@/games/lumicora/rules/surface';
import type { View, VisibleSpace } from '@/games/lumicora/rules/surface';
import type { GameFile, GamePlayer, GameReef } from '@/games/lumicora/session/gameFile/gameFile';
import type { Rng } from '@/kit/rng';

const NAMES = [
  'Peter',
  '__proto__',
  'constructor',
  'Ünal',
  '🐙🐙',
  'O"Neill\\',
  'x',
  'a'.repeat(40),
  '0',
  'Zoë B.',
];
const SYMBOLS: readonly CoralSymbol[] = [null, ...CORAL_NUMBERS, ...ANIMALS];
const SIDE_A: readonly BaseTerrain[] = ['water', 'limestone'];
const SIDE_B: readonly BaseTerrain[] = [...SIDE_A, -1, -2, -3];

/** Any game that a file can hold: possible reefs, whether or not they keep to the rules. */
export function randomGame(rng: Rng): GameFile {
  const side = rng.pick(BOARD_SIDES);
  const boardIsDefault = rng.next() < 0.5;
  const first = rng.int(NAMES.length);
  const count = 1 + rng.int(4);
  const names = Array.from({ length: count }, (_, i) => NAMES[(first + i) % NAMES.length]!);
  return {
    board: boardIsDefault ? DEFAULT_BOARDS[side] : randomBoard(rng, side),
    boardIsDefault,
    scoreBoard: rng.pick(SCORE_BOARDS),
    round: 1 + rng.int(10),
    octopus: rng.int(count),
    players: names.map((name) => randomPlayer(rng, name, side)),
  };
}

function randomBoard(rng: Rng, side: BoardSide): ReefBoard {
  return createBoard(side, () => rng.pick(side === 'A' ? SIDE_A : SIDE_B));
}

function randomPlayer(rng: Rng, name: string, side: BoardSide): GamePlayer {
  return {
    name,
    score: rng.int(19999) - 9999,
    limestone: rng.int(11),
    scoringTiles: byColor(() => rng.pick(SCORING_TILE_STATES)),
    reef: randomReef(rng, side),
  };
}

function randomReef(rng: Rng, side: BoardSide): GameReef {
  const kind = rng.pick(['luminos', 'luminos', 'view', 'counts'] as const);
  switch (kind) {
    case 'luminos':
      return { kind, luminos: randomLuminos(rng, rng.int(60)) };
    case 'view':
      return { kind, view: randomView(rng) };
    case 'counts':
      return { kind, counts: randomCounts(rng, side) };
  }
}

export function randomLuminos(rng: Rng, attempts: number): readonly LaidLumino[] {
  const luminos: LaidLumino[] = [];
  let surface = emptySurface();
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [a, b] = rng.pick(PAIRS);
    const on = rng.next() < 0.5 ? ([a, b] as const) : ([b, a] as const);
    if (findImpossible(surface, on) !== null) continue;
    const color = rng.pick(COLORS);
    const colors = rng.next() < 0.1 ? rng.pick(STARTING_PAIRS) : ([color, color] as const);
    const lumino: LaidLumino = { on, colors, symbols: [rng.pick(SYMBOLS), rng.pick(SYMBOLS)] };
    surface = withLumino(surface, lumino, luminos.length);
    luminos.push(lumino);
  }
  return luminos;
}

function randomView(rng: Rng): View {
  const seen = new Map<Space, VisibleSpace>();
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (rng.next() < 0.4) continue;
    seen.set(space, { color: rng.pick(COLORS), level: 1 + rng.int(52), symbol: rng.pick(SYMBOLS) });
  }
  return viewOf(seen);
}

function randomCounts(rng: Rng, side: BoardSide): ReefCounts {
  const spaces = byColor(() => rng.int(12));
  const total = COLORS.reduce((sum, color) => sum + spaces[color], 0);
  return {
    spaces,
    animals: byAnimal(() => rng.int(Math.floor(total / 4) + 1)),
    animalPoints: rng.int(1000),
    remote: side === 'A' ? 0 : 0 - rng.int(127),
  };
}
