import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { LevelFilter } from './LevelFilter';
import { PlayerRow } from './PlayerRow';
import type { ReefWork } from './useReefWork';

export interface ReefHeadProps {
  readonly store: TableStore;
  readonly player: number;
  readonly levels: ReefWork['levels'];
  readonly showsLevels: boolean;
  readonly onPlayer: (player: number) => void;
}

/** Whose reef it is, which levels are shown, and what must not be overlooked. */
export function ReefHead({ store, player, levels, showsLevels, onPlayer }: ReefHeadProps) {
  const { table } = useTableStore(store);
  return (
    <>
      <PlayerRow table={table} player={player} onChange={onPlayer} />
      {showsLevels && levels.highest > 1 ? (
        <LevelFilter highest={levels.highest} value={levels.only} onChange={levels.show} />
      ) : null}
    </>
  );
}
