import { flipTile } from '@/games/lumicora/play/scoring';
import { byColor, type Color } from '@/games/lumicora/rules/model';
import type { ScoringTile } from '@/games/lumicora/rules/round';

import { reef } from '../../../support/reef';

const seat = (limestone: number, tiles: Partial<Record<Color, ScoringTile>> = {}) => ({
  display: [],
  reef: reef('d4d5:PG c3c4:P5. d3e3:P2c e4e5:P4. c4d4:P6. e3e4:P3h'),
  limestone,
  tiles: { ...byColor(() => 'coral' as const), ...tiles },
  score: 7,
});

test('SC-2 SC-3 a flip scores level by level, pays limestone and shows the jellyfish', () => {
  const flipped = flipTile(seat(3), 'pink', 3);
  expect(flipped).toMatchObject({
    ok: true,
    value: {
      seat: { score: 12, limestone: 7, tiles: { pink: 'jellyfish', green: 'coral' } },
      score: { total: 5 },
      stored: { returned: 0 },
    },
  });
});

test('LU-6 what finds no room goes back', () => {
  expect(flipTile(seat(9), 'pink', 1)).toMatchObject({ value: { stored: { limestone: 10, returned: 3 } } });
});

test('SC-2 a color without a number in sight scores 0', () => {
  expect(flipTile(seat(0), 'yellow', 10)).toMatchObject({ value: { seat: { score: 7, limestone: 0 } } });
});

test.each(['jellyfish', 'spent'] as const)('SC-4 a tile that is %s is not flipped again', (tile) => {
  const refused = flipTile(seat(0, { pink: tile }), 'pink', 2);
  expect(refused).toEqual({ ok: false, error: { code: 'no-coral', color: 'pink', tile } });
});
