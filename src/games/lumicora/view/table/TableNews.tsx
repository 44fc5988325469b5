import { StyleSheet, View } from 'react-native';

import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { newsOfLast, type TableNews as News } from '../../session/table/guide';
import { tableOf, type TableSession } from '../../session/table/tableSession';
import { lumicoraStrings } from '../../strings/index';
import { OctopusFigure } from './figures';

interface TableNewsProps {
  readonly session: TableSession;
  /** False where the page itself says whose turn it is. */
  readonly saysTurn?: boolean;
}

/** What the last step changed for everybody, said once to screen readers; nothing where it changed nothing. */
export function TableNews({ session, saysTurn = true }: TableNewsProps) {
  const strings = useStrings(lumicoraStrings).table;
  const colors = useColors();
  const news = newsOfLast(session).filter(({ kind }) => saysTurn || kind !== 'turn');
  if (news.length === 0) return null;
  const { players } = tableOf(session);
  const tell = (each: News): string => {
    switch (each.kind) {
      case 'returned':
        return strings.wentBack(each.count);
      case 'octopus':
        return strings.news.octopus(players[each.player]!.name);
      case 'round':
        return strings.news.round(each.round, each.income);
      case 'scoring-phase':
        return each.isExtra ? strings.news.extraScoring : strings.news.scoringPhase;
      case 'turn':
        return strings.news.turn(players[each.player]!.name);
      case 'rounds-over':
        return strings.news.roundsOver;
    }
  };
  return (
    <View style={[styles.news, { backgroundColor: colors.raised }]}>
      {news.some(({ kind }) => kind === 'octopus') ? <OctopusFigure size={22} /> : null}
      <View style={styles.words}>
        <LiveText variant="small" text={news.map(tell).join(' ')} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  news: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.s,
  },
  words: { flex: 1 },
});
