import { memo, useDeferredValue, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import Svg, { Path } from 'react-native-svg';

import { useTableStore } from '@/tabletop/store/useTableStore';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { CORAL_NUMBERS } from '../../rules/model';
import type { Command } from '../../session/table/commands';
import { afterTurn, jellyfishOf, suggestNext, type Suggestion } from '../../session/table/guide';
import type { Table } from '../../session/table/table';
import type { ReefScreenStrings } from '../../strings/en/reefScreen';
import { lumicoraStrings } from '../../strings/index';
import { reefScreenStrings } from '../../strings/reefScreen';
import type { TableStore } from '../store/LibraryContext';
import { LimestoneFigure, TileFigure } from '../table/figures';
import { StoreNotice, UndoKey } from '../UndoBar';

interface TurnBarProps {
  readonly store: TableStore;
  readonly player: number;
  readonly onSaid: (text: string) => void;
  /** To whatever comes next at this table. */
  readonly onGo: (next: Suggestion) => void;
}

/**
 * All that belongs to a turn beside placing, at the thumb: the same keys in the same places for every player. The board
 * answers a step first, what the keys say follows with the next picture.
 */
export function TurnBar(props: TurnBarProps) {
  const { table } = useTableStore(props.store);
  return <TurnKeys {...props} table={useDeferredValue(table)} />;
}

interface TurnKeysProps extends TurnBarProps {
  readonly table: Table;
}

const TurnKeys = memo(function TurnKeys({ store, player, table, onSaid, onGo }: TurnKeysProps) {
  const strings = useStrings(reefScreenStrings);
  const { table: words } = useStrings(lumicoraStrings);
  const { perform } = store.getState();
  const [opened, setOpened] = useState<'limestone' | 'jellyfish' | null>(null);
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const jellyfish = jellyfishOf(table, player);
  const isOver = table.phase === 'final';
  const open = (what: typeof opened) => setOpened(opened === what ? null : what);
  const act = (command: Command, done: string) => {
    setOpened(null);
    const refused = perform(command);
    onSaid(refused === null ? done : words.rejected(refused));
  };
  const ending = afterTurn(table, player);
  const next = () => {
    setOpened(null);
    const isOwnTurn = afterTurn(store.getState().table, player) !== null;
    const refused = isOwnTurn ? perform({ type: 'end-turn', player }) : null;
    if (refused !== null) onSaid(words.rejected(refused));
    else onGo(suggestNext(store.getState().table));
  };
  return (
    <>
      <StoreNotice store={store} />
      <View
        role="toolbar"
        accessibilityLabel={strings.bar}
        style={[
          styles.bar,
          {
            backgroundColor: colors.surface,
            borderColor: colors.border,
            paddingBottom: insets.bottom + space.s,
            paddingLeft: insets.left + space.s,
            paddingRight: insets.right + space.s,
          },
        ]}
      >
        {opened === null ? null : (
          <View
            role="group"
            accessibilityLabel={opened === 'limestone' ? strings.takeHowMany : strings.spendJellyfish}
            style={[styles.choices, { backgroundColor: colors.surface, borderColor: colors.border }]}
          >
            {opened === 'limestone'
              ? CORAL_NUMBERS.map((count) => (
                  <BarKey
                    key={count}
                    grows
                    label={words.takeCount(count)}
                    onPress={() => act({ type: 'take-limestone', player, count }, strings.took(count))}
                  >
                    <Text strong>{count}</Text>
                  </BarKey>
                ))
              : jellyfish.map((color) => (
                  <BarKey
                    key={color}
                    grows
                    label={words.spend(color)}
                    onPress={() => act({ type: 'spend-jellyfish', player, color }, strings.spent(color))}
                  >
                    <TileFigure color={color} tile="jellyfish" size={28} />
                  </BarKey>
                ))}
          </View>
        )}
        <UndoKey store={store} />
        <BarKey
          label={strings.takeLimestone}
          isOpen={opened === 'limestone'}
          disabled={isOver}
          onPress={() => open('limestone')}
        >
          <LimestoneFigure size={26} />
        </BarKey>
        <BarKey
          label={strings.returnLumino}
          disabled={isOver}
          onPress={() => act({ type: 'return-lumino', player }, strings.returned)}
        >
          <ReturnIcon />
        </BarKey>
        <BarKey
          label={strings.spendJellyfish}
          isOpen={opened === 'jellyfish'}
          disabled={isOver || jellyfish.length === 0}
          onPress={() => open('jellyfish')}
        >
          <TileFigure color={jellyfish[0] ?? 'pink'} tile="jellyfish" size={28} />
        </BarKey>
        <Pressed
          role="button"
          accessibilityLabel={labelOf(strings, table, ending)}
          onPress={next}
          style={[styles.next, { backgroundColor: colors.accent }]}
        >
          <Text tone="onAccent" strong center numberOfLines={2}>
            {labelOf(strings, table, ending)}
          </Text>
        </Pressed>
      </View>
    </>
  );
});

/** What the large key does: it ends this player's turn, or leads to whoever's turn it is. */
function labelOf(strings: ReefScreenStrings, table: Table, ending: Suggestion | null): string {
  const next = ending ?? suggestNext(table);
  if (next.step === 'final-scoring') return strings.finalScoring;
  const { name } = table.players[next.player]!;
  if (next.step === 'score') return strings.nextScoring(name);
  return ending === null ? strings.backTo(name) : strings.next(name);
}

interface BarKeyProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly isOpen?: boolean;
  readonly grows?: boolean;
  readonly children: ReactNode;
}

function BarKey({ label, onPress, disabled, isOpen, grows, children }: BarKeyProps) {
  const colors = useColors();
  return (
    <Pressed
      role="button"
      accessibilityLabel={label}
      {...(isOpen === undefined ? null : { 'aria-expanded': isOpen })}
      disabled={disabled}
      onPress={onPress}
      style={[
        styles.key,
        { backgroundColor: colors.raised, borderColor: isOpen ? colors.accent : colors.border },
        grows && styles.grows,
      ]}
    >
      <View aria-hidden importantForAccessibility="no-hide-descendants">
        {children}
      </View>
    </Pressed>
  );
}

/** A Lumino on its way back into the bag, and the point it costs. */
function ReturnIcon() {
  const { text } = useColors();
  return (
    <View style={styles.return}>
      <Text variant="small" strong>
        {minus(-1)}
      </Text>
      <Svg width={18} height={18} viewBox="0 0 26 26">
        <Path
          d="M9 5L4 10l5 5M5 10h10a6 6 0 0 1 0 12h-4"
          fill="none"
          stroke={text}
          strokeWidth={3}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'stretch', gap: space.xs, paddingTop: space.s, borderTopWidth: 1 },
  key: {
    minHeight: TOUCH_TARGET + space.xs,
    minWidth: TOUCH_TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: 1,
  },
  grows: { flex: 1, minWidth: 44 },
  next: {
    flex: 1,
    minHeight: TOUCH_TARGET + space.xs,
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderRadius: radius.m,
  },
  // Over what stands above the bar, so that nothing moves.
  choices: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: '100%',
    flexDirection: 'row',
    gap: space.xs,
    padding: space.s,
    borderTopWidth: 1,
  },
  return: { flexDirection: 'row', alignItems: 'center' },
});
