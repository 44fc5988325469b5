import { useIsFocused, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { groupsOf } from '@/games/copulas/rules/groups';
import { newsOf, nextStep, type NextStep } from '@/games/copulas/session/insight';
import { isFinished, type Command, type Table } from '@/games/copulas/session/table';
import { tableStrings } from '@/games/copulas/strings/table';
import { SkyBoard } from '@/games/copulas/view/board/SkyBoard';
import type { TableStore } from '@/games/copulas/view/store/GamesContext';
import { cellDescriber, describeRejection } from '@/games/copulas/view/table/describe';
import { GameUndo } from '@/games/copulas/view/table/GameUndo';
import { PlayerCards } from '@/games/copulas/view/table/PlayerCards';
import { ScorePanel } from '@/games/copulas/view/table/ScorePanel';
import { TurnPanel } from '@/games/copulas/view/table/TurnPanel';
import { usePlacing, type Placing } from '@/games/copulas/view/table/usePlacing';
import { useAppTurns, useHint } from '@/games/copulas/view/table/useThinking';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { WHOLE, zoomedBy, ZoomRoom, type Zoom } from '@/ui/board/ZoomRoom';
import { Button } from '@/ui/components/Button';
import { IconButton } from '@/ui/components/IconButton';
import { ListIcon } from '@/ui/components/icons';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { Page } from '../../navigation/Page';
import { useStayAwake } from '../useStayAwake';
import { OpenGame } from './OpenGame';

type TableScreenProps = StaticScreenProps<{ readonly game: string }>;

export function TableScreen({ route }: TableScreenProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <GameTable game={game} store={store} />}</OpenGame>;
}

interface GameTableProps {
  readonly game: string;
  readonly store: TableStore;
}

function GameTable({ game, store }: GameTableProps) {
  const strings = useStrings(tableStrings);
  const navigation = useNavigation();
  const isInView = useIsFocused();
  const { table, perform } = useTableStore(store);
  useStayAwake();
  const step = nextStep(table, isFinished(table));
  const isThinking = useAppTurns(table, isInView, perform);
  const seat = 'seat' in step ? step.seat : null;
  const placing = usePlacing(table, isThinking || step.kind === 'skip' ? null : seat);
  const { hint, ask } = useHint(table);
  const [refused, setRefused] = useState<{ readonly table: Table; readonly text: string } | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  const [zoom, setZoom] = useState(WHOLE);
  const run = (command: Command | null) => {
    if (command === null) return;
    const rejection = perform(command);
    setRefused(rejection === null ? null : { table, text: describeRejection(strings, rejection) });
  };
  const news = useMemo(() => newsOf(table), [table]);
  const main = mainKey({ step, table, placing, strings, isThinking });
  const press = () => {
    if (step.kind === 'end') run({ type: 'end' });
    if (step.kind === 'end' || step.kind === 'ended') navigation.navigate('CopulasFinal', { game });
    else if (step.kind === 'skip') run({ type: 'skip', seat: step.seat, anyway: false });
    else run(placing.command(placing.offer?.rejection != null));
  };
  return (
    <Page
      title={strings.turn.title}
      actions={
        <>
          {table.depth === 'lights' ? (
            <Button
              kind="quiet"
              label={placing.showsHeat ? strings.turn.heatOff : strings.turn.heat}
              onPress={placing.toggleHeat}
            />
          ) : null}
          <IconButton label={strings.turn.more} onPress={() => navigation.navigate('CopulasMore', { game })}>
            <ListIcon />
          </IconButton>
        </>
      }
    >
      <TableLayout
        head={
          <>
            <LiveText variant="lead" strong text={dueOf(step, table, strings, isThinking)} />
            <PlayerCards
              table={table}
              news={news}
              seat={seat}
              lit={lit}
              onPress={(each) => setLit(each === lit ? null : each)}
            />
          </>
        }
        board={
          table.depth === 'score' ? null : (
            <Board
              zoom={zoom}
              onZoom={setZoom}
              table={table}
              placing={placing}
              lit={lit}
              onKey={(key) => (key === 't' ? placing.turn() : undefined)}
            />
          )
        }
        panel={
          table.depth === 'score' ? (
            <ScorePanel table={table} seat={seat} onPoints={run} />
          ) : (
            <TurnPanel
              table={table}
              placing={placing}
              hint={hint}
              refusal={refused?.table === table ? refused.text : null}
              zoom={<ZoomKeys zoom={zoom} onZoom={setZoom} />}
            />
          )
        }
        foot={
          <GameUndo store={store}>
            {table.depth === 'lights' && step.kind === 'place' ? (
              <Button
                kind="quiet"
                label={strings.turn.hint}
                disabled={isThinking || hint.kind === 'thinking'}
                onPress={() => ask(placing.offerTile)}
              />
            ) : null}
            {main === null ? null : (
              <Button grows label={main.label} disabled={main.isDisabled} onPress={press} />
            )}
          </GameUndo>
        }
      />
    </Page>
  );
}

type Strings = (typeof tableStrings)['en'];

