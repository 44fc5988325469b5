/** The night sky and the four colors of tiles, in both themes. Each color has a texture too. */

import type { ThemeName } from '@/ui/tokens/colors';

import type { Color } from '../../rules/pieces';

interface Sky {
  readonly ground: string;
  readonly middle: string;
  readonly cell: string;
  readonly seam: string;
  readonly light: string;
  readonly joint: string;
  readonly refused: string;
  readonly heat: string;
}

export const SKY: Readonly<Record<ThemeName, Sky>> = {
  dark: {
    ground: '#0A0C22',
    middle: '#242a66',
    cell: '#171B44',
    seam: '#454C9E',
    light: '#FFF3B0',
    joint: '#6B7199',
    refused: '#FF8A7A',
    heat: '#8FE3C4',
  },
  light: {
    ground: '#CFCDE8',
    middle: '#C8D6F7',
    cell: '#F5F4FD',
    seam: '#8D87C7',
    light: '#6B4A00',
    joint: '#77749C',
    refused: '#A3261A',
    heat: '#0D7A5A',
  },
};

interface TileLook {
  readonly fill: string;
  readonly line: string;
  /** Drawn in each cell of a tile, around its middle, in a square of 40. */
  readonly texture: string;
}

/** The purple player's cube is black, but the tiles are purple. */
export const TILE_LOOKS: Readonly<Record<Color, TileLook>> = {
  orange: { fill: '#FF9A3C', line: '#7A3B00', texture: 'M-9 9L9 -9M-9 -1L-1 -9M1 9L9 1' },
  blue: { fill: '#4D94FF', line: '#06295E', texture: 'M-6 -6h.01M6 -6h.01M-6 6h.01M6 6h.01M0 0h.01' },
  yellow: { fill: '#FFE04A', line: '#6B5500', texture: 'M-9 -6H9M-9 0H9M-9 6H9' },
  purple: { fill: '#B57BFF', line: '#360A6B', texture: 'M-7 0A7 7 0 1 0 7 0A7 7 0 1 0 -7 0' },
};
