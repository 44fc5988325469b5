import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { hexagonCorners } from '@/ui/board/layout';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space as gap } from '@/ui/tokens/metrics';

import { nameOf, SPACE_COUNT, type ReefBoard } from '../../rules/boards';
import type { LaidLumino, Space } from '../../rules/model';
import { reefStrings } from '../../strings/reef';
import { GroundSpaces } from '../GroundSpaces';
import { describeSymbol, describeTerrain } from './describeSpace';
import { LuminoPiece, pieceProps } from './LuminoPiece';
import { reefLayout } from './reefLayouts';
import { LitMarks } from './ReefMarks';

export interface StackViewProps {
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
    <View role="list" accessibilityLabel={strings.stack.title(nameOf(space))} style={styles.list}>
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
    <Row
      title={strings.stack.level(level)}
      text={words(half)}
      note={strings.stack.otherHalf(nameOf(lumino.on[other]), words(other))}
    >
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
    <View accessible role="listitem" accessibilityLabel={label} style={styles.row}>
      {children}
      <View style={styles.words}>
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

const styles = StyleSheet.create({
  list: { gap: gap.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: gap.m },
  words: { flex: 1 },
});
