/** The bag and the emergency stack of a digital table: LU-3, LU-4, EM-1. The seed stands for the hand that draws. */

import { createRng, shuffled } from '@/kit/rng';

import { assumedCensus, luminoSupply } from '../rules/box';
import type { LooseLumino } from '../rules/turn';

export interface Supply {
  /** In the order in which they will be drawn. */
  readonly bag: readonly LooseLumino[];
  /** EM-1: goes into the bag when that is empty and a draw is due. */
  readonly stack: readonly LooseLumino[];
  /** EM-1: the bag ran out for the first time. */
  readonly hasRunDry: boolean;
  readonly seed: number;
}

/** A full bag for so many players, by the census that we assume. */
export function openSupply(players: number, seed: number): Supply {
  const luminos = shuffled(createRng(seed), assumedCensus(players));
  const { emergencyStack } = luminoSupply(players);
  return {
    bag: luminos.slice(emergencyStack),
    stack: luminos.slice(0, emergencyStack),
    hasRunDry: false,
    seed: nextSeed(seed),
  };
}

export interface Draw {
  readonly supply: Supply;
  /** Fewer than wanted only when bag and stack are empty. */
  readonly drawn: readonly LooseLumino[];
}

/** EM-1: an empty bag is filled from the emergency stack, once. */
export function drawFrom(supply: Supply, count: number): Draw {
  const drawn = supply.bag.slice(0, count);
  const rest = { ...supply, bag: supply.bag.slice(count) };
  const isShort = drawn.length < count;
  if (!isShort) return { supply: rest, drawn };
  if (supply.hasRunDry) return { supply: rest, drawn };
  const refilled = { ...putBack({ ...rest, stack: [] }, supply.stack), hasRunDry: true };
  const more = drawFrom(refilled, count - drawn.length);
  return { supply: more.supply, drawn: [...drawn, ...more.drawn] };
}

/** PL-5, TU-2: what goes back is shaken among the others. */
export function putBack(supply: Supply, luminos: readonly LooseLumino[]): Supply {
  if (luminos.length === 0) return supply;
  const bag = shuffled(createRng(supply.seed), [...supply.bag, ...luminos]);
  return { ...supply, bag, seed: nextSeed(supply.seed) };
}

function nextSeed(seed: number): number {
  return Math.floor(createRng(seed).next() * 0x100000000);
}
