import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { tableOf } from '@/tabletop/session/session';
import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Card } from '../rules/model';
import type { OptionSource } from '../rules/options';
import { spiresFor } from '../rules/turn';
import { middleOfTable, type Table, type TableSession } from '../session/table';
import { luminisStrings } from '../strings';
import { CardStrip } from './HandStrip';

/** LT-4: the last step that holds placed a card of mine with the draw sign. */
export function hasJustPlacedDrawSign(session: TableSession): boolean {
  const { me, won } = tableOf(session);
  const last = session.log.entries[session.log.done - 1]?.command;
  return won === null && last?.type === 'place' && last.player === me && last.card.draw;
}

interface MiddleCardsProps {
  readonly table: Table;
  readonly chosen: string | null;
  readonly onChoose: (card: Card, from: OptionSource) => void;
  readonly onAdd: (pile: 'spire' | 'bonus') => void;
}

/** The spires on the table, and the top bonus card. */
export function MiddleCards({ table, chosen, onChoose, onAdd }: MiddleCardsProps) {
  const { table: words } = useStrings(luminisStrings);
  const { spires, bonus } = middleOfTable(table);
  const isOver = table.won !== null;
  return (
    <View style={styles.block}>
      <Text variant="title">{words.middle}</Text>
      {spires.length === 0 ? (
        <Text tone="mutedText">{words.noSpires(spiresFor(table.seats.length))}</Text>
      ) : null}
      <CardStrip
        label={words.spires}
        cards={spires}
        chosen={chosen === null ? [] : [chosen]}
        onPress={(card) => onChoose(card, 'spire')}
      />
      {bonus === null ? null : (
        <CardStrip
          label={words.bonus}
          cards={[bonus]}
          chosen={chosen === null ? [] : [chosen]}
          onPress={(card) => onChoose(card, 'bonus')}
        />
      )}
      {isOver ? null : (
        <View style={styles.keys}>
          <Button grows kind="quiet" label={words.addSpire} onPress={() => onAdd('spire')} />
          {table.advanced ? (
            <Button grows kind="quiet" label={words.addBonus} onPress={() => onAdd('bonus')} />
          ) : null}
        </View>
      )}
    </View>
  );
}

/** LE-1: for cathedrals that nobody enters. */
export function SomebodyWon({
  table,
  onWin,
}: {
  readonly table: Table;
  readonly onWin: (player: number) => void;
}) {
  const { table: words } = useStrings(luminisStrings);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <Button kind="quiet" label={words.somebodyWon} onPress={() => setAsked(true)} />;
  return (
    <View style={styles.block}>
      <Text strong>{words.whoWon}</Text>
      <View style={styles.keys}>
        {table.seats.map(({ name }, player) => (
          <Button key={player} kind="quiet" label={name} onPress={() => onWin(player)} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
