import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { campfireOf, hasRoom, layDiscs, layingOrder } from '@/games/nomads/rules/layout';
import { SPACES, type Campfire, type Space } from '@/games/nomads/rules/model';
import type { CommandRejection } from '@/games/nomads/session/commands';
import { seatsOf } from '@/games/nomads/session/table';
import { nomadsStrings } from '@/games/nomads/strings';
import { EditSpace } from '@/games/nomads/view/ring/EditSpace';
import { RingBoard } from '@/games/nomads/view/ring/RingBoard';
import { useLooks, useGames, type TableStore } from '@/games/nomads/view/store/store';
import { Refusal } from '@/games/nomads/view/UndoBar';
import { createRng } from '@/kit/rng';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { COLUMN_WIDTH, space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type CampfireProps = StaticScreenProps<{ readonly game: string }>;

/** The ring as it lies on the table: laid disc by disc at the beginning, corrected later. */
export function CampfireScreen({ route }: CampfireProps) {
  return <OpenGame id={route.params.game}>{(store) => <EnterCampfire store={store} />}</OpenGame>;
}

function EnterCampfire({ store }: { readonly store: TableStore }) {
  const { lay } = useStrings(nomadsStrings);
  const navigation = useNavigation();
  const { table, perform } = useTableStore(store);
  const [edited, setEdited] = useState<Campfire | null>(table.campfire);
  const [refusal, setRefusal] = useState<CommandRejection | null>(null);
  const keep = (campfire: Campfire) => {
    const rejection =
      perform({ type: 'campfire', campfire }) ??
      (table.depth === 'campfire' ? null : perform({ type: 'depth', depth: 'campfire' }));
    setRefusal(rejection);
    if (rejection === null) navigation.goBack();
  };
  return (
    <Page title={lay.title}>
      {edited === null ? (
        <Laying store={store} onLaid={setEdited} />
      ) : (
        <Editing store={store} campfire={edited} onChange={setEdited} onKeep={() => keep(edited)} />
      )}
      <Refusal table={table} rejection={refusal} />
    </Page>
  );
}

/** NB-4: one disc after the other, then Lys. */
function Laying({
  store,
  onLaid,
}: {
  readonly store: TableStore;
  readonly onLaid: (campfire: Campfire) => void;
}) {
  const { lay, words } = useStrings(nomadsStrings);
  const { now } = useGames();
  const looks = useLooks();
  const { table } = useTableStore(store);
  const [on, setOn] = useState<readonly Space[]>([]);
  const [isFull, setFull] = useState(false);
  const seats = seatsOf(table);
  const order = useMemo(() => layingOrder(seatsOf(table), table.turn), [table]);
  const piles = layDiscs(order, on);
  const next = order[on.length];
  const last = table.players[(table.turn + seats.length - 1) % seats.length]!.name;
  const campfire = useMemo(() => campfireOf(layDiscs(order, on), NOWHERE), [order, on]);
  const press = (at: Space) => {
    if (next === undefined) {
      onLaid({ ...campfire, lys: at });
      return;
    }
    const fits = hasRoom(piles, at);
    setFull(!fits);
    if (fits) setOn([...on, at]);
  };
  const shuffle = () => {
    const rng = createRng(now());
    const laid = [...on];
    while (laid.length < order.length) {
      laid.push(rng.pick(SPACES.filter((at) => hasRoom(layDiscs(order, laid), at))));
    }
    setOn(laid);
  };
  const question =
    next === undefined
      ? lay.lys(last)
      : lay.next(table.players[next.by]!.name, words.discs[next.disc], order.length - on.length);
  return (
    <>
      <View style={styles.ring}>
        <RingBoard campfire={campfire} looks={looks} onPress={press} />
      </View>
      <View style={styles.foot}>
        <LiveText
          variant="lead"
          strong
          text={isFull ? lay.full : question}
          tone={isFull ? 'danger' : 'text'}
        />
        <View style={styles.keys}>
          <Button
            kind="quiet"
            grows
            label={lay.back}
            disabled={on.length === 0}
            mayRepeat
            onPress={() => {
              setFull(false);
              setOn(on.slice(0, -1));
            }}
          />
          {next === undefined ? null : <Button kind="quiet" grows label={lay.shuffle} onPress={shuffle} />}
        </View>
      </View>
    </>
  );
}

/** Lys stands nowhere until somebody says where. */
const NOWHERE = -1;

interface EditingProps {
  readonly store: TableStore;
  readonly campfire: Campfire;
  readonly onChange: (campfire: Campfire) => void;
  readonly onKeep: () => void;
}

function Editing({ store, campfire, onChange, onKeep }: EditingProps) {
  const { lay } = useStrings(nomadsStrings);
  const looks = useLooks();
  const { table } = useTableStore(store);
  const [chosen, setChosen] = useState<Space | null>(null);
  const isNew = table.campfire === null;
  return (
    <>
      <ScrollView contentContainerStyle={styles.scroll}>
        <View style={styles.ringBox}>
          <RingBoard campfire={campfire} looks={looks} chosen={chosen} onPress={setChosen} />
        </View>
        <View style={styles.panel}>
          {chosen === null ? (
            <LiveText text={isNew ? lay.tops : lay.edit} />
          ) : (
            <EditSpace campfire={campfire} seats={seatsOf(table)} space={chosen} onChange={onChange} />
          )}
        </View>
      </ScrollView>
      <View style={styles.foot}>
        <Button label={isNew ? lay.done : lay.save} onPress={onKeep} />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  ring: { flex: 1, padding: space.s },
  scroll: { alignItems: 'center', padding: space.s, gap: space.m },
  ringBox: { width: '100%', maxWidth: 460, aspectRatio: 1 },
  panel: { width: '100%', maxWidth: COLUMN_WIDTH, paddingHorizontal: space.s },
  foot: { width: '100%', maxWidth: COLUMN_WIDTH, alignSelf: 'center', gap: space.s, padding: space.l },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
