/**
 * Copulas once more, slowly and by other means: cells are texts, boards are maps, and everything is tried out. It shares
 * nothing with the rules of the app but the types of its answers.
 */

export interface SlowGame {
  readonly columns: number;
  readonly rows: number;
  /** Columns and rows of modules. */
  readonly modules: readonly [number, number];
  /** Light by the cell's name; cells without one are dark. */
  readonly lights: ReadonlyMap<string, number>;
  readonly joints: ReadonlySet<string>;
  readonly players: number;
  readonly english: boolean;
}

export type SlowTurn =
  | { readonly player: number; readonly shape: 'U' | 'X'; readonly at: string; readonly open: string | null }
  | { readonly player: number; readonly skip: true };

export interface SlowPlace {
  readonly at: string;
  readonly open: string | null;
  readonly points: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Drawn as on paper: `o` is the cell that names the tile. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  X: ['.#.', '#o#', '.#.'],
  up: ['#.#', '#o#', '...'],
  right: ['.##', '.o.', '.##'],
  down: ['...', '#o#', '#.#'],
  left: ['##.', '.o.', '##.'],
};

function pictureCells(open: string | null, at: string): readonly string[] {
  const column = LETTERS.indexOf(at[0]!);
  const row = Number(at.slice(1));
  return PICTURES[open ?? 'X']!.flatMap((line, dy) =>
    [...line].flatMap((sign, dx) =>
      sign === '.' ? [] : [`${LETTERS[column + dx - 1] ?? '?'}${row + dy - 1}`],
    ),
  );
}

function isCell({ columns, rows }: SlowGame, name: string): boolean {
  const column = LETTERS.indexOf(name[0]!);
  const row = Number(name.slice(1));
  return column >= 0 && column < columns && row >= 1 && row <= rows;
}

const aroundCell = new Map<string, readonly string[]>();

/** The names of the cells next to a cell, on a board or not. */
function around(name: string): readonly string[] {
  const known = aroundCell.get(name);
  if (known !== undefined) return known;
  const column = LETTERS.indexOf(name[0]!);
  const row = Number(name.slice(1));
  const beside = [column - 1, column + 1].map((each) => `${LETTERS[each] ?? '?'}${row}`);
  const names = [...beside, `${name[0]}${row - 1}`, `${name[0]}${row + 1}`];
  aroundCell.set(name, names);
  return names;
}

function edges(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) => around(one).some((name) => b.includes(name)));
}

function isMiddleCell(game: SlowGame, name: string): boolean {
  const among = (place: number, count: number, cells: number) => {
    const size = cells / count;
    const kept = count % 2 === 1 ? 1 : 2;
    const from = ((count - kept) / 2) * size;
    return place >= from && place < from + kept * size;
  };
  return (
    among(LETTERS.indexOf(name[0]!), game.modules[0], game.columns) &&
    among(Number(name.slice(1)) - 1, game.modules[1], game.rows)
  );
}

const tilesOf = (turns: readonly SlowTurn[]) => turns.flatMap((turn) => ('skip' in turn ? [] : [turn]));

export function slowDue(game: SlowGame, turns: readonly SlowTurn[], player: number): 'U' | 'X' | null {
  const own = tilesOf(turns).filter((turn) => turn.player === player);
  if (own.length === 12) return null;
  const last = own.at(-1);
  if (last !== undefined) return last.shape === 'U' ? 'X' : 'U';
  if (player === 0) return 'U';
  const beginsWithU = player === 2;
  return beginsWithU !== game.english ? 'U' : 'X';
}

export function slowLegal(game: SlowGame, turns: readonly SlowTurn[], player: number): readonly SlowPlace[] {
  const tiles = tilesOf(turns);
  const due = slowDue(game, turns, player);
  const used = tiles.filter((turn) => turn.player === player && turn.shape === due).length;
  if (due === null || used === 6) return [];
  const laid = new Set(tiles.flatMap((turn) => pictureCells(turn.open, turn.at)));
  const touched = new Set([...laid].flatMap(around));
  const places: SlowPlace[] = [];
  for (let row = 1; row <= game.rows; row++) {
    for (let column = 0; column < game.columns; column++) {
      const at = `${LETTERS[column]}${row}`;
      for (const open of due === 'X' ? [null] : ['up', 'right', 'down', 'left']) {
        const cells = pictureCells(open, at);
        const points = cells.reduce((sum, cell) => sum + (game.lights.get(cell) ?? 0), 0);
        const fits = cells.every((cell) => isCell(game, cell) && !game.joints.has(cell) && !laid.has(cell));
        const joins =
          laid.size === 0
            ? due === 'U' && cells.every((cell) => isMiddleCell(game, cell))
            : cells.some((cell) => touched.has(cell));
        if (fits && joins && points <= 9) places.push({ at, open, points });
      }
    }
  }
  return places;
}

