import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { writeCodes } from '@/tabletop/codes/codes';
import { PreviewCard, type PreviewProps } from '@/tabletop/codes/view/Scanning';
import { SeatChips } from '@/tabletop/codes/view/SeatChips';
import { ShareCode } from '@/tabletop/codes/view/ShareCode';
import { ShownCode } from '@/tabletop/codes/view/ShownCodes';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { lumicoraCodes } from '../../exchange/codes';
import { judgeCollect, type CollectJudgement } from '../../exchange/collect';
import { sharedReefOf, type SharedReef } from '../../exchange/sharedReef';
import { tableNumber } from '../../exchange/tableNumber';
import { finalReefOf } from '../../session/reef/finalReef';
import type { CommandRejection } from '../../session/table/commands';
import type { TablePlayer } from '../../session/table/table';
import { lumicoraStrings } from '../../strings';
import { phonesStrings } from '../../strings/phones';
import { useBoardTurn } from '../boardTurn';
import { ReefPicture } from '../record/ReefPicture';
import { useGames, type TableStore } from '../store/LibraryContext';
import { describeCollectWarning, describeShared, describeSize, describeWhy, isBare } from './describeCodes';
import { openGames, type ScanContext } from './takeOver';

export interface ShownReefProps {
  readonly store: TableStore;
  /** Whose reef is shown at first. */
  readonly seat: number;
}

/** The code of one reef, for the phone that collects all of them. */
export function ShownReef({ store, seat: first }: ShownReefProps) {
  const strings = useStrings(phonesStrings);
  const { session, table } = useTableStore(store);
  const [seat, setSeat] = useState(first);
  const reef = useMemo(() => sharedReefOf(session, seat), [session, seat]);
  const texts = useMemo(() => writeCodes(lumicoraCodes, { kind: 'reef', value: reef }), [reef]);
  return (
    <ShownCode
      text={texts[0]!}
      label={strings.show.reefCode(reef.name)}
      title={strings.show.reefOf(reef.name)}
      facts={describeShared(strings, reef)}
      share={<ShareCode texts={texts} />}
    >
      <SeatChips
        label={strings.show.whoseReef}
        names={table.players.map(({ name }) => name)}
        seat={seat}
        onChange={setSeat}
      />
    </ShownCode>
  );
}

type ReefPreviewProps = PreviewProps<SharedReef, ScanContext>;

/** A scanned reef before it is taken. Where no game is open, somebody says where it belongs first. */
export function ReefPreview(props: ReefPreviewProps) {
  const { store } = props.context;
  return store === null ? <ForWhichGame {...props} /> : <CollectPreview {...props} store={store} />;
}

function ForWhichGame({ value: reef, context, onAnswer }: ReefPreviewProps) {
  const strings = useStrings(phonesStrings);
  const games = useGames();
  const [found] = useState(() => openGames(games, reef.table));
  return (
    <PreviewCard title={strings.scan.reefTitle(reef.name)} onLeave={() => onAnswer(null)}>
      <Text>{describeShared(strings, reef)}</Text>
      <Text strong>{found.length === 0 ? strings.scan.noGame : strings.scan.intoWhich}</Text>
      {found.map((store) => {
        const { session, table } = store.getState();
        const names = table.players.map(({ name }) => name).join(', ');
        return (
          <Button
            key={session.id}
            kind="quiet"
            label={`${names} · ${strings.facts.round(table.round)}`}
            onPress={() => context.onStore(store)}
          />
        );
      })}
    </PreviewCard>
  );
}

interface CollectPreviewProps extends ReefPreviewProps {
  readonly store: TableStore;
}

/** What it holds, whose it is, and what it would replace. */
function CollectPreview(props: CollectPreviewProps) {
  const { store, value: reef, onAnswer } = props;
  const strings = useStrings(phonesStrings);
  const { table, session } = useTableStore(store);
  // Judged again with every change, because the table may be undone below this.
  const judged = judgeCollect(table, tableNumber(session), reef);
  if (judged.ok) return <TakeReef {...props} judgement={judged.value} />;
  return (
    <PreviewCard title={strings.scan.reefTitle(reef.name)} onLeave={() => onAnswer(null)}>
      <ReefFacts store={store} reef={reef} />
      <Notice text={describeWhy(strings, judged.error)} />
    </PreviewCard>
  );
}

function ReefFacts({ store, reef }: { readonly store: TableStore; readonly reef: SharedReef }) {
  const strings = useStrings(phonesStrings);
  const { board } = useTableStore(store).table;
  const { isTurned } = useBoardTurn();
  return (
    <>
      <Text>{describeShared(strings, reef)}</Text>
      {reef.reef.kind === 'counts' ? null : (
        <View style={styles.picture}>
          <ReefPicture
            board={board}
            reef={reef.reef}
            isTurned={isTurned}
            label={`${strings.scan.reefTitle(reef.name)}, ${describeSize(strings, reef.reef)}`}
          />
        </View>
      )}
    </>
  );
}

interface TakeReefProps extends CollectPreviewProps {
  readonly judgement: CollectJudgement;
}

function TakeReef({ store, value: reef, judgement, onAnswer }: TakeReefProps) {
  const strings = useStrings(phonesStrings);
  const { rejected } = useStrings(lumicoraStrings).table;
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
    if (rejection === null) onAnswer({ text: strings.scan.reefTaken(table.players[player]!.name) });
  };
  return (
    <PreviewCard
      title={strings.scan.reefTitle(reef.name)}
      take={{
        label: strings.scan.takeReef,
        disabled: seat === null,
        onPress: () => (seat === null ? undefined : take(seat)),
      }}
      onLeave={() => onAnswer(null)}
    >
      <ReefFacts store={store} reef={reef} />
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
      {refused === null ? null : <Notice tone="danger" text={rejected(refused)} />}
    </PreviewCard>
  );
}

function Replaced({ player }: { readonly player: TablePlayer }) {
  const strings = useStrings(phonesStrings);
  const known = finalReefOf(player);
  if (isBare(known)) return null;
  return <Text tone="mutedText">{strings.scan.replaces(player.name, describeSize(strings, known))}</Text>;
}

const styles = StyleSheet.create({
  picture: { width: '100%', maxWidth: 360, alignSelf: 'center' },
});
