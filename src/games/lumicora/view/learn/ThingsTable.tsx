import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { hintOf, type LessonStep } from '../../lessons/lesson';
import type { Aside, AsideSeat, Friend, Thing } from '../../lessons/position';
import { DARK_SIDE_POINTS } from '../../rules/animals';
import { ANIMALS, COLORS, type ByColor } from '../../rules/model';
import { limestoneIncome, ROUNDS, type ScoringTile } from '../../rules/round';
import type { LooseLumino as Lumino } from '../../rules/turn';
import type { Fish } from '../../session/table/table';
import { lumicoraStrings } from '../../strings';
import { learnStrings } from '../../strings/learn';
import { describeFace, LooseLumino } from '../reference/examples/LooseLumino';
import { FishFigure, LimestoneFigure, OctopusFigure, TileFigure, TurtleFigure } from '../table/figures';
import { RoundTrack } from '../table/RoundTrack';
import { type LessonPlay, type LessonWork, nextOf, tapThing, tapTile } from './lessonPlay';
import { Key, Row } from './TurnTable';

interface ThingsTableProps extends LessonWork {
  readonly step: LessonStep;
  readonly aside: Aside;
}

/** What lies beside the reef. What belongs to the question can be tapped. */
export function ThingsTable({ play, change, step, aside }: ThingsTableProps) {
  const state = stateOf(play, step);
  const press = (thing: Thing) => change((before) => tapThing(before, thing));
  const { tiles, round, animals, markers, display, seats } = aside;
  const octopus = octopusNow(play, aside);
  return (
    <View style={styles.table}>
      {seats === undefined ? null : <Seats seats={seats} octopus={octopus} state={state} onPress={press} />}
      {tiles === undefined ? null : (
        <Tiles
          tiles={play.draft.tile === null && play.solved === null ? tiles : flipped(play, step, tiles)}
          state={state}
          onPress={(color) => change((before) => tapTile(before, color))}
        />
      )}
      {display === undefined ? null : <Display luminos={display} />}
      {round === undefined ? null : state.canTap('round-1') ? (
        <Track round={roundNow(play, round)} state={state} onPress={press} />
      ) : (
        <RoundTrack round={round} />
      )}
      {markers === undefined ? null : <Markers count={markers} state={state} onPress={press} />}
      {animals === undefined ? null : <AnimalTable state={state} onPress={press} />}
    </View>
  );
}

interface ThingState {
  /** Whether it can be tapped at all. */
  readonly canTap: (thing: Thing) => boolean;
  readonly isLit: (thing: Thing) => boolean;
}

function stateOf(play: LessonPlay, step: LessonStep): ThingState {
  const all = step.kind === 'things' ? step.things : step.kind === 'score' ? TILE_THINGS : [];
  const done = play.solved?.outcome.things ?? play.draft.things;
  const hint = play.solved === null ? hintOf(step, play.run.hintLevel) : null;
  const next = hint?.kind === 'move' ? nextOf(play, step).thing : undefined;
  const near = hint?.kind === 'things' ? hint.things : [];
  return {
    canTap: (thing) => all.includes(thing),
    isLit: (thing) => done.includes(thing) || near.includes(thing) || thing === next,
  };
}

const TILE_THINGS: readonly Thing[] = COLORS.map((color) => `tile-${color}` as const);

/** The tile that is being scored shows its jellyfish. */
function flipped(play: LessonPlay, step: LessonStep, tiles: ByColor<ScoringTile>): ByColor<ScoringTile> {
  const color = step.kind === 'score' ? (play.solved?.outcome.scored?.color ?? play.draft.tile) : null;
  return color === null ? tiles : { ...tiles, [color]: 'jellyfish' };
}

/** The octopus and the turtle go where they were sent. */
function octopusNow({ solved }: LessonPlay, { seats, octopus }: Aside): number | undefined {
  const isScoringPhase = seats?.some(({ scores }) => scores !== undefined) ?? false;
  const sent = isScoringPhase ? solved?.outcome.things?.[0] : undefined;
  return sent === undefined ? octopus : seats?.findIndex(({ who }) => `seat-${who}` === sent);
}

function roundNow({ solved }: LessonPlay, round: number): number {
  const sent = solved?.outcome.things?.find((thing) => thing.startsWith('round-'));
  return sent === undefined ? round : Number(sent.slice('round-'.length));
}

interface PartProps {
  readonly state: ThingState;
  readonly onPress: (thing: Thing) => void;
}