/** Whose turn it is, and what everybody stands at. */
export function slowState(game: SlowGame, turns: readonly SlowTurn[]) {
  const limits = { 2: [2, 3], 3: [1, 2, 2], 4: [1, 1, 2, 2] }[game.players]!;
  const scores = limits.map(() => 0);
  const used = limits.map(() => 0);
  let next = 0;
  let again = false;
  for (const turn of turns) {
    again = false;
    if (!('skip' in turn)) {
      const points = pictureCells(turn.open, turn.at).reduce(
        (sum, cell) => sum + (game.lights.get(cell) ?? 0),
        0,
      );
      scores[turn.player]! += points;
      const stands = scores[turn.player]!;
      if (points >= 1 && stands > 0 && stands <= 60 && stands % 20 === 0) {
        if (used[turn.player]! < limits[turn.player]!) {
          used[turn.player]! += 1;
          again = true;
        }
      }
    }
    next = again ? turn.player : (turn.player + 1) % game.players;
  }
  return { next, again, scores, used };
}

/** The rule that each turn broke first, or null. */
export function slowCheck(game: SlowGame, turns: readonly SlowTurn[]): readonly (string | null)[] {
  return turns.map((turn, index) => {
    const before = turns.slice(0, index);
    const { next, again } = slowState(game, before);
    if (turn.player !== next) {
      if (again) return 'CG-2';
      return before.at(-1)?.player === turn.player ? 'CG-2' : 'CP-1';
    }
    const legal = slowLegal(game, before, turn.player);
    if ('skip' in turn) return legal.length > 0 ? 'CP-6' : null;
    if (turn.shape !== slowDue(game, before, turn.player)) return 'CP-1';
    if (legal.some(({ at, open }) => at === turn.at && open === turn.open)) return null;
    const cells = pictureCells(turn.open, turn.at);
    const laid = tilesOf(before).map((tile) => pictureCells(tile.open, tile.at));
    if (laid.length === 0) {
      if (turn.shape === 'X' || !cells.every((cell) => isMiddleCell(game, cell))) return 'CP-2';
    }
    if (cells.some((cell) => game.joints.has(cell))) return 'CP-3';
    if (laid.length > 0 && !laid.some((tile) => edges(tile, cells))) return 'CP-4';
    return 'CP-5';
  });
}

/** Sizes of a player's groups, the biggest first: tiles are joined until nothing changes. */
export function slowGroups(turns: readonly SlowTurn[], player: number): readonly number[] {
  const tiles = tilesOf(turns)
    .filter((turn) => turn.player === player)
    .map((turn) => pictureCells(turn.open, turn.at));
  const label = tiles.map((_, index) => index);
  for (let changed = true; changed;) {
    changed = false;
    for (const [a, one] of tiles.entries()) {
      for (const [b, other] of tiles.entries()) {
        if (label[a]! < label[b]! && edges(one, other)) {
          label[b] = label[a]!;
          changed = true;
        }
      }
    }
  }
  const counts = new Map<number, number>();
  for (const each of label) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => b - a);
}

export function slowScore(game: SlowGame, turns: readonly SlowTurn[]) {
  const { scores } = slowState(game, turns);
  const groups = scores.map((_, player) => slowGroups(turns, player));
  const record = Math.max(...groups.flat().filter((size) => size >= 2), 0);
  return scores.map((gained, player) => {
    const own = groups[player]!;
    const top = own[0] ?? 0;
    let isolated = 0;
    let lost = 0;
    for (const size of own) {
      if (size === 1) isolated -= 5;
      else if (size !== top) lost -= 3 * size;
    }
    const bonus = top >= 2 && top === record ? 5 : 0;
    const left = 12 - tilesOf(turns).filter((turn) => turn.player === player).length;
    return { gained, isolated, groups: lost, bonus, total: gained + isolated + lost + bonus, left };
  });
}

/** Winners by trying out who beats whom. */
export function slowWinners(
  scores: readonly { readonly total: number; readonly left: number }[],
  teams: boolean,
): readonly number[] {
  const sides = teams
    ? [
        [0, 3],
        [1, 2],
      ]
    : scores.map((_, player) => [player]);
  const keys = sides.map((side) => {
    const totals = side.map((player) => scores[player]!.total).sort((a, b) => a - b);
    const left = side.reduce((sum, player) => sum + scores[player]!.left, 0);
    return teams ? [totals[0]!, totals[1]!, -left] : [totals[0]!, -left];
  });
  const beats = (a: readonly number[], b: readonly number[]) => {
    for (const [index, number] of a.entries()) {
      if (number !== b[index]) return number > b[index]!;
    }
    return false;
  };
  return sides
    .flatMap((side, index) => (keys.some((other) => beats(other, keys[index]!)) ? [] : side))
    .sort((a, b) => a - b);
}
