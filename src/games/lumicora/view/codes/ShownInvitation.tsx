import { useMemo, useState } from 'react';

import { useStrings } from '@/ui/i18n/LanguageContext';

import { formatCode } from '../../exchange/code';
import { invitationOf } from '../../exchange/invitation';
import { codesStrings } from '../../strings/codes';
import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { SeatChips } from './SeatChips';
import { SingleCode } from './SingleCode';

export interface ShownInvitationProps {
  readonly store: TableStore;
  /** Who is invited at first. */
  readonly seat: number;
}

/** The code that lets somebody join with a phone of their own. */
export function ShownInvitation({ store, seat: first }: ShownInvitationProps) {
  const strings = useStrings(codesStrings);
  const { session, table } = useTableStore(store);
  const [seat, setSeat] = useState(first);
  const invitation = useMemo(() => invitationOf(session, seat), [session, seat]);
  const text = useMemo(() => formatCode({ kind: 'invitation', invitation }), [invitation]);
  const { name } = table.players[seat]!;
  return (
    <SingleCode
      text={text}
      label={strings.show.invitationCode(name)}
      title={strings.show.phoneOf(name)}
      facts={strings.facts.table(invitation.round, invitation.board.side, invitation.scoreBoard)}
    >
      <SeatChips
        label={strings.show.whosePhone}
        names={table.players.map((player) => player.name)}
        seat={seat}
        onChange={setSeat}
      />
    </SingleCode>
  );
}
