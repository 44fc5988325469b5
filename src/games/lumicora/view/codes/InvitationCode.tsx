import { useMemo, useState } from 'react';

import { writeCodes } from '@/tabletop/codes/codes';
import { PreviewCard, type PreviewProps } from '@/tabletop/codes/view/Scanning';
import { SeatChips } from '@/tabletop/codes/view/SeatChips';
import { ShareCode } from '@/tabletop/codes/view/ShareCode';
import { ShownCode } from '@/tabletop/codes/view/ShownCodes';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { lumicoraCodes } from '../../exchange/codes';
import { invitationOf, type Invitation } from '../../exchange/invitation';
import type { Table } from '../../session/table/table';
import { phonesStrings } from '../../strings/phones';
import { useGames, type TableStore } from '../store/LibraryContext';
import { findKnownTable, joinTable, type ScanContext } from './takeOver';

/** The code that lets somebody join with a phone of their own. */
export function ShownInvitation({ store }: { readonly store: TableStore }) {
  const strings = useStrings(phonesStrings);
  const { session, table } = useTableStore(store);
  const [seat, setSeat] = useState(() => guestOf(table));
  const invitation = useMemo(() => invitationOf(session, seat), [session, seat]);
  const texts = useMemo(
    () => writeCodes(lumicoraCodes, { kind: 'invitation', value: invitation }),
    [invitation],
  );
  const { name } = table.players[seat]!;
  return (
    <ShownCode
      text={texts[0]!}
      label={strings.show.invitationCode(name)}
      title={strings.show.phoneOf(name)}
      facts={strings.facts.table(invitation.round, invitation.board.side, invitation.scoreBoard)}
      share={<ShareCode texts={texts} />}
    >
      <SeatChips
        label={strings.show.whosePhone}
        names={table.players.map((player) => player.name)}
        seat={seat}
        onChange={setSeat}
      />
    </ShownCode>
  );
}

/** Somebody else than the one who invites. */
function guestOf({ players, followed }: Table): number {
  return players.findIndex((_, seat) => seat !== (followed ?? 0));
}

/** What somebody is invited to. A table that is here already is opened instead of made twice. */
export function InvitationPreview({
  value: invitation,
  context,
  onAnswer,
}: PreviewProps<Invitation, ScanContext>) {
  const { scan: strings, facts } = useStrings(phonesStrings);
  const games = useGames();
  const [known] = useState(() => findKnownTable(games, invitation));
  const { players, seat, board, scoreBoard, round } = invitation;
  const { name } = players[seat]!;
  const open = (id: string) => context.onOpen({ id, isOver: false });
  return (
    <PreviewCard
      title={strings.invitationTitle(name)}
      take={
        known === null
          ? { label: strings.join, onPress: () => open(joinTable(games, invitation)) }
          : { label: strings.openTable, onPress: () => open(known.game) }
      }
      onLeave={() => onAnswer(null)}
    >
      <Text>{strings.atTable(players.map((player) => player.name).join(', '))}</Text>
      <Text>{facts.table(round, board.side, scoreBoard)}</Text>
      {known === null ? (
        <Text tone="mutedText">{strings.follows(name)}</Text>
      ) : (
        <Text tone="warning">{known.isOwn ? strings.ownTable : strings.joinedAlready}</Text>
      )}
    </PreviewCard>
  );
}
