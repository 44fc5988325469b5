import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { ExampleOf, LuminoFace } from '../../../lessons/reference/entry';
import { type ByColor, COLORS } from '../../../rules/model';
import { afterScoring, passOctopus, playerOrder, type ScoringTile } from '../../../rules/round';
import { type LooseLumino as Lumino, turnOptions } from '../../../rules/turn';
import { FISH } from '../../../session/table/table';
import { lumicoraStrings } from '../../../strings';
import { referenceStrings } from '../../../strings/reference';
import { FishFigure, OctopusFigure, TileFigure } from '../../table/figures';
import { describeFace, LooseLumino } from './LooseLumino';
import { Picture } from './Picture';

/** Scoring tiles of a player, before and after where something happens to them. */
export function TilesFigure({ example: { before, tiles } }: { readonly example: ExampleOf<'tiles'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const { table, words } = useStrings(lumicoraStrings);
  const named = (all: ByColor<ScoringTile>) =>
    COLORS.map((color) => table.tileLabel(color, words.tiles[all[color]])).join(', ');
  const rows =
    before === null
      ? [{ name: null, tiles }]
      : [
          { name: strings.before, tiles: before },
          { name: strings.after, tiles },
        ];
  const label = rows.map((row) => (row.name === null ? '' : `${row.name}: `) + named(row.tiles)).join('. ');
  return (
    <Picture label={label} style={styles.rows}>
      {rows.map((row) => (
        <View key={row.name} style={styles.row}>
          {row.name === null ? null : (
            <View style={styles.name}>
              <Text variant="small" tone="mutedText">
                {row.name}
              </Text>
            </View>
          )}
          {COLORS.map((color) => (
            <TileFigure key={color} color={color} tile={row.tiles[color]} size={44} />
          ))}
        </View>
      ))}
    </Picture>
  );
}

/** TU-1, SC-1: who comes after whom, and where the octopus goes; where it was, it fades. */
export function OrderFigure({ example }: { readonly example: ExampleOf<'order'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const { players, octopus, scorers } = example;
  const order = playerOrder(octopus, players);
  const next = passOctopus(octopus, scorers);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const label = [
    strings.hasOctopus(octopus),
    ...order.map((seat, turn) => strings.turnOf(seat, turn + 1)),
    ...(next === octopus ? [] : [strings.takesOctopus(next)]),
  ].join(', ');
  return (
    <Picture label={label} style={styles.seats}>
      {seats.map((seat) => (
        <View key={seat} style={styles.seat}>
          <View style={[styles.octopus, seat !== next && styles.past]}>
            {seat === octopus || seat === next ? <OctopusFigure size={36} /> : null}
          </View>
          <FishFigure fish={FISH[seat]!} size={40} />
          <Text strong>{`${order.indexOf(seat) + 1}.`}</Text>
          {scorers.length === 0 ? null : (
            <TileFigure color="pink" tile={scorers.includes(seat) ? 'jellyfish' : 'coral'} size={28} />
          )}
        </View>
      ))}
    </Picture>
  );
}

const faceOf = ({ color, symbols }: Lumino): LuminoFace => ({ colors: [color, color], symbols });

/** TU-3: what can be taken has a frame, what has just joined the Atoll a dashed one. */
export function AtollFigure({
  example: { atoll, display, added },
}: {
  readonly example: ExampleOf<'atoll'>;
}) {
  const { words } = useStrings(lumicoraStrings);
  const strings = useStrings(referenceStrings).pictures;
  const { limestone, fromDisplay, fromAtoll } = turnOptions(display, added, atoll);
  const joined = display[added]!;
  const isTakeable = ({ color }: Lumino) => fromAtoll.some((option) => option.color === color);
  const name = (lumino: Lumino) => describeFace(words, faceOf(lumino));
  const inAtoll = [
    ...atoll.map((lumino) => (isTakeable(lumino) ? strings.takeable(name(lumino)) : name(lumino))),
    strings.joined(name(joined)),
  ];
  const options = [
    strings.takeLimestone(limestone),
    strings.takeFromDisplay(fromDisplay.length),
    strings.takeFromAtoll(fromAtoll.map(({ color, most }) => [color, most])),
  ];
  const label = [
    `${strings.inAtoll}: ${inAtoll.join('; ')}`,
    `${strings.inDisplay}: ${fromDisplay.map(name).join('; ')}`,
    ...options,
  ].join('. ');
  return (
    <Picture label={label} style={styles.atoll}>
      <Row name={strings.inAtoll}>
        {atoll.map((lumino, index) => (
          <Framed key={index} lumino={lumino} frame={isTakeable(lumino) ? 'takeable' : 'none'} />
        ))}
        <Framed lumino={joined} frame="joined" />
      </Row>
      <Row name={strings.inDisplay}>
        {fromDisplay.map((lumino, index) => (
          <Framed key={index} lumino={lumino} frame="takeable" />
        ))}
      </Row>
      <View>
        {options.map((option) => (
          <Text key={option} variant="small">
            {option}
          </Text>
        ))}
      </View>
    </Picture>
  );
}

function Row({ name, children }: PropsWithChildren<{ readonly name: string }>) {
  return (
    <View style={styles.atollRow}>
      <Text variant="small" tone="mutedText">
        {name}
      </Text>
      <View style={styles.luminos}>{children}</View>
    </View>
  );
}

interface FramedProps {
  readonly lumino: Lumino;
  readonly frame: 'takeable' | 'joined' | 'none';
}

function Framed({ lumino, frame }: FramedProps) {
  const colors = useColors();
  const looks = {
    takeable: { borderColor: colors.accent },
    joined: { borderColor: colors.mutedText, borderStyle: 'dashed' },
    none: { borderColor: 'transparent' },
  } as const;
  return (
    <View style={[styles.frame, looks[frame]]}>
      <LooseLumino face={faceOf(lumino)} width={72} />
    </View>
  );
}

/** The turtle's place in every scoring phase that is left, told by the rules. */
function scoringsLeft(bagEmptyIn: number): readonly number[] {
  const rounds = [bagEmptyIn];
  let after = afterScoring({ round: bagEmptyIn, bagEmptyIn, isExtra: false });
  while (after.next === 'extra-scoring') {
    rounds.push(after.round);
    after = afterScoring({ round: after.round, bagEmptyIn, isExtra: true });
  }
  return rounds;
}

/** EM-1: what is left of a game whose bag ran out. */
export function EndingFigure({ example: { bagEmptyIn } }: { readonly example: ExampleOf<'ending'> }) {
  const strings = useStrings(referenceStrings).pictures;
  const colors = useColors();
  const steps = [
    strings.bagEmpty,
    ...scoringsLeft(bagEmptyIn).map((round) => strings.scoringIn(round)),
    strings.finalScoring,
  ];
  return (
    <Picture label={steps.join(', ')} style={styles.steps}>
      {steps.map((step, index) => (
        <View key={step} style={styles.step}>
          {index === 0 ? null : <Arrow />}
          <View style={[styles.box, { backgroundColor: colors.raised, borderColor: colors.border }]}>
            <Text variant="small" center>
              {step}
            </Text>
          </View>
        </View>
      ))}
    </Picture>
  );
}

function Arrow() {
  const { accentText } = useColors();
  return (
    <Svg width={16} height={14} viewBox="0 0 16 14" aria-hidden>
      <Path
        d="M8 1V12M3 7L8 12L13 7"
        fill="none"
        stroke={accentText}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.m },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  name: { width: 68 },
  seats: { flexDirection: 'row', justifyContent: 'space-around' },
  seat: { alignItems: 'center', gap: space.xs },
  octopus: { height: 36 },
  past: { opacity: 0.35 },
  atoll: { gap: space.m },
  atollRow: { gap: space.xs },
  luminos: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  frame: { padding: 4, borderWidth: 2, borderRadius: radius.m },
  steps: { alignItems: 'center', gap: space.xs },
  step: { alignItems: 'center', gap: space.xs, width: '100%' },
  box: {
    width: '80%',
    paddingVertical: space.s,
    paddingHorizontal: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
  },
});