const FISH_OF: Readonly<Record<Friend, Fish>> = {
  you: 'angelfish',
  ann: 'clownfish',
  ben: 'pufferfish',
  cleo: 'surgeonfish',
};

interface SeatsProps extends PartProps {
  readonly seats: readonly AsideSeat[];
  readonly octopus: number | undefined;
}

/** The players, around the table where their order matters, each with what the question is about. */
function Seats({ seats, octopus, state, onPress }: SeatsProps) {
  const strings = useStrings(learnStrings).lesson;
  const { border } = useColors();
  const isAround = octopus !== undefined;
  return (
    <View style={isAround ? styles.around : styles.seats}>
      {isAround ? (
        <Svg width={AROUND} height={AROUND} viewBox="0 0 100 100" style={styles.arrow} aria-hidden>
          <Path
            d={CLOCKWISE}
            fill="none"
            stroke={border}
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Svg>
      ) : null}
      {seats.map((seat, index) => {
        const thing: Thing = `seat-${seat.who}`;
        const facts = factsOf(strings, seat);
        const hasOctopus = index === octopus;
        const label = [strings.friends[seat.who], ...facts, ...(hasOctopus ? [strings.hasOctopus] : [])];
        return (
          <View key={seat.who} style={isAround && [styles.placed, placeOf(index, seats.length)]}>
            <ThingKey label={label.join(', ')} thing={thing} state={state} onPress={onPress}>
              <View style={styles.seat}>
                <View style={styles.fish}>
                  <FishFigure fish={FISH_OF[seat.who]} size={44} />
                  {hasOctopus ? <OctopusFigure size={32} /> : null}
                </View>
                <Text strong>{strings.friends[seat.who]}</Text>
                {facts.map((fact) => (
                  <Text key={fact} variant="small" tone="mutedText" center>
                    {fact}
                  </Text>
                ))}
              </View>
            </ThingKey>
          </View>
        );
      })}
    </View>
  );
}

/** The side of the square in which the players sit, and the size of one of them. */
const AROUND = 300;
const SEAT = { width: 112, height: 112 };

/** Three quarters of a circle, with the tip of an arrow. */
const CLOCKWISE = 'M50 41A9 9 0 1 1 41 50M37.5 53.5L41 49L45 53';

/** From the far side of the table on, clockwise. */
function placeOf(seat: number, of: number) {
  const angle = (2 * Math.PI * seat) / of - Math.PI / 2;
  const reach = (AROUND - SEAT.width) / 2;
  return {
    left: AROUND / 2 + reach * Math.cos(angle) - SEAT.width / 2,
    top: AROUND / 2 + reach * Math.sin(angle) - SEAT.height / 2,
  };
}

function factsOf(
  strings: (typeof learnStrings)['en']['lesson'],
  { scores, spaces, standing }: AsideSeat,
): readonly string[] {
  return [
    ...(scores === undefined ? [] : [scores ? strings.hasScored : strings.hasNotScored]),
    ...(spaces === undefined ? [] : [strings.spaces(spaces.color, spaces.count)]),
    ...(standing === undefined ? [] : [strings.standing(standing.total, standing.limestone)]),
  ];
}

interface TilesProps {
  readonly tiles: ByColor<ScoringTile>;
  readonly state: ThingState;
  readonly onPress: (color: (typeof COLORS)[number]) => void;
}

function Tiles({ tiles, state, onPress }: TilesProps) {
  const strings = useStrings(learnStrings).lesson;
  const { table, words } = useStrings(lumicoraStrings);
  return (
    <Row name={strings.tiles}>
      {COLORS.map((color) => (
        <ThingKey
          key={color}
          thing={`tile-${color}`}
          label={table.tileLabel(color, words.tiles[tiles[color]])}
          state={state}
          onPress={() => onPress(color)}
        >
          <TileFigure color={color} tile={tiles[color]} size={38} />
        </ThingKey>
      ))}
    </Row>
  );
}

function Display({ luminos }: { readonly luminos: readonly Lumino[] }) {
  const strings = useStrings(learnStrings).lesson;
  const { words } = useStrings(lumicoraStrings);
  return (
    <Row name={strings.display}>
      {luminos.map(({ color, symbols }, index) => {
        const face = { colors: [color, color], symbols } as const;
        return (
          <View key={index} accessible role="img" accessibilityLabel={describeFace(words, face)}>
            <LooseLumino face={face} width={56} />
          </View>
        );
      })}
    </Row>
  );
}

const ALL_ROUNDS = Array.from({ length: ROUNDS }, (_, index) => index + 1);

