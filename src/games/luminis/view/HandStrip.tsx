import { ScrollView, StyleSheet, View } from 'react-native';

import { Pressed } from '@/ui/components/Pressed';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { Card } from '../rules/model';
import { luminisStrings } from '../strings';
import { CardPicture } from './CardDrawing';
import { describeCard } from './describe';

interface CardStripProps {
  readonly label: string;
  readonly cards: readonly Card[];
  /** By id; several where cards are picked for a discard. */
  readonly chosen: readonly string[];
  readonly onPress: (card: Card) => void;
}

const CARD_ON_STRIP = 104;

/** Cards side by side, to be tapped: a hand, or what lies in the middle. */
export function CardStrip({ label, cards, chosen, onPress }: CardStripProps) {
  const strings = useStrings(luminisStrings);
  const colors = useColors();
  return (
    <ScrollView horizontal contentContainerStyle={styles.strip}>
      <View role="group" accessibilityLabel={label} style={styles.row}>
        {cards.map((card) => {
          const isChosen = chosen.includes(card.id);
          return (
            <Pressed
              key={card.id}
              role="button"
              aria-pressed={isChosen}
              accessibilityLabel={describeCard(strings, card)}
              onPress={() => onPress(card)}
              style={[styles.card, { borderColor: isChosen ? colors.accent : 'transparent' }]}
            >
              <CardPicture card={card} showsCost width={CARD_ON_STRIP} />
            </Pressed>
          );
        })}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  strip: { flexGrow: 1 },
  row: { flexDirection: 'row', gap: space.xs },
  card: { borderWidth: 4, borderRadius: radius.m, padding: 1 },
});
