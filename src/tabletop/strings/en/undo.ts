/** At the foot of every page of a game under way. */
export const undoEn = {
  undo: 'Undo',
  redo: 'Redo',
  undoNamed: (what: string) => `Undo: ${what}`,
  redoNamed: (what: string) => `Redo: ${what}`,
  nothingToUndo: 'Nothing to undo',
  saving: 'Being saved',
  notStored:
    'This game couldn’t be saved on this device. Keep playing, but export it before you close the app.',
  exportGame: 'Export this game',
  changedElsewhere: 'This game was changed in another window. You’re now seeing the latest version.',
  understood: 'All right',
};

export type UndoStrings = typeof undoEn;
