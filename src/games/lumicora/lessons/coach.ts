/** When a card of the coach has its moment: told from the log of the table, and from what the open page shows. */

import { surfaceOf } from '../rules/surface';
import type { Command } from '../session/table/commands';
import { markersReturned } from '../session/table/guide';
import type { Table } from '../session/table/table';
import type { TableSession } from '../session/table/tableSession';
import type { RuleId } from './ruleIds';

/** Of several that are due, the first is shown. */
export const COACH_CARDS = [
  'refused',
  'turn',
  'placing',
  'water',
  'level-2',
  'returned',
  'overflow',
  'scoring-phase',
  'jellyfish',
  'octopus',
  'spent',
  'bag-empty',
  'final',
] as const;
export type CoachCard = (typeof COACH_CARDS)[number];

/** Where each card leads who wants to know more. */
export const CARD_RULES: Readonly<Record<CoachCard, RuleId>> = {
  refused: 'PL-1',
  turn: 'TU-3',
  placing: 'PL-1',
  water: 'PL-4',
  'level-2': 'PL-2',
  returned: 'PL-5',
  overflow: 'LU-6',
  'scoring-phase': 'SC-1',
  jellyfish: 'TU-2',
  octopus: 'SC-1',
  spent: 'TU-2',
  'bag-empty': 'EM-1',
  final: 'FS-3',
};

/** How a turn goes and how one places is told in these rounds; later only what is new. */
const COACHED_ROUNDS = 2;

export interface CoachView {
  readonly page: 'table' | 'reef' | 'scoring';
  /** A chosen space was refused just now. */
  readonly isRefused: boolean;
}

/** The cards whose thing has happened, in the order in which they are shown. */
export function cardsDue(
  { log, tables }: TableSession,
  { page, isRefused }: CoachView,
): readonly CoachCard[] {
  const now = tables[log.done]!;
  const due = new Set<CoachCard>(isRefused ? ['refused'] : []);
  const isBeginning = now.round <= COACHED_ROUNDS;
  let hasPlaced = false;
  log.entries.slice(0, log.done).forEach(({ command }, index) => {
    hasPlaced ||= command.type === 'place';
    for (const card of cardsOf(command, tables[index]!, tables[index + 1]!)) due.add(card);
  });
  if (isBeginning && now.phase === 'action' && page !== 'scoring') {
    due.add('turn');
    if (page === 'reef' && !hasPlaced) due.add('placing');
  }
  return COACH_CARDS.filter((card) => due.has(card));
}

/** What one step brings for the first time, perhaps. */
function cardsOf(command: Command, before: Table, after: Table): readonly CoachCard[] {
  switch (command.type) {
    case 'place': {
      const { reef } = before.players[command.player]!;
      const paid = after.players[command.player]!.reef.at(-1)?.paid ?? 0;
      const isAbove = surfaceOf(reef).levels[command.lumino.on[0]]! > 0;
      return [...(paid > 0 ? ['water' as const] : []), ...(isAbove ? ['level-2' as const] : [])];
    }
    case 'return-lumino':
      return ['returned'];
    case 'take-limestone':
      return markersReturned(command, before) > 0 ? ['overflow'] : [];
    case 'spend-jellyfish':
      return ['spent'];
    case 'empty-bag':
      return ['bag-empty'];
    case 'score-coral':
      return [
        ...(markersReturned(command, before) > 0 ? ['overflow' as const] : []),
        'jellyfish',
        ...phaseCards(before, after),
      ];
    case 'end-turn':
    case 'begin-scoring':
    case 'skip-scoring':
      return phaseCards(before, after);
    default:
      return [];
  }
}

function phaseCards(before: Table, after: Table): readonly CoachCard[] {
  if (after.phase === 'final') return ['final'];
  if (after.phase === 'scoring' && before.phase === 'action') return ['scoring-phase'];
  return after.phase === 'action' && before.phase === 'scoring' ? ['octopus'] : [];
}
