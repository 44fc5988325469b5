import { useEffect, useState } from 'react';
import { Animated, Platform, StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useReducedMotion } from '@/ui/useReducedMotion';

import type { Table } from '../session/table';
import { luminisStrings } from '../strings';
import { Emblem } from './Emblem';

interface WinPanelProps {
  readonly table: Table;
  readonly onRecord: () => void;
}

/** LE-1: a second of joy for who placed a spire. */
export function WinPanel({ table, onRecord }: WinPanelProps) {
  const { table: words } = useStrings(luminisStrings);
  const isStill = useReducedMotion();
  const [grown] = useState(() => new Animated.Value(isStill ? 1 : 0));
  useEffect(() => {
    if (isStill) return undefined;
    const rising = Animated.spring(grown, {
      toValue: 1,
      friction: 5,
      useNativeDriver: Platform.OS !== 'web',
    });
    rising.start();
    return () => rising.stop();
  }, [grown, isStill]);
  if (table.won === null) return null;
  const { name, turns } = table.seats[table.won.player]!;
  return (
    <Card isLit>
      <View style={styles.row}>
        <Animated.View style={{ transform: [{ scale: grown }] }}>
          <Emblem size={72} />
        </Animated.View>
        <View style={styles.words}>
          <LiveText variant="title" text={words.won(name)} />
          <Text>{words.wonNote(turns)}</Text>
        </View>
      </View>
      <Button label={words.toRecord} onPress={onRecord} />
    </Card>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  words: { flex: 1, gap: space.xs },
});
