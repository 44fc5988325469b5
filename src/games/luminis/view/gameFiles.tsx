/** Files of Luminis as they come in and go out: what they bring besides games, and the words for it. */

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
import type { BgStatsPlay } from '@/tabletop/record/bgStats';
import { sharedText } from '@/tabletop/record/sharedText';
import * as record from '@/tabletop/record/view/ShareGame';
import { tableOf } from '@/tabletop/session/session';
import { formatsOf } from '@/ui/i18n/formats';
import type { Language } from '@/ui/i18n/language';
import { useLanguage } from '@/ui/i18n/LanguageContext';

import { faceKey, mergeLibraries, type CardLibrary } from '../session/cardLibrary';
import { exportSession, importSteps, writeBackup, type Extras, type ImportProblem } from '../session/files';
import { entryOf, type LuminisEntry } from '../session/saves';
import type { LuminisTypes, TableSession } from '../session/table';
import { luminisStrings } from '../strings';
import { gameFileDe } from '../strings/de/gameFile';
import { gameFileEn } from '../strings/en/gameFile';
import { describeResources } from './describe';
import { useGames, type KeptCards } from './store';

/** Takes in files of Luminis. */
export function useGameImport(): ImportWork<ImportReview<LuminisTypes, CardLibrary, ImportProblem>> {
  const games = useGames();
  return useImport(importDeskOf(games, { importSteps, own: ownCards(games.cards) }));
}

/** The cards of a backup that are not known here. */
function ownCards(kept: KeptCards): OwnExtras<Extras, CardLibrary> {
  return {
    review: (backups) => {
      const known = new Set(kept.read().map(faceKey));
      const offered = backups.reduce<CardLibrary>((all, { cards }) => mergeLibraries(all, cards), []);
      return offered.filter((card) => !known.has(faceKey(card)));
    },
    brings: (cards) => cards.length > 0,
    keep: (cards) => void kept.merge(cards),
  };
}

/** A backup of everything that Luminis keeps, and of the settings of the app. */
export function LuminisBackup({ settings }: { readonly settings: unknown }) {
  const games = useGames();
  return (
    <GamesBackup<Extras>
      games={games}
      write={writeBackup}
      own={() => ({ cards: games.cards.read() })}
      settings={settings}
    />
  );
}

export const FILE_WORDS: ImportWords<LuminisTypes, CardLibrary, ImportProblem> = {
  isOver: (session) => tableOf(session).won !== null,
  describeGame: (session, language) => {
    const { history } = luminisStrings[language];
    const entry = entryOf(session);
    return {
      names: entry.players.map(({ name }) => name).join(', '),
      state: entry.isOver
        ? `${history.over}. ${describeWinner(entry, language)}.`
        : history.underWay(entry.turns),
      about: resultTitle(entry, language),
    };
  },
  describeOwn: (cards, language) =>
    cards.length === 0 ? [] : [luminisStrings[language].history.cardsBrought(cards.length)],
  describeProblem: (problem: FileProblem<ImportProblem>, language) =>
    problem.code === 'game-file'
      ? describeFileProblem(problem.problem, language === 'de' ? gameFileDe : gameFileEn)
      : describeRefusedFile(problem, 'Luminis', language),
};

/** Who won, and after how many turns. */
export function describeWinner(entry: LuminisEntry, language: Language): string {
  const { history } = luminisStrings[language];
  const winner = entry.players.find(({ place }) => place === 1);
  return winner === undefined ? history.nobody : history.winner(winner.name, entry.turns);
}

function resultTitle({ endedAt }: LuminisEntry, language: Language): string {
  return `${luminisStrings[language].history.resultTitle}, ${formatsOf(language).date(endedAt)}`;
}

function resultText(entry: LuminisEntry, language: Language): string {
  const strings = luminisStrings[language];
  const { history } = strings;
  return sharedText({
    head: [
      describeWinner(entry, language),
      ...(entry.spire === null ? [] : [history.spire(describeResources(strings, entry.spire))]),
      resultTitle(entry, language),
    ],
    players: entry.players,
    describePlayer: ({ name, cards }) => history.cards(name, cards),
    partsOf: () => [],
    foot: 'Reefside',
  });
}

/** The ways in which a game of Luminis leaves the app. */
export function ShareGame({ session }: { readonly session: TableSession }) {
  const language = useLanguage();
  const entry = entryOf(session);
  return (
    <record.ShareGame
      game={{
        session,
        entry,
        title: resultTitle(entry, language),
        text: () => resultText(entry, language),
        headline: describeWinner(entry, language),
        file: () => exportSession(session),
        play: (): BgStatsPlay => ({
          game: { name: 'Luminis', sourceGameId: 'luminis' },
          entry,
          board: entry.advanced ? 'Bonus cards' : '',
          starter: 'file' in session.setup ? null : 0,
        }),
        loadMaker: null,
      }}
    />
  );
}
