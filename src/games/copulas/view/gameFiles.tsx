/** Files of Copulas as they come in and go out: what they bring besides games, and the words for it. */

import { describeRefusedFile } from '@/tabletop/files/describeRefusedFile';
import { describeFileProblem } from '@/tabletop/files/fileProblem';
import {
  importDeskOf,
  type FileProblem,
  type ImportReview,
  type OwnExtras,
} from '@/tabletop/files/gameImport';
import { useImport, type ImportWork } from '@/tabletop/files/useImport';
import { GamesBackup, type ImportWords } from '@/tabletop/files/view/GameFilesPanels';
import { tableOf } from '@/tabletop/session/session';
import type { Language } from '@/ui/i18n/language';

import { importSteps, writeBackup, type Extras, type ImportProblem } from '../session/files';
import type { ModuleLibrary } from '../session/modules';
import { entryOf } from '../session/record';
import type { CopulasTypes } from '../session/table';
import { gameFileDe } from '../strings/de/gameFile';
import { gameFileEn } from '../strings/en/gameFile';
import { recordWords } from '../strings/record';
import { describeResult, resultTitle } from './record/results';
import { useGames } from './store/GamesContext';
import type { Library } from './store/library';

/** What a backup does to the painted modules. */
interface BroughtModules {
  readonly modules: ModuleLibrary | null;
  /** Some are painted here already, so those of the backup stay out. */
  readonly staysOut: boolean;
}

export function useGameImport(): ImportWork<ImportReview<CopulasTypes, BroughtModules, ImportProblem>> {
  const games = useGames();
  return useImport(importDeskOf(games, { importSteps, own: modulesOf(games.library) }));
}

function modulesOf(library: Library): OwnExtras<Extras, BroughtModules> {
  return {
    review: (backups) => {
      const modules = backups.find((backup) => backup.modules !== null)?.modules ?? null;
      return { modules, staysOut: library.modules().some((module) => module !== null) };
    },
    brings: ({ modules, staysOut }) => modules !== null && !staysOut,
    keep: ({ modules, staysOut }) => {
      if (modules !== null && !staysOut) library.rememberModules(modules);
    },
  };
}

/** A backup of everything that Copulas keeps, and of the settings of the app. */
export function CopulasBackup({ settings }: { readonly settings: unknown }) {
  const games = useGames();
  const painted = () => {
    const modules = games.library.modules();
    return { modules: modules.some((module) => module !== null) ? modules : null };
  };
  return <GamesBackup<Extras> games={games} write={writeBackup} own={painted} settings={settings} />;
}

const gameFileStrings = { en: gameFileEn, de: gameFileDe };

function describeProblem(problem: FileProblem<ImportProblem>, language: Language): string {
  return problem.code === 'game-file'
    ? describeFileProblem(problem.problem, gameFileStrings[language])
    : describeRefusedFile(problem, 'Copulas', language);
}

export const FILE_WORDS: ImportWords<CopulasTypes, BroughtModules, ImportProblem> = {
  isOver: (session) => tableOf(session).hasEnded,
  describeGame: (session, language) => {
    const { file } = recordWords[language];
    const entry = entryOf(session);
    return {
      names: entry.players.map(({ name }) => name).join(', '),
      state: entry.isOver
        ? `${file.over}. ${describeResult(entry, language)}.`
        : file.state(tableOf(session).course.played.length),
      about: resultTitle(entry, language),
    };
  },
  describeOwn: ({ modules, staysOut }, language) => {
    const { file } = recordWords[language];
    if (modules === null) return [];
    return [staysOut ? file.modulesStay : file.modules];
  },
  describeProblem,
};
