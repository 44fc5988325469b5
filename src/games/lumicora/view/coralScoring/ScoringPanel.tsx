import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { coralFormula, type CoralScore } from '../../rules/coralScoring';
import { COLORS, type ByColor, type Color } from '../../rules/model';
import type { ScoringTile } from '../../rules/round';
import { applyCommand } from '../../session/table/applyCommand';
import type { ScoringOutlook, WaitingFact } from '../../session/table/scoreOrWait';
import type { Table } from '../../session/table/table';
import type { ReefScreenStrings } from '../../strings/en/reefScreen';
import { lumicoraStrings } from '../../strings/index';
import { reefScreenStrings } from '../../strings/reefScreen';
import { ruleOfCommandRejection } from '../reference/ruleBehind';
import { RuleHint } from '../reference/RuleHint';
import { TileFigure } from '../table/figures';

interface ScoringPanelProps {
  readonly table: Table;
  readonly player: number;
  readonly scores: ByColor<CoralScore>;
  readonly outlook: ScoringOutlook;
  readonly color: Color | null;
  /** A color at 0 was pressed once and waits to be confirmed. */
  readonly isAsking: boolean;
  readonly onChoose: (color: Color) => void;
}

/** SC-1 to SC-4: what each color gives now and gave a round ago, what it pays, and what waiting means. */
export function ScoringPanel(props: ScoringPanelProps) {
  const { table, player, scores, outlook, color, onChoose } = props;
  const strings = useStrings(reefScreenStrings).scoring;
  return (
    <View style={styles.panel}>
      <View role="radiogroup" accessibilityLabel={strings.corals} style={styles.cards}>
        {COLORS.map((each) => (
          <ColorCard
            key={each}
            color={each}
            score={scores[each]}
            before={outlook.colors.find((open) => open.color === each)?.before ?? null}
            tile={table.players[player]!.tiles[each]}
            isChosen={each === color}
            onPress={() => onChoose(each)}
          />
        ))}
      </View>
      <ScoringFacts {...props} />
    </View>
  );
}

interface ColorCardProps {
  readonly color: Color;
  readonly score: CoralScore;
  readonly before: number | null;
  readonly tile: ScoringTile;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function ColorCard({ color, score, before, tile, isChosen, onPress }: ColorCardProps) {
  const strings = useStrings(reefScreenStrings).scoring;
  const { words } = useStrings(lumicoraStrings);
  const colors = useColors();
  const formula = coralFormula(score);
  const done = { coral: null, jellyfish: strings.scored, spent: strings.spent }[tile];
  const ago = before === null ? null : strings.ago(before);
  const notes = [done, ago].filter((note) => note !== null);
  return (
    <Pressed
      role="radio"
      aria-checked={isChosen}
      accessibilityLabel={strings.card(color, strings.formula(formula, score.total), notes)}
      onPress={onPress}
      style={[
        styles.card,
        { backgroundColor: colors.raised, borderColor: isChosen ? colors.accent : colors.border },
        isChosen && styles.chosen,
      ]}
    >
      <View style={styles.title}>
        <TileFigure color={color} tile={tile} size={28} />
        {done === null ? (
          <Text variant="title" role="presentation" tabular>
            {score.total}
          </Text>
        ) : null}
        <View style={styles.words}>
          <Text variant="small" tone="mutedText" numberOfLines={2}>
            {done === null ? words.colors[color] : `${words.colors[color]}: ${done}`}
          </Text>
        </View>
      </View>
      {done === null ? (
        <Text variant="small" tone="mutedText" numberOfLines={1}>
          {[formula.length > 1 ? strings.terms(formula) : null, ago].filter(Boolean).join(' · ')}
        </Text>
      ) : null}
    </Pressed>
  );
}

/** What counts, what it pays now and next, and what the rules say about waiting. */
function ScoringFacts({ table, player, scores, outlook, color, isAsking }: ScoringPanelProps) {
  const strings = useStrings(reefScreenStrings).scoring;
  const { rejected } = useStrings(lumicoraStrings).table;
  const { pay, nextPay, colors, phases, facts } = outlook;
  const skipped = applyCommand(table, { type: 'skip-scoring', player });
  // A look between two scoring phases is no refusal that needs a rule.
  const refusedBy =
    skipped.ok || skipped.error.code === 'not-the-phase' ? null : ruleOfCommandRejection(skipped.error);
  const chosen = color === null ? strings.choose : describeCounted(strings, color, scores[color]);
  return (
    <View style={styles.facts}>
      {skipped.ok ? null : (
        <Text variant="small" tone="warning">
          {`${strings.onlyPreview} ${
            skipped.error.code === 'not-the-phase' ? strings.notYet : rejected(skipped.error)
          }`}
        </Text>
      )}
      <LiveText
        variant="small"
        strong={isAsking}
        tone={isAsking ? 'warning' : 'text'}
        text={isAsking && color !== null ? strings.zero(color) : chosen}
      />
      <View style={styles.figures}>
        <Text variant="small">{strings.pay(pay.income, nextPay?.income ?? null)}</Text>
        <Text variant="small">{strings.left(colors.length, phases)}</Text>
      </View>
      {pay.returned > 0 ? (
        <Text variant="small" tone="warning">
          {strings.goesBack(pay.income, pay.returned)}
        </Text>
      ) : null}
      {nextPay !== null && nextPay.returned > 0 ? (
        <Text variant="small" tone="mutedText">
          {strings.goesBackNext(nextPay.returned)}
        </Text>
      ) : null}
      {facts.slice(0, MOST_FACTS).map((fact) => (
        <Text key={fact.fact} variant="small" tone="accentText">
          {describeFact(strings, fact)}
        </Text>
      ))}
      {color === null ? null : <RuleHint rule="SC-2" />}
      {refusedBy === null ? null : <RuleHint rule={refusedBy} />}
    </View>
  );
}

/** More would not be read by somebody whom the table waits for. */
const MOST_FACTS = 2;

function describeFact(strings: ReefScreenStrings['scoring'], fact: WaitingFact): string {
  switch (fact.fact) {
    case 'gives-up':
      return strings.givesUp(fact.colors, fact.phases, fact.lost);
    case 'pays-fewer':
      return strings.paysFewer(fact.fewer);
    default:
      return strings.facts[fact.fact];
  }
}

function describeCounted(strings: ReefScreenStrings['scoring'], color: Color, { lines }: CoralScore): string {
  if (lines.length === 0) return strings.countsNothing(color);
  return strings.counts(
    color,
    lines.map(({ level, number }) => strings.countsIn(level, number)),
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.s },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  card: {
    flexGrow: 1,
    flexBasis: '45%',
    minHeight: TOUCH_TARGET + space.s,
    // The chosen card's thicker border takes its room from here.
    padding: space.s + 2,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  chosen: { borderWidth: 3, padding: space.s },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  facts: { gap: space.xs },
  figures: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.m },
});
