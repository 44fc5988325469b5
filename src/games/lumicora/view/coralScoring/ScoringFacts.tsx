import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { nameOf } from '../../rules/boards';
import type { CoralScore } from '../../rules/coralScoring';
import type { ByColor, Color } from '../../rules/model';
import { limestoneIncome } from '../../rules/round';
import { storeLimestone } from '../../rules/turn';
import { applyCommand } from '../../session/applyCommand';
import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { reefScreenStrings } from '../../strings/reefScreen';
import type { ReefScreenStrings } from '../../strings/reefScreen.en';
import { RuleHint } from '../reference/RuleHint';
import { ruleOfCommandRejection } from '../reference/ruleLinks';

export interface ScoringFactsProps {
  readonly table: Table;
  readonly player: number;
  readonly scores: ByColor<CoralScore>;
  readonly color: Color | null;
}

/** What counts, what it pays, and why it cannot be scored now. */
export function ScoringFacts({ table, player, scores, color }: ScoringFactsProps) {
  const strings = useStrings(reefScreenStrings).scoring;
  const { rejections } = useStrings(lumicoraStrings).table;
  const income = limestoneIncome(table.round);
  const { returned } = storeLimestone(table.players[player]!.limestone, income);
  const skipped = applyCommand(table, { type: 'skip-scoring', player });
  // A look between two scoring phases is no refusal that needs a rule.
  const refusedBy =
    skipped.ok || skipped.error.code === 'not-the-phase' ? null : ruleOfCommandRejection(skipped.error);
  return (
    <View style={styles.facts}>
      {skipped.ok ? null : (
        <Text variant="small" tone="warning">
          {`${strings.onlyPreview} ${
            skipped.error.code === 'not-the-phase' ? strings.notYet : rejections[skipped.error.code]
          }`}
        </Text>
      )}
      <Text role="status" accessibilityLiveRegion="polite" variant="small">
        {color === null ? strings.choose : describeCounted(strings, color, scores[color])}
      </Text>
      <Text variant="small" tone={returned > 0 ? 'warning' : 'mutedText'}>
        {returned > 0 ? strings.goesBack(income, returned) : strings.pays(income)}
      </Text>
      {color === null ? null : <RuleHint rule="SC-2" />}
      {refusedBy === null ? null : <RuleHint rule={refusedBy} />}
    </View>
  );
}

function describeCounted(strings: ReefScreenStrings['scoring'], color: Color, { lines }: CoralScore): string {
  if (lines.length === 0) return strings.countsNothing(color);
  return strings.counts(
    color,
    lines.map(({ level, number, spaces }) => strings.countsIn(level, number, spaces.map(nameOf))),
  );
}

const styles = StyleSheet.create({ facts: { gap: space.xs } });
