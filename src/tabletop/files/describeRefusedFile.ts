import type { Language } from '@/ui/i18n/language';

import { filesStrings } from '../strings/files';
import { MOST_IMPORT_BYTES, type BackupProblem } from './backup';

const MEGABYTE = 1024 * 1024;

/** Why a file was refused that is none of the game's own: `path: reason`, for the whole of it just the reason. */
export function describeRefusedFile(
  problem: BackupProblem | { readonly code: 'too-large' | 'unreadable' },
  game: string,
  language: Language,
): string {
  const strings = filesStrings[language];
  const at = (path: string, reason: string) => (path === '' ? reason : strings.at(path, reason));
  switch (problem.code) {
    case 'too-large':
      return strings.tooLarge(MOST_IMPORT_BYTES / MEGABYTE);
    case 'unreadable':
      return strings.unreadable;
    case 'not-a-backup':
      return at(problem.path, strings.notABackup(game));
    case 'newer':
      return at(problem.path, strings.newer);
    case 'damaged':
      return at(problem.path, strings.damaged);
  }
}
