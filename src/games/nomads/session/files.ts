/** What comes into Nomads from outside and goes out: game files, saves and backups, with the owner's cards. */

import { err, ok } from '@/kit/result';
import type { BackupProblem, BackupSection } from '@/tabletop/files/backup';
import type { DoorProblem, FileFormat } from '@/tabletop/files/fileDoor';
import {
  gameFilesOf,
  readCommonExtras,
  type CommonExtras,
  type ImportedGame,
} from '@/tabletop/files/gameFiles';

import { readOwnCards, type OwnCards } from './cardLibrary';
import type { GameFileProblem } from './gameFile';
import { importGame, saves, type NomadsTypes } from './session';

export const GAME_ID = 'nomads';

export interface Extras extends CommonExtras {
  /** Null where nobody entered any. */
  readonly ownCards: OwnCards | null;
}

const section: BackupSection<NomadsTypes, Extras> = {
  game: GAME_ID,
  saves,
  storedExtras: ({ names, practice, ownCards }) => ({ names, practice, ownCards }),
  readExtras: (fields) => {
    const common = readCommonExtras(fields);
    if (!common.ok) return common;
    if (fields.ownCards === null || fields.ownCards === undefined)
      return ok({ ...common.value, ownCards: null });
    const ownCards = readOwnCards(fields.ownCards);
    return ownCards === null ? err('ownCards') : ok({ ...common.value, ownCards });
  },
};

/** What is neither a backup nor a save says why it is no game file, which is what most people have. */
interface NoGameFile {
  readonly code: 'game-file';
  readonly problem: GameFileProblem;
}

export type ImportProblem = DoorProblem<NoGameFile | BackupProblem>;

const gameFileFormat: FileFormat<ImportedGame<NomadsTypes>, NoGameFile> = {
  claims: () => true,
  *steps(json, at) {
    const game = importGame(json, at);
    yield 1;
    return game.ok ? game : err({ code: 'game-file', problem: game.error });
  },
};

export const { importSteps, writeBackup } = gameFilesOf(section, gameFileFormat);
