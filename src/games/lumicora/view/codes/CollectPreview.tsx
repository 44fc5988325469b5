import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { judgeCollect, type CollectJudgement } from '../../exchange/collect';
import type { SharedReef } from '../../exchange/shared';
import { tableNumber } from '../../exchange/tableNumber';
import type { CommandRejection } from '../../session/commands';
import { finalReefOf } from '../../session/finalReef';
import type { TablePlayer } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { codesStrings } from '../../strings/codes';
import { ReefPicture } from '../record/ReefPicture';
import { useTableStore } from '../store/LibraryContext';
import type { TableStore } from '../store/tableStore';
import { describeCollectRejection, describeCollectWarning } from './describeCollectRejection';
import { describeShared, describeSize, isBare } from './describeReef';
import { SeatChips } from './SeatChips';

export interface CollectPreviewProps {
  readonly store: TableStore;
  /** Keep it the same object while it shows the same. */
  readonly reef: SharedReef;
  readonly onTaken: (name: string) => void;
  readonly onLeave: () => void;
}

/** A scanned reef before it is taken: what it holds, whose it is, and what it would replace. */
export function CollectPreview({ store, reef, onTaken, onLeave }: CollectPreviewProps) {
  const strings = useStrings(codesStrings);
  const { table, session } = useTableStore(store);
  // Judged again with every change, because the table may be undone below this.
  const judged = judgeCollect(table, tableNumber(session), reef);
  return (
    <Card isLit>
      <Text variant="title">{strings.scan.reefTitle(reef.name)}</Text>
      <Text>{describeShared(strings, reef)}</Text>
      {reef.reef.kind === 'counts' ? null : (
        <View style={styles.picture}>
          <ReefPicture
            board={table.board}
            reef={reef.reef}
            label={`${strings.scan.reefTitle(reef.name)}, ${describeSize(strings, reef.reef)}`}
          />
        </View>
      )}
      {judged.ok ? (
        <TakeReef store={store} reef={reef} judgement={judged.value} onTaken={onTaken} onLeave={onLeave} />
      ) : (
        <>
          <Notice text={describeCollectRejection(strings, judged.error)} />
          <Button kind="quiet" label={strings.scan.leave} onPress={onLeave} />
        </>
      )}
    </Card>
  );
}

interface TakeReefProps extends CollectPreviewProps {
  readonly judgement: CollectJudgement;
}

function TakeReef({ store, reef, judgement, onTaken, onLeave }: TakeReefProps) {
  const strings = useStrings(codesStrings);
  const { rejections } = useStrings(lumicoraStrings).table;
  const { table, perform } = useTableStore(store);
  const [seat, setSeat] = useState(judgement.seat);
  const [refused, setRefused] = useState<CommandRejection | null>(null);
  const owner = seat === null ? undefined : table.players[seat];
  const isSeatOpen = judgement.seat === null || judgement.warnings.some(({ code }) => code === 'other-table');
  const take = (player: number) => {
    const { table: number, madeAt, score, limestone, tiles } = reef;
    const collected = { table: number, madeAt, score, limestone, tiles, reef: reef.reef };
    const rejection = perform({ type: 'collect-reef', player, collected });
    setRefused(rejection);
    if (rejection === null) onTaken(table.players[player]!.name);
  };
  return (
    <>
      {judgement.warnings.map((warning) => (
        <Notice key={warning.code} text={describeCollectWarning(strings, warning)} />
      ))}
      {isSeatOpen ? (
        <SeatChips
          label={strings.scan.forWhom}
          names={table.players.map(({ name }) => name)}
          seat={seat}
          onChange={setSeat}
        />
      ) : null}
      {owner === undefined ? null : <Replaced player={owner} />}
      {refused === null ? null : <Notice tone="danger" text={rejections[refused.code]} />}
      <View style={styles.buttons}>
        <Button
          grows
          label={strings.scan.takeReef}
          disabled={seat === null}
          onPress={() => (seat === null ? undefined : take(seat))}
        />
        <Button grows kind="quiet" label={strings.scan.leave} onPress={onLeave} />
      </View>
    </>
  );
}

function Replaced({ player }: { readonly player: TablePlayer }) {
  const strings = useStrings(codesStrings);
  const known = finalReefOf(player);
  if (isBare(known)) return null;
  return <Text tone="mutedText">{strings.scan.replaces(player.name, describeSize(strings, known))}</Text>;
}

const styles = StyleSheet.create({
  picture: { width: '100%', maxWidth: 360, alignSelf: 'center' },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
