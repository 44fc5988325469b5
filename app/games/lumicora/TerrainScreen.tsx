import { useFocusEffect, useNavigation } from '@react-navigation/native';
import type { NavigationProp, StaticScreenProps } from '@react-navigation/native';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { paintGround } from '@/games/lumicora/exchange/photo/photoPainting';
import {
  BOARD_SIDES,
  DEFAULT_BOARDS,
  nameOf,
  type BoardSide,
  type ReefBoard,
} from '@/games/lumicora/rules/boards';
import { paintNext, paintStroke } from '@/games/lumicora/session/reef/terrainPainting';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { codeLinksStrings } from '@/games/lumicora/strings/codeLinks';
import { useBoardTurn } from '@/games/lumicora/view/boardTurn';
import { reefLayout } from '@/games/lumicora/view/reef/reefCells';
import { useGames } from '@/games/lumicora/view/store/LibraryContext';
import type { TableStore } from '@/games/lumicora/view/store/LibraryContext';
import { EdgedBoard, TerrainLayer, TerrainLegend } from '@/games/lumicora/view/Terrain';
import { CellBoard } from '@/ui/board/CellBoard';
import { Button } from '@/ui/components/Button';
import { IconButton } from '@/ui/components/IconButton';
import { TurnIcon } from '@/ui/components/icons';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { COLUMN_WIDTH, space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';

type TerrainScreenProps = StaticScreenProps<{
  readonly side: BoardSide;
  readonly game?: string;
  /** What a photo of the board has shown; see `photoTerrain.ts`. */
  readonly ground?: string;
}>;

/** Where a person makes the terrain match their printed board. */
export function TerrainScreen({ route }: TerrainScreenProps) {
  const { game } = route.params;
  const { setup: strings, words } = useStrings(lumicoraStrings);
  const links = useStrings(codeLinksStrings);
  const { library, open } = useGames();
  const navigation = useNavigation();
  const { isTurned, turn } = useBoardTurn();
  const layout = reefLayout(isTurned);
  const opened = game === undefined ? null : open(game);
  const store = opened?.ok === true ? opened.value : null;
  const side = store?.getState().table.board.side ?? sideOf(route.params.side);
  const [painted, setPainted] = usePainted(store, side);
  const board = painted.at(-1)!;
  useSeenGround(route.params.ground, (ground) => {
    const seen = paintGround(board, ground) ?? board;
    if (seen !== board) setPainted([...painted, seen]);
  });

  const confirm = () => {
    library.rememberBoard(board);
    if (store !== null && board !== store.getState().table.board) {
      store.getState().perform({ type: 'change-board', board });
    }
    navigation.goBack();
  };

  return (
    <Page
      title={strings.terrainTitle}
      actions={
        <IconButton label={strings.turnBoard} mayRepeat onPress={turn}>
          <TurnIcon />
        </IconButton>
      }
    >
      <ScrollView contentContainerStyle={styles.page}>
        <Text tone="mutedText">{`${words.sides[side]}. ${strings.terrainLead}`}</Text>
        <TerrainLegend side={side} />
        <View style={[styles.board, isTurned && styles.boardTurned]}>
          <EdgedBoard isTurned={isTurned}>
            <CellBoard
              mayRepeat
              layout={layout}
              label={words.sides[side]}
              cells={board.terrain.map((terrain, at) => ({
                label: strings.terrainSpace(nameOf(at), strings.terrainKind(terrain)),
                isDisabled: terrain === 'start',
              }))}
              onPress={(at) => setPainted([...painted, paintNext(board, at)])}
              onStroke={(stroke) => setPainted([...painted, paintStroke(board, stroke)])}
            >
              <TerrainLayer board={board} layout={layout} />
            </CellBoard>
          </EdgedBoard>
        </View>
        <View style={styles.buttons}>
          <Button
            grows
            kind="quiet"
            label={strings.terrainUndo}
            disabled={painted.length === 1}
            mayRepeat
            onPress={() => setPainted(painted.slice(0, -1))}
          />
          <Button
            grows
            kind="quiet"
            label={strings.terrainReset}
            onPress={() => setPainted([...painted, DEFAULT_BOARDS[side]])}
          />
        </View>
        <Button label={strings.terrainDone} onPress={confirm} />
        <Button kind="quiet" label={strings.terrainLater} onPress={() => navigation.goBack()} />
        <View style={styles.buttons}>
          <Button
            grows
            kind="quiet"
            label={links.photographTerrain}
            onPress={() => navigation.navigate('LumicoraPhotoTerrain', { side, game })}
          />
          <Button
            grows
            kind="quiet"
            label={links.scanTerrain}
            onPress={() => navigation.navigate('LumicoraScan', { game })}
          />
          <Button
            grows
            kind="quiet"
            label={links.showTerrain}
            onPress={() => navigation.navigate('LumicoraShowTerrain', { side, game })}
          />
        </View>
      </ScrollView>
    </Page>
  );
}

type Painted = readonly ReefBoard[];

/** The board as it is stored and as it was painted since. What was scanned meanwhile comes on top. */
function usePainted(store: TableStore | null, side: BoardSide): [Painted, (painted: Painted) => void] {
  const { library } = useGames();
  const readStored = useCallback(
    () => store?.getState().table.board ?? library.board(side).board,
    [store, library, side],
  );
  const [stored, setStored] = useState(readStored);
  const [painted, setPainted] = useState<Painted>([stored]);
  useFocusEffect(
    useCallback(() => {
      const now = readStored();
      if (now.terrain.every((kind, at) => kind === stored.terrain[at])) return;
      setStored(now);
      setPainted((before) => [...before, now]);
    }, [readStored, stored]),
  );
  return [painted, setPainted];
}

/** An address may name any side. */
function sideOf(named: string): BoardSide {
  return BOARD_SIDES.find((side) => side === named) ?? 'A';
}

/** What a photo of the printed board has shown is handed over once. */
function useSeenGround(ground: string | undefined, onSeen: (ground: string) => void): void {
  const navigation =
    useNavigation<NavigationProp<{ LumicoraTerrain: { readonly ground?: string } }, 'LumicoraTerrain'>>();
  const handOver = useEffectEvent(onSeen);
  useEffect(() => {
    if (ground === undefined) return;
    handOver(ground);
    navigation.setParams({ ground: undefined });
  }, [ground, navigation]);
}

const styles = StyleSheet.create({
  page: {
    flexGrow: 1,
    width: '100%',
    maxWidth: COLUMN_WIDTH,
    alignSelf: 'center',
    gap: space.s,
    paddingHorizontal: space.l,
    paddingBottom: space.l,
  },
  board: { flex: 1, minHeight: 320 },
  boardTurned: { minHeight: 420 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
