import { StyleSheet, View } from 'react-native';

import { pointsOf } from '@/tabletop/scoring/scoring';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { FinalLine, FinalScoring, PlayerFinal } from '../../rules/finalScoring';
import { sharingStrings } from '../../strings/sharing';
import { CORAL, FIGURES } from '../palette';

/** What earns points, in the order of the score board. Remote limestone only costs some. */
const SOURCES = ['before', 'jellyfish', 'limestone', 'animals', 'majorities'] as const;
type Source = (typeof SOURCES)[number];

const CATEGORIES: Readonly<Record<Exclude<Source, 'before'>, readonly FinalLine['category'][]>> = {
  jellyfish: ['jellyfish'],
  limestone: ['limestone'],
  animals: ['animals', 'counted-animals'],
  majorities: ['majority'],
};

function earned({ before, lines }: PlayerFinal, source: Source): number {
  if (source === 'before') return Math.max(0, before);
  return pointsOf(lines, ({ category }) => CATEGORIES[source].includes(category));
}

function useTones(): Readonly<Record<Source, string>> {
  const { accent } = useColors();
  return {
    before: accent,
    jellyfish: CORAL.pink.fill,
    limestone: FIGURES.stone,
    animals: CORAL.yellow.fill,
    majorities: CORAL.green.fill,
  };
}

interface ScoreBarProps {
  readonly final: FinalScoring;
  readonly player: number;
}

/** Where somebody's points came from, at a glance; the table below tells them in figures. */
export function ScoreBar({ final: { players }, player }: ScoreBarProps) {
  const tones = useTones();
  const sumOf = (each: PlayerFinal) => SOURCES.reduce((sum, source) => sum + earned(each, source), 0);
  const most = Math.max(1, ...players.map(sumOf));
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.bar}>
      {SOURCES.map((source) => {
        const points = earned(players[player]!, source);
        if (points === 0) return null;
        const look = { width: `${(points / most) * 100}%`, backgroundColor: tones[source] } as const;
        return <View key={source} style={[styles.part, look]} />;
      })}
    </View>
  );
}

/** What the colors of the bars stand for. */
export function BarLegend() {
  const { categories } = useStrings(sharingStrings).result;
  const tones = useTones();
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.legend}>
      {SOURCES.map((source) => (
        <View key={source} style={styles.entry}>
          <View style={[styles.swatch, { backgroundColor: tones[source] }]} />
          <Text variant="small" tone="mutedText">
            {categories[source]}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', height: 8, marginBottom: space.xs },
  part: { height: 8, borderRadius: radius.s, borderRightWidth: 1, borderColor: 'transparent' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: 2, justifyContent: 'center' },
  entry: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  swatch: { width: 10, height: 10, borderRadius: 3 },
});
