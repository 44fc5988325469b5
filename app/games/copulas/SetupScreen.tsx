import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { GRIDS, MODULE_SIZE } from '@/games/copulas/rules/board';
import {
  FEWEST_PLAYERS,
  LEVELS,
  MOST_PLAYERS,
  ORDERS,
  type Level,
  type Order,
} from '@/games/copulas/rules/course';
import { COLORS, type Color } from '@/games/copulas/rules/pieces';
import { randomLights } from '@/games/copulas/session/modules';
import { DEPTHS, type Depth, type Setup } from '@/games/copulas/session/table';
import { tableStrings } from '@/games/copulas/strings/table';
import { useGames } from '@/games/copulas/view/store/GamesContext';
import { ColorMark } from '@/games/copulas/view/table/PlayerCards';
import { createRng } from '@/kit/rng';
import { NameSeats } from '@/tabletop/seats/NameSeats';
import { finishNames, seatName, shownNames } from '@/tabletop/seats/seats';
import { seatsStrings } from '@/tabletop/strings/seats';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Choice } from '@/ui/components/Choice';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { Page } from '../../navigation/Page';
import { startRoutes } from './OpenGame';

type SetupScreenProps = StaticScreenProps<
  | {
      /** Against the app, on a random board; otherwise at a real table. */
      readonly against?: 'app';
    }
  | undefined
>;

const SEATS = { fewest: FEWEST_PLAYERS, most: MOST_PLAYERS };

export function SetupScreen({ route }: SetupScreenProps) {
  const isPractice = route.params?.against === 'app';
  const strings = useStrings(tableStrings);
  const { setup: words } = strings;
  const seats = useStrings(seatsStrings);
  const navigation = useNavigation();
  const { names: earlierNames, start, now } = useGames();
  const [names, setNames] = useState<readonly string[]>(isPractice ? [''] : ['', '']);
  const [colors, setColors] = useState<readonly Color[]>(COLORS);
  const [depth, setDepth] = useState<Depth>('lights');
  const [order, setOrder] = useState<Order>('japanese');
  const [teams, setTeams] = useState(false);
  const [grid, setGrid] = useState(0);
  const [level, setLevel] = useState<Level>('weaver');
  const [hasSameName, setSameName] = useState(false);

  const begin = () => {
    const all = isPractice ? [...names, words.appName(strings.words.levels[level])] : names;
    const finished = finishNames(all, seats.defaultName);
    setSameName(!finished.ok);
    if (!finished.ok) return;
    const modules = GRIDS[all.length]![grid] ?? GRIDS[all.length]![0]!;
    const setup: Setup = {
      players: finished.value.map((name, seat) => ({
        name,
        color: colors[seat]!,
        level: isPractice && seat === all.length - 1 ? level : null,
      })),
      order,
      teams: teams && all.length === MOST_PLAYERS,
      plan: {
        modules,
        moduleSize: MODULE_SIZE,
        lights: isPractice ? randomLights(createRng(now()), modules) : null,
        joints: [],
      },
      depth: isPractice ? 'lights' : depth,
    };
    const game = start(setup);
    const table = { name: 'CopulasTable' as const, params: { game } };
    const lights = { name: 'CopulasLights' as const, params: { game } };
    const needsLights = !isPractice && depth === 'lights';
    const routes = [...startRoutes(), table, ...(needsLights ? [lights] : [])];
    navigation.reset({ index: routes.length - 1, routes });
  };
  /** Who takes a color gives their own for it. */
  const paint = (seat: number, color: Color) => {
    const other = colors.indexOf(color);
    setColors(colors.map((each, at) => (at === seat ? color : at === other ? colors[seat]! : each)));
  };
  const shown = shownNames(names, seats.defaultName);
  return (
    <Page title={isPractice ? words.practiceTitle : words.title}>
      <Screen>
        <NameSeats
          {...(isPractice ? { fewest: 1, most: 1 } : SEATS)}
          names={names}
          earlierNames={earlierNames()}
          figure={(seat) => <ColorMark color={colors[seat]!} size={28} />}
          onRename={(seat, name) => setNames(names.map((each, at) => (at === seat ? name : each)))}
          onAdd={() => setNames([...names, ''])}
          onRemove={(seat) => setNames(names.filter((_, at) => at !== seat))}
          onTake={(name) => setNames(seatName(names, name, SEATS))}
        />
        {shown.map((name, seat) => (
          <View key={seat} style={styles.block}>
            <Text>{words.color(name)}</Text>
            <Chips
              label={words.color(name)}
              value={colors[seat]!}
              options={COLORS.map((color) => ({
                value: color,
                label: strings.words.colors[color],
                picture: <ColorMark color={color} size={28} />,
              }))}
              onChange={(color) => paint(seat, color)}
            />
          </View>
        ))}
        {isPractice ? (
          <Choice
            label={words.level}
            value={level}
            options={LEVELS.map((value) => ({
              value,
              label: strings.words.levels[value],
              note: words.levelNotes[value],
            }))}
            onChange={setLevel}
          />
        ) : (
          <Choice
            label={words.depth}
            value={depth}
            options={DEPTHS.map((value) => ({
              value,
              label: strings.words.depths[value],
              note: words.depthNotes[value],
            }))}
            onChange={setDepth}
          />
        )}
        {GRIDS[names.length]?.length === 2 ? (
          <View style={styles.block}>
            <Text variant="title">{words.grid}</Text>
            <Chips
              label={words.grid}
              value={grid}
              options={GRIDS[names.length]!.map(([columns, rows], value) => ({
                value,
                label: words.gridOption(columns, rows),
              }))}
              onChange={setGrid}
            />
          </View>
        ) : null}
        {names.length === MOST_PLAYERS ? (
          <Choice
            label={words.teams}
            value={teams ? 'teams' : 'alone'}
            options={[
              { value: 'alone', label: words.alone },
              { value: 'teams', label: words.teams, note: words.teamsNote },
            ]}
            onChange={(value) => setTeams(value === 'teams')}
          />
        ) : null}
        <Choice
          label={words.order}
          value={order}
          options={ORDERS.map((value) => ({ value, label: strings.words.orders[value] }))}
          onChange={setOrder}
        />
        {hasSameName ? <Notice tone="danger" text={seats.sameName} /> : null}
        <Button label={words.start} onPress={begin} />
      </Screen>
    </Page>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
});
