import type { UndoStrings } from '../en/undo';

export const undoDe: UndoStrings = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undoNamed: (what) => `Rückgängig: ${what}`,
  redoNamed: (what) => `Wiederholen: ${what}`,
  nothingToUndo: 'Nichts rückgängig zu machen',
  saving: 'Wird gespeichert',
  notStored:
    'Auf diesem Gerät ist kein Platz mehr für das Spiel. Es geht weiter, aber exportiere es, bevor du die App schließt.',
  exportGame: 'Dieses Spiel exportieren',
  changedElsewhere: 'Dieses Spiel wurde in einem anderen Fenster geändert. Seine Schritte sind jetzt hier.',
  understood: 'In Ordnung',
};
