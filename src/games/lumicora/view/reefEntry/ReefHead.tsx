import { Notice } from '@/ui/components/Notice';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { lumicoraStrings } from '../../strings';
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
      <StoreNotice store={store} />
      <PlayerRow table={table} player={player} onChange={onPlayer} />
      {showsLevels && levels.highest > 1 ? (
        <LevelFilter highest={levels.highest} value={levels.only} onChange={levels.show} />
      ) : null}
    </>
  );
}

/** Whoever places must know when a step could not be stored or came from another window. */
function StoreNotice({ store }: { readonly store: TableStore }) {
  const { table: strings } = useStrings(lumicoraStrings);
  const { isStored, changedElsewhere, dismissNotice } = useTableStore(store);
  if (!isStored) return <Notice text={strings.notStored} />;
  if (!changedElsewhere) return null;
  return (
    <Notice text={strings.changedElsewhere} action={{ label: strings.understood, onPress: dismissNotice }} />
  );
}
