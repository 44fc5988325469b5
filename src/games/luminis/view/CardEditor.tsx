import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Path } from 'react-native-svg';

import { Chips } from '@/ui/components/Chips';
import { IconButton } from '@/ui/components/IconButton';
import { CloseIcon } from '@/ui/components/icons';
import { Notice } from '@/ui/components/Notice';
import { Pressed } from '@/ui/components/Pressed';
import { Stepper } from '@/ui/components/Stepper';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import {
  amountOf,
  ARROWS,
  isSpire,
  LEVELS,
  NOTHING,
  RESOURCES,
  type Arrow,
  type CardFace,
  type Level,
  type Resources,
} from '../rules/model';
import { blankFace, isGuess, offeredCards, type CardLibrary } from '../session/cardLibrary';
import { MOST_ON_CARD } from '../session/gameFileSchema';
import { luminisStrings } from '../strings';
import { CardPicture, NUMERALS } from './CardDrawing';
import { describeCard } from './describe';
import { ResourceSign } from './shapes';

interface CardEditorProps {
  readonly face: CardFace;
  readonly onChange: (face: CardFace) => void;
  /** The levels to choose from; none to choose where there is one. */
  readonly levels: readonly Level[];
  readonly library: CardLibrary;
}

const MOST_OFFERED = 6;

/** A card as it is entered: drawn as it grows, one tap for each sign on it. */
export function CardEditor({ face, onChange, levels, library }: CardEditorProps) {
  const strings = useStrings(luminisStrings);
  const { card: words } = strings;
  const offered = offeredCards(library, face).slice(0, MOST_OFFERED);
  const { arrows } = face;
  const toggle = (arrow: Arrow) =>
    onChange({
      ...face,
      arrows: ARROWS.filter((each) => (each === arrow) !== arrows.includes(each)),
    });
  return (
    <>
      <View style={styles.head}>
        <View accessible role="img" accessibilityLabel={describeCard(strings, face)}>
          <CardPicture card={face} showsCost width={150} />
        </View>
        {levels.length < 2 ? null : (
          <Chips
            label={words.level}
            value={face.level}
            options={levels.map((level) => ({ value: level, label: NUMERALS[level] }))}
            onChange={(level) =>
              onChange({ ...blankFace(level), ...(isBlank(face) ? null : { ...face, level }) })
            }
          />
        )}
      </View>
      {isGuess(face) ? <Notice tone="text" text={words.guess} /> : null}
      <View style={styles.block}>
        <Text variant="title">{words.cost}</Text>
        {RESOURCES.map((resource, index) => (
          <Stepper
            key={resource}
            label={strings.words.names[resource]}
            picture={<ResourceSign resource={resource} size={24} />}
            current={`${words.cost}: ${strings.words.resources[resource](face.cost[index]!)}`}
            value={face.cost[index]!}
            least={0}
            most={MOST_ON_CARD}
            lessLabel={`${words.cost}: ${words.fewer(words.one[resource])}`}
            moreLabel={`${words.cost}: ${words.more(words.one[resource])}`}
            onChange={(amount) => onChange({ ...face, cost: withAmount(face.cost, index, amount) })}
          />
        ))}
      </View>
      <TapAmounts
        part={words.center}
        amounts={face.center}
        onChange={(center) => onChange({ ...face, center })}
      />
      {isSpire(face) ? null : (
        <>
          <TapAmounts
            part={words.local}
            amounts={face.local}
            onChange={(local) => onChange({ ...face, local })}
          />
          <View style={styles.block}>
            <Text variant="title">{words.arrows}</Text>
            <View style={styles.keys}>
              {ARROW_KEYS.map((arrow) => (
                <ArrowKey
                  key={arrow}
                  arrow={arrow}
                  isOn={arrows.includes(arrow)}
                  onPress={() => toggle(arrow)}
                />
              ))}
              <Toggle
                label={words.draw}
                isOn={face.draw}
                onPress={() => onChange({ ...face, draw: !face.draw })}
              />
            </View>
          </View>
        </>
      )}
      {offered.length === 0 ? null : (
        <View style={styles.block}>
          <Text variant="title">{words.offered}</Text>
          <Text tone="mutedText">{words.offeredNote}</Text>
          <View style={styles.keys}>
            {offered.map((card, index) => (
              <Pressed
                key={index}
                role="button"
                accessibilityLabel={words.copy(describeCard(strings, card))}
                onPress={() => onChange(card)}
              >
                <CardPicture card={card} showsCost width={96} />
              </Pressed>
            ))}
          </View>
        </View>
      )}
    </>
  );
}

