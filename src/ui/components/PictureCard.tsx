import type { PropsWithChildren, ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { radius, space } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { Pressed } from './Pressed';
import { Text } from './Text';

export interface PictureCardProps extends PropsWithChildren {
  readonly title: string;
  readonly text: string;
  /** Decorative. */
  readonly picture: ReactNode;
  readonly onPress: () => void;
  /** The picture stands above the words, for the most wanted things. */
  readonly isTall?: boolean;
  readonly isLit?: boolean;
  /** Spoken after title and text, where the card shows more below them. */
  readonly spoken?: string;
}

/** A drawn card that leads somewhere; takes its share of a row. What is inside stands below its words. */
export function PictureCard(props: PictureCardProps) {
  const { title, text, picture, onPress, isTall = false, isLit = false, spoken = '', children } = props;
  const colors = useColors();
  return (
    <Pressed
      role="link"
      // Browsers read out what the link shows, and people who speak to them say what they see.
      accessibilityLabel={
        Platform.OS === 'web'
          ? undefined
          : `${title}${/\?$/.test(title) ? '' : '.'} ${text}${spoken && `. ${spoken}`}`
      }
      onPress={onPress}
      style={[
        styles.card,
        isTall ? styles.tall : styles.flat,
        { backgroundColor: colors.surface, borderColor: isLit ? colors.accent : colors.border },
        isLit && styles.lit,
      ]}
    >
      <View aria-hidden importantForAccessibility="no-hide-descendants">
        {picture}
      </View>
      <View style={isTall ? styles.below : styles.beside}>
        <Text variant="lead" strong>
          {title}
        </Text>
        <Text variant="small" tone="mutedText">
          {text}
        </Text>
        {children}
      </View>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  card: {
    flexGrow: 1,
    flexShrink: 1,
    borderRadius: radius.l,
    borderWidth: 1,
  },
  lit: { borderWidth: 2 },
  tall: { gap: space.m, minHeight: 152, flexBasis: 130, padding: space.l },
  // Narrower, long words would break; then each has a row of its own.
  flat: { flexDirection: 'row', alignItems: 'center', gap: space.m, flexBasis: 160, padding: space.m },
  below: { gap: 2 },
  beside: { flex: 1, gap: 2 },
});
