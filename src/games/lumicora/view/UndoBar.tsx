import { memo, useCallback, type ReactNode } from 'react';

import * as undo from '@/tabletop/store/view/UndoBar';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { exportSession } from '../session/gameFile/tableGameFile';
import type { Command } from '../session/table/commands';
import type { Table } from '../session/table/table';
import { lumicoraStrings } from '../strings/index';
import { describeCommand } from './describeCommand';
import type { TableStore } from './store/LibraryContext';

interface UndoProps {
  readonly store: TableStore;
}

interface UndoBarProps extends UndoProps {
  /** The keys of the page, beside undo and redo. */
  readonly children?: ReactNode;
}

function useDescribe() {
  const strings = useStrings(lumicoraStrings);
  return useCallback((table: Table, command: Command) => describeCommand(strings, table, command), [strings]);
}

/** Undo and redo at the foot of every screen of a game, in the words of Lumicora. */
export const UndoBar = memo(function UndoBar({ store, children }: UndoBarProps) {
  return (
    <undo.UndoBar store={store} describe={useDescribe()} fileOf={exportSession}>
      {children}
    </undo.UndoBar>
  );
});

/** The parts of it, for a page with a bar of its own. */
export function UndoKey({ store }: UndoProps) {
  return <undo.UndoKey store={store} describe={useDescribe()} />;
}

export function RedoKey({ store }: UndoProps) {
  return <undo.RedoKey store={store} describe={useDescribe()} />;
}

export function StoreNotice({ store }: UndoProps) {
  return <undo.StoreNotice store={store} fileOf={exportSession} />;
}
