import { MOST_IMPORT_BYTES } from '@/tabletop/files/backup';
import { describeFileProblem } from '@/tabletop/files/fileProblem';
import { filesStrings } from '@/tabletop/strings/files';
import type { Language, Translations } from '@/ui/i18n/language';

import type { ImportProblem } from '../session/files/files';
import type { GameFileProblem } from '../session/gameFile/gameFileProblem';
import { gameFileDe } from '../strings/de/gameFile';
import { gameFileEn, type GameFileStrings } from '../strings/en/gameFile';
import { sharingStrings } from '../strings/sharing';

/** Why a file was refused; one that the device does not hand over has no text to find fault with. */
export type FileProblem = ImportProblem | { readonly code: 'too-large' | 'unreadable' };

const gameFileStrings: Translations<GameFileStrings> = { en: gameFileEn, de: gameFileDe };
const MEGABYTE = 1024 * 1024;

/** `path: reason`; for the whole of the file just the reason. */
export function describeImportProblem(problem: FileProblem, language: Language): string {
  const strings = filesStrings[language];
  switch (problem.code) {
    case 'game-file':
      return describeGameFileProblem(problem.problem, gameFileStrings[language]);
    case 'too-large':
      return strings.tooLarge(MOST_IMPORT_BYTES / MEGABYTE);
    case 'unreadable':
      return strings.unreadable;
    case 'not-a-backup':
      return at(problem.path, sharingStrings[language].files.notABackup);
    case 'newer':
      return at(problem.path, strings.newer);
    case 'damaged':
      return at(problem.path, strings.damaged);
  }
  function at(path: string, reason: string): string {
    return path === '' ? reason : strings.at(path, reason);
  }
}

export function describeGameFileProblem(problem: GameFileProblem, strings: GameFileStrings): string {
  return describeFileProblem(problem, strings);
}
