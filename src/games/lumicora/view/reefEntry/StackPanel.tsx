import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { hexagonCorners } from '@/ui/board/layout';
import { Button } from '@/ui/components/Button';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space as gap } from '@/ui/tokens/metrics';

import { SPACE_COUNT, type ReefBoard } from '../../rules/boards';
import type { LaidLumino, Space } from '../../rules/model';
import { NOTHING, surfaceOf } from '../../rules/surface';
import { applyCommand } from '../../session/table/applyCommand';
import type { Table } from '../../session/table/table';
import { lumicoraStrings } from '../../strings/index';
import { reefStrings } from '../../strings/reef';
import { reefScreenStrings } from '../../strings/reefScreen';
import { LuminoPiece, pieceProps } from '../reef/LuminoPiece';
import { describeSymbol, describeTerrain, reefLayout } from '../reef/reefCells';
import { LitMarks } from '../reef/ReefMarks';
import { ruleOfCommandRejection } from '../reference/ruleBehind';
import { RuleHint } from '../reference/RuleHint';
import { GroundSpaces } from '../Terrain';

interface StackPanelProps {
  readonly table: Table;
  readonly player: number;
  readonly space: Space;
  readonly isTurned: boolean;
  readonly onTakeBack: (lumino: number) => void;
}

/** What lies on a space, and taking back the Lumino on top, or why that does not go. */
export function StackPanel({ table, player, space, isTurned, onTakeBack }: StackPanelProps) {
  const strings = useStrings(reefScreenStrings);
  const { rejected } = useStrings(lumicoraStrings).table;
  const { reef } = table.players[player]!;
  const top = surfaceOf(reef).luminos[space] ?? NOTHING;
  const tried = top === NOTHING ? null : applyCommand(table, { type: 'take-back', player, lumino: top });
  const rule = tried === null || tried.ok ? null : ruleOfCommandRejection(tried.error);
  return (
    <>
      <ScrollView nestedScrollEnabled contentContainerStyle={styles.content}>
        <StackView space={space} luminos={reef} board={table.board} isTurned={isTurned} />
      </ScrollView>
      {tried === null ? null : tried.ok ? (
        <Button kind="quiet" label={strings.takeBack} onPress={() => onTakeBack(top)} />
      ) : (
        <>
          <Text variant="small" tone="mutedText">
            {rejected(tried.error)}
          </Text>
          {rule === null ? null : <RuleHint rule={rule} />}
        </>
      )}
    </>
  );
}

const styles = StyleSheet.create({ content: { paddingVertical: gap.xs } });

interface StackViewProps {
  readonly space: Space;
  readonly luminos: readonly LaidLumino[];
  readonly board: ReefBoard;
  /** As the board lies, so that the pieces look the same. */
  readonly isTurned?: boolean;
}

/** What lies on one space, from the top down to the ground. */
export function StackView({ space, luminos, board, isTurned = false }: StackViewProps) {
  const strings = useStrings(reefStrings);
  const stack = luminos.filter(({ on }) => on.includes(space));
  const terrain = board.terrain[space]!;
  return (
    <View role="list" accessibilityLabel={strings.stack.title} style={stackViewStyles.list}>
      {stack
        .map((lumino, index) => (
          <LuminoRow key={index} space={space} lumino={lumino} level={index + 1} isTurned={isTurned} />
        ))
        .reverse()}
      <Row title={strings.stack.ground} text={describeTerrain(strings, terrain)}>
        <Svg width={SIZE} height={SIZE} viewBox="-100 -100 200 200">
          <GroundSpaces terrain={terrain} centers={ORIGIN} corners={hexagonCorners(isTurned)} />
        </Svg>
      </Row>
    </View>
  );
}

const SIZE = 88;
const ORIGIN = [{ x: 0, y: 0 }];
const ALL_COVERED = new Uint8Array(SPACE_COUNT).fill(1);

interface LuminoRowProps {
  readonly space: Space;
  readonly lumino: LaidLumino;
  readonly level: number;
  readonly isTurned: boolean;
}

function LuminoRow({ space, lumino, level, isTurned }: LuminoRowProps) {
  const strings = useStrings(reefStrings);
  const layout = reefLayout(isTurned);
  const half = lumino.on[0] === space ? 0 : 1;
  const other = half === 0 ? 1 : 0;
  const words = (index: 0 | 1) =>
    `${strings.colors[lumino.colors[index]]}, ${describeSymbol(strings, lumino.symbols[index])}`;
  const here = layout.centers[space]!;
  const there = layout.centers[lumino.on[other]]!;
  const corner = `${(here.x + there.x) / 2 - 100} ${(here.y + there.y) / 2 - 100}`;
  return (
    <Row title={strings.stack.level(level)} text={words(half)} note={strings.stack.otherHalf(words(other))}>
      <Svg width={SIZE} height={SIZE} viewBox={`${corner} 200 200`}>
        <LuminoPiece layout={layout} {...pieceProps(lumino)} level={1} part="both" />
        <LitMarks layout={layout} levels={ALL_COVERED} spaces={[space]} tone="lit" />
      </Svg>
    </Row>
  );
}

interface RowProps {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Row({ title, text, note, children }: RowProps) {
  const label = [`${title}: ${text}`, note].filter((words) => words !== undefined).join('. ');
  return (
    <View accessible role="listitem" accessibilityLabel={label} style={stackViewStyles.row}>
      {children}
      <View style={stackViewStyles.words}>
        <Text strong>{title}</Text>
        <Text>{text}</Text>
        {note === undefined ? null : (
          <Text variant="small" tone="mutedText">
            {note}
          </Text>
        )}
      </View>
    </View>
  );
}

const stackViewStyles = StyleSheet.create({
  list: { gap: gap.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: gap.m },
  words: { flex: 1 },
});
