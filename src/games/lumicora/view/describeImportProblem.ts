import { describeRefusedFile } from '@/tabletop/files/describeRefusedFile';
import { describeFileProblem } from '@/tabletop/files/fileProblem';
import type { FileProblem } from '@/tabletop/files/gameImport';
import type { Language, Translations } from '@/ui/i18n/language';

import type { ImportProblem } from '../session/files/files';
import type { GameFileProblem } from '../session/gameFile/gameFileProblem';
import { gameFileDe } from '../strings/de/gameFile';
import { gameFileEn, type GameFileStrings } from '../strings/en/gameFile';

const gameFileStrings: Translations<GameFileStrings> = { en: gameFileEn, de: gameFileDe };

/** `path: reason`; for the whole of the file just the reason. */
export function describeImportProblem(problem: FileProblem<ImportProblem>, language: Language): string {
  return problem.code === 'game-file'
    ? describeGameFileProblem(problem.problem, gameFileStrings[language])
    : describeRefusedFile(problem, 'Lumicora', language);
}

export function describeGameFileProblem(problem: GameFileProblem, strings: GameFileStrings): string {
  return describeFileProblem(problem, strings);
}
