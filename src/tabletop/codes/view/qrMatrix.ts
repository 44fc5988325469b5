/** A text as a QR code. The encoder comes when the first code is shown. */

import { fetchPart } from '@/kit/fetching';

/** Rows of modules, true for the dark ones, with the quiet zone around them. */
export type QrMatrix = readonly (readonly boolean[])[];

/** Null for a text that no code should hold. */
export type QrEncoder = (text: string) => QrMatrix | null;

/** Scanners need this many light modules around a code. */
const QUIET_ZONE = 4;

/** 400 bytes, of which each two are written as three characters: more takes modules too small for a phone. */
export const MOST_CHARACTERS = 600;

export async function loadEncoder(): Promise<QrEncoder> {
  const { encodeQR } = await fetchPart(() => import('qr'));
  return (text) =>
    text.length > MOST_CHARACTERS ? null : encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
}

/** All dark modules as one path in units of modules, because every shape of its own would be a view on Android. */
export function matrixPath(matrix: QrMatrix): string {
  return matrix.map((row, y) => rowPath(row, y)).join('');
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x++;
    const width = x + 1 - from;
    path += `M${from} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
