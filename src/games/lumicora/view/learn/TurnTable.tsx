import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Button } from '@/ui/components/Button';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { hintOf } from '../../lessons/lesson';
import type { TurnStep } from '../../lessons/tableSteps';
import type { Deed, Turn } from '../../play/turn';
import { COLORS } from '../../rules/model';
import { numberOf, type LooseLumino as Lumino } from '../../rules/turn';
import { lumicoraStrings } from '../../strings';
import { learnStrings } from '../../strings/learn';
import { describeFace, LooseLumino } from '../reference/examples/LooseLumino';
import { LimestoneFigure, TileFigure } from '../table/figures';
import * as taps from './lessonPlay';
import type { LessonPlay, LessonWork } from './lessonPlay';

interface TurnTableProps extends LessonWork {
  readonly step: TurnStep;
}

/** The middle of the table and one's own things, all of which are played by a tap. */
export function TurnTable({ play, change, step }: TurnTableProps) {
  const strings = useStrings(learnStrings).lesson;
  const { table, words } = useStrings(lumicoraStrings);
  const turn = taps.turnNow(play, step);
  const { picked, tile, held } = play.draft;
  const next = nextDeed(play, step);
  const near = nearDeed(play, step);
  const { seat, atoll, hand, supply, phase } = turn;
  const hasJellyfish = COLORS.some((color) => step.turn.seat.tiles[color] === 'jellyfish');
  const isPicked = (from: 'atoll' | 'display', index: number) =>
    picked.from === from && picked.luminos.includes(index);
  return (
    <View style={styles.table}>
      {turn.atoll.length + turn.seat.display.length === 0 ? null : (
        <>
          <Row name={strings.atoll}>
            {atoll.map((lumino, index) => (
              <LuminoKey
                key={index}
                place={strings.atoll}
                lumino={lumino}
                isPicked={isPicked('atoll', index)}
                isLit={isTapped(next, 'atoll', index) || near === 'atoll'}
                note={turn.added === lumino && phase !== 'add' ? strings.joined : null}
                onPress={() => change((before) => taps.tapAtoll(before, index))}
              />
            ))}
          </Row>
          <Row name={strings.display}>
            {seat.display.map((lumino, index) => (
              <LuminoKey
                key={index}
                place={strings.display}
                lumino={lumino}
                isPicked={isPicked('display', index)}
                isLit={isTapped(next, 'display', index) || near === 'display'}
                note={null}
                onPress={() => change((before) => taps.tapDisplay(before, index))}
              />
            ))}
          </Row>
        </>
      )}
      {hasJellyfish ? (
        <Row name={strings.tiles}>
          {COLORS.map((color) => (
            <Key
              key={color}
              label={table.tileLabel(color, words.tiles[seat.tiles[color]])}
              isLit={tile === color || (next?.type === 'swap' && next.jellyfish === color && tile === null)}
              onPress={() => change((before) => taps.tapTile(before, color))}
            >
              <TileFigure color={color} tile={seat.tiles[color]} size={34} />
            </Key>
          ))}
        </Row>
      ) : null}
      <Supply play={play} change={change} turn={turn} next={next} isNear={near === 'supply'} />
      {hand.length > 0 ? (
        <Row name={strings.hand}>
          {hand.map((lumino, index) => (
            <LuminoKey
              key={index}
              place={strings.hand}
              lumino={lumino}
              isPicked={index === held && phase === 'place' && hand.length > 1}
              isLit={false}
              note={null}
              onPress={() => change((before) => taps.holdLumino(before, index))}
            />
          ))}
        </Row>
      ) : null}
      {picked.luminos.length === 0 ? null : (
        <Button
          label={tile === null ? strings.take(picked.luminos.length) : strings.swap(picked.luminos.length)}
          onPress={() => change(taps.givePicked)}
        />
      )}
      {supply.stack.length === 0 ? null : (
        <Text variant="small" tone="mutedText">
          {strings.stack(supply.stack.length)}
        </Text>
      )}
    </View>
  );
}

/** The deed that the last stage of help shows. */
function nextDeed(play: LessonPlay, step: TurnStep): Deed | null {
  if (play.solved !== null || hintOf(step, play.run.hintLevel).kind !== 'move') return null;
  return taps.nextOf(play, step).deed ?? null;
}

type Part = 'atoll' | 'display' | 'supply' | 'reef';

/** The part of the table that the first stages of help point at. */
function nearDeed(play: LessonPlay, step: TurnStep): Part | null {
  if (play.solved !== null || hintOf(step, play.run.hintLevel).kind !== 'table') return null;
  const { deed } = taps.nextOf(play, step);
  switch (deed?.type) {
    case 'add':
    case 'fromDisplay':
      return 'display';
    case 'fromAtoll':
      return 'atoll';
    case 'swap':
      return deed.from;
    case 'limestone':
    case 'fill':
    case 'return':
      return 'supply';
    default:
      return 'reef';
  }
}

