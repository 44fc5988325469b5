import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Holding } from '@/games/nomads/rules/cards';
import { LEGENDS } from '@/games/nomads/rules/model';
import type { CommandRejection } from '@/games/nomads/session/commands';
import { nomadsStrings } from '@/games/nomads/strings';
import { describeLegend } from '@/games/nomads/view/describe';
import { TileIcon } from '@/games/nomads/view/pieces';
import { useLooks, type TableStore } from '@/games/nomads/view/store/store';
import { Refusal } from '@/games/nomads/view/UndoBar';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Screen } from '@/ui/components/Screen';
import { Stepper } from '@/ui/components/Stepper';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type CorrectProps = StaticScreenProps<{ readonly game: string; readonly player: number }>;

/** What lies in front of one player, counted anew. */
export function CorrectScreen({ route }: CorrectProps) {
  const { game } = route.params;
  // From an address it is a word.
  const seat = Number(route.params.player);
  return <OpenGame id={game}>{(store) => <CorrectPlayer store={store} seat={seat} />}</OpenGame>;
}

const NONE = -1;
const MOST = 99;

function CorrectPlayer({ store, seat: given }: { readonly store: TableStore; readonly seat: number }) {
  const strings = useStrings(nomadsStrings);
  const { correct } = strings;
  const navigation = useNavigation();
  const looks = useLooks();
  const { table, perform } = useTableStore(store);
  const seat = table.players[given] === undefined ? 0 : given;
  const player = table.players[seat]!;
  const [holding, setHolding] = useState<Holding>(player);
  const [refusal, setRefusal] = useState<CommandRejection | null>(null);
  const keep = () => {
    const { tiles, wild, legends, song, moons } = holding;
    const why = perform({
      type: 'correct-player',
      player: seat,
      holding: { tiles, wild, legends, song, moons },
    });
    setRefusal(why);
    if (why === null) navigation.goBack();
  };
  const stepper = (label: string, value: number, onChange: (value: number) => void) => ({
    label,
    value,
    onChange,
    current: correct.now(label, value),
    least: 0,
    most: MOST,
    lessLabel: `${label}: ${correct.less}`,
    moreLabel: `${label}: ${correct.more}`,
  });
  return (
    <Page title={correct.title(player.name)}>
      <Screen>
        <View style={styles.block}>
          <Text variant="title">{correct.tiles}</Text>
          {LEGENDS.map((legend) => (
            <Stepper
              key={legend}
              {...stepper(describeLegend(strings, looks, legend), holding.tiles[legend - 1]!, (amount) =>
                setHolding({
                  ...holding,
                  tiles: holding.tiles.map((own, at) => (at === legend - 1 ? amount : own)),
                }),
              )}
              picture={<TileIcon tile={legend} looks={looks} size={28} />}
            />
          ))}
          <Stepper
            {...stepper(strings.words.wild, holding.wild, (wild) => setHolding({ ...holding, wild }))}
            picture={<TileIcon tile="wild" looks={looks} size={28} />}
          />
        </View>
        <View style={styles.block}>
          <Text variant="title">{correct.cards}</Text>
          {LEGENDS.map((legend) => (
            <CardRow
              key={legend}
              label={describeLegend(strings, looks, legend)}
              none={correct.noCard}
              values={valuesOf(table.cards.legends[legend - 1]!, holding.legends[legend - 1] ?? null)}
              value={holding.legends[legend - 1] ?? null}
              onChange={(value) =>
                setHolding({
                  ...holding,
                  legends: holding.legends.map((own, at) => (at === legend - 1 ? value : own)),
                })
              }
            />
          ))}
          <CardRow
            label={correct.song}
            none={correct.noCard}
            values={table.cards.songs.map((_, song) => song)}
            nameOf={(song) => strings.words.song(song + 1)}
            value={holding.song}
            onChange={(song) => setHolding({ ...holding, song })}
          />
        </View>
        <Stepper {...stepper(correct.moons, holding.moons, (moons) => setHolding({ ...holding, moons }))} />
        <Refusal table={table} rejection={refusal} />
        <Button label={correct.keep} onPress={keep} />
      </Screen>
    </Page>
  );
}

/** Each value once, also one that is held although no card has it. */
function valuesOf(row: readonly number[], held: number | null): readonly number[] {
  return [...new Set([...row, ...(held === null ? [] : [held])])].sort((a, b) => a - b);
}

interface CardRowProps {
  readonly label: string;
  readonly none: string;
  readonly values: readonly number[];
  readonly nameOf?: (value: number) => string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

function CardRow({ label, none, values, nameOf = String, value, onChange }: CardRowProps) {
  return (
    <View style={styles.row}>
      <Text>{label}</Text>
      <Chips
        label={label}
        value={value ?? NONE}
        options={[
          { value: NONE, label: none },
          ...values.map((each) => ({ value: each, label: nameOf(each) })),
        ]}
        onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { gap: space.xs },
});
