import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Chips } from '@/ui/components/Chips';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { PlayerStatistics } from '../../session/statistics';
import { historyStrings } from '../../strings/history';
import { MOST_LINES } from '../history/lineStyles';
import { PlayerDetails } from './PlayerDetails';
import { ResultsChart } from './ResultsChart';

/** One by one they can be looked at; those who play more rarely have hardly a line to draw. */
const MOST_CHOICES = 12;
/** No name is empty. */
const SEVERAL = '';

/** A closer look at one player, or at those with the most games side by side. */
export function PlayerComparison({ players }: { readonly players: readonly PlayerStatistics[] }) {
  const strings = useStrings(historyStrings).statistics;
  const [chosen, setChosen] = useState(SEVERAL);
  const shown = useMemo(() => {
    const one = players.filter(({ name }) => name === chosen);
    return one.length > 0 ? one : players.slice(0, MOST_LINES);
  }, [players, chosen]);
  const isOne = shown.length === 1;
  const choices = players.slice(0, MOST_CHOICES).map(({ name }) => ({ value: name, label: name }));
  const several = { value: SEVERAL, label: strings.most(Math.min(MOST_LINES, players.length)) };
  return (
    <>
      <View style={styles.block}>
        <Text variant="title">{strings.comparison}</Text>
        {players.length > 1 ? (
          <Chips
            label={strings.comparison}
            options={[several, ...choices]}
            value={isOne ? shown[0]!.name : SEVERAL}
            onChange={setChosen}
          />
        ) : null}
        <PlayerDetails players={shown} />
      </View>
      <ResultsChart players={shown} />
    </>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
