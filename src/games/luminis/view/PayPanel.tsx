import { StyleSheet, View } from 'react-native';

import { Card as Box } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { permanentOf, pointingAt, type Cathedral } from '../rules/cathedral';
import { amountOf, doubled, isSpire, lackOf, plus, sumOf, type Card, type Resources } from '../rules/model';
import type { Option } from '../rules/options';
import { luminisStrings } from '../strings';
import { Amounts } from './Amounts';
import { describeResources, nameCard, sideOf } from './describe';

interface PayPanelProps {
  readonly cathedral: Cathedral;
  readonly hand: readonly Card[];
  readonly option: Option;
}

/** How one card is paid at one space, line by line. */
export function PayPanel({ cathedral, hand, option }: PayPanelProps) {
  const strings = useStrings(luminisStrings);
  const { pay, table } = strings;
  const { card, from, short, discard } = option;
  const discarded = (discard ?? []).map((id) => hand.find((held) => held.id === id)!);
  const given = sumOf(discarded.map(({ center }) => doubled(center)));
  const surplus = lackOf(plus(option.have, given), card.cost);
  const locals =
    from === 'bonus'
      ? []
      : pointingAt(cathedral, option).filter(({ card: { local } }) => amountOf(local) > 0);
  return (
    <Box isLit>
      <View style={styles.head}>
        <Text strong>{nameCard(strings, card)}</Text>
        <Line label={pay.cost} resources={card.cost} />
      </View>
      <View style={styles.lines}>
        <Line label={pay.permanent} resources={permanentOf(cathedral)} />
        {locals.map((placed) => (
          <Line
            key={placed.card.id}
            label={pay.local}
            note={pay.localFrom(pay.sides[sideOf(placed, option)])}
            resources={placed.card.local}
          />
        ))}
        {discarded.map((held) => (
          <Line
            key={held.id}
            label={pay.discardOne(nameCard(strings, held))}
            note={pay.doubled}
            resources={doubled(held.center)}
          />
        ))}
        {discard === null ? <Line label={pay.missing} resources={short} /> : null}
      </View>
      <LiveText strong text={verdict()} />
      {discard !== null && amountOf(surplus) > 0 ? (
        <Text variant="small" tone="mutedText">
          {pay.surplus(describeResources(strings, surplus))}
        </Text>
      ) : null}
      {isSpire(card) ? <Text variant="small">{table.noDiscards}</Text> : null}
      {from === 'bonus' ? <Text variant="small">{table.bonusPermanent}</Text> : null}
    </Box>
  );

  function verdict(): string {
    const words = describeResources(strings, short);
    if (discard === null)
      return from === 'hand' && !isSpire(card) ? pay.cannot(words) : pay.cannotSpire(words);
    return discard.length === 0 ? pay.paid : pay.needs(words, discard.length);
  }
}

interface LineProps {
  readonly label: string;
  readonly note?: string;
  readonly resources: Resources;
}

function Line({ label, note, resources }: LineProps) {
  return (
    <View style={styles.line}>
      <View style={styles.label}>
        <Text tone="mutedText">{label}</Text>
        {note === undefined ? null : (
          <Text variant="small" tone="mutedText">
            {note}
          </Text>
        )}
      </View>
      <Amounts resources={resources} showsAll={amountOf(resources) === 0} />
    </View>
  );
}

const styles = StyleSheet.create({
  head: { gap: space.xs },
  lines: { gap: space.xs },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.m },
  label: { flexShrink: 1 },
});
