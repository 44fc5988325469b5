import type { ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { radius, space } from '../tokens/metrics';
import { useColors } from '../tokens/ThemeContext';
import { Chevron } from './Chevron';
import { Pressed } from './Pressed';
import { Text } from './Text';

export interface CardLinkProps {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  readonly onPress: () => void;
}

/** A large card that leads somewhere. */
export function CardLink({ title, text, picture, onPress }: CardLinkProps) {
  const colors = useColors();
  return (
    <Pressed
      role="link"
      // Browsers read out what the link shows, and people who speak to them say what they see.
      accessibilityLabel={Platform.OS === 'web' ? undefined : `${title}. ${text}`}
      onPress={onPress}
      style={[styles.card, { backgroundColor: colors.surface, borderColor: colors.border }]}
    >
      {picture}
      <View style={styles.words}>
        <Text variant="lead" strong>
          {title}
        </Text>
        <Text tone="mutedText">{text}</Text>
      </View>
      <Chevron to="onward" />
    </Pressed>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    padding: space.l,
    borderRadius: radius.l,
    borderWidth: 1,
  },
  words: { flex: 1, gap: space.xs },
});
