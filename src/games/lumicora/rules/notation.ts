/**
 * A reef in one line, Luminos in the order they were laid: `d4d5:GB c4c5:G3c c3d3:G5.`
 * Two spaces, a colon, one colour letter (two for a starting Lumino), then a symbol for each half in the order of the
 * spaces: 1-6, s shellfish, c crab, h seahorse, t starfish, `.` plain coral. A starting Lumino may leave its symbols out.
 */

import { err, ok, type Result } from '@/kit/result';

import { nameOf, spaceNamed } from './boards';
import { isStartingLumino, type Color, type CoralNumber, type CoralSymbol, type LaidLumino } from './model';

const COLOR_OF_LETTER: Readonly<Record<string, Color>> = { G: 'green', P: 'pink', B: 'blue', Y: 'yellow' };
const SYMBOL_OF_LETTER: Readonly<Record<string, CoralSymbol>> = {
  '.': null,
  s: 'shellfish',
  c: 'crab',
  h: 'seahorse',
  t: 'starfish',
};

const TOKEN = /^([a-g][1-8])([a-g][1-8]):([GPBY])([GPBY])?([1-6scht.])?([1-6scht.])?$/;

export interface NotationError {
  /** Index of the Lumino in the line. */
  readonly lumino: number;
  readonly token: string;
}

export function parseReef(line: string): Result<readonly LaidLumino[], NotationError> {
  const tokens = line.split(/\s+/).filter((token) => token !== '');
  const luminos: LaidLumino[] = [];
  for (const [index, token] of tokens.entries()) {
    const lumino = parseLumino(token);
    if (lumino === null) return err({ lumino: index, token });
    luminos.push(lumino);
  }
  return ok(luminos);
}

function parseLumino(token: string): LaidLumino | null {
  const [, first = '', second = '', color = '', otherColor, symbol, otherSymbol] = TOKEN.exec(token) ?? [];
  const a = spaceNamed(first);
  const b = spaceNamed(second);
  if (a === undefined || b === undefined) return null;
  if (otherColor === color) return null;
  if (otherSymbol === undefined && (symbol !== undefined || otherColor === undefined)) return null;
  return {
    on: [a, b],
    colors: [COLOR_OF_LETTER[color]!, COLOR_OF_LETTER[otherColor ?? color]!],
    symbols: [symbolOf(symbol), symbolOf(otherSymbol)],
  };
}

function symbolOf(letter = '.'): CoralSymbol {
  return /[1-6]/.test(letter) ? (Number(letter) as CoralNumber) : SYMBOL_OF_LETTER[letter]!;
}

export function formatReef(luminos: readonly LaidLumino[]): string {
  return luminos.map(formatLumino).join(' ');
}

export function formatLumino(lumino: LaidLumino): string {
  const [a, b] = lumino.on;
  const [color, otherColor] = lumino.colors;
  const spaces = `${nameOf(a)}${nameOf(b)}`;
  const symbols = lumino.symbols.map(letterOfSymbol).join('');
  if (!isStartingLumino(lumino)) return `${spaces}:${letterOfColor(color)}${symbols}`;
  const colors = `${letterOfColor(color)}${letterOfColor(otherColor)}`;
  return `${spaces}:${colors}${symbols === '..' ? '' : symbols}`;
}

function letterOfColor(color: Color): string {
  return color.charAt(0).toUpperCase();
}

function letterOfSymbol(symbol: CoralSymbol): string {
  if (typeof symbol === 'number') return String(symbol);
  const letter = Object.entries(SYMBOL_OF_LETTER).find(([, meaning]) => meaning === symbol);
  return letter![0];
}
