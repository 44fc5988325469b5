import { useMemo, useState } from 'react';

import { useStrings } from '@/ui/i18n/LanguageContext';

import { formatCode } from '../../exchange/code';
import { sharedReefOf } from '../../exchange/sharedReef';
import { codesStrings } from '../../strings/codes';
import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { describeShared } from './describeReef';
import { SeatChips } from './SeatChips';
import { SingleCode } from './SingleCode';

export interface ShownReefProps {
  readonly store: TableStore;
  /** Whose reef is shown at first. */
  readonly seat: number;
}

/** The code of one reef, for the phone that collects all of them. */
export function ShownReef({ store, seat: first }: ShownReefProps) {
  const strings = useStrings(codesStrings);
  const { session, table } = useTableStore(store);
  const [seat, setSeat] = useState(first);
  const reef = useMemo(() => sharedReefOf(session, seat), [session, seat]);
  const text = useMemo(() => formatCode({ kind: 'reef', reef }), [reef]);
  return (
    <SingleCode
      text={text}
      label={strings.show.reefCode(reef.name)}
      title={strings.show.reefOf(reef.name)}
      facts={describeShared(strings, reef)}
    >
      <SeatChips
        label={strings.show.whoseReef}
        names={table.players.map(({ name }) => name)}
        seat={seat}
        onChange={setSeat}
      />
    </SingleCode>
  );
}
