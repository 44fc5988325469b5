import type { ImportState } from '@/tabletop/files/useImport';
import { BackupPanel } from '@/tabletop/files/view/BackupPanel';
import {
  ImportDone,
  ReviewPanel,
  type BackupCard,
  type GameCard,
  type SettingsChoice,
} from '@/tabletop/files/view/ReviewPanel';
import type { Language } from '@/ui/i18n/language';
import { useLanguage } from '@/ui/i18n/LanguageContext';

import { BOARD_SIDES, type BoardSide } from '../../rules/boards';
import { writeBackup, type PaintedBoards } from '../../session/files/files';
import { entryOf } from '../../session/record/historyEntry';
import { lumicoraStrings } from '../../strings';
import { sharingStrings } from '../../strings/sharing';
import { describeImportProblem } from '../describeImportProblem';
import { describeResult, resultTitle, variantSentence } from '../sharing/resultText';
import type { Library } from '../store/library';
import { useGames } from '../store/LibraryContext';
import {
  bringsSomething,
  openable,
  type ImportReview,
  type OpenableGame,
  type ReviewedBackup,
  type ReviewedGame,
} from './useGameImport';

/** A backup of everything that Lumicora keeps, and of the settings of the app, which it does not look into. */
export function GamesBackup({ settings }: { readonly settings: unknown }) {
  const { collectSaves, library, names, practice, now } = useGames();
  const write = (games: readonly string[], savedAt: number) =>
    writeBackup({
      games,
      boards: paintedBoards(library),
      names: names(),
      practice: practice.read(),
      settings,
      savedAt,
    });
  return <BackupPanel source={{ collectSaves, write, now }} />;
}

function paintedBoards(library: Library): PaintedBoards {
  const painted = BOARD_SIDES.map((side) => library.board(side)).filter(({ isConfirmed }) => isConfirmed);
  return Object.fromEntries(painted.map(({ board }) => [board.side, board]));
}

interface GamesReviewProps {
  readonly state: Extract<ImportState<ImportReview>, { readonly review: ImportReview }>;
  readonly settings: SettingsChoice | null;
  readonly onBringIn: () => void;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
  readonly onOpen: (game: OpenableGame) => void;
}

/** What was read, in the words of Lumicora. */
export function GamesReview({ state, onOpen, ...props }: GamesReviewProps) {
  const language = useLanguage();
  const { refused, games, backup } = state.review;
  return (
    <ReviewPanel
      {...props}
      state={state}
      refused={refused.map(({ name, problem }) => ({
        name,
        reason: describeImportProblem(problem, language),
      }))}
      games={games.map((game) => gameCard(game, language, () => onOpen(openable(game.session))))}
      backup={backup && backupCard(backup, language)}
      bringsSomething={bringsSomething(state.review)}
    />
  );
}

function gameCard({ session, log, fate }: ReviewedGame, language: Language, onOpen: () => void): GameCard {
  const { over, round, logUnfit } = sharingStrings[language].files;
  const entry = entryOf(session);
  return {
    names: entry.players.map(({ name }) => name).join(', '),
    state: entry.isOver ? `${over}. ${describeResult(entry, language)}.` : round(entry.round),
    about: `${resultTitle(entry, language)}. ${variantSentence(entry, language)}`,
    warning: log === 'unfit' ? logUnfit : null,
    fate,
    onOpen,
  };
}

function backupCard(backup: ReviewedBackup, language: Language): BackupCard {
  const strings = sharingStrings[language].files;
  const { sides } = lumicoraStrings[language].words;
  const { plan, boards, boardsThatStay, names, practice } = backup;
  const namesOf = (which: readonly BoardSide[]) => which.map((side) => sides[side]);
  const extras = [
    boards.length > 0 && strings.boards(namesOf(boards.map(({ side }) => side))),
    boardsThatStay.length > 0 && strings.boardsStay(namesOf(boardsThatStay)),
    names.length > 0 && strings.names(names),
    Object.keys(practice).length > 0 && strings.practice,
  ].filter((sentence) => sentence !== false);
  const take = [...plan.add, ...plan.replace];
  return { ...backup, extras, bringsSomething: bringsSomething({ take, backup }) };
}

interface GamesBroughtProps {
  readonly brought: ImportReview;
  readonly onOpen: (game: OpenableGame) => void;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}

export function GamesBrought({ brought: { take }, onOpen, ...props }: GamesBroughtProps) {
  const [first] = take;
  const isOne = first !== undefined && take.length === 1;
  return <ImportDone {...props} count={take.length} onOpen={isOne ? () => onOpen(openable(first)) : null} />;
}
