import { memo, useCallback, type ReactNode } from 'react';

import { UndoBar as TableUndoBar } from '@/tabletop/store/view/UndoBar';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { exportSession } from '../session/gameFile/tableGameFile';
import type { Command } from '../session/table/commands';
import type { Table } from '../session/table/table';
import { lumicoraStrings } from '../strings/index';
import { describeCommand } from './describeCommand';
import type { TableStore } from './store/LibraryContext';

interface UndoBarProps {
  readonly store: TableStore;
  /** The keys of the page, beside undo and redo. */
  readonly children?: ReactNode;
}

/** Undo and redo at the foot of every screen of a game, in the words of Lumicora. */
export const UndoBar = memo(function UndoBar({ store, children }: UndoBarProps) {
  const strings = useStrings(lumicoraStrings);
  const describe = useCallback(
    (table: Table, command: Command) => describeCommand(strings, table, command),
    [strings],
  );
  return (
    <TableUndoBar store={store} describe={describe} fileOf={exportSession}>
      {children}
    </TableUndoBar>
  );
});
