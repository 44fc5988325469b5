/** Results in the words of Copulas: who won, how, and as a message. */

import { sharedText } from '@/tabletop/record/sharedText';
import * as record from '@/tabletop/record/view/ShareGame';
import type { ScoredPlayer } from '@/tabletop/scoring/ScoringWalk';
import { formatsOf } from '@/ui/i18n/formats';
import type { Language } from '@/ui/i18n/language';
import { useLanguage } from '@/ui/i18n/LanguageContext';
import { minus } from '@/ui/i18n/phrases';

import { exportSession } from '../../session/files';
import { CATEGORIES, entryOf, type HistoryEntry } from '../../session/record';
import type { CopulasSession, Table } from '../../session/table';
import { recordWords } from '../../strings/record';
import { ColorMark } from '../table/PlayerCards';

export function scoredPlayers({ players }: Pick<Table, 'players'>): readonly ScoredPlayer[] {
  return players.map(({ name, color }) => ({
    name,
    mark: (size) => <ColorMark color={color} size={size} />,
  }));
}

export function describeResult({ players, decidedBy }: HistoryEntry, language: Language): string {
  const winners = players.filter(({ place }) => place === 1).map(({ name }) => name);
  return recordWords[language].winner(winners, decidedBy);
}

export function resultTitle({ endedAt }: HistoryEntry, language: Language): string {
  return `Copulas, ${formatsOf(language).date(endedAt)}`;
}

function resultText(entry: HistoryEntry, language: Language): string {
  const words = recordWords[language];
  return sharedText({
    head: [describeResult(entry, language), resultTitle(entry, language)],
    players: entry.players,
    describePlayer: ({ place, name, total }) => words.shared(name, total, place),
    partsOf: (player) => CATEGORIES.map((each) => `${words.stages[each]} ${minus(player[each])}`),
    foot: 'Reefside',
  });
}

/** The ways in which a game of Copulas leaves the app. */
export function ShareCopulas({ session }: { readonly session: CopulasSession }) {
  const language = useLanguage();
  const entry = entryOf(session);
  return (
    <record.ShareGame
      game={{
        session,
        entry,
        title: resultTitle(entry, language),
        text: () => resultText(entry, language),
        headline: describeResult(entry, language),
        file: () => exportSession(session),
        play: () => ({
          game: { name: 'Copulas', sourceGameId: 'copulas' },
          entry,
          board: recordWords.en.variant(entry.teams, false),
          starter: 0,
        }),
        loadMaker: null,
      }}
    />
  );
}
