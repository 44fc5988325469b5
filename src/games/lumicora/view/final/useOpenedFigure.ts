import { useMemo, useState } from 'react';

import type { Space } from '../../rules/model';
import { isAboutReef, type FinalStep } from '../../session/final/finalSteps';
import { finalReefOf } from '../../session/reef/finalReef';
import type { Table } from '../../session/table/table';
import type { FinalScoringStrings } from '../../strings/en/finalScoring';
import type { ReefMarks } from '../reef/markShapes';
import type { ShownReef } from '../reef/ReefDrawing';
import { describeFigure, type DescribedLine } from './describeFinal';

export interface OpenedFigure {
  readonly player: number;
  readonly lines: readonly DescribedLine[];
  /** Index of the line that is lit alone. */
  readonly chosen: number | null;
  /** The reef that earned the figure; null where it is no matter of the reef or nobody recorded its spaces. */
  readonly reef: ShownReef | null;
  readonly marks: ReefMarks;
  /** Lights a line alone, or all of them again. */
  readonly choose: (line: number) => void;
  /** The same for the line that a space belongs to. */
  readonly chooseAt: (space: Space) => void;
}

/** All about the figure of one player that is open; null while none is. */
export function useOpenedFigure(
  strings: FinalScoringStrings,
  table: Table,
  step: FinalStep,
  player: number | null,
): OpenedFigure | null {
  const lines = useMemo(
    () => (player === null ? [] : describeFigure(strings, table, step, player)),
    [strings, table, step, player],
  );
  const reef = useMemo(() => {
    if (player === null || !isAboutReef(step.stage)) return null;
    const known = finalReefOf(table.players[player]!);
    return known.kind === 'counts' ? null : known;
  }, [table, step, player]);
  // A choice belongs to the lines it was made among.
  const [choice, setChoice] = useState<{ readonly among: unknown; readonly line: number } | null>(null);
  const chosen = choice?.among === lines ? choice.line : null;
  const marks = useMemo(() => litMarks(lines, chosen), [lines, chosen]);
  if (player === null) return null;
  const choose = (line: number) => setChoice(line === chosen ? null : { among: lines, line });
  const chooseAt = (space: Space) => {
    const line = lines.findIndex(({ spaces }) => spaces.includes(space));
    if (line !== -1) choose(line);
  };
  return { player, lines, chosen, reef, marks, choose, chooseAt };
}

/** What lights up on a reef: the chosen line, else all that earned something, else what was looked at in vain. */
function litMarks(lines: readonly DescribedLine[], chosen: number | null): ReefMarks {
  const line = chosen === null ? undefined : lines[chosen];
  const earning = lines.filter(({ points }) => points !== 0);
  const lit = line !== undefined ? [line] : earning.length > 0 ? earning : lines;
  return {
    involved: new Set(lit.flatMap(({ spaces }) => spaces)),
    links: lit.flatMap(({ links }) => links),
  };
}
