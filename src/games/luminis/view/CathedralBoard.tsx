/** A cathedral as a board of cells: cards lie by level and column, open spaces glow with what is already paid there. */

import { memo, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { G, Rect, Text as SvgText } from 'react-native-svg';

import { CellBoard, type BoardCell } from '@/ui/board/CellBoard';
import { nearestToward, type CellLayout, type Point } from '@/ui/board/cells';
import { Button } from '@/ui/components/Button';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { DRAWING_FONT, space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { haveAt, openSpaces, type Cathedral, type Space } from '../rules/cathedral';
import { RESOURCES, type Card, type Resources } from '../rules/model';
import type { Option } from '../rules/options';
import { luminisStrings } from '../strings';
import { CARD_HEIGHT, CARD_WIDTH, CardDrawing } from './CardDrawing';
import { describeCard, describeResources } from './describe';
import { Shape } from './shapes';

/** What a space says while a card is chosen for it. */
export type SpaceSign =
  | { readonly kind: 'paid' }
  | { readonly kind: 'discard'; readonly count: number }
  | { readonly kind: 'short'; readonly short: Resources };

export function signOf({ short, discard }: Pick<Option, 'short' | 'discard'>): SpaceSign {
  if (discard === null) return { kind: 'short', short };
  return discard.length === 0 ? { kind: 'paid' } : { kind: 'discard', count: discard.length };
}

export interface CathedralBoardProps {
  readonly cathedral: Cathedral;
  readonly label: string;
  /** The spaces that glow; all open ones unless told. */
  readonly spaces?: readonly Space[];
  /** What a glowing space says; what is already paid there unless told. */
  readonly signAt?: (space: Space) => SpaceSign | null;
  readonly chosen?: Space | null;
  readonly onSpace: (space: Space) => void;
  readonly onCard?: (card: Card) => void;
}

const GAP = 8;
const STEP_X = CARD_WIDTH + GAP;
const STEP_Y = CARD_HEIGHT + GAP;
/** In points: how wide a card is drawn at least, and at most. */
const NARROWEST = 54;
const WIDEST = 132;
/** A phone on its side: the whole tower should still be seen. */
const LOW = 500;
const ZOOMS = [0.75, 1, 1.4, 2] as const;

export function CathedralBoard(props: CathedralBoardProps) {
  const { cathedral, label, spaces, onSpace, onCard } = props;
  const strings = useStrings(luminisStrings);
  const { width, height } = useWindowDimensions();
  const [zoom, setZoom] = useState(1);
  const open = useMemo(() => spaces ?? openSpaces(cathedral), [spaces, cathedral]);
  const plan = useMemo(() => planOf(cathedral, open), [cathedral, open]);
  const room = Math.min(width, 900) - 2 * space.l;
  const widest = height < LOW ? NARROWEST : WIDEST;
  const fitting = Math.min(widest, Math.max(NARROWEST, (room * CARD_WIDTH) / plan.layout.width));
  const scale = (fitting * ZOOMS[zoom]!) / CARD_WIDTH;
  const cells = plan.cells.map((cell): BoardCell => {
    const isChosen = props.chosen?.level === cell.level && props.chosen.column === cell.column;
    const column = strings.table.column(cell.column);
    if (cell.card !== null) {
      const label = strings.table.placed(describeCard(strings, cell.card), column);
      return { label, isDisabled: onCard === undefined };
    }
    const sign = props.signAt?.(cell) ?? null;
    const told = sign === null ? paidWords(strings, haveAt(cathedral, cell)) : signWords(strings, sign);
    const level = strings.words.levels[cell.level];
    return { label: `${strings.table.space(level, column)}, ${told}`, isSelected: isChosen };
  });
  const press = (index: number) => {
    const cell = plan.cells[index]!;
    if (cell.card === null) onSpace({ level: cell.level, column: cell.column });
    else onCard?.(cell.card);
  };
  return (
    <View style={styles.block}>
      <ScrollView horizontal contentContainerStyle={styles.scroll}>
        <View style={{ width: plan.layout.width * scale, height: plan.layout.height * scale }}>
          <CellBoard key={plan.key} layout={plan.layout} cells={cells} label={label} onPress={press}>
            <Drawing {...props} plan={plan} />
          </CellBoard>
        </View>
      </ScrollView>
      <View style={styles.zoom}>
        <Button
          kind="quiet"
          label="−"
          accessibilityLabel={strings.table.zoomOut}
          disabled={zoom === 0}
          onPress={() => setZoom(zoom - 1)}
        />
        <Button
          kind="quiet"
          label="+"
          accessibilityLabel={strings.table.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onPress={() => setZoom(zoom + 1)}
        />
      </View>
    </View>
  );
}

type Strings = (typeof luminisStrings)['en'];

function paidWords(strings: Strings, have: Resources): string {
  return strings.table.alreadyPaid(describeResources(strings, have));
}

function signWords(strings: Strings, sign: SpaceSign): string {
  switch (sign.kind) {
    case 'paid':
      return strings.table.paid;
    case 'discard':
      return strings.table.discard(sign.count);
    case 'short':
      return strings.table.shortOf(describeResources(strings, sign.short));
  }
}

interface PlannedCell extends Space {
  /** Null for an open space. */
  readonly card: Card | null;
}

interface Plan {
  readonly cells: readonly PlannedCell[];
  readonly layout: CellLayout;
  /** Another one where cells came or went. */
  readonly key: string;
}

/** Columns far away from the others stand close by, behind one that is left free. */
function planOf(cathedral: Cathedral, open: readonly Space[]): Plan {
  const placed = cathedral.map(({ card, column }) => ({ level: card.level, column, card }));
  const cells: readonly PlannedCell[] = [...placed, ...open.map((each) => ({ ...each, card: null }))];
  const columns = [...new Set(cells.map(({ column }) => column))].sort((a, b) => a - b);
  const places = new Map<number, number>();
  for (const [index, column] of columns.entries()) {
    const before = columns[index - 1];
    const gap = before === undefined ? 0 : Math.min(2, column - before);
    places.set(column, before === undefined ? 0 : places.get(before)! + gap);
  }
  const top = Math.max(2, ...cells.map(({ level }) => level));
  const centers = cells.map(({ level, column }): Point => ({
    x: places.get(column)! * STEP_X + CARD_WIDTH / 2,
    y: (top - level) * STEP_Y + CARD_HEIGHT / 2,
  }));
  const last = places.get(columns.at(-1) ?? 0) ?? 0;
  return {
    cells,
    key: cells.map(({ level, column, card }) => `${level} ${column} ${card?.id ?? ''}`).join(),
    layout: {
      width: (last + 1) * STEP_X - GAP,
      height: top * STEP_Y - GAP,
      centers,
      polygons: centers.map(rectangleAround),
      target: { width: CARD_WIDTH, height: CARD_HEIGHT, isRound: false },
      toward: nearestToward(centers),
    },
  };
}

function rectangleAround({ x, y }: Point): readonly Point[] {
  const [halfX, halfY] = [CARD_WIDTH / 2, CARD_HEIGHT / 2];
  return [
    { x: x - halfX, y: y - halfY },
    { x: x + halfX, y: y - halfY },
    { x: x + halfX, y: y + halfY },
    { x: x - halfX, y: y + halfY },
  ];
}

const Drawing = memo(function Drawing(props: CathedralBoardProps & { readonly plan: Plan }) {
  const { cathedral, plan, signAt, chosen } = props;
  return plan.cells.map((cell, index) => {
    const { x, y } = plan.layout.centers[index]!;
    const isChosen = chosen?.level === cell.level && chosen.column === cell.column;
    return (
      <G key={index} transform={`translate(${x - CARD_WIDTH / 2}, ${y - CARD_HEIGHT / 2})`}>
        {cell.card === null ? (
          <OpenSpace
            sign={signAt?.(cell) ?? null}
            have={haveAt(cathedral, cell)}
            isChosen={isChosen === true}
          />
        ) : (
          <CardDrawing card={cell.card} />
        )}
      </G>
    );
  });
});

interface OpenSpaceProps {
  readonly sign: SpaceSign | null;
  readonly have: Resources;
  readonly isChosen: boolean;
}

function OpenSpace({ sign, have, isChosen }: OpenSpaceProps) {
  const colors = useColors();
  const { table } = useStrings(luminisStrings);
  const isShort = sign?.kind === 'short';
  const word =
    sign === null
      ? null
      : sign.kind === 'paid'
        ? table.paid
        : sign.kind === 'discard'
          ? table.discard(sign.count)
          : table.short;
  return (
    <G>
      <Rect
        x={2}
        y={2}
        width={CARD_WIDTH - 4}
        height={CARD_HEIGHT - 4}
        rx={9}
        fill={isChosen ? colors.raised : colors.surface}
        stroke={isShort ? colors.border : colors.accent}
        strokeWidth={isChosen ? 5 : 2.5}
        strokeDasharray={isChosen ? undefined : '8 5'}
      />
      {word === null ? null : (
        <SvgText
          x={CARD_WIDTH / 2}
          y={isShort ? 34 : 48}
          fill={isShort ? colors.mutedText : colors.accentText}
          fontSize={15}
          fontWeight="bold"
          fontFamily={DRAWING_FONT}
          textAnchor="middle"
        >
          {word}
        </SvgText>
      )}
      <SmallAmounts
        resources={isShort ? sign.short : sign === null ? have : [0, 0, 0]}
        y={isShort ? 56 : 44}
      />
    </G>
  );
}

function SmallAmounts({ resources, y }: { readonly resources: Resources; readonly y: number }) {
  const colors = useColors();
  const shown = RESOURCES.flatMap((resource, index) =>
    resources[index]! > 0 ? [{ resource, amount: resources[index]! }] : [],
  );
  const from = CARD_WIDTH / 2 - ((shown.length - 1) * 30) / 2;
  return shown.map(({ resource, amount }, index) => (
    <G key={resource}>
      <Shape resource={resource} x={from + index * 30 - 6} y={y} size={13} />
      <SvgText
        x={from + index * 30 + 3}
        y={y + 5}
        fill={colors.text}
        fontSize={14}
        fontWeight="bold"
        fontFamily={DRAWING_FONT}
      >
        {amount}
      </SvgText>
    </G>
  ));
}

const styles = StyleSheet.create({
  block: { gap: space.xs },
  scroll: { flexGrow: 1, justifyContent: 'center' },
  zoom: { flexDirection: 'row', justifyContent: 'flex-end', gap: space.s },
});
