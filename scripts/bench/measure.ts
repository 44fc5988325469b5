export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly aim: string;
}

const ROUNDS = 5;
const ROUND_MS = 400;

/** Median runs a second over several rounds, after warming up; `once` does `batch` runs. */
export function perSecond(batch: number, once: () => void): number {
  runFor(ROUND_MS, once);
  const rates = Array.from({ length: ROUNDS }, () => {
    const { runs, ms } = runFor(ROUND_MS, once);
    return (runs * batch * 1000) / ms;
  });
  return Math.round(rates.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!);
}

function runFor(limit: number, once: () => void): { readonly runs: number; readonly ms: number } {
  const began = performance.now();
  let runs = 0;
  let ms = 0;
  do {
    once();
    runs += 1;
    ms = performance.now() - began;
  } while (ms < limit);
  return { runs, ms };
}
