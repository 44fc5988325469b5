/** Files of Lumicora as they come in and go out: what they bring besides games, and the words for it. */

import { importDeskOf, type ImportReview, type OwnExtras } from '@/tabletop/files/gameImport';
import type { ImportWork } from '@/tabletop/files/useImport';
import { useImport } from '@/tabletop/files/useImport';
import { GamesBackup, type ImportWords } from '@/tabletop/files/view/GameFilesPanels';

import { BOARD_SIDES, type BoardSide, type ReefBoard } from '../rules/boards';
import { importSteps, writeBackup, type Extras, type ImportProblem } from '../session/files/files';
import { entryOf } from '../session/record/historyEntry';
import { isOver, tableOf, type LumicoraTypes } from '../session/table/tableSession';
import { lumicoraStrings } from '../strings';
import { sharingStrings } from '../strings/sharing';
import { describeImportProblem } from './describeImportProblem';
import { describeResult, resultTitle, variantSentence } from './sharing/resultText';
import type { Library } from './store/library';
import { useGames } from './store/LibraryContext';

/** What a backup does to the boards that somebody painted. */
interface BroughtBoards {
  readonly taken: readonly ReefBoard[];
  /** Sides that are in it, but stay as they are painted here. */
  readonly staying: readonly BoardSide[];
}

/** Takes in files of Lumicora. */
export function useGameImport(): ImportWork<ImportReview<LumicoraTypes, BroughtBoards, ImportProblem>> {
  const games = useGames();
  return useImport(importDeskOf(games, { importSteps, own: boardsOf(games.library) }));
}

function boardsOf(library: Library): OwnExtras<Extras, BroughtBoards> {
  return {
    review: (backups) => {
      const offered = BOARD_SIDES.flatMap((side) => {
        const board = backups.find(({ boards }) => boards[side] !== undefined)?.boards[side];
        return board === undefined ? [] : [board];
      });
      const isPainted = ({ side }: ReefBoard) => library.board(side).isConfirmed;
      return {
        taken: offered.filter((board) => !isPainted(board)),
        staying: offered.filter(isPainted).map(({ side }) => side),
      };
    },
    brings: ({ taken }) => taken.length > 0,
    keep: ({ taken }) => taken.forEach((board) => library.rememberBoard(board)),
  };
}

/** A backup of everything that Lumicora keeps, and of the settings of the app. */
export function LumicoraBackup({ settings }: { readonly settings: unknown }) {
  const games = useGames();
  const painted = () => {
    const known = BOARD_SIDES.map((side) => games.library.board(side)).filter(
      ({ isConfirmed }) => isConfirmed,
    );
    return { boards: Object.fromEntries(known.map(({ board }) => [board.side, board])) };
  };
  return <GamesBackup<Extras> games={games} write={writeBackup} own={painted} settings={settings} />;
}

export const FILE_WORDS: ImportWords<LumicoraTypes, BroughtBoards, ImportProblem> = {
  isOver: (session) => isOver(tableOf(session)),
  describeGame: (session, language) => {
    const { over, round } = sharingStrings[language].files;
    const entry = entryOf(session);
    return {
      names: entry.players.map(({ name }) => name).join(', '),
      state: entry.isOver ? `${over}. ${describeResult(entry, language)}.` : round(entry.round),
      about: `${resultTitle(entry, language)}. ${variantSentence(entry, language)}`,
    };
  },
  describeOwn: ({ taken, staying }, language) => {
    const { boards, boardsStay } = sharingStrings[language].files;
    const { sides } = lumicoraStrings[language].words;
    return [
      ...(taken.length > 0 ? [boards(taken.map(({ side }) => sides[side]))] : []),
      ...(staying.length > 0 ? [boardsStay(staying.map((side) => sides[side]))] : []),
    ];
  },
  describeProblem: describeImportProblem,
};
