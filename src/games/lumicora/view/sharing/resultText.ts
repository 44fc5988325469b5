import type { Language } from '@/ui/i18n/language';

import type { HistoryEntry } from '../../session/historyEntry';
import { lumicoraStrings } from '../../strings';
import { finalScoringStrings } from '../../strings/finalScoring';
import { minus } from '../../strings/phrases';
import { sharingStrings } from '../../strings/sharing';
import type { ResultCategory } from '../../strings/sharing.en';
import { formatsOf } from '../history/formats';

const CATEGORIES: readonly ResultCategory[] = [
  'before',
  'jellyfish',
  'limestone',
  'animals',
  'majorities',
  'remote',
];

/** Who won and what settled it; of a game under way, that it is one. */
export function describeResult(entry: HistoryEntry, language: Language): string {
  if (!entry.isOver) return sharingStrings[language].result.stands(entry.round);
  const winners = entry.players.filter(({ place }) => place === 1).map(({ name }) => name);
  const { wins, winsByLimestone } = finalScoringStrings[language].verdict;
  return entry.decidedBy === 'limestone' ? winsByLimestone(winners) : wins(winners);
}

/** The game and its day; also what a shared text is called. */
export function resultTitle({ endedAt }: HistoryEntry, language: Language): string {
  return sharingStrings[language].result.game(formatsOf(language).longDate(endedAt));
}

export function describeVariant({ side, scoreBoard }: HistoryEntry, language: Language): string {
  const { sides, scoreBoards } = lumicoraStrings[language].words;
  return sharingStrings[language].result.variant(sides[side], scoreBoards[scoreBoard]);
}

/** The result for a message: nothing in it needs letters of one width, or is taken for a list and numbered anew. */
export function resultText(entry: HistoryEntry, language: Language): string {
  const strings = sharingStrings[language].result;
  const wanted = CATEGORIES.filter((category) => category !== 'remote' || entry.side === 'B');
  const players = [...entry.players].sort((a, b) => a.place - b.place);
  return [
    describeResult(entry, language),
    resultTitle(entry, language),
    describeVariant(entry, language),
    ...players.map((player) => {
      const parts = wanted.map((category) => `${strings.categories[category]} ${minus(player[category])}`);
      return `\n${strings.player(player.place, player.name, player.total)}\n${parts.join(' · ')}`;
    }),
    `\n${strings.made}`,
  ].join('\n');
}
