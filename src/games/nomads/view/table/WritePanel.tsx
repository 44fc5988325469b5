import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { Chips } from '@/ui/components/Chips';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { nextCards, writableCards, type Writable } from '../../rules/cards';
import { SPACE_COUNT, stepsFrom, type Space } from '../../rules/model';
import type { Command } from '../../session/commands';
import type { Table } from '../../session/table';
import { nomadsStrings } from '../../strings';
import { describeCard, describeLegend } from '../describe';
import { useCardShelf, useLooks } from '../store/store';

interface WritePanelProps {
  readonly table: Table;
  readonly onWrite: (command: Command) => void;
}

/** What can I write? What is there now, what it does to the score, and what is missing for the next better one. */
export function WritePanel({ table, onWrite }: WritePanelProps) {
  const strings = useStrings(nomadsStrings);
  const { write } = strings;
  const looks = useLooks();
  const { isConfirmed } = useCardShelf().own;
  const [chosen, setChosen] = useState<number | null>(null);
  const [lysFirst, setLysFirst] = useState<Space | null>(null);
  const seat = chosen ?? table.turn;
  const player = table.players[seat]!;
  const cards = writableCards(table.cards, table.players, seat);
  const missing = nextCards(table.cards, table.players, seat);
  const isOpen = table.phase === 'turn' || table.phase === 'last';
  const mayMoveLys = player.adventurer === 'moon' && table.campfire !== null && table.depth === 'campfire';
  const send = (card: Writable) =>
    onWrite({ type: 'write', player: seat, card: card.choice, lysFirst: mayMoveLys ? lysFirst : null });
  return (
    <View style={styles.block}>
      <Text variant="title">{write.title(player.name)}</Text>
      <Chips
        label={write.whose}
        value={seat}
        options={table.players.map(({ name }, value) => ({ value, label: name }))}
        onChange={setChosen}
      />
      {isConfirmed ? null : (
        <Text variant="small" tone="mutedText">
          {write.guessed}
        </Text>
      )}
      {mayMoveLys ? <LysFirst lys={table.campfire!.lys} value={lysFirst} onChange={setLysFirst} /> : null}
      {cards.length === 0 ? <Text tone="mutedText">{write.none}</Text> : null}
      {cards.map((card) => (
        <Card key={JSON.stringify(card.choice)}>
          <View style={styles.row}>
            <View style={styles.words}>
              <Text strong>{titleOf(card)}</Text>
              <Text variant="small" tone="mutedText">
                {`${write.pays(card.price.tiles, card.price.wild)} · ${write.effect(card.points + card.price.tiles + card.price.wild)}`}
              </Text>
            </View>
            <Button
              label={strings.table.write}
              accessibilityLabel={write.do(describeCard(strings, looks, card.choice))}
              disabled={!isOpen}
              onPress={() => send(card)}
            />
          </View>
        </Card>
      ))}
      {missing.length === 0 ? null : (
        <View style={styles.missing}>
          <Text strong>{write.missing}</Text>
          {missing.map(({ choice, short }) => (
            <Text key={JSON.stringify(choice)} tone="mutedText">
              {`${describeCard(strings, looks, choice)}: ${write.short(short)}`}
            </Text>
          ))}
        </View>
      )}
    </View>
  );

  function titleOf({ choice, from, points }: Writable): string {
    if (choice.kind === 'song') return write.song(strings.words.song(choice.song + 1), points);
    const legend = describeLegend(strings, looks, choice.legend);
    return from === null ? write.legend(legend, choice.value) : write.upgrade(legend, from, choice.value);
  }
}

interface LysFirstProps {
  readonly lys: Space;
  readonly value: Space | null;
  readonly onChange: (space: Space | null) => void;
}

const STAYS = -1;

/** NM-4: Moon may move Lys before writing too. */
function LysFirst({ lys, value, onChange }: LysFirstProps) {
  const { write } = useStrings(nomadsStrings);
  const targets = [stepsFrom(lys, 'clockwise', 1), stepsFrom(lys, 'clockwise', SPACE_COUNT - 1)];
  return (
    <Chips
      label={write.lysFirst}
      value={value ?? STAYS}
      options={[
        { value: STAYS, label: write.lysStays },
        ...targets.map((to) => ({ value: to, label: write.lysTo(to + 1) })),
      ]}
      onChange={(to) => onChange(to === STAYS ? null : to)}
    />
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
  missing: { gap: space.xs },
});
