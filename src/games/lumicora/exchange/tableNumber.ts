/** Short marks by which phones know whether they speak of the same thing. */

import { textHash } from '@/kit/textHash';

import type { ReefBoard } from '../rules/boards';
import type { TableSession } from '../session/table/tableSession';

const HEX_DIGITS_OF_32_BITS = 8;
const HEX_DIGITS_OF_16_BITS = 4;

/** The number of a table: that of the host where this phone joined one, else made from the id of the game. */
export function tableNumber({ id, setup }: TableSession): number {
  if ('joined' in setup && setup.joined !== null) return setup.joined.table;
  return highBits(textHash(id), HEX_DIGITS_OF_32_BITS);
}

/** 16 bits that differ, almost surely, where two boards are painted differently. */
export function terrainMark({ terrain }: ReefBoard): number {
  return highBits(textHash(terrain.join(' ')), HEX_DIGITS_OF_16_BITS);
}

/** The low bits of this hash depend on fewer bits of the text, and are alike more often. */
function highBits(hash: string, digits: number): number {
  return Number.parseInt(hash.slice(0, digits), 16);
}
