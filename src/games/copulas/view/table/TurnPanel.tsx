import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { MOST_LIGHTS } from '../../rules/board';
import { otherShape } from '../../rules/pieces';
import { scoreTable, type Table } from '../../session/table';
import { tableStrings } from '../../strings/table';
import { describeFacts, describePlacement, headOfFacts } from './describe';
import type { Placing } from './usePlacing';
import type { Hint } from './useThinking';

/** CP-5: no tile brings more. */
const TYPED = Array.from({ length: MOST_LIGHTS + 1 }, (_, points) => points);

interface TurnPanelProps {
  readonly table: Table;
  readonly placing: Placing;
  readonly hint: Hint;
  /** What was refused last, in words. */
  readonly refusal: string | null;
  /** Keys that make the board larger. */
  readonly zoom: ReactNode;
}

/** What the place that is offered means, or what to do. */
export function TurnPanel({ table, placing, hint, refusal, zoom }: TurnPanelProps) {
  const strings = useStrings(tableStrings);
  const colors = useColors();
  const { offer, shape } = placing;
  const { scores } = scoreTable(table);
  const isRefused = offer?.rejection != null;
  return (
    <View style={styles.panel}>
      {shape === null ? null : (
        <View
          style={[
            styles.card,
            { backgroundColor: colors.surface, borderColor: isRefused ? colors.danger : colors.border },
          ]}
        >
          <LiveText
            strong
            tone={isRefused || refusal !== null ? 'danger' : 'text'}
            text={refusal ?? headOf(strings, table, placing, hint)}
          />
          {offer === null || isRefused
            ? null
            : describeFacts(strings, offer.facts).map((line) => (
                <Text key={line} variant="small" tone="mutedText">
                  {line}
                </Text>
              ))}
          {offer !== null && offer.count > 1 ? (
            <Text variant="small" tone="accentText">
              {strings.turn.tapAgain(offer.number, offer.count)}
            </Text>
          ) : null}
          {placing.needsPoints ? (
            <>
              <Text variant="small">{strings.turn.points}</Text>
              <Chips
                label={strings.turn.points}
                value={placing.typed}
                options={TYPED.map((value) => ({ value, label: String(value) }))}
                onChange={placing.setTyped}
              />
            </>
          ) : null}
        </View>
      )}
      <View style={styles.aside}>
        <View style={styles.fill}>
          <Text variant="small" tone="mutedText">
            {strings.turn.ifEnded(scores.map(({ total }) => total))}
          </Text>
        </View>
        {zoom}
      </View>
      {shape === null ? null : (
        <View style={styles.row}>
          <Button
            grows
            kind="quiet"
            label={placing.isFree ? strings.turn.byRules : strings.turn.freely}
            onPress={() => placing.setFree(!placing.isFree)}
          />
          {placing.isFree ? (
            <Button
              grows
              kind="quiet"
              label={strings.turn.otherShape(strings.words.shapes[otherShape(shape)])}
              onPress={placing.swapShape}
            />
          ) : null}
        </View>
      )}
    </View>
  );
}

function headOf(strings: (typeof tableStrings)['en'], table: Table, placing: Placing, hint: Hint): string {
  const { offer, places } = placing;
  if (offer !== null) {
    return offer.rejection === null
      ? headOfFacts(strings, offer.tile.shape, offer.facts)
      : describePlacement(strings, offer.rejection);
  }
  if (hint.kind === 'thinking') return strings.hint.thinking;
  if (hint.kind === 'nothing') return strings.hint.nothing;
  if (hint.kind === 'needs-lights') return strings.hint.needsLights;
  if (table.course.laid.length < table.course.played.length) return strings.turn.unknownPlaces;
  const best = placing.needsPoints ? null : Math.max(0, ...places.map(({ points }) => points ?? 0));
  return strings.turn.tapFirst(places.length, best);
}

const styles = StyleSheet.create({
  panel: { gap: space.s },
  card: { gap: 2, padding: space.m, borderRadius: radius.m, borderWidth: 1, minHeight: 84 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  aside: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
});
