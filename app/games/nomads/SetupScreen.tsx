import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { ADVENTURERS, FEWEST_PLAYERS, MOST_PLAYERS, type Adventurer } from '@/games/nomads/rules/model';
import { MOON_TIES, type MoonTies } from '@/games/nomads/rules/scoring';
import { DEPTHS, type Depth } from '@/games/nomads/session/table';
import { nomadsStrings } from '@/games/nomads/strings';
import { AdventurerMark } from '@/games/nomads/view/pieces';
import { useCardShelf, useGames } from '@/games/nomads/view/store/store';
import { NameSeats } from '@/tabletop/seats/NameSeats';
import { finishNames, seatName, shownNames } from '@/tabletop/seats/seats';
import { seatsStrings } from '@/tabletop/strings/seats';
import { Button } from '@/ui/components/Button';
import { Chips } from '@/ui/components/Chips';
import { Choice } from '@/ui/components/Choice';
import { DrawnKey } from '@/ui/components/DrawnKey';
import { Notice } from '@/ui/components/Notice';
import { Screen } from '@/ui/components/Screen';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { Page } from '../../navigation/Page';
import { startRoutes } from './OpenGame';

type SetupProps = StaticScreenProps<{ readonly depth?: Depth } | undefined>;

const COUNT = { fewest: FEWEST_PLAYERS, most: MOST_PLAYERS };
const NOBODY = -1;

/** Who plays whom, who begins, and how much the phone follows. */
export function SetupScreen({ route }: SetupProps) {
  const strings = useStrings(nomadsStrings);
  const { setup } = strings;
  const seats = useStrings(seatsStrings);
  const navigation = useNavigation();
  const games = useGames();
  const { own } = useCardShelf();
  const [names, setNames] = useState<readonly string[]>(['', '']);
  const [adventurers, setAdventurers] = useState<readonly Adventurer[]>(ADVENTURERS);
  const [first, setFirst] = useState(0);
  const [depth, setDepth] = useState<Depth>(depthOf(route.params?.depth));
  const [moonTies, setMoonTies] = useState<MoonTies>('share-4');
  const [coin, setCoin] = useState<number | null>(null);
  const [hasSameName, setSameName] = useState(false);
  const shown = shownNames(names, seats.defaultName);
  const options = shown.map((label, value) => ({ value, label }));
  const beginner = Math.min(first, names.length - 1);

  /** Whom nobody plays comes next; who sits at the table keeps theirs. */
  const change = (seat: number) => {
    const free = adventurers.slice(names.length);
    const [next] = free;
    if (next === undefined) {
      // All five play: this seat swaps with the one after it.
      const other = (seat + 1) % names.length;
      setAdventurers(
        adventurers.map((own, at) => adventurers[at === seat ? other : at === other ? seat : at] ?? own),
      );
      return;
    }
    const rest = [...free.slice(1), adventurers[seat]!];
    setAdventurers([
      ...adventurers.slice(0, names.length).map((own, at) => (at === seat ? next : own)),
      ...rest,
    ]);
  };
  const remove = (seat: number) => {
    const gone = adventurers[seat]!;
    setNames(names.filter((_, at) => at !== seat));
    setAdventurers([...adventurers.filter((own) => own !== gone), gone]);
  };
  const begin = () => {
    const finished = finishNames(names, seats.defaultName);
    setSameName(!finished.ok);
    if (!finished.ok) return;
    const game = games.start({
      players: finished.value.map((name, seat) => ({ name, adventurer: adventurers[seat]! })),
      first: beginner,
      depth,
      cards: own.cards,
      moonTies,
      campfire: null,
      coin: coin === null || coin >= names.length ? null : coin,
    });
    const table = { name: 'NomadsTable' as const, params: { game } };
    const lay = { name: 'NomadsCampfire' as const, params: { game } };
    const routes = [...startRoutes(), table, ...(depth === 'campfire' ? [lay] : [])];
    navigation.reset({ index: routes.length - 1, routes });
  };
  return (
    <Page title={setup.title}>
      <Screen>
        <NameSeats
          {...COUNT}
          names={names}
          earlierNames={games.names()}
          figure={(seat) => (
            <AdventurerKey
              adventurer={adventurers[seat]!}
              label={setup.plays(shown[seat]!, strings.words.adventurers[adventurers[seat]!])}
              onPress={() => change(seat)}
            />
          )}
          onRename={(seat, name) => setNames(names.map((own, at) => (at === seat ? name : own)))}
          onAdd={() => setNames([...names, ''])}
          onRemove={remove}
          onTake={(name) => setNames(seatName(names, name, COUNT))}
        />
        <View style={styles.powers}>
          {names.map((_, seat) => (
            <Text key={seat} variant="small" tone="mutedText">
              {`${strings.words.adventurers[adventurers[seat]!]}: ${strings.words.powers[adventurers[seat]!]}`}
            </Text>
          ))}
        </View>
        <View style={styles.block}>
          <Text variant="title">{setup.first}</Text>
          <Chips label={setup.first} value={beginner} options={options} onChange={setFirst} />
        </View>
        <Choice
          label={setup.depth}
          value={depth}
          options={DEPTHS.map((value) => ({ value, ...setup.depths[value] }))}
          onChange={setDepth}
        />
        <Choice
          label={setup.ties}
          value={moonTies}
          options={MOON_TIES.map((value) => ({ value, ...setup.tie[value] }))}
          onChange={setMoonTies}
        />
        <View style={styles.block}>
          <Text variant="title">{setup.coin}</Text>
          <Chips
            label={setup.coin}
            value={coin ?? NOBODY}
            options={[{ value: NOBODY, label: setup.noCoin }, ...options]}
            onChange={(seat) => setCoin(seat === NOBODY ? null : seat)}
          />
        </View>
        {own.isConfirmed ? null : (
          <Notice
            tone="text"
            text={setup.cardsGuessed}
            action={{ label: setup.editCards, onPress: () => navigation.navigate('NomadsCards') }}
          />
        )}
        {hasSameName ? <Notice tone="danger" text={seats.sameName} /> : null}
        <Button label={depth === 'campfire' ? setup.layDiscs : setup.begin} onPress={begin} />
      </Screen>
    </Page>
  );
}

function depthOf(given: string | undefined): Depth {
  return DEPTHS.find((depth) => depth === given) ?? 'campfire';
}

interface AdventurerKeyProps {
  readonly adventurer: Adventurer;
  readonly label: string;
  readonly onPress: () => void;
}

function AdventurerKey({ adventurer, label, onPress }: AdventurerKeyProps) {
  const colors = useColors();
  return (
    <DrawnKey
      role="button"
      accessibilityLabel={label}
      mayRepeat
      frame={styles.key}
      style={[styles.look, { backgroundColor: colors.raised, borderColor: colors.border }]}
      onPress={onPress}
    >
      <AdventurerMark adventurer={adventurer} size={34} />
    </DrawnKey>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.m },
  powers: { gap: space.xs },
  key: { width: TOUCH_TARGET, height: TOUCH_TARGET },
  look: { borderRadius: radius.m, borderWidth: 1 },
});
