import { useCallback, type ReactNode } from 'react';

import * as undo from '@/tabletop/store/view/UndoBar';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { exportSession } from '../../session/files';
import type { Command, Table } from '../../session/table';
import { tableStrings } from '../../strings/table';
import type { TableStore } from '../store/GamesContext';
import { describeCommand } from './describe';

interface GameUndoProps {
  readonly store: TableStore;
  /** The keys of the page, beside undo and redo. */
  readonly children?: ReactNode;
}

/** Undo and redo at the foot of every page of a game, in the words of Copulas. */
export function GameUndo({ store, children }: GameUndoProps) {
  const strings = useStrings(tableStrings);
  const describe = useCallback(
    (table: Table, command: Command) => describeCommand(strings, table, command),
    [strings],
  );
  return (
    <undo.UndoBar store={store} describe={describe} fileOf={exportSession}>
      {children}
    </undo.UndoBar>
  );
}
