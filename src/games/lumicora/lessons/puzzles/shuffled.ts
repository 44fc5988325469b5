import type { Rng } from '@/kit/rng';

export function shuffled<T>(rng: Rng, items: readonly T[]): readonly T[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng.int(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
