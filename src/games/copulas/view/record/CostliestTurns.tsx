import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { runSlices } from '@/kit/slices';
import { tableOf } from '@/tabletop/session/session';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { reviewSteps, type CostlyTurn } from '../../play/review';
import type { CopulasSession } from '../../session/table';
import { recordWords } from '../../strings/record';

const MOST = 3;

/** The three turns that cost most, found while the page stays live. */
export function CostliestTurns({ session }: { readonly session: CopulasSession }) {
  const words = useStrings(recordWords);
  const [found, setFound] = useState<readonly CostlyTurn[] | null>(null);
  const table = tableOf(session);
  useEffect(() => {
    const stop = new AbortController();
    const { course, turns, teams } = table;
    void runSlices(reviewSteps(course, teams, turns, MOST), { signal: stop.signal }).then((result) => {
      if (result.ok) setFound(result.value);
    });
    return () => stop.abort();
  }, [table]);
  return (
    <View style={styles.block}>
      <Text variant="title">{words.costliest}</Text>
      {found === null ? <LiveText tone="mutedText" text={words.costliestWait} /> : null}
      {found?.length === 0 ? <Text tone="mutedText">{words.costliestNone}</Text> : null}
      {(found ?? []).map(({ turn, seat, lost }) => (
        <Text key={turn}>{words.cost(table.players[seat]!.name, turn + 1, lost)}</Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
});