/** From left over the top to right, as they lie around a card. */
const ARROW_KEYS: readonly Arrow[] = ['left', 'up-left', 'up', 'up-right', 'right'];

function isBlank(face: CardFace): boolean {
  const { cost, center, local, arrows, draw } = blankFace(face.level);
  return (
    face.cost.join() === cost.join() &&
    face.center.join() === center.join() &&
    face.local.join() === local.join() &&
    face.arrows.length === arrows.length &&
    face.draw === draw
  );
}

function withAmount(amounts: Resources, at: number, amount: number): Resources {
  return amounts.map((each, index) => (index === at ? amount : each)) as unknown as Resources;
}

interface TapAmountsProps {
  readonly part: string;
  readonly amounts: Resources;
  readonly onChange: (amounts: Resources) => void;
}

/** A tap on a sign adds one of it. */
function TapAmounts({ part, amounts, onChange }: TapAmountsProps) {
  const { card: words } = useStrings(luminisStrings);
  const colors = useColors();
  return (
    <View style={styles.block}>
      <Text variant="title">{part}</Text>
      <View style={styles.keys}>
        {RESOURCES.map((resource, index) => (
          <Pressed
            key={resource}
            role="button"
            mayRepeat
            accessibilityLabel={words.add(part, words.one[resource], amounts[index]!)}
            disabled={amounts[index]! >= MOST_ON_CARD}
            onPress={() => onChange(withAmount(amounts, index, amounts[index]! + 1))}
            style={[styles.key, { backgroundColor: colors.raised, borderColor: colors.border }]}
          >
            <ResourceSign resource={resource} size={26} />
            <Text strong tabular>
              {amounts[index]!}
            </Text>
          </Pressed>
        ))}
        <IconButton
          label={words.clear(part)}
          disabled={amountOf(amounts) === 0}
          onPress={() => onChange(NOTHING)}
        >
          <CloseIcon />
        </IconButton>
      </View>
    </View>
  );
}

/** Turned by so much from the arrow that points right. */
const TURNS: Readonly<Record<Arrow, number>> = {
  right: 0,
  'up-right': -45,
  up: -90,
  'up-left': -135,
  left: 180,
};

function ArrowKey({
  arrow,
  isOn,
  onPress,
}: {
  readonly arrow: Arrow;
  readonly isOn: boolean;
  readonly onPress: () => void;
}) {
  const { words } = useStrings(luminisStrings);
  const colors = useColors();
  return (
    <Pressed
      role="checkbox"
      aria-checked={isOn}
      accessibilityLabel={words.arrows[arrow]}
      onPress={onPress}
      style={[
        styles.key,
        styles.square,
        { backgroundColor: isOn ? colors.accent : colors.raised, borderColor: colors.border },
      ]}
    >
      <Svg width={28} height={28} viewBox="-14 -14 28 28">
        <Path
          d="M-9 0 H6 M0 -7 L8 0 L0 7"
          transform={`rotate(${TURNS[arrow]})`}
          fill="none"
          stroke={isOn ? colors.onAccent : colors.text}
          strokeWidth={3.2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Svg>
    </Pressed>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function Toggle({ label, isOn, onPress }: ToggleProps) {
  const colors = useColors();
  return (
    <Pressed
      role="checkbox"
      aria-checked={isOn}
      accessibilityLabel={label}
      onPress={onPress}
      style={[
        styles.key,
        { backgroundColor: isOn ? colors.accent : colors.raised, borderColor: colors.border },
      ]}
    >
      <Text strong tone={isOn ? 'onAccent' : 'text'}>
        {label}
      </Text>
    </Pressed>
  );
}

/** The keys of a card page, always at the thumb. */
export function CardFoot({ children }: PropsWithChildren) {
  const colors = useColors();
  const insets = useSafeAreaInsets();
  return (
    <View
      style={[
        styles.foot,
        {
          backgroundColor: colors.surface,
          borderColor: colors.border,
          paddingBottom: insets.bottom + space.s,
          paddingLeft: insets.left + space.l,
          paddingRight: insets.right + space.l,
        },
      ]}
    >
      {children}
    </View>
  );
}

/** All levels; a spire lies in the middle and never in a hand. */
export const HAND_LEVELS: readonly Level[] = LEVELS.filter((level) => level !== 4);

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  block: { gap: space.s },
  keys: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  key: {
    minHeight: TOUCH_TARGET,
    minWidth: TOUCH_TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
  },
  square: { paddingHorizontal: 0 },
  foot: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingTop: space.s, borderTopWidth: 1 },
});