/** The round track in two rows, so that a finger finds each space. */
function Track({ round, state, onPress }: PartProps & { readonly round: number }) {
  const strings = useStrings(learnStrings).lesson;
  const colors = useColors();
  return (
    <View style={styles.track}>
      {ALL_ROUNDS.map((each) => {
        const isNow = each === round;
        const label = strings.roundSpace(each, limestoneIncome(each));
        return (
          <View key={each} style={styles.round}>
            <ThingKey
              thing={`round-${each}`}
              label={isNow ? `${label}, ${strings.turtle}` : label}
              state={state}
              onPress={onPress}
            >
              <View
                style={[
                  styles.disc,
                  { borderColor: colors.border, backgroundColor: isNow ? colors.accent : colors.surface },
                ]}
              >
                {isNow ? <TurtleFigure size={26} /> : <Text strong>{each}</Text>}
              </View>
            </ThingKey>
            <Text variant="small" tone="mutedText">{`+${limestoneIncome(each)}`}</Text>
          </View>
        );
      })}
    </View>
  );
}

/** FS-2: two by two. */
function Markers({ count, state, onPress }: PartProps & { readonly count: number }) {
  const strings = useStrings(learnStrings).lesson;
  const pairs = Array.from({ length: Math.ceil(count / 2) }, (_, pair) =>
    [2 * pair + 1, 2 * pair + 2].filter((number) => number <= count),
  );
  return (
    <View style={styles.pairs}>
      {pairs.map((pair) => (
        <View key={pair[0]} style={styles.pair}>
          {pair.map((number) => (
            <ThingKey
              key={number}
              thing={`marker-${number}`}
              label={strings.marker(number)}
              state={state}
              onPress={onPress}
            >
              <LimestoneFigure size={38} />
            </ThingKey>
          ))}
        </View>
      ))}
    </View>
  );
}

/** FS-3: what one to four visible animals of each species bring. */
function AnimalTable({ state, onPress }: PartProps) {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(learnStrings).lesson;
  return (
    <View style={styles.animals}>
      {ANIMALS.map((species) => (
        <View key={species} style={styles.animalRow}>
          <View style={styles.species} aria-hidden importantForAccessibility="no-hide-descendants">
            <Text variant="small">{words.animals[species]}</Text>
          </View>
          {DARK_SIDE_POINTS[species].slice(1).map((points, index) => (
            <View key={index} style={styles.points}>
              <ThingKey
                thing={`points-${species}-${index + 1}`}
                label={strings.pointsOf(species, index + 1, points)}
                state={state}
                onPress={onPress}
              >
                <Text variant="small" tone="mutedText">{`${index + 1}×`}</Text>
                <Text strong tabular>
                  {points}
                </Text>
              </ThingKey>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

interface ThingKeyProps extends PartProps {
  readonly thing: Thing;
  readonly label: string;
  readonly children: ReactNode;
}

/** A key where it is to be tapped, else a picture. */
function ThingKey({ thing, label, state, onPress, children }: ThingKeyProps) {
  if (!state.canTap(thing)) {
    return (
      <View accessible role="img" accessibilityLabel={label} style={styles.picture}>
        {children}
      </View>
    );
  }
  return (
    <Key label={label} isLit={state.isLit(thing)} onPress={() => onPress(thing)}>
      {children}
    </Key>
  );
}

const styles = StyleSheet.create({
  table: { gap: space.m },
  seats: { flexDirection: 'row', justifyContent: 'center', flexWrap: 'wrap', gap: space.m },
  around: { width: AROUND, height: AROUND, alignSelf: 'center' },
  arrow: { position: 'absolute' },
  placed: { position: 'absolute', ...SEAT, alignItems: 'center', justifyContent: 'center' },
  seat: { minWidth: 88, alignItems: 'center', padding: space.s },
  fish: { flexDirection: 'row', alignItems: 'center', minHeight: 44 },
  track: { flexDirection: 'row', flexWrap: 'wrap', rowGap: space.s },
  round: { flexBasis: '20%', alignItems: 'center' },
  disc: {
    width: 40,
    height: 40,
    borderRadius: radius.round,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pairs: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.l },
  pair: { flexDirection: 'row', gap: space.xs },
  animals: { gap: 2 },
  animalRow: { flexDirection: 'row', alignItems: 'center' },
  species: { flex: 2 },
  points: { flex: 1.4, alignItems: 'stretch' },
  picture: {
    minWidth: TOUCH_TARGET,
    minHeight: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    borderWidth: 3,
    borderColor: 'transparent',
  },
});
