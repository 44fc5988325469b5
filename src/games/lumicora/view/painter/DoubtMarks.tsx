import { memo } from 'react';

import type { BoardLayout } from '@/ui/board/layout';

import type { Space } from '../../rules/model';
import { cornerPlace } from '../reef/markShapes';
import { liftedCenter } from '../reef/pieceShape';
import { LitMarks, WarningMarks } from '../reef/ReefMarks';

interface DoubtMarksProps {
  readonly layout: BoardLayout;
  readonly levels: Readonly<Uint8Array>;
  readonly spaces: readonly Space[];
  readonly current: Space | null;
}

/** Spaces to look at: lit and with a warning, the next one in another tone. */
export const DoubtMarks = memo(function DoubtMarks({ layout, levels, spaces, current }: DoubtMarksProps) {
  if (spaces.length === 0) return null;
  const places = spaces.map((space) =>
    cornerPlace(layout, liftedCenter(layout, space, levels[space]!), 'lowerLeft'),
  );
  return (
    <>
      <LitMarks layout={layout} levels={levels} spaces={spaces} tone="lit" />
      {current === null ? null : (
        <LitMarks layout={layout} levels={levels} spaces={[current]} tone="chosen" />
      )}
      <WarningMarks places={places} />
    </>
  );
});
