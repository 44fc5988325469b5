import type { Language } from '@/ui/i18n/language';
import { useLanguage } from '@/ui/i18n/LanguageContext';

import type { RecordEntry } from '../../record/entry';
import type { Session, TableTypes } from '../../session/session';
import type { CommonGames } from '../../store/GamesContext';
import { filesStrings } from '../../strings/files';
import { plainReason, type AnyProblem } from '../describeRefusedFile';
import type { CommonExtras, GameBackupContent } from '../gameFiles';
import type { FileProblem, ImportReview, ReviewedGame } from '../gameImport';
import type { ImportState } from '../useImport';
import { BackupPanel } from './BackupPanel';
import { ImportDone, ReviewPanel, type GameCard, type SettingsChoice } from './ReviewPanel';

/** What was read, in the words of the game. */
export interface ImportWords<G extends TableTypes, Own, Problem> {
  readonly isOver: (session: Session<G>) => boolean;
  describeGame(session: Session<G>, language: Language): Pick<GameCard, 'names' | 'state' | 'about'>;
  /** What a backup brings besides games, names and practice, and what of that stays as it is here. */
  describeOwn(own: Own, language: Language): readonly string[];
  /** `path: reason`, for whoever made the file. */
  describeProblem(problem: FileProblem<Problem>, language: Language): string;
}

/** A game that can be opened. */
export interface OpenableGame {
  readonly id: string;
  readonly isOver: boolean;
}

interface GamesReviewProps<G extends TableTypes, Own, Problem> {
  readonly words: ImportWords<G, Own, Problem>;
  readonly state: Extract<
    ImportState<ImportReview<G, Own, Problem>>,
    { readonly review: ImportReview<G, Own, Problem> }
  >;
  readonly settings: SettingsChoice | null;
  readonly onBringIn: () => void;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
  readonly onOpen: (game: OpenableGame) => void;
}

export function GamesReview<G extends TableTypes, Own, Problem extends AnyProblem>(
  props: GamesReviewProps<G, Own, Problem>,
) {
  const { words, state, onOpen, ...others } = props;
  const language = useLanguage();
  const strings = filesStrings[language];
  const { refused, games, backup, bringsSomething } = state.review;
  const cardOf = ({ session, log, fate }: ReviewedGame<G>): GameCard => ({
    ...words.describeGame(session, language),
    warning: log === 'unfit' ? strings.logUnfit : null,
    fate,
    onOpen: () => onOpen(openable(words, session)),
  });
  const extrasOf = ({ names, practice, own }: NonNullable<typeof backup>) => [
    ...words.describeOwn(own, language),
    ...(names.length > 0 ? [strings.names(names)] : []),
    ...(Object.keys(practice).length > 0 ? [strings.practice] : []),
  ];
  return (
    <ReviewPanel
      {...others}
      state={state}
      refused={refused.map(({ name, problem }) => {
        const reason = plainReason(problem, language);
        const detail = words.describeProblem(problem, language);
        return { name, reason, detail: detail === reason ? null : detail };
      })}
      games={games.map(cardOf)}
      backup={backup && { ...backup, extras: extrasOf(backup) }}
      bringsSomething={bringsSomething}
    />
  );
}

function openable<G extends TableTypes>(
  { isOver }: Pick<ImportWords<G, unknown, never>, 'isOver'>,
  session: Session<G>,
): OpenableGame {
  return { id: session.id, isOver: isOver(session) };
}

interface GamesBroughtProps<G extends TableTypes> {
  readonly words: Pick<ImportWords<G, unknown, never>, 'isOver'>;
  readonly brought: { readonly take: readonly Session<G>[] };
  readonly onOpen: (game: OpenableGame) => void;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}

export function GamesBrought<G extends TableTypes>(props: GamesBroughtProps<G>) {
  const { words, brought, onOpen, ...others } = props;
  const { take } = brought;
  const [first] = take;
  const isOne = first !== undefined && take.length === 1;
  return (
    <ImportDone
      {...others}
      count={take.length}
      onOpen={isOne ? () => onOpen(openable(words, first)) : null}
    />
  );
}

interface GamesBackupProps<Extras extends CommonExtras> {
  readonly games: Pick<CommonGames<TableTypes, RecordEntry>, 'collectSaves' | 'names' | 'practice' | 'now'>;
  readonly write: (content: GameBackupContent<Extras>) => readonly string[];
  /** What else the game remembers. */
  readonly own: () => Omit<Extras, keyof CommonExtras>;
  readonly settings: unknown;
}

/** A backup of everything that the game keeps, and of the settings of the app, which it does not look into. */
export function GamesBackup<Extras extends CommonExtras>(props: GamesBackupProps<Extras>) {
  const { games, write, own, settings } = props;
  const { collectSaves, names, practice, now } = games;
  const writeAll = (saves: readonly string[], savedAt: number) => {
    const common: CommonExtras = { names: names(), practice: practice.read() };
    const extras = { ...own(), ...common } as unknown as Extras;
    return write({ ...extras, games: saves, settings, savedAt });
  };
  return <BackupPanel source={{ collectSaves, write: writeAll, now }} />;
}
