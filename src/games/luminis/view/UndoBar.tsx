import { useCallback, type ReactNode } from 'react';

import * as undo from '@/tabletop/store/view/UndoBar';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { exportSession } from '../session/files';
import type { Command, Table } from '../session/table';
import { luminisStrings } from '../strings';
import { describeCommand } from './describe';
import type { TableStore } from './store';

/** Undo and redo at the foot of a page, in the words of Luminis, beside the keys of the page. */
export function UndoBar({ store, children }: { readonly store: TableStore; readonly children?: ReactNode }) {
  const strings = useStrings(luminisStrings);
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
