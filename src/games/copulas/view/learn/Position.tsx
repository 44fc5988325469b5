import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { useStrings } from '@/ui/i18n/LanguageContext';

import type { Course } from '../../rules/course';
import type { Color } from '../../rules/pieces';
import { open, type Table } from '../../session/table';
import { tableStrings } from '../../strings/table';
import { SkyBoard, type SkyMarks } from '../board/SkyBoard';
import { cellDescriber } from '../table/describe';

const COLORS: readonly Color[] = ['orange', 'blue'];

/** A position of a lesson or a puzzle as a table, so that placing works as in a game. */
export function tableOfCourse(course: Course, names: readonly [string, string]): Table {
  const { board, order } = course;
  const { modules, moduleSize, lights, joints } = board;
  const table = open({
    players: COLORS.map((color, seat) => ({ name: names[seat]!, color, level: null })),
    order,
    teams: false,
    plan: { modules, moduleSize, lights, joints },
    depth: 'lights',
  });
  return { ...table, course };
}

interface PositionProps extends SkyMarks {
  readonly table: Table;
  readonly onPress: (cell: number) => void;
}

/** The board of a lesson or a puzzle. */
export function Position({ table, onPress, ...marks }: PositionProps) {
  const strings = useStrings(tableStrings);
  const describe = useMemo(() => cellDescriber(strings, table), [strings, table]);
  const { board, laid } = table.course;
  return (
    <View style={[styles.board, { aspectRatio: board.columns / board.rows }]}>
      <SkyBoard
        board={board}
        laid={laid}
        colors={COLORS}
        label={strings.turn.board}
        describe={describe}
        showsMiddle={laid.length === 0}
        onPress={onPress}
        {...marks}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', maxWidth: 460, alignSelf: 'center' },
});
