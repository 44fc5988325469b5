/** What a player knows when they decide: score a color now, or wait. Facts of the rules alone, no advice. */

import { type CoralScore, scoreCoral } from '../../rules/coralScoring';
import { COLORS, type Color } from '../../rules/model';
import { afterScoring, canScore, limestoneIncome, ROUNDS } from '../../rules/round';
import { surfaceOf } from '../../rules/surface';
import { storeLimestone } from '../../rules/turn';
import { playersLeft } from './guide';
import type { Table } from './table';
import { tableOf, type TableSession } from './tableSession';

export interface ColorOutlook {
  readonly color: Color;
  readonly now: CoralScore;
  /** What it gave in the scoring phase before this one; null where that is not known. */
  readonly before: number | null;
}

export interface Pay {
  readonly income: number;
  /** LU-6: how many of these markers would go back to the supply, with the limestone held now. */
  readonly returned: number;
}

/** What the rules say about waiting, the weightiest first. */
export type WaitingFact =
  | { readonly fact: 'nothing-left' }
  | { readonly fact: 'last-phase' }
  /** SC-4: more colors than scoring phases after a skip. */
  | { readonly fact: 'gives-up'; readonly colors: number; readonly phases: number; readonly lost: number }
  /** EM-1: the extra scoring phase comes before anybody places again. */
  | { readonly fact: 'extra-follows' }
  | { readonly fact: 'pays-fewer'; readonly fewer: number }
  /** SC-1 */
  | { readonly fact: 'takes-octopus' }
  | { readonly fact: 'last-takes-octopus' };

export interface ScoringOutlook {
  /** The colors not scored yet. */
  readonly colors: readonly ColorOutlook[];
  /** Scoring phases in which this player may still score, this one among them. */
  readonly phases: number;
  readonly pay: Pay;
  /** Null where no scoring phase follows. */
  readonly nextPay: Pay | null;
  readonly facts: readonly WaitingFact[];
}

export function scoreOrWait(session: TableSession, player: number): ScoringOutlook {
  const table = tableOf(session);
  const { tiles, reef, limestone } = table.players[player]!;
  const surface = surfaceOf(reef);
  const before = tableOneRoundAgo(session);
  const reefBefore = before === null ? null : surfaceOf(before.players[player]!.reef);
  const colors = COLORS.filter((color) => canScore(tiles[color])).map((color) => ({
    color,
    now: scoreCoral(surface, color),
    before: reefBefore === null ? null : scoreCoral(reefBefore, color).total,
  }));
  const payIn = (round: number): Pay => {
    const income = limestoneIncome(round);
    return { income, returned: storeLimestone(limestone, income).returned };
  };
  const follows = whatFollows(table);
  const outlook = {
    colors,
    phases: phasesLeft(table, player),
    pay: payIn(table.round),
    nextPay: follows.next === 'final-scoring' ? null : payIn(follows.round),
  };
  return { ...outlook, facts: factsOf(table, player, outlook) };
}

function whatFollows({ round, bagEmptyIn, isExtraScoring }: Table) {
  return afterScoring({ round, bagEmptyIn, isExtra: isExtraScoring });
}

function phasesLeft(table: Table, player: number): number {
  if (table.phase === 'final') return 0;
  const { next } = whatFollows(table);
  const later = { 'final-scoring': 0, 'extra-scoring': 1, round: ROUNDS - table.round }[next];
  return later + (table.decided.includes(player) ? 0 : 1);
}

/** The table at the end of the scoring phase before this one. */
function tableOneRoundAgo({ tables, log }: TableSession): Table | null {
  const { round } = tables[log.done]!;
  return (
    tables.slice(0, log.done).findLast((each) => each.phase === 'scoring' && each.round === round - 1) ?? null
  );
}

function factsOf(
  table: Table,
  player: number,
  { colors, phases, pay, nextPay }: Omit<ScoringOutlook, 'facts'>,
): readonly WaitingFact[] {
  if (colors.length === 0) return [{ fact: 'nothing-left' }];
  const facts: WaitingFact[] = [];
  const lost = colors.length - (phases - 1);
  if (phases <= 1) facts.push({ fact: 'last-phase' });
  else if (lost > 0) facts.push({ fact: 'gives-up', colors: colors.length, phases, lost });
  if (whatFollows(table).next === 'extra-scoring') facts.push({ fact: 'extra-follows' });
  if (nextPay !== null && nextPay.income < pay.income) {
    facts.push({ fact: 'pays-fewer', fewer: pay.income - nextPay.income });
  }
  // After the last phase nobody goes first any more.
  if (nextPay !== null) {
    const left = playersLeft(table);
    const isLast = table.phase === 'scoring' && table.followed === null && left.length === 1;
    facts.push({ fact: isLast && left[0] === player ? 'takes-octopus' : 'last-takes-octopus' });
  }
  return facts;
}
