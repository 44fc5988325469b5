import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet } from 'react-native';

import { previewCorals } from '@/games/lumicora/rules/coralScoring';
import type { Color, Space } from '@/games/lumicora/rules/model';
import { surfaceOf, visibleSpace } from '@/games/lumicora/rules/surface';
import type { Command } from '@/games/lumicora/session/table/commands';
import { reefScreenStrings } from '@/games/lumicora/strings/reefScreen';
import { ScoringPanel } from '@/games/lumicora/view/coralScoring/ScoringPanel';
import { ReefBoard } from '@/games/lumicora/view/reef/ReefBoard';
import { BoardAndPanel } from '@/games/lumicora/view/reefEntry/BoardAndPanel';
import { useBoardRoom } from '@/games/lumicora/view/reefEntry/useBoardRoom';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { UndoBar } from '@/games/lumicora/view/UndoBar';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';
import { seatOf } from './seatOf';
import { useStayAwake } from './useStayAwake';

type CoralScoringParams = { readonly game: string; readonly player: number };

export function CoralScoringScreen({ route }: StaticScreenProps<CoralScoringParams>) {
  return (
    <OpenGame id={route.params.game}>
      {(store) => <OpenScoring store={store} player={seatOf(store, route.params.player)} />}
    </OpenGame>
  );
}

function OpenScoring({ store, player }: { readonly store: TableStore; readonly player: number }) {
  const strings = useStrings(reefScreenStrings);
  const navigation = useNavigation();
  const { table, perform } = useTableStore(store);
  const { name, reef } = table.players[player]!;
  const room = useBoardRoom();
  const [color, setColor] = useState<Color | null>(null);
  useStayAwake();
  const surface = useMemo(() => surfaceOf(reef), [reef]);
  const scores = useMemo(() => previewCorals(surface), [surface]);
  const marks = useMemo(() => {
    const lines = color === null ? [] : scores[color].lines;
    return { involved: new Set(lines.flatMap(({ spaces }) => spaces)) };
  }, [color, scores]);
  const chooseAt = (space: Space) => setColor(visibleSpace(surface, space)?.color ?? color);
  const decide = (command: Command) => {
    if (perform(command) === null) navigation.goBack();
  };
  return (
    <Page
      title={strings.scoring.title(name)}
      actions={
        <IconButton label={strings.turn} onPress={room.turn}>
          <TurnIcon />
        </IconButton>
      }
    >
      <BoardAndPanel
        room={room}
        head={null}
        board={
          <ReefBoard
            board={table.board}
            luminos={reef}
            isTurned={room.isTurned}
            marks={marks}
            onPress={chooseAt}
          />
        }
        panel={
          <ScrollView style={room.isSideBySide ? styles.fill : undefined}>
            <ScoringPanel
              table={table}
              player={player}
              scores={scores}
              color={color}
              onChoose={setColor}
              onDecide={decide}
            />
          </ScrollView>
        }
        foot={<UndoBar store={store} />}
      />
    </Page>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
