import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Notice } from '@/ui/components/Notice';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { nameOf } from '../../rules/boards';
import { coralFormula, type CoralScore } from '../../rules/coralScoring';
import { COLORS, type ByColor, type Color } from '../../rules/model';
import { limestoneIncome, type ScoringTile } from '../../rules/round';
import { storeLimestone } from '../../rules/turn';
import { applyCommand } from '../../session/table/applyCommand';
import type { Command } from '../../session/table/commands';
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
  readonly color: Color | null;
  readonly onChoose: (color: Color) => void;
  readonly onDecide: (command: Command) => void;
}

/** SC-1 to SC-4: choose a coral, see what it scores and pays, score it or skip. */
export function ScoringPanel(props: ScoringPanelProps) {
  const { table, player, scores, color, onChoose } = props;
  return (
    <View style={styles.panel}>
      <CoralCards scores={scores} tiles={table.players[player]!.tiles} value={color} onChange={onChoose} />
      <ScoringFacts table={table} player={player} scores={scores} color={color} />
      {/* Whoever looks at another colour is asked anew. */}
      <Decision key={color} {...props} />
    </View>
  );
}

/** The buttons; only what the table accepts is offered. 0 points asks once more. */
function Decision({ table, player, scores, color, onDecide }: ScoringPanelProps) {
  const strings = useStrings(reefScreenStrings).scoring;
  const [isAsking, setAsking] = useState(false);
  const skip: Command = { type: 'skip-scoring', player };
  const score: Command | null = color === null ? null : { type: 'score-coral', player, color };
  const canScore = score !== null && applyCommand(table, score).ok;
  const total = color === null ? 0 : scores[color].total;
  return (
    <>
      {isAsking && canScore ? (
        <Notice
          text={strings.zero(score.color)}
          action={{ label: strings.scoreZero, onPress: () => onDecide(score) }}
        />
      ) : null}
      <View style={styles.buttons}>
        {applyCommand(table, skip).ok ? (
          <Button kind="quiet" label={strings.skip} onPress={() => onDecide(skip)} />
        ) : null}
        {canScore && !isAsking ? (
          <Button
            grows
            label={strings.score(score.color, total)}
            onPress={() => (total === 0 ? setAsking(true) : onDecide(score))}
          />
        ) : null}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.s },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});

interface CoralCardsProps {
  readonly scores: ByColor<CoralScore>;
  readonly tiles: ByColor<ScoringTile>;
  readonly value: Color | null;
  readonly onChange: (color: Color) => void;
}

/** What each colour would score now, level by level. */
function CoralCards({ scores, tiles, value, onChange }: CoralCardsProps) {
  const strings = useStrings(reefScreenStrings).scoring;
  return (
    <View role="radiogroup" accessibilityLabel={strings.corals} style={coralCardsStyles.cards}>
      {COLORS.map((color) => (
        <CoralCard
          key={color}
          color={color}
          score={scores[color]}
          tile={tiles[color]}
          isChosen={color === value}
          onPress={() => onChange(color)}
        />
      ))}
    </View>
  );
}

interface CoralCardProps {
  readonly color: Color;
  readonly score: CoralScore;
  readonly tile: ScoringTile;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function CoralCard({ color, score, tile, isChosen, onPress }: CoralCardProps) {
  const strings = useStrings(reefScreenStrings).scoring;
  const { words } = useStrings(lumicoraStrings);
  const colors = useColors();
  const formula = strings.formula(coralFormula(score), score.total);
  const note = { coral: null, jellyfish: strings.scored, spent: strings.spent }[tile];
  return (
    <Pressed
      role="radio"
      aria-checked={isChosen}
      accessibilityLabel={strings.card(color, formula, note)}
      onPress={onPress}
      style={[
        coralCardsStyles.card,
        { backgroundColor: colors.raised, borderColor: isChosen ? colors.accent : colors.border },
        isChosen && coralCardsStyles.chosen,
      ]}
    >
      <View style={coralCardsStyles.title}>
        <TileFigure color={color} tile={tile} size={24} />
        <View style={coralCardsStyles.words}>
          <Text variant="small" tone="mutedText">
            {note === null ? words.colors[color] : `${words.colors[color]}: ${note}`}
          </Text>
        </View>
      </View>
      <Text strong={note === null} tone={note === null ? 'text' : 'mutedText'}>
        {formula}
      </Text>
    </Pressed>
  );
}

const coralCardsStyles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  card: {
    flexGrow: 1,
    flexBasis: '45%',
    minHeight: TOUCH_TARGET + space.s,
    gap: space.xs,
    // The chosen card's thicker border takes its room from here.
    padding: space.s + 2,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  chosen: { borderWidth: 3, padding: space.s },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});

interface ScoringFactsProps {
  readonly table: Table;
  readonly player: number;
  readonly scores: ByColor<CoralScore>;
  readonly color: Color | null;
}

/** What counts, what it pays, and why it cannot be scored now. */
function ScoringFacts({ table, player, scores, color }: ScoringFactsProps) {
  const strings = useStrings(reefScreenStrings).scoring;
  const { rejected } = useStrings(lumicoraStrings).table;
  const income = limestoneIncome(table.round);
  const { returned } = storeLimestone(table.players[player]!.limestone, income);
  const skipped = applyCommand(table, { type: 'skip-scoring', player });
  // A look between two scoring phases is no refusal that needs a rule.
  const refusedBy =
    skipped.ok || skipped.error.code === 'not-the-phase' ? null : ruleOfCommandRejection(skipped.error);
  return (
    <View style={scoringFactsStyles.facts}>
      {skipped.ok ? null : (
        <Text variant="small" tone="warning">
          {`${strings.onlyPreview} ${
            skipped.error.code === 'not-the-phase' ? strings.notYet : rejected(skipped.error)
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

const scoringFactsStyles = StyleSheet.create({ facts: { gap: space.xs } });
