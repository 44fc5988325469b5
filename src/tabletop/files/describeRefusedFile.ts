import type { Language } from '@/ui/i18n/language';

import { filesStrings } from '../strings/files';
import { MOST_IMPORT_BYTES, type BackupProblem } from './backup';

const MEGABYTE = 1024 * 1024;

/** What is wrong with a file that is none of the game's own, and where: for whoever made it. */
export function describeRefusedFile(
  problem: BackupProblem | { readonly code: 'too-large' | 'unreadable' },
  game: string,
  language: Language,
): string {
  const strings = filesStrings[language];
  switch (problem.code) {
    case 'too-large':
      return strings.tooLarge(MOST_IMPORT_BYTES / MEGABYTE);
    case 'unreadable':
      return strings.unreadable;
    case 'not-a-backup':
      return [problem.path, strings.notABackup(game)].filter(Boolean).join(': ');
    case 'newer':
    case 'damaged':
      return problem.path === '' ? strings[problem.code] : problem.path;
  }
}

/** What is wrong with a file, whatever the game; one inside another is what was found in the file of a game. */
export interface AnyProblem {
  readonly code: string;
  readonly path?: string;
  readonly received?: string;
  readonly problem?: AnyProblem;
}

/** One sentence for everybody, without the words of files. What is wrong at the root is no file of ours; deeper down, ours has a fault. */
export function plainReason({ problem: inner, ...problem }: AnyProblem, language: Language): string {
  const strings = filesStrings[language];
  if (inner !== undefined) return plainReason(inner, language);
  switch (problem.code) {
    case 'too-large':
      if (problem.path === undefined) return strings.tooLarge(MOST_IMPORT_BYTES / MEGABYTE);
      break;
    case 'unreadable':
      return strings.unreadable;
    case 'empty-text':
      return strings.empty;
    case 'newer':
      return strings.newer;
    case 'damaged':
      return strings.damaged;
    case 'not-a-backup':
      return strings.notOurs;
    case 'unknown-version':
      if (Number(problem.received) > 1) return strings.newer;
  }
  return problem.path === '' || problem.path === 'format' ? strings.notOurs : strings.damaged;
}
