import type { UndoStrings } from '../en/undo';

export const undoDe: UndoStrings = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undoNamed: (what) => `Rückgängig: ${what}`,
  redoNamed: (what) => `Wiederholen: ${what}`,
  nothingToUndo: 'Nichts rückgängig zu machen',
  saving: 'Wird gespeichert',
  notStored:
    'Das Spiel ließ sich nicht speichern. Du kannst weiterspielen, aber exportiere es, bevor du die App schließt.',
  exportGame: 'Dieses Spiel exportieren',
  changedElsewhere: 'Das Spiel wurde in einem anderen Fenster geändert. Du siehst jetzt den neuesten Stand.',
  understood: 'In Ordnung',
};
