/**
 * The rules of spaces and payments once more, as directly as the page of rules says them, and slowly: every space is
 * tried, every subset of the hand is looked at. It shares no code with the rules.
 */

interface SlowCard {
  readonly id: string;
  readonly level: number;
  readonly cost: readonly number[];
  readonly center: readonly number[];
  readonly local: readonly number[];
  readonly arrows: readonly string[];
}

interface SlowPlayer {
  readonly hand: readonly SlowCard[] | null;
  readonly cathedral: readonly { readonly card: SlowCard; readonly column: number }[];
}

export interface SlowGame {
  readonly advanced: boolean;
  readonly spires: readonly SlowCard[];
  readonly bonus: readonly SlowCard[];
  readonly players: readonly SlowPlayer[];
}

export function slowOptions(game: SlowGame, seat: number): readonly object[] {
  const { hand, cathedral } = game.players[seat]!;
  const rows: object[] = [];
  const at = (level: number, column: number) =>
    cathedral.some((placed) => placed.card.level === level && placed.column === column);
  const columns = cathedral.map(({ column }) => column);
  const leftmost = Math.min(0, ...columns) - 2;
  const rightmost = Math.max(0, ...columns) + 2;
  const ground = cathedral.filter(({ card }) => card.level === 1).map(({ column }) => column);

  function mayLie(card: SlowCard, column: number): boolean {
    if (at(card.level, column)) return false;
    if (card.level > 1) return at(card.level - 1, column);
    if (ground.length === 0) return column === 0;
    return column === Math.min(...ground) - 1 || column === Math.max(...ground) + 1;
  }

  function isLocal(from: SlowCard, fromColumn: number, level: number, column: number): boolean {
    const targets: Record<string, readonly [number, number]> = {
      left: [from.level, fromColumn - 1],
      right: [from.level, fromColumn + 1],
      up: [from.level + 1, fromColumn],
      'up-left': [from.level + 1, fromColumn - 1],
      'up-right': [from.level + 1, fromColumn + 1],
    };
    return from.arrows.some((arrow) => targets[arrow]![0] === level && targets[arrow]![1] === column);
  }

  function add(card: SlowCard, kind: 'hand' | 'spire' | 'bonus'): void {
    for (let column = leftmost; column <= rightmost; column++) {
      if (!mayLie(card, column)) continue;
      const have = [0, 0, 0];
      for (const placed of cathedral) {
        for (let r = 0; r < 3; r++) have[r]! += placed.card.center[r]!;
        if (kind !== 'bonus' && isLocal(placed.card, placed.column, card.level, column)) {
          for (let r = 0; r < 3; r++) have[r]! += placed.card.local[r]!;
        }
      }
      const short = have.map((amount, r) => Math.max(0, card.cost[r]! - amount));
      const isPaid = short.every((amount) => amount === 0);
      const discard = isPaid ? [] : kind === 'hand' ? slowDiscards(hand!, card, have) : null;
      rows.push({ card: card.id, column, have, short, discard });
    }
  }

  for (const card of hand ?? []) add(card, 'hand');
  for (const card of game.spires) add(card, 'spire');
  if (game.advanced && game.bonus.length > 0) add(game.bonus[0]!, 'bonus');
  return rows;
}

/** Every subset of the other cards. */
function slowDiscards(
  hand: readonly SlowCard[],
  placing: SlowCard,
  have: readonly number[],
): readonly string[] | null {
  const others = hand.filter(({ id }) => id !== placing.id);
  let best: { readonly ids: readonly string[]; readonly surplus: number } | null = null;
  for (let subset = 0; subset < 2 ** others.length; subset++) {
    const chosen = others.filter((_, index) => (subset >> index) % 2 === 1);
    const sums = have.map(
      (amount, r) => amount + chosen.reduce((sum, { center }) => sum + 2 * center[r]!, 0),
    );
    if (sums.some((amount, r) => amount < placing.cost[r]!)) continue;
    const surplus = sums.reduce((sum, amount, r) => sum + amount - placing.cost[r]!, 0);
    const ids = chosen.map(({ id }) => id).sort(byCodeUnits);
    if (best === null || isBetter({ ids, surplus }, best)) best = { ids, surplus };
  }
  return best?.ids ?? null;
}

function isBetter(
  a: { readonly ids: readonly string[]; readonly surplus: number },
  b: { readonly ids: readonly string[]; readonly surplus: number },
): boolean {
  if (a.ids.length !== b.ids.length) return a.ids.length < b.ids.length;
  if (a.surplus !== b.surplus) return a.surplus < b.surplus;
  for (let index = 0; index < a.ids.length; index++) {
    const order = byCodeUnits(a.ids[index]!, b.ids[index]!);
    if (order !== 0) return order < 0;
  }
  return false;
}

function byCodeUnits(a: string, b: string): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = a.charCodeAt(index) - b.charCodeAt(index);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** LB-2, LB-3 as sentences: who is above the ground has a card below, who is on the ground a way to column 0. */
export function slowProblems(game: SlowGame): readonly object[] {
  return game.players.flatMap(({ cathedral }, player) =>
    cathedral.flatMap(({ card, column }) => {
      const has = (level: number, wanted: number) =>
        cathedral.some((placed) => placed.card.level === level && placed.column === wanted);
      if (card.level > 1) return has(card.level - 1, column) ? [] : [{ player, card: card.id, rule: 'LB-3' }];
      const inward = column > 0 ? column - 1 : column + 1;
      return column === 0 || has(1, inward) ? [] : [{ player, card: card.id, rule: 'LB-2' }];
    }),
  );
}
