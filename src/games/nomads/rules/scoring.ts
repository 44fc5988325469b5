/** Moon scorings and the end: NS-1 to NS-3, NE-2. */

import { rankBy, type RankingBy, type ScoreLine } from '@/tabletop/scoring/scoring';

import type { Cards, Holding } from './cards';

export const MOON_TIES = ['share-4', 'share-3'] as const;
/** NS-2: how many moons those who tie for the highest share. */
export type MoonTies = (typeof MOON_TIES)[number];

/** NS-1: so many moons on the chart bring a moon scoring. */
export const MOONS_FOR_SCORING = 4;
const FIRST_PRIZE = 3;
const SECOND_PRIZE = 1;

function cardPoints({ songs }: Cards, { legends, song }: Holding): number {
  const written = legends.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return written + (song === null ? 0 : (songs[song]?.points ?? 0));
}

export function tileCount({ tiles, wild }: Holding): number {
  return tiles.reduce((sum, count) => sum + count, wild);
}

/** NS-1, NS-3: cards minus tiles; moons won count nothing yet. */
export function moonScore(cards: Cards, holding: Holding): number {
  return cardPoints(cards, holding) - tileCount(holding);
}

export interface MoonPrizes {
  /** Moons for each seat. */
  readonly moons: readonly number[];
  /** Moons that leave the game. */
  readonly left: number;
}

/** NS-2. */
export function moonPrizes(scores: readonly number[], ties: MoonTies): MoonPrizes {
  const best = Math.max(...scores);
  const first = scores.filter((score) => score === best).length;
  const others = scores.filter((score) => score < best);
  const nextBest = Math.max(...others);
  const second = others.filter((score) => score === nextBest).length;
  const shared = first > 1 && ties === 'share-4' ? MOONS_FOR_SCORING : FIRST_PRIZE;
  const hasSecond = second === 1 && (first === 1 || ties === 'share-3');
  const moons = scores.map((score) => {
    if (score === best) return Math.floor(shared / first);
    return hasSecond && score === nextBest ? SECOND_PRIZE : 0;
  });
  return { moons, left: MOONS_FOR_SCORING - moons.reduce((sum, won) => sum + won, 0) };
}

/** What the moons of a scoring would be if one player had so many tiles more or fewer. */
export function moonPrizesWith(
  scores: readonly number[],
  ties: MoonTies,
  seat: number,
  moreTiles: number,
): MoonPrizes {
  return moonPrizes(
    scores.map((score, other) => (other === seat ? score - moreTiles : score)),
    ties,
  );
}

export const FINAL_CATEGORIES = ['legends', 'song', 'moons', 'tiles'] as const;
export type FinalCategory = (typeof FINAL_CATEGORIES)[number];
export type FinalLine = ScoreLine<FinalCategory>;

/** NE-2: each point with its reason. */
export function finalLines(cards: Cards, holding: Holding): readonly FinalLine[] {
  const held = holding.legends.filter((value) => value !== null);
  const tiles = tileCount(holding);
  const song = holding.song === null ? null : cards.songs[holding.song];
  return [
    { category: 'legends', count: held.length, points: held.reduce((sum, value) => sum + value, 0) },
    { category: 'song', count: song ? 1 : 0, points: song?.points ?? 0 },
    { category: 'moons', count: holding.moons, points: holding.moons },
    { category: 'tiles', count: tiles, points: tiles === 0 ? 0 : -tiles },
  ];
}

export interface PlayerFinal {
  readonly cards: number;
  /** 0 or below. */
  readonly tiles: number;
  readonly moons: number;
  readonly total: number;
  readonly legendCards: number;
}

export type Ranking = RankingBy<'points' | 'legend-cards'>;

export interface Final {
  readonly players: readonly PlayerFinal[];
  readonly ranking: Ranking;
}

/** NE-2: most points, then most legend cards, then shared. */
export function scoreFinal(cards: Cards, table: readonly Holding[]): Final {
  const players = table.map((holding): PlayerFinal => {
    const points = cardPoints(cards, holding);
    const tiles = tileCount(holding);
    return {
      cards: points,
      tiles: tiles === 0 ? 0 : -tiles,
      moons: holding.moons,
      total: points - tiles + holding.moons,
      legendCards: holding.legends.filter((value) => value !== null).length,
    };
  });
  const ranking = rankBy<PlayerFinal, 'points' | 'legend-cards'>(
    [
      { by: 'points', worth: ({ total }) => total },
      { by: 'legend-cards', worth: ({ legendCards }) => legendCards },
    ],
    players,
  );
  return { players, ranking };
}
