import type { ReefMarks } from '../reef/reefMarksModel';
import type { DescribedLine } from './describeScoreLine';

/** What lights up on a reef: the chosen line, else all that earned something, else what was looked at in vain. */
export function litMarks(lines: readonly DescribedLine[], chosen: number | null): ReefMarks {
  const line = chosen === null ? undefined : lines[chosen];
  const earning = lines.filter(({ points }) => points !== 0);
  const lit = line !== undefined ? [line] : earning.length > 0 ? earning : lines;
  return {
    involved: new Set(lit.flatMap(({ spaces }) => spaces)),
    links: lit.flatMap(({ links }) => links),
  };
}