function dueOf(step: NextStep, table: Table, strings: Strings, isThinking: boolean): string {
  if (step.kind === 'end') return strings.turn.over;
  if (step.kind === 'ended') return strings.turn.ended;
  const { name } = table.players[step.seat]!;
  if (isThinking) return strings.turn.thinking(name);
  const due = newsOf(table)[step.seat]!.due;
  const shape = strings.words.shapes[due ?? 'U'];
  if (step.kind === 'skip') return strings.turn.stuck(name, shape);
  return step.isExtra ? strings.turn.extra(name, shape) : strings.turn.your(name, shape);
}

interface MainKeyFor {
  readonly step: NextStep;
  readonly table: Table;
  readonly placing: Placing;
  readonly strings: Strings;
  readonly isThinking: boolean;
}

/** The one key at the thumb: place, place anyway, skip, or on to the end. */
function mainKey({ step, table, placing, strings, isThinking }: MainKeyFor) {
  const { turn } = strings;
  if (step.kind === 'end') return { label: turn.toEnd, isDisabled: false };
  if (step.kind === 'ended') return { label: turn.toResult, isDisabled: false };
  if (step.kind === 'skip')
    return { label: turn.skip(table.players[step.seat]!.name), isDisabled: isThinking };
  if (table.depth === 'score') return null;
  const { offer } = placing;
  if (offer === null) return { label: turn.placeDark, isDisabled: true };
  if (offer.rejection === null) {
    return {
      label: offer.facts.points === null ? turn.placeDark : turn.place(offer.facts.points),
      isDisabled: false,
    };
  }
  const isImpossible = offer.rejection.code === 'off-board' || offer.rejection.code === 'overlap';
  return { label: turn.anyway, isDisabled: isImpossible };
}

/** For who has no second finger free. */
function ZoomKeys({ zoom, onZoom }: Pick<BoardProps, 'zoom' | 'onZoom'>) {
  const { turn } = useStrings(tableStrings);
  const { width } = useWindowDimensions();
  const room = { width, height: width };
  return (
    <View style={styles.zoom}>
      <Button
        kind="quiet"
        label={SIGNS.less}
        accessibilityLabel={turn.zoomOut}
        disabled={zoom.scale === 1}
        onPress={() => onZoom(zoomedBy(zoom, -1, room))}
      />
      <Button
        kind="quiet"
        label={SIGNS.more}
        accessibilityLabel={turn.zoomIn}
        onPress={() => onZoom(zoomedBy(zoom, 1, room))}
      />
    </View>
  );
}

const SIGNS = { less: '−', more: '+' };

interface BoardProps {
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly table: Table;
  readonly placing: Placing;
  readonly lit: number | null;
  readonly onKey: (key: string) => void;
}

function Board({ zoom, onZoom, table, placing, lit, onKey }: BoardProps) {
  const strings = useStrings(tableStrings);
  const describe = useMemo(() => cellDescriber(strings, table), [strings, table]);
  const colors = useMemo(() => table.players.map(({ color }) => color), [table.players]);
  const { laid, board } = table.course;
  const shown = useMemo(() => (lit === null ? [] : groupsOf(laid, lit).flat()), [laid, lit]);
  return (
    <View style={styles.board}>
      <ZoomRoom zoom={zoom} onZoom={onZoom} onKey={onKey}>
        <SkyBoard
          board={board}
          laid={laid}
          colors={colors}
          label={strings.turn.board}
          describe={describe}
          showsMiddle={laid.length === 0}
          lit={shown}
          {...placing.marks}
          onPress={placing.tap}
        />
      </ZoomRoom>
    </View>
  );
}

interface TableLayoutProps {
  readonly head: React.ReactNode;
  readonly board: React.ReactNode;
  readonly panel: React.ReactNode;
  readonly foot: React.ReactNode;
}

/** The board above its panel, or beside it in wide windows. */
function TableLayout({ head, board, panel, foot }: TableLayoutProps) {
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const colors = useColors();
  const sides = { paddingLeft: insets.left + space.s, paddingRight: insets.right + space.s };
  if (width > height && width >= WIDE && board !== null) {
    return (
      <View role="main" style={styles.panes}>
        <View style={[styles.fill, { paddingLeft: insets.left + space.s }]}>{board}</View>
        <View style={[styles.column, { borderColor: colors.border }]}>
          <ScrollView contentContainerStyle={[styles.stack, sides]}>
            {head}
            {panel}
          </ScrollView>
          {foot}
        </View>
      </View>
    );
  }
  return (
    <View role="main" style={styles.fill}>
      <ScrollView contentContainerStyle={[styles.stack, styles.grow, sides]}>
        {head}
        {board === null ? null : <View style={[styles.square, { maxHeight: width - space.s }]}>{board}</View>}
        {panel}
      </ScrollView>
      {foot}
    </View>
  );
}

const WIDE = 560;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  panes: { flex: 1, flexDirection: 'row' },
  column: { width: 380, maxWidth: '50%', borderLeftWidth: 1 },
  stack: { gap: space.s, paddingBottom: space.m },
  grow: { flexGrow: 1 },
  square: { width: '100%', aspectRatio: 1, alignSelf: 'center' },
  board: { flex: 1 },
  zoom: { flexDirection: 'row', gap: space.xs },
});
