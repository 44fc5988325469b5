import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { finishSetup } from '@/games/lumicora/session/table/setupDraft';
import { suggestSetup, type TableSetup } from '@/games/lumicora/session/table/table';
import { finalInputStrings } from '@/games/lumicora/strings/finalInput';
import { whoWonStrings } from '@/games/lumicora/strings/whoWon';
import { NameSeats } from '@/games/lumicora/view/finalInput/NameSeats';
import { BoardChoices } from '@/games/lumicora/view/setup/BoardChoices';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import { seatsStrings } from '@/tabletop/strings/seats';
import { Button } from '@/ui/components/Button';
import { Choice } from '@/ui/components/Choice';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { startRoutes } from './OpenGame';

/** The quickest first. */
const WAYS = ['counted', 'from-above', 'totals'] as const;
type Way = (typeof WAYS)[number];

/** A game that was played without the app: names, boards, and how the reefs will be entered. */
export function ScoreFinishedScreen() {
  const strings = useStrings(whoWonStrings);
  const { changeLater, howEntered } = useStrings(finalInputStrings);
  const seats = useStrings(seatsStrings);
  const { library, names: earlierNames, start } = useGames();
  const navigation = useNavigation();
  const [draft, setDraft] = useState<TableSetup>(() => suggestSetup(['', '']));
  const [way, setWay] = useState<Way>(WAYS[0]);
  const [hasSameName, setSameName] = useState(false);

  const begin = () => {
    const { board } = library.board(draft.board.side);
    const finished = finishSetup({ ...draft, board, depth: way }, seats.defaultName);
    setSameName(!finished.ok);
    if (!finished.ok) return;
    const game = start(finished.value);
    const routes = [
      ...startRoutes(),
      ...(way === 'totals' ? [] : [{ name: 'LumicoraFinalInput' as const, params: { game } }]),
      ...(way === 'from-above' ? [] : [{ name: 'LumicoraCountReef' as const, params: { game, player: 0 } }]),
    ];
    navigation.reset({ index: routes.length - 1, routes });
  };

  return (
    <Page title={strings.title}>
      <Screen>
        <Text tone="mutedText">{strings.lead}</Text>
        <NameSeats draft={draft} earlierNames={earlierNames()} onChange={setDraft} />
        <View style={styles.block}>
          <Choice
            label={howEntered}
            value={way}
            options={WAYS.map((value) => ({
              value,
              label: strings.wayNames[value],
              note: strings.ways[value],
            }))}
            onChange={setWay}
          />
          {way === 'totals' ? null : (
            <Text variant="small" tone="mutedText">
              {changeLater}
            </Text>
          )}
        </View>
        {way === 'totals' ? null : (
          <BoardChoices
            side={draft.board.side}
            scoreBoard={draft.scoreBoard}
            onSide={(side) => setDraft({ ...draft, board: library.board(side).board })}
            onScoreBoard={(scoreBoard) => setDraft({ ...draft, scoreBoard })}
          />
        )}
        {hasSameName ? <Notice tone="danger" text={seats.sameName} /> : null}
        <Button label={strings.begin[way]} onPress={begin} />
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
});
