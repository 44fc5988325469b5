import type { TableFinal } from '../../session/final/finalTable';
import type { FinalScoringStrings, Lead } from '../../strings/en/finalScoring';

/** A player as the verdict sees them. */
export interface Contender {
  readonly name: string;
  readonly total: number;
  readonly limestone: number;
}

export interface DescribedVerdict {
  /** `Ana wins`, or `Without Cem’s reef` where nobody can say who does. */
  readonly headline: string;
  /** FS-7: what decided. */
  readonly reason: string;
}

export function describeVerdict(
  { verdict }: FinalScoringStrings,
  { ranking: { winners, decidedBy }, missing }: Pick<TableFinal, 'ranking' | 'missing'>,
  players: readonly Contender[],
): DescribedVerdict {
  if (missing.length > 0) {
    const absent = missing.map((index) => players[index]!.name);
    return { headline: verdict.without(absent), reason: verdict.nobodyKnows(absent.length) };
  }
  const first = winners.map((index) => players[index]!);
  const names = first.map(({ name }) => name);
  const headline = verdict.wins(names);
  const { name, total, limestone } = first[0]!;
  const level = players.filter((player) => player.total === total);
  const others = level
    .filter((player) => !first.includes(player))
    .map((player) => ({ name: player.name, count: player.limestone }));
  const isLevel = verdict.level(
    level.map((player) => player.name),
    total,
  );
  switch (decidedBy) {
    case 'points':
      return { headline, reason: verdict.byPoints(total, leadOf(players, total)) };
    case 'limestone':
      return { headline, reason: `${isLevel} ${verdict.byLimestone(name, limestone, others)}` };
    case 'shared':
      return {
        headline,
        reason:
          others.length === 0
            ? verdict.sharedAll(names, total, limestone)
            : `${isLevel} ${verdict.sharedLimestone(names, limestone, others)}`,
      };
  }
}

/** By how much the winner is ahead, and of whom; null where nobody follows. */
function leadOf(players: readonly Contender[], total: number): Lead | null {
  const followers = players.filter((player) => player.total < total);
  const second = Math.max(...followers.map((player) => player.total));
  const names = followers.filter((player) => player.total === second).map(({ name }) => name);
  return names.length === 0 ? null : { by: total - second, names };
}
