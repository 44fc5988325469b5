/** Scores as lines that can be checked at the table: a scoring step by step, and who has won. */

/** Points with their reason. A game adds what they are about: spaces, a color, a card. */
export interface ScoreLine<Category extends string = string> {
  readonly category: Category;
  /** How many of them were counted. */
  readonly count: number;
  readonly points: number;
}

export function sumPoints(lines: readonly Pick<ScoreLine, 'points'>[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** Points of the lines that are wanted, summed. */
export function pointsOf<Line extends ScoreLine>(
  lines: readonly Line[],
  wanted: (line: Line) => boolean,
): number {
  return sumPoints(lines.filter(wanted));
}

/** What a player had before a scoring, and its lines. Totals are sums and never stored. */
export interface PlayerLines<Line extends ScoreLine> {
  readonly before: number;
  readonly lines: readonly Line[];
}

export interface PlayerStep<Line extends ScoreLine> {
  /** The lines of this step only. */
  readonly lines: readonly Line[];
  /** What the step adds; in the first one, what was there before the scoring. */
  readonly points: number;
  /** The points of this step and of all before it. */
  readonly total: number;
}

export interface ScoringStep<Stage, Line extends ScoreLine> {
  readonly stage: Stage;
  readonly players: readonly PlayerStep<Line>[];
}

/** A scoring as a table goes through it: the first stage is for what was there before, each line belongs to one of the others. */
export function scoringSteps<Stage, Line extends ScoreLine>(
  stages: readonly Stage[],
  players: readonly PlayerLines<Line>[],
  belongsTo: (line: Line, stage: Stage) => boolean,
): readonly ScoringStep<Stage, Line>[] {
  const totals = players.map(() => 0);
  return stages.map((stage, index) => ({
    stage,
    players: players.map(({ before, lines: all }, player) => {
      const lines = index === 0 ? [] : all.filter((line) => belongsTo(line, stage));
      const points = index === 0 ? before : sumPoints(lines);
      const total = totals[player]! + points;
      totals[player] = total;
      return { lines, points, total };
    }),
  }));
}

/** What decides about the places: more is better. Where fewer is, the worth is negative. */
export interface Decider<Standing, By extends string> {
  readonly by: By;
  readonly worth: (standing: Standing) => number;
}

export interface RankingBy<By extends string> {
  /** Place of each player, 1 for the winners; who is equal shares a place. */
  readonly places: readonly number[];
  readonly winners: readonly number[];
  /** What settled the win. */
  readonly decidedBy: By | 'shared';
}

/** Ranks by the first decider, equals by the second, and so on; who is equal in all of them stays equal. */
export function rankBy<Standing, By extends string>(
  deciders: readonly Decider<Standing, By>[],
  standings: readonly Standing[],
): RankingBy<By> {
  const isAhead = (a: Standing, b: Standing) => {
    const decider = deciders.find(({ worth }) => worth(a) !== worth(b));
    return decider !== undefined && decider.worth(a) > decider.worth(b);
  };
  const places = standings.map((own) => 1 + standings.filter((other) => isAhead(other, own)).length);
  const winners = places.flatMap((place, player) => (place === 1 ? [player] : []));
  return { places, winners, decidedBy: winners.length === 1 ? settledBy(deciders, standings) : 'shared' };
}

/** The first decider after which one player is left. */
function settledBy<Standing, By extends string>(
  deciders: readonly Decider<Standing, By>[],
  standings: readonly Standing[],
): By | 'shared' {
  let level = standings;
  for (const { by, worth } of deciders) {
    const best = Math.max(...level.map(worth));
    level = level.filter((standing) => worth(standing) === best);
    if (level.length === 1) return by;
  }
  return 'shared';
}
