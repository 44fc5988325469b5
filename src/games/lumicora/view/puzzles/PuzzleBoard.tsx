import { useMemo } from 'react';

import { HexBoard } from '@/ui/board/HexBoard';
import { useStrings } from '@/ui/i18n/LanguageContext';

import type { Puzzle } from '../../lessons/puzzles/puzzle';
import type { Space } from '../../rules/model';
import { surfaceOf } from '../../rules/surface';
import { reefStrings } from '../../strings/reef';
import { MarkLayer } from '../reef/MarkLayer';
import { describeCells } from '../reef/reefCells';
import { ReefDrawing } from '../reef/ReefDrawing';
import { reefLayout } from '../reef/reefLayouts';
import type { ReefMarks } from '../reef/reefMarksModel';
import { tagsOn, type ReefTag } from './puzzleTags';
import { TagLayer } from './TagLayer';

export interface PuzzleBoardProps {
  readonly puzzle: Puzzle;
  readonly marks: ReefMarks;
  readonly tags: readonly ReefTag[];
  readonly isTurned: boolean;
  readonly onPress: (space: Space) => void;
}

/** The reef of a puzzle, with what the puzzle writes on it. Needs a parent that bounds its height. */
export function PuzzleBoard({ puzzle, marks, tags, isTurned, onPress }: PuzzleBoardProps) {
  const strings = useStrings(reefStrings);
  const { board, luminos } = puzzle;
  const layout = reefLayout(isTurned);
  const reef = useMemo(() => ({ kind: 'luminos', luminos }) as const, [luminos]);
  const surface = useMemo(() => surfaceOf(luminos), [luminos]);
  const cells = useMemo(
    () =>
      describeCells(strings, board, surface, marks).map((cell, space) => {
        const words = new Set(tagsOn(tags, space).map((tag) => tag.words));
        return { ...cell, label: [cell.label, ...words].join(', ') };
      }),
    [strings, board, surface, marks, tags],
  );
  return (
    <HexBoard
      layout={layout}
      cells={cells}
      label={strings.picture(luminos.length)}
      mayRepeat
      onPress={onPress}
    >
      <ReefDrawing layout={layout} board={board} reef={reef} />
      <MarkLayer layout={layout} view={surface} board={board} marks={marks} luminos={luminos} />
      <TagLayer layout={layout} tags={tags} shown={marks.pending?.on ?? null} />
    </HexBoard>
  );
}
