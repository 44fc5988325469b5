import {
  useIsFocused,
  useNavigation,
  type NavigationProp,
  type StaticScreenProps,
} from '@react-navigation/native';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { nomadsStrings } from '@/games/nomads/strings';
import { Emblem } from '@/games/nomads/view/Emblem';
import {
  countedIn,
  describeVerdict,
  finalOf,
  finalSteps,
  scoredPlayers,
  stageTitle,
} from '@/games/nomads/view/final/finalSteps';
import type { TableStore } from '@/games/nomads/view/store/store';
import { UndoBar } from '@/games/nomads/view/UndoBar';
import { Places, ScoreTable } from '@/tabletop/scoring/ScoreTable';
import { ScoreFigures, ScoringButtons, ScoringHead, useArrowKeys } from '@/tabletop/scoring/ScoringWalk';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Screen } from '@/ui/components/Screen';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';

/** The step; a word where it comes from an address. */
type FinalParams = { readonly game: string; readonly step?: number };

export function FinalScreen({ route }: StaticScreenProps<FinalParams>) {
  return (
    <OpenGame id={route.params.game}>{(store) => <Final store={store} params={route.params} />}</OpenGame>
  );
}

function Final({ store, params }: { readonly store: TableStore; readonly params: FinalParams }) {
  const strings = useStrings(nomadsStrings);
  const navigation = useNavigation<NavigationProp<ReactNavigation.RootParamList, 'NomadsFinal'>>();
  const isFocused = useIsFocused();
  const { table } = useTableStore(store);
  useStayAwake();
  const final = useMemo(() => finalOf(table), [table]);
  const steps = useMemo(() => finalSteps(table), [table]);
  const players = scoredPlayers(table);
  const asked = Number(params.step ?? 0);
  const index = steps[asked] === undefined ? 0 : asked;
  const step = steps[index]!;
  const isResult = step.stage === 'result';
  const open = (to: number) => navigation.setParams({ step: to });
  useArrowKeys(isFocused, (by) => {
    if (steps[index + by] !== undefined) open(index + by);
  });
  const title = stageTitle(strings, step.stage);
  return (
    <Page title={strings.final.title}>
      <Screen>
        <ScoringHead
          step={index}
          steps={steps.length}
          title={title}
          figures={step.players.map(
            ({ total }, seat) => `${players[seat]!.name} ${strings.words.points(total)}`,
          )}
        />
        {isResult ? (
          <View style={styles.result}>
            <View style={styles.emblem}>
              <Emblem size={96} />
            </View>
            <LiveText center variant="lead" strong text={describeVerdict(strings, table, final)} />
            <Places
              players={players}
              places={final.ranking.places}
              totals={final.players.map(({ total }) => total)}
            />
            <ScoreTable
              players={players}
              steps={steps.slice(1)}
              labels={steps.slice(1).map(({ stage }) => stageTitle(strings, stage))}
              onFigure={(to) => open(to + 1)}
            />
            <View style={styles.keys}>
              <Button
                grows
                kind="quiet"
                label={strings.final.rematch}
                onPress={() => navigation.navigate('NomadsSetup', { depth: table.depth })}
              />
              <Button
                grows
                label={strings.final.done}
                onPress={() => navigation.navigate('NomadsGameRecord', { game: params.game })}
              />
            </View>
          </View>
        ) : (
          <ScoreFigures
            players={players}
            step={step}
            countOf={(seat) => countedIn(strings, step, seat)}
            opened={null}
            onPress={(player) => navigation.navigate('NomadsCorrect', { game: params.game, player })}
          />
        )}
      </Screen>
      <ScoringButtons step={index} steps={steps.length} onStep={open} />
      <UndoBar store={store} />
    </Page>
  );
}

const styles = StyleSheet.create({
  result: { gap: space.l },
  emblem: { alignItems: 'center' },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
