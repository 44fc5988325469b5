import { decodeQR } from 'qr/decode.js';

import type { QrMatrix } from '@/tabletop/codes/view/qrMatrix';

/** The modules that a drawn path fills, read from the path alone. */
export function drawnMatrix(path: string, modules: number): QrMatrix {
  const matrix = Array.from({ length: modules }, () => Array.from({ length: modules }, () => false));
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    if (width !== back) throw new Error('a module is not closed');
    matrix[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  }
  return matrix;
}

/** What a camera would see of it, each module this many pixels wide. */
export function pictureOf(matrix: QrMatrix, scale: number) {
  const side = matrix.length * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (matrix[Math.floor(y / scale)]![Math.floor(x / scale)] === true) {
        data.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

/** As much of an element on the screen as is looked at here. */
interface Drawn {
  readonly props: { readonly d?: unknown; readonly viewBox?: unknown };
  findAll(isWanted: (node: Drawn) => boolean): readonly Drawn[];
}

/** The text that a scanner reads off a code on the screen. */
export function scannedFrom(code: Drawn): string {
  const props = code.findAll(() => true).map((node) => node.props);
  const path = props.find(({ d }) => typeof d === 'string')?.d as string;
  const box = props.find(({ viewBox }) => typeof viewBox === 'string')?.viewBox as string;
  return decodeQR(pictureOf(drawnMatrix(path, Number(box.split(' ').at(-1))), 4));
}
