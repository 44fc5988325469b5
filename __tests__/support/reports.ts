import { reportTo } from '@/kit/report';

export interface HeardReport {
  readonly problem: unknown;
  readonly where: string;
}

/** For tests that mean something to fail: takes what is reported, which would otherwise be thrown, until the test ends. */
export function hearReports(): readonly HeardReport[] {
  const heard: HeardReport[] = [];
  restore?.();
  restore = reportTo((problem, where) => void heard.push({ problem, where }));
  return heard;
}

let restore: (() => void) | null = null;

afterEach(() => {
  restore?.();
  restore = null;
});
