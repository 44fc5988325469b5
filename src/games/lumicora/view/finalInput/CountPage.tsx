import { useMemo, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useTableStore } from '@/tabletop/store/useTableStore';
import { Button } from '@/ui/components/Button';
import { Card } from '@/ui/components/Card';
import { LiveText } from '@/ui/components/LiveText';
import { NumberPad } from '@/ui/components/NumberPad';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';
import { selectedState } from '@/ui/selectedState';
import { COLUMN_WIDTH, radius, space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { scoreTable } from '../../session/final/finalTable';
import type { Table } from '../../session/table/table';
import { finalInputStrings } from '../../strings/finalInput';
import { whoWonStrings } from '../../strings/whoWon';
import { RuleHint } from '../reference/RuleHint';
import type { TableStore } from '../store/LibraryContext';
import { FishFigure } from '../table/figures';
import { StoreNotice, UndoKey } from '../UndoBar';
import { BesideFields, ReefFields, TotalFields } from './CountSheet';
import { describeKnown } from './knownReef';
import { useCountSheet, type CountSheetWork } from './useCountSheet';
import { useReefWarnings } from './useReefWarnings';

interface CountPageProps {
  readonly store: TableStore;
  readonly player: number;
  readonly onPlayer: (player: number) => void;
  readonly onPhoto: () => void;
  readonly onPaint: () => void;
  readonly onReef: () => void;
  readonly onAnswer: () => void;
}

/** One player of a game that nobody tracked: what lies before them, number keys, and on to the next. */
export function CountPage(props: CountPageProps) {
  const { store, player, onPlayer, onPhoto, onPaint, onReef, onAnswer } = props;
  const strings = useStrings(whoWonStrings);
  const { table, perform } = useTableStore(store);
  const seats = useMemo(() => [player], [player]);
  const sheet = useCountSheet(store, seats);
  const warnings = useReefWarnings(table, player);
  const { name, depth } = table.players[player]!;
  const next = table.players[player + 1];
  const totals = useTotals(table);
  return (
    <CountLayout
      store={store}
      sheet={sheet}
      allIn={strings.allIn(totals[player] ?? 0)}
      head={<PlayerChips table={table} totals={totals} player={player} onPlayer={onPlayer} />}
      nextLabel={next === undefined ? strings.answer : strings.next(next.name)}
      onNext={() => (next === undefined ? onAnswer() : onPlayer(player + 1))}
    >
      <View style={styles.head}>
        <View style={styles.name}>
          <Text variant="title" numberOfLines={1}>
            {name}
          </Text>
        </View>
        <Button
          kind="quiet"
          label={strings.photo}
          accessibilityLabel={strings.photoOf(name)}
          onPress={onPhoto}
        />
        {depth === 'counted' ? (
          <Button
            kind="quiet"
            label={strings.paintIt}
            accessibilityLabel={strings.paintOf(name)}
            onPress={onPaint}
          />
        ) : null}
      </View>
      <BesideFields sheet={sheet} player={player} />
      {depth === 'counted' ? (
        <ReefFields sheet={sheet} player={player} />
      ) : (
        <KnownReef
          table={table}
          player={player}
          onOpen={depth === 'mirrored' ? onReef : onPaint}
          onCount={() => perform({ type: 'choose-depth', player, depth: 'counted' })}
        />
      )}
      {warnings.map((words) => (
        <LiveText key={words} variant="small" tone="warning" text={words} />
      ))}
    </CountLayout>
  );
}

interface TotalsPageProps {
  readonly store: TableStore;
  readonly onAnswer: () => void;
  /** The date and the note. */
  readonly children: ReactNode;
}

/** An old score sheet: all totals on one page. */
export function TotalsPage({ store, onAnswer, children }: TotalsPageProps) {
  const strings = useStrings(whoWonStrings);
  const { table } = useTableStore(store);
  const { length } = table.players;
  const seats = useMemo(() => Array.from({ length }, (_, seat) => seat), [length]);
  const sheet = useCountSheet(store, seats);
  return (
    <CountLayout
      store={store}
      sheet={sheet}
      allIn={strings.totalsIn}
      head={null}
      nextLabel={strings.answer}
      onNext={onAnswer}
    >
      <TotalFields sheet={sheet} />
      {children}
    </CountLayout>
  );
}

/** What each has by what is entered now; null for whom nothing is. */
function useTotals(table: Table): readonly (number | null)[] {
  return useMemo(() => {
    const { players, missing } = scoreTable(table);
    return players.map(({ total, before }, seat) => (missing.includes(seat) && before === 0 ? null : total));
  }, [table]);
}

interface PlayerChipsProps {
  readonly table: Table;
  readonly totals: readonly (number | null)[];
  readonly player: number;
  readonly onPlayer: (player: number) => void;
}

/** Everybody with what they have so far; a tap leads to their page. */
function PlayerChips({ table, totals, player, onPlayer }: PlayerChipsProps) {
  const strings = useStrings(whoWonStrings);
  const colors = useColors();
  return (
    <View role="group" accessibilityLabel={strings.players} style={styles.chips}>
      {table.players.map(({ name, fish }, seat) => (
        <Pressed
          key={seat}
          role="button"
          accessibilityLabel={strings.chip(name, totals[seat]!)}
          {...selectedState(seat === player)}
          onPress={() => onPlayer(seat)}
          style={[
            styles.chip,
            { backgroundColor: colors.raised, borderColor: seat === player ? colors.accent : colors.border },
          ]}
        >
          <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.figures}>
            <FishFigure fish={fish} size={22} />
            <Text strong tabular>
              {totals[seat] === null ? strings.unknown : minus(totals[seat]!)}
            </Text>
          </View>
        </Pressed>
      ))}
    </View>
  );
}

