/** A small seeded generator (mulberry32), so that every random choice can be repeated from its seed. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, below). */
  int(below: number): number;
  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
}

export function createRng(seed: number): Rng {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    next,
    int,
    pick: (items) => {
      if (items.length === 0) throw new Error('pick from an empty list');
      return items[int(items.length)] as (typeof items)[number];
    },
  };
}

export function shuffled<T>(rng: Rng, items: readonly T[]): readonly T[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng.int(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
