/** Files of Nomads as they come in and go out: what they bring besides games, and the words for it. */

import { describeRefusedFile } from '@/tabletop/files/describeRefusedFile';
import { describeFileProblem } from '@/tabletop/files/fileProblem';
import { importDeskOf, type ImportReview, type OwnExtras } from '@/tabletop/files/gameImport';
import { useImport, type ImportWork } from '@/tabletop/files/useImport';
import { GamesBackup, type ImportWords } from '@/tabletop/files/view/GameFilesPanels';
import { sharedText } from '@/tabletop/record/sharedText';
import * as share from '@/tabletop/record/view/ShareGame';
import { formatsOf } from '@/ui/i18n/formats';
import type { Language } from '@/ui/i18n/language';
import { useLanguage } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';

import { FINAL_CATEGORIES } from '../rules/scoring';
import type { OwnCards } from '../session/cardLibrary';
import { importSteps, writeBackup, type Extras, type ImportProblem } from '../session/files';
import { entryOf, type NomadsEntry } from '../session/record';
import { exportSession, tableOf, type NomadsTypes, type TableSession } from '../session/session';
import { nomadsStrings } from '../strings';
import { gameFileStrings } from '../strings/gameFile';
import { useGames, type Games } from './store/store';

/** What a backup does to the owner's cards: they come only where nobody entered any. */
interface BroughtCards {
  readonly taken: OwnCards | null;
  readonly stays: boolean;
}

/** Takes in files of Nomads. */
export function useGameImport(): ImportWork<ImportReview<NomadsTypes, BroughtCards, ImportProblem>> {
  const games = useGames();
  return useImport(importDeskOf(games, { importSteps, own: cardsOf(games) }));
}

function cardsOf({ cardShelf }: Games): OwnExtras<Extras, BroughtCards> {
  return {
    review: (backups) => {
      const offered = backups.find(({ ownCards }) => ownCards !== null)?.ownCards ?? null;
      const stays = offered !== null && cardShelf.getState().own.isConfirmed;
      return { taken: stays ? null : offered, stays };
    },
    brings: ({ taken }) => taken !== null,
    keep: ({ taken }) => {
      if (taken !== null) cardShelf.getState().keep(taken);
    },
  };
}

/** A backup of everything that Nomads keeps, and of the settings of the app. */
export function NomadsBackup({ settings }: { readonly settings: unknown }) {
  const games = useGames();
  const own = () => {
    const cards = games.cardShelf.getState().own;
    return { ownCards: cards.isConfirmed ? cards : null };
  };
  return <GamesBackup<Extras> games={games} write={writeBackup} own={own} settings={settings} />;
}

export const FILE_WORDS: ImportWords<NomadsTypes, BroughtCards, ImportProblem> = {
  isOver: (session) => tableOf(session).phase === 'over',
  describeGame: (session, language) => {
    const entry = entryOf(session);
    return {
      names: entry.players.map(({ name }) => name).join(', '),
      state: describeResult(entry, language),
      about: resultTitle(entry, language),
    };
  },
  describeOwn: ({ taken, stays }, language) => {
    const { ownCards, ownCardsStay } = nomadsStrings[language].record;
    return [...(taken === null ? [] : [ownCards]), ...(stays ? [ownCardsStay] : [])];
  },
  describeProblem: (problem, language) => {
    switch (problem.code) {
      case 'refused':
        return problem.problem.code === 'game-file'
          ? describeFileProblem(problem.problem.problem, gameFileStrings[language])
          : describeRefusedFile(problem.problem, NAME, language);
      case 'text':
        return describeFileProblem({ path: '', ...problem.problem }, gameFileStrings[language]);
      case 'unknown-format':
        throw new Error('game files claim every text');
      case 'too-large':
      case 'unreadable':
        return describeRefusedFile(problem, NAME, language);
    }
  },
};

const NAME = 'Nomads';

function describeResult(entry: NomadsEntry, language: Language): string {
  const { final, record } = nomadsStrings[language];
  if (!entry.isOver) return record.state(entry.turns);
  const winners = entry.players.filter(({ place }) => place === 1).map(({ name }) => name);
  return entry.decidedBy === 'legend-cards' ? final.byCards(winners[0]!) : final.wins(winners);
}

function resultTitle({ endedAt }: NomadsEntry, language: Language): string {
  return nomadsStrings[language].record.headline(formatsOf(language).date(endedAt));
}

/** The ways in which a game of Nomads leaves the app. */
export function ShareGame({ session }: { readonly session: TableSession }) {
  const language = useLanguage();
  const entry = entryOf(session);
  const { final, words, record } = nomadsStrings[language];
  const headline = describeResult(entry, language);
  const { setup } = session;
  return (
    <share.ShareGame
      game={{
        session,
        entry,
        title: resultTitle(entry, language),
        headline,
        text: () =>
          sharedText({
            head: [headline, resultTitle(entry, language)],
            players: entry.players,
            describePlayer: ({ place, name, total }) => `${place}. ${name}: ${words.points(total)}`,
            partsOf: (player) =>
              FINAL_CATEGORIES.map((category) => `${final.stages[category]} ${minus(player[category])}`),
            foot: record.made,
          }),
        file: () => exportSession(session),
        play: () => ({
          game: { name: NAME, sourceGameId: 'nomads' },
          entry,
          board: '',
          starter: 'file' in setup ? null : setup.first,
        }),
        loadMaker: null,
      }}
    />
  );
}
