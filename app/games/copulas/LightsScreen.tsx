import { useIsFocused, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { BRIGHTEST, createBoard, MODULE_SIZE } from '@/games/copulas/rules/board';
import { columnOf, rowOf, type Cell } from '@/games/copulas/rules/cells';
import {
  darkLights,
  dealTo,
  dealtLights,
  emptyDeal,
  randomLights,
  slotAt,
  withSlot,
  type DealtModule,
} from '@/games/copulas/session/modules';
import { tableStrings } from '@/games/copulas/strings/table';
import { SKY } from '@/games/copulas/view/board/palette';
import { SkyBoard } from '@/games/copulas/view/board/SkyBoard';
import { useGames, type TableStore } from '@/games/copulas/view/store/GamesContext';
import { cellDescriber } from '@/games/copulas/view/table/describe';
import { createRng } from '@/kit/rng';
import { useTableStore } from '@/tabletop/store/useTableStore';
import { SQUARE } from '@/ui/board/squareLayout';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useThemeName } from '@/ui/tokens/ThemeContext';

import { Page } from '../../navigation/Page';
import { OpenGame } from './OpenGame';

type LightsScreenProps = StaticScreenProps<{ readonly game: string }>;

export function LightsScreen({ route }: LightsScreenProps) {
  const { game } = route.params;
  return <OpenGame id={game}>{(store) => <Lights game={game} store={store} />}</OpenGame>;
}

const JOINT = -1;
type Brush = number;

interface LightsProps {
  readonly game: string;
  readonly store: TableStore;
}

/** Modules are dealt onto the board, or its cells are painted. */
function Lights({ game, store }: LightsProps) {
  const strings = useStrings(tableStrings);
  const words = strings.boardPage;
  const navigation = useNavigation();
  const { library, now } = useGames();
  const sky = SKY[useThemeName()];
  useIsFocused();
  const { table, perform } = useTableStore(store);
  const { plan } = table;
  const modules = library.modules();
  const hasModules = modules.some((module) => module !== null);
  const [mode, setMode] = useState<'deal' | 'paint'>(hasModules ? 'deal' : 'paint');
  const [lights, setLights] = useState(plan.lights ?? darkLights(plan.modules));
  const [joints, setJoints] = useState(plan.joints);
  const [deal, setDeal] = useState(emptyDeal(plan.modules));
  const [slot, setSlot] = useState(0);
  const [brush, setBrush] = useState<Brush>(1);
  const [columns] = plan.modules;
  const board = useMemo(() => createBoard({ ...plan, lights, joints }), [plan, lights, joints]);
  const describe = useMemo(
    () => cellDescriber(strings, { players: table.players, course: { ...table.course, board } }),
    [strings, table, board],
  );
  const put = (dealt: DealtModule | null) => {
    const before = dealt === null ? -1 : deal.findIndex((each) => each?.module === dealt.module);
    const cleared =
      before === -1 || before === slot
        ? lights
        : withSlot(lights, columns, before, dealtLights(modules, null));
    setDeal(dealTo(deal, slot, dealt));
    setLights(withSlot(cleared, columns, slot, dealtLights(modules, dealt)));
  };
  const paint = (cells: readonly Cell[]) => {
    if (brush === JOINT) {
      const isOn = cells.every((cell) => joints.includes(cell));
      setJoints(isOn ? joints.filter((cell) => !cells.includes(cell)) : [...new Set([...joints, ...cells])]);
      return;
    }
    const indexes = new Set(cells.map((cell) => rowOf(cell) * board.columns + columnOf(cell)));
    setLights(lights.map((light, index) => (indexes.has(index) ? brush : light)));
  };
  const press = (cell: Cell) => {
    if (mode === 'paint') paint([cell]);
    else setSlot(slotAt(columnOf(cell), rowOf(cell), columns));
  };
  const use = () => {
    perform({ type: 'board', lights, joints });
    if (table.depth !== 'lights') perform({ type: 'depth', depth: 'lights' });
    navigation.navigate('CopulasTable', { game });
  };
  const dealt = deal[slot] ?? null;
  const size = MODULE_SIZE * SQUARE;
  const corner = { x: (slot % columns) * size, y: Math.floor(slot / columns) * size };
  return (
    <Page title={words.title}>
      <Screen>
        <Chips
          label={words.title}
          value={mode}
          options={[
            { value: 'deal', label: words.deal },
            { value: 'paint', label: words.paint },
          ]}
          onChange={setMode}
        />
        <View style={[styles.board, { aspectRatio: board.columns / board.rows }]}>
          <SkyBoard
            board={board}
            laid={table.course.laid}
            colors={table.players.map(({ color }) => color)}
            label={strings.turn.board}
            describe={describe}
            onPress={press}
            onStroke={mode === 'paint' ? paint : undefined}
          >
            {mode === 'deal' ? (
              <Path
                d={`M${corner.x + 2} ${corner.y + 2}h${size - 4}v${size - 4}h${4 - size}z`}
                stroke={sky.light}
                strokeWidth={5}
                fill="none"
              />
            ) : null}
          </SkyBoard>
        </View>
        {mode === 'deal' ? (
          <View style={styles.block}>
            {hasModules ? <Text tone="mutedText">{words.dealHelp}</Text> : <Notice text={words.noModules} />}
            <Text strong>{words.slot(slot + 1, dealt === null ? null : dealt.module + 1)}</Text>
            <Chips
              label={words.modules}
              value={dealt?.module ?? null}
              options={modules.map((module, value) => ({
                value,
                label: words.module(value + 1, module !== null),
                picture: <Text strong>{String(value + 1)}</Text>,
              }))}
              onChange={(module) => put({ module, quarters: 0 })}
            />
            <View style={styles.row}>
              <Button
                grows
                kind="quiet"
                mayRepeat
                label={words.turn}
                disabled={dealt === null}
                onPress={() => put(dealt && { ...dealt, quarters: (dealt.quarters + 1) % 4 })}
              />
              <Button grows kind="quiet" label={words.clear} onPress={() => put(null)} />
              <Button
                grows
                kind="quiet"
                label={words.toModules}
                onPress={() => navigation.navigate('CopulasModules')}
              />
            </View>
          </View>
        ) : (
          <View style={styles.block}>
            <Text tone="mutedText">{words.paintHelp}</Text>
            <Chips
              label={words.brush}
              value={brush}
              options={[
                { value: 0, label: words.dark },
                ...Array.from({ length: BRIGHTEST }, (_, at) => ({ value: at + 1, label: String(at + 1) })),
                { value: JOINT, label: words.joint },
              ]}
              onChange={setBrush}
            />
            <Button
              kind="quiet"
              label={words.random}
              onPress={() => setLights(randomLights(createRng(now()), plan.modules))}
            />
          </View>
        )}
        <Button label={words.done} onPress={use} />
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%' },
  block: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
