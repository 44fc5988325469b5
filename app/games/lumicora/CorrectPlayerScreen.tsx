import type { StaticScreenProps } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { COLORS } from '@/games/lumicora/rules/model';
import { SCORING_TILE_STATES } from '@/games/lumicora/rules/round';
import { STORAGE } from '@/games/lumicora/rules/turn';
import { HIGHEST_SCORE } from '@/games/lumicora/session/table/applyCommand';
import { FISH } from '@/games/lumicora/session/table/table';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { NameField } from '@/games/lumicora/view/setup/NameField';
import { StartingLuminoChooser } from '@/games/lumicora/view/setup/StartingLuminoChooser';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { FishFigure, TileFigure } from '@/games/lumicora/view/table/figures';
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
import { seatOf } from './seatOf';

type CorrectPlayerScreenProps = StaticScreenProps<{ readonly game: string; readonly player: number }>;

export function CorrectPlayerScreen({ route }: CorrectPlayerScreenProps) {
  return (
    <OpenGame id={route.params.game}>
      {(store) => <Correct store={store} index={seatOf(store, route.params.player)} />}
    </OpenGame>
  );
}

interface CorrectProps {
  readonly store: TableStore;
  readonly index: number;
}

function Correct({ store, index }: CorrectProps) {
  const { setup: strings, words } = useStrings(lumicoraStrings);
  const { table, perform } = useTableStore(store);
  const player = table.players[index]!;
  const stepper = (label: string, value: number) => ({
    label,
    value,
    current: strings.currently(label, value),
    lessLabel: strings.less(label),
    moreLabel: strings.moreOf(label),
  });
  return (
    <Page title={strings.correctTitle(player.name)}>
      <Screen>
        <Text tone="mutedText">{strings.correctionsAreLogged}</Text>
        <View style={styles.block}>
          <Stepper
            {...stepper(strings.score, player.score)}
            least={-HIGHEST_SCORE}
            most={HIGHEST_SCORE}
            onChange={(score) => perform({ type: 'correct-score', player: index, score })}
          />
          <Stepper
            {...stepper(strings.limestone, player.limestone)}
            least={0}
            most={STORAGE}
            onChange={(limestone) => perform({ type: 'correct-limestone', player: index, limestone })}
          />
        </View>
        <View style={styles.block}>
          <Text variant="title">{strings.tiles}</Text>
          {COLORS.map((color) => (
            <View key={color} style={styles.tile}>
              <TileFigure color={color} tile={player.tiles[color]} size={36} />
              <Chips
                label={words.colors[color]}
                value={player.tiles[color]}
                options={SCORING_TILE_STATES.map((value) => ({ value, label: words.tiles[value] }))}
                onChange={(tile) => perform({ type: 'correct-tile', player: index, color, tile })}
              />
            </View>
          ))}
        </View>
        <NameField key={player.name} store={store} index={index} />
        <View style={styles.block}>
          <Text variant="title">{strings.fish}</Text>
          <Chips
            label={strings.fishOf(player.name)}
            value={player.fish}
            options={FISH.map((fish) => ({
              value: fish,
              label: words.fish[fish],
              picture: <FishFigure fish={fish} size={32} />,
            }))}
            onChange={(fish) => perform({ type: 'change-fish', player: index, fish })}
          />
        </View>
        <View style={styles.block}>
          <Text variant="title">{strings.startLumino}</Text>
          <StartingLuminoChooser
            name={player.name}
            value={player.reef[0]!}
            onChange={({ colors, symbols }) =>
              perform({ type: 'change-start', player: index, start: { colors, symbols } })
            }
          />
        </View>
      </Screen>
      <UndoBar store={store} />
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  tile: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
});
