import { StyleSheet, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { coralFormula, type CoralScore } from '../../rules/coralScoring';
import { COLORS, type ByColor, type Color } from '../../rules/model';
import type { ScoringTile } from '../../rules/round';
import { lumicoraStrings } from '../../strings';
import { reefScreenStrings } from '../../strings/reefScreen';
import { TileFigure } from '../table/figures';

export interface CoralCardsProps {
  readonly scores: ByColor<CoralScore>;
  readonly tiles: ByColor<ScoringTile>;
  readonly value: Color | null;
  readonly onChange: (color: Color) => void;
}

/** What each colour would score now, level by level. */
export function CoralCards({ scores, tiles, value, onChange }: CoralCardsProps) {
  const strings = useStrings(reefScreenStrings).scoring;
  return (
    <View role="radiogroup" accessibilityLabel={strings.corals} style={styles.cards}>
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
        styles.card,
        { backgroundColor: colors.raised, borderColor: isChosen ? colors.accent : colors.border },
        isChosen && styles.chosen,
      ]}
    >
      <View style={styles.title}>
        <TileFigure color={color} tile={tile} size={24} />
        <View style={styles.words}>
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

const styles = StyleSheet.create({
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