interface KnownReefProps {
  readonly table: Table;
  readonly player: number;
  readonly onOpen: () => void;
  readonly onCount: () => void;
}

/** A reef that is told space by space needs no counting. */
function KnownReef({ table, player, onOpen, onCount }: KnownReefProps) {
  const strings = useStrings(whoWonStrings);
  const finalInput = useStrings(finalInputStrings);
  const { name, depth } = table.players[player]!;
  if (depth === 'counted') return null;
  return (
    <Card>
      <Text>{strings.known[depth](name)}</Text>
      <Text variant="small" tone="mutedText">
        {describeKnown(finalInput, table, player) ?? finalInput.nothingYet}
      </Text>
      <View style={styles.ways}>
        <Button grows kind="quiet" label={strings.openIt[depth]} onPress={onOpen} />
        <Button grows kind="quiet" label={strings.countInstead} onPress={onCount} />
      </View>
    </Card>
  );
}

interface CountLayoutProps {
  readonly store: TableStore;
  readonly sheet: CountSheetWork;
  /** Said when the last field is filled. */
  readonly allIn: string;
  readonly head: ReactNode;
  readonly nextLabel: string;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

/** Lower than this and wide, the keys stand beside the fields. */
const LOW = 560;

/** The fields scroll; the keys and the way on stay where the thumb is. */
function CountLayout({ store, sheet, allIn, head, nextLabel, onNext, children }: CountLayoutProps) {
  const strings = useStrings(whoWonStrings);
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const isBeside = height < LOW && width > height;
  const { active, refusal } = sheet;
  const sides = { paddingLeft: insets.left + space.s, paddingRight: insets.right + space.s };
  const prompt = active === null ? allIn : strings.field(active.field, sheet.valueOf(active));
  const isSigned = active?.field.kind === 'score';
  return (
    <View role="main" style={isBeside ? styles.beside : styles.fill}>
      <ScrollView style={styles.fill} contentContainerStyle={[styles.content, sides]}>
        <View style={styles.column}>
          {head}
          {children}
        </View>
      </ScrollView>
      <View
        style={[
          styles.foot,
          isBeside && styles.footBeside,
          sides,
          {
            backgroundColor: colors.surface,
            borderColor: colors.border,
            paddingBottom: insets.bottom + space.s,
          },
        ]}
      >
        <StoreNotice store={store} />
        <View style={styles.column}>
          <View style={styles.prompt}>
            <View style={styles.name}>
              <LiveText
                variant="small"
                strong
                tone={refusal === null ? 'text' : 'danger'}
                text={refusal?.words ?? prompt}
              />
              {refusal === null || refusal.rule === null ? null : <RuleHint rule={refusal.rule} />}
            </View>
            {isSigned ? (
              <Button
                kind="quiet"
                label={strings.sign}
                accessibilityLabel={strings.otherSign}
                onPress={() => sheet.turnSign(active)}
              />
            ) : null}
          </View>
          <NumberPad
            label={strings.pad}
            eraseLabel={strings.erase}
            nextLabel={strings.nextField}
            onDigit={sheet.digit}
            onErase={sheet.erase}
            onNext={sheet.next}
          />
          <View role="toolbar" accessibilityLabel={strings.goOn} style={styles.bar}>
            <UndoKey store={store} />
            <Pressed
              role="button"
              accessibilityLabel={nextLabel}
              onPress={onNext}
              style={[styles.next, { backgroundColor: colors.accent }]}
            >
              <Text tone="onAccent" strong center numberOfLines={2}>
                {nextLabel}
              </Text>
            </Pressed>
          </View>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  content: { flexGrow: 1, alignItems: 'center', paddingVertical: space.s },
  column: { width: '100%', maxWidth: COLUMN_WIDTH, gap: space.s, alignSelf: 'center' },
  foot: { paddingTop: space.s, borderTopWidth: 1 },
  footBeside: { width: '46%', justifyContent: 'flex-end', borderTopWidth: 0, borderLeftWidth: 1 },
  prompt: { minHeight: TOUCH_TARGET, flexDirection: 'row', alignItems: 'center', gap: space.s },
  bar: { flexDirection: 'row', gap: space.s },
  next: {
    flex: 1,
    minHeight: TOUCH_TARGET + space.xs,
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderRadius: radius.m,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  chips: { flexDirection: 'row', gap: space.xs },
  chip: {
    flex: 1,
    minHeight: 44,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: 2,
  },
  figures: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
