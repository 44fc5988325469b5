import type { BgStatsPlay } from '@/tabletop/record/bgStats';
import { sharedText } from '@/tabletop/record/sharedText';
import { formatsOf } from '@/ui/i18n/formats';
import type { Language } from '@/ui/i18n/language';
import { minus } from '@/ui/i18n/phrases';

import { entryOf, type HistoryEntry } from '../../session/record/historyEntry';
import type { TableSession } from '../../session/table/tableSession';
import { lumicoraStrings } from '../../strings';
import type { ResultCategory } from '../../strings/en/sharing';
import { finalScoringStrings } from '../../strings/finalScoring';
import { sharingStrings } from '../../strings/sharing';

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
  const { wins, winsByLimestone, without } = finalScoringStrings[language].verdict;
  if (entry.missing.length > 0) return without(entry.missing.map((seat) => entry.players[seat]!.name));
  const winners = entry.players.filter(({ place }) => place === 1).map(({ name }) => name);
  return entry.decidedBy === 'limestone' ? winsByLimestone(winners) : wins(winners);
}

/** The game and its day; also what a shared text is called. */
export function resultTitle({ endedAt }: HistoryEntry, language: Language): string {
  return sharingStrings[language].result.game(formatsOf(language).date(endedAt));
}

export function variantSentence(
  { side, scoreBoard, isTotalsOnly }: HistoryEntry,
  language: Language,
): string {
  if (isTotalsOnly) return lumicoraStrings[language].setup.totalsOnly;
  const { sides, scoreBoards } = lumicoraStrings[language].words;
  return sharingStrings[language].result.variant(sides[side], scoreBoards[scoreBoard]);
}

/** The result for a message. */
export function resultText(entry: HistoryEntry, language: Language): string {
  const strings = sharingStrings[language].result;
  const wanted = CATEGORIES.filter((category) => category !== 'remote' || entry.side === 'B');
  return sharedText({
    head: [
      describeResult(entry, language),
      resultTitle(entry, language),
      variantSentence(entry, language),
      ...(entry.note === '' ? [] : [entry.note]),
    ],
    players: entry.players,
    describePlayer: ({ place, name, total }) => strings.player(place, name, total),
    partsOf: (player) =>
      (entry.isTotalsOnly ? [] : wanted).map(
        (category) => `${strings.categories[category]} ${minus(player[category])}`,
      ),
    foot: strings.made,
  });
}

/** The game for an app that logs plays. Who held the octopus at the set-up began; a file does not tell. */
export function bgStatsPlay(session: TableSession): BgStatsPlay {
  const { setup } = session;
  const entry = entryOf(session);
  return {
    game: { name: 'Lumicora', sourceGameId: 'lumicora' },
    entry,
    board: `Side ${entry.side}, ${entry.scoreBoard}`,
    starter: 'file' in setup ? null : setup.octopus,
  };
}
