import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import type { BoardSide } from '@/games/lumicora/rules/boards';
import { ROUNDS } from '@/games/lumicora/rules/round';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { BoardChoices } from '@/games/lumicora/view/setup/BoardChoices';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { Chips } from '@/ui/components/Chips';
import { Screen } from '@/ui/components/Screen';
import { Stepper } from '@/ui/components/Stepper';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type CorrectTableScreenProps = StaticScreenProps<{ readonly game: string }>;

export function CorrectTableScreen({ route }: CorrectTableScreenProps) {
  return (
    <OpenGame id={route.params.game}>
      {(store) => <CorrectTable game={route.params.game} store={store} />}
    </OpenGame>
  );
}

function CorrectTable({ game, store }: { readonly game: string; readonly store: TableStore }) {
  const { setup: strings } = useStrings(lumicoraStrings);
  const { table, perform } = useTableStore(store);
  const { library } = useGames();
  const navigation = useNavigation();
  const changeSide = (side: BoardSide) => {
    const { board, isConfirmed } = library.board(side);
    perform({ type: 'change-board', board });
    if (!isConfirmed) navigation.navigate('LumicoraTerrain', { side, game });
  };
  return (
    <Page title={strings.tableTitle}>
      <Screen>
        <Text tone="mutedText">{strings.correctionsAreLogged}</Text>
        <Stepper
          label={strings.roundField}
          current={strings.currently(strings.roundField, table.round)}
          lessLabel={strings.less(strings.roundField)}
          moreLabel={strings.moreOf(strings.roundField)}
          value={table.round}
          least={1}
          most={ROUNDS}
          onChange={(round) => perform({ type: 'correct-round', round })}
        />
        <View style={styles.block}>
          <Text variant="title">{strings.octopusField}</Text>
          <Chips
            label={strings.octopusField}
            value={table.octopus}
            options={table.players.map(({ name }, value) => ({ value, label: name }))}
            onChange={(player) => perform({ type: 'correct-octopus', player })}
          />
        </View>
        <BoardChoices
          side={table.board.side}
          scoreBoard={table.scoreBoard}
          onSide={changeSide}
          onScoreBoard={(scoreBoard) => perform({ type: 'change-score-board', scoreBoard })}
        />
      </Screen>
      <UndoBar store={store} />
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
});
