import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Depth } from '@/games/lumicora/session/reef/finalReef';
import { finishSetup } from '@/games/lumicora/session/table/setupDraft';
import { suggestSetup, type TableSetup } from '@/games/lumicora/session/table/table';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { finalInputStrings } from '@/games/lumicora/strings/finalInput';
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
import { capitalized } from '@/ui/i18n/phrases';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { startRoutes } from './OpenGame';

/** The quickest first. */
const OFFERED: readonly Depth[] = ['counted', 'from-above'];

/** A game that was played without the app: names, boards, and how deep the reefs will be entered. */
export function ScoreFinishedScreen() {
  const strings = useStrings(finalInputStrings);
  const { words } = useStrings(lumicoraStrings);
  const seats = useStrings(seatsStrings);
  const { library, names: earlierNames, start } = useGames();
  const navigation = useNavigation();
  const [draft, setDraft] = useState<TableSetup>(() => ({ ...suggestSetup(['', '']), depth: OFFERED[0]! }));
  const [hasSameName, setSameName] = useState(false);

  const begin = () => {
    const { board } = library.board(draft.board.side);
    const finished = finishSetup({ ...draft, board }, seats.defaultName);
    setSameName(!finished.ok);
    if (!finished.ok) return;
    const game = start(finished.value);
    navigation.reset({
      index: startRoutes().length,
      routes: [...startRoutes(), { name: 'LumicoraFinalInput', params: { game } }],
    });
  };

  return (
    <Page title={strings.scoreFinished}>
      <Screen>
        <Text tone="mutedText">{strings.scoreFinishedLead}</Text>
        <NameSeats draft={draft} earlierNames={earlierNames()} onChange={setDraft} />
        <BoardChoices
          side={draft.board.side}
          scoreBoard={draft.scoreBoard}
          onSide={(side) => setDraft({ ...draft, board: library.board(side).board })}
          onScoreBoard={(scoreBoard) => setDraft({ ...draft, scoreBoard })}
        />
        <View style={styles.block}>
          <Choice
            label={strings.howEntered}
            value={draft.depth}
            options={OFFERED.map((value) => ({
              value,
              label: capitalized(words.depths[value]),
              note: strings.depthNotes[value],
            }))}
            onChange={(depth) => setDraft({ ...draft, depth })}
          />
          <Text variant="small" tone="mutedText">
            {strings.changeLater}
          </Text>
        </View>
        {hasSameName ? <Notice tone="danger" text={seats.sameName} /> : null}
        <Button label={strings.goOn} onPress={begin} />
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
});
