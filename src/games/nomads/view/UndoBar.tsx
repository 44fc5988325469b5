import { memo, useCallback, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import * as undo from '@/tabletop/store/view/UndoBar';
import { LiveText } from '@/ui/components/LiveText';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import type { Command, CommandRejection } from '../session/commands';
import { exportSession } from '../session/session';
import type { Table } from '../session/table';
import { nomadsStrings } from '../strings';
import { gameFileStrings } from '../strings/gameFile';
import { describeCommand, describeRejection } from './describe';
import { useLooks, type TableStore } from './store/store';

interface UndoBarProps {
  readonly store: TableStore;
  /** The keys of the page, beside undo and redo. */
  readonly children?: ReactNode;
}

/** Undo and redo at the foot of every screen of a game, in the words of Nomads. */
export const UndoBar = memo(function UndoBar({ store, children }: UndoBarProps) {
  const strings = useStrings(nomadsStrings);
  const looks = useLooks();
  const describe = useCallback(
    (table: Table, command: Command) => describeCommand(strings, looks, table, command),
    [strings, looks],
  );
  return (
    <undo.UndoBar store={store} describe={describe} fileOf={exportSession}>
      {children}
    </undo.UndoBar>
  );
});

interface RefusalProps {
  readonly table: Table;
  readonly rejection: CommandRejection | null;
}

/** Why the last tap did nothing; its room is only there when it is needed. */
export function Refusal({ table, rejection }: RefusalProps) {
  const strings = useStrings(nomadsStrings);
  const language = useLanguage();
  if (rejection === null) return null;
  return (
    <View style={styles.refusal}>
      <LiveText
        isUrgent
        tone="danger"
        text={describeRejection(strings, gameFileStrings[language], table, rejection)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  refusal: { paddingHorizontal: space.l, paddingVertical: space.xs },
});
