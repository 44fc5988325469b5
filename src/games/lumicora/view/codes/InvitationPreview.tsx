import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Invitation } from '../../exchange/shared';
import { codesStrings } from '../../strings/codes';
import { useGames } from '../store/LibraryContext';
import { findKnownTable, joinTable } from './tables';

export interface InvitationPreviewProps {
  readonly invitation: Invitation;
  readonly onOpen: (game: string) => void;
  readonly onLeave: () => void;
}

/** What somebody is invited to. A table that is here already is opened instead of made twice. */
export function InvitationPreview({ invitation, onOpen, onLeave }: InvitationPreviewProps) {
  const { scan: strings, facts } = useStrings(codesStrings);
  const games = useGames();
  const [known] = useState(() => findKnownTable(games, invitation));
  const { players, seat, board, scoreBoard, round } = invitation;
  const { name } = players[seat]!;
  return (
    <Card isLit>
      <Text variant="title">{strings.invitationTitle(name)}</Text>
      <Text>{strings.atTable(players.map((player) => player.name).join(', '))}</Text>
      <Text>{facts.table(round, board.side, scoreBoard)}</Text>
      {known === null ? (
        <Text tone="mutedText">{strings.follows(name)}</Text>
      ) : (
        <Text tone="warning">{known.isOwn ? strings.ownTable : strings.joinedAlready}</Text>
      )}
      <View style={styles.buttons}>
        {known === null ? (
          <Button grows label={strings.join} onPress={() => onOpen(joinTable(games, invitation))} />
        ) : (
          <Button grows label={strings.openTable} onPress={() => onOpen(known.game)} />
        )}
        <Button grows kind="quiet" label={strings.leave} onPress={onLeave} />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