function isTapped(deed: Deed | null, from: 'atoll' | 'display', index: number): boolean {
  switch (deed?.type) {
    case 'add':
    case 'fromDisplay':
      return from === 'display' && deed.lumino === index;
    case 'fromAtoll':
      return from === 'atoll' && deed.luminos.includes(index);
    case 'swap':
      return from === deed.from && deed.luminos.includes(index);
    default:
      return false;
  }
}

interface SupplyProps extends LessonWork {
  readonly turn: Turn;
  readonly next: Deed | null;
  /** Help points here. */
  readonly isNear: boolean;
}

/** Limestone and the bag. What a tap would do now stands on them. */
function Supply({ change, turn: { seat, supply, phase, added, hand }, next, isNear }: SupplyProps) {
  const strings = useStrings(learnStrings).lesson;
  const taking = phase === 'act' && added !== null ? strings.takeLimestone(numberOf(added)) : null;
  const bagDoes =
    phase === 'fill' ? strings.fillAtoll : phase === 'place' && hand.length > 0 ? strings.returnLumino : null;
  return (
    <Row name={strings.supply}>
      <Key
        label={[strings.limestone(seat.limestone), taking].filter((each) => each !== null).join(', ')}
        isLit={isNear || next?.type === 'limestone'}
        onPress={() => change(taps.tapLimestone)}
      >
        <LimestoneFigure size={24} />
        <Text strong tabular>{`${seat.limestone} / 10`}</Text>
        {taking === null ? null : (
          <Text variant="small" tone="accentText">
            {taking}
          </Text>
        )}
      </Key>
      <Key
        label={[strings.bag(supply.bag.length), bagDoes].filter((each) => each !== null).join(', ')}
        isLit={isNear || next?.type === 'fill' || next?.type === 'return'}
        onPress={() => change(taps.tapBag)}
      >
        <BagFigure size={26} />
        <Text strong tabular>
          {supply.bag.length}
        </Text>
        {bagDoes === null ? null : (
          <Text variant="small" tone="accentText">
            {bagDoes}
          </Text>
        )}
      </Key>
      {seat.score === 0 ? null : <Text strong>{strings.score(seat.score)}</Text>}
    </Row>
  );
}

/** The bag that Luminos are drawn from. */
export function BagFigure({ size }: { readonly size: number }) {
  const { accentText } = useColors();
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <Path
        d="M12 9C5 14 3 20 5 25C7 29 25 29 27 25C29 20 27 14 20 9ZM11 4Q16 7 21 4L20 9H12Z"
        fill="none"
        stroke={accentText}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
    </Svg>
  );
}

interface LuminoKeyProps {
  /** Where it lies. */
  readonly place: string;
  readonly lumino: Lumino;
  readonly isPicked: boolean;
  readonly isLit: boolean;
  /** Added to its name. */
  readonly note: ((lumino: string) => string) | null;
  readonly onPress: () => void;
}

function LuminoKey({ place, lumino: { color, symbols }, isPicked, isLit, note, onPress }: LuminoKeyProps) {
  const { words } = useStrings(lumicoraStrings);
  const { isPicked: chosen } = useStrings(learnStrings).lesson;
  const face = { colors: [color, color], symbols } as const;
  const name = describeFace(words, face);
  const label = `${place}: ${note === null ? name : note(name)}${isPicked ? `, ${chosen}` : ''}`;
  return (
    <Key label={label} isLit={isPicked || isLit} onPress={onPress}>
      <LooseLumino face={face} width={LUMINO} />
    </Key>
  );
}

const LUMINO = 56;

export interface KeyProps extends PropsWithChildren {
  readonly label: string;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

/** A thing that can be tapped. Its frame is always there, so that nothing moves when it lights up. */
export function Key({ label, isLit, onPress, children }: KeyProps) {
  const colors = useColors();
  return (
    <Pressed
      role="button"
      accessibilityLabel={label}
      onPress={onPress}
      style={[
        styles.key,
        { borderColor: isLit ? colors.accent : 'transparent', backgroundColor: colors.raised },
      ]}
    >
      {children}
    </Pressed>
  );
}

export function Row({ name, children }: PropsWithChildren<{ readonly name: string }>) {
  return (
    <View role="group" accessibilityLabel={name} style={styles.row}>
      <View style={styles.name} aria-hidden importantForAccessibility="no-hide-descendants">
        <Text variant="small" tone="mutedText">
          {name}
        </Text>
      </View>
      <View style={styles.things}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  name: { width: 58 },
  things: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  key: {
    minWidth: TOUCH_TARGET,
    minHeight: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: 2,
    borderWidth: 3,
    borderRadius: radius.m,
  },
});
