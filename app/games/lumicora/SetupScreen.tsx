import { useIsFocused, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BoardSide } from '@/games/lumicora/rules/boards';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '@/games/lumicora/rules/round';
import { finishSetup, rematchOf } from '@/games/lumicora/session/table/setupDraft';
import { suggestSetup, type TableSetup } from '@/games/lumicora/session/table/table';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { learnStrings } from '@/games/lumicora/strings/learn';
import { useCoach } from '@/games/lumicora/view/coach/Coach';
import { BoardChoices, PrintedBoard } from '@/games/lumicora/view/setup/BoardChoices';
import { Seats } from '@/games/lumicora/view/setup/Seats';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import { seatsStrings } from '@/tabletop/strings/seats';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame, startRoutes } from './OpenGame';

type SetupScreenProps = StaticScreenProps<
  | {
      /** Only the reef of one seat is tracked on this phone; otherwise the whole table. */
      readonly track?: 'reef';
      /** So many players begin their first game, with a coach. */
      readonly coached?: number;
      /** The game after which the same people play once more. */
      readonly again?: string;
    }
  | undefined
>;

export function SetupScreen({ route }: SetupScreenProps) {
  const { track, again, ...params } = route.params ?? {};
  // Addresses hand over words.
  const coached = Number(params.coached ?? 0);
  if (again === undefined) {
    const seats = Math.max(FEWEST_PLAYERS, Math.min(coached, MOST_PLAYERS));
    const first = suggestSetup(Array<string>(seats).fill(''));
    return <Setup isOneReef={track === 'reef'} coached={coached} first={first} firstSeat={0} />;
  }
  return (
    <OpenGame id={again}>
      {(store) => {
        const { table } = store.getState();
        const seat = table.followed;
        return <Setup isOneReef={seat !== null} coached={0} first={rematchOf(table)} firstSeat={seat ?? 0} />;
      }}
    </OpenGame>
  );
}

interface SetupProps {
  readonly isOneReef: boolean;
  /** So many players begin their first game; 0 for any other. */
  readonly coached: number;
  /** What the page begins with. */
  readonly first: TableSetup;
  readonly firstSeat: number;
}

function Setup({ isOneReef, coached, first, firstSeat }: SetupProps) {
  const coach = useCoach();
  const { setup: strings } = useStrings(lumicoraStrings);
  const seats = useStrings(seatsStrings);
  const { inMinutes } = useStrings(learnStrings);
  const { library, names: earlierNames, start, open } = useGames();
  const navigation = useNavigation();
  const [draft, setDraft] = useState(first);
  const [mySeat, setMySeat] = useState(firstSeat);
  const [hasSameName, setSameName] = useState(false);
  const names = draft.players.map(({ name }, index) => name.trim() || seats.defaultName(index + 1));
  const [printed, readPrinted] = usePrintedBoard(draft.board.side);
  const seat = Math.min(mySeat, names.length - 1);

  const begin = () => {
    const finished = finishSetup({ ...draft, board: printed.board }, seats.defaultName);
    setSameName(!finished.ok);
    if (!finished.ok) return;
    const game = start(finished.value);
    if (coached > 0) coach.begin(game);
    const opened = isOneReef ? open(game) : null;
    if (opened?.ok === true) opened.value.getState().perform({ type: 'follow-seat', seat });
    const table = { name: 'LumicoraTable' as const, params: { game } };
    const reef = { name: 'LumicoraReef' as const, params: { game, player: seat } };
    const routes = [...startRoutes(), table, ...(isOneReef ? [reef] : [])];
    navigation.reset({ index: routes.length - 1, routes });
  };
  const options = names.map((label, value) => ({ value, label }));

  return (
    <Page title={isOneReef ? strings.trackReef : strings.title}>
      <Screen>
        <Seats draft={draft} names={names} earlierNames={earlierNames()} onChange={setDraft} />
        {isOneReef ? (
          <View style={styles.block}>
            <Text variant="title">{strings.mySeat}</Text>
            <Chips label={strings.mySeat} value={seat} options={options} onChange={setMySeat} />
          </View>
        ) : null}
        <View style={styles.block}>
          <Text variant="title">{strings.octopus}</Text>
          <Chips
            label={strings.octopus}
            value={draft.octopus}
            options={options}
            onChange={(octopus) => setDraft({ ...draft, octopus })}
          />
        </View>
        <BoardChoices
          side={draft.board.side}
          scoreBoard={draft.scoreBoard}
          onSide={(side) => setDraft({ ...draft, board: library.board(side).board })}
          onScoreBoard={(scoreBoard) => setDraft({ ...draft, scoreBoard })}
        />
        <PrintedBoard
          {...printed}
          onConfirm={() => {
            library.rememberBoard(printed.board);
            readPrinted();
          }}
          onChange={() => navigation.navigate('LumicoraTerrain', { side: draft.board.side })}
        />
        {hasSameName ? <Notice tone="danger" text={seats.sameName} /> : null}
        <View style={styles.block}>
          <Button label={strings.start} onPress={begin} />
          <Button kind="quiet" label={inMinutes} onPress={() => navigation.navigate('LumicoraLearn')} />
        </View>
      </Screen>
    </Page>
  );
}

/** The board of a side as it is known, read again after somebody painted it on another page. */
function usePrintedBoard(side: BoardSide) {
  const { library } = useGames();
  const isFocused = useIsFocused();
  const [read, setRead] = useState(() => ({ side, isFocused, printed: library.board(side) }));
  const readAgain = () => setRead({ side, isFocused, printed: library.board(side) });
  if (read.side !== side || read.isFocused !== isFocused) readAgain();
  return [read.side === side ? read.printed : library.board(side), readAgain] as const;
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
