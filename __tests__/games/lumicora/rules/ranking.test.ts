import * as fc from 'fast-check';

import { rankPlayers, TRACK_LENGTH, trackPosition, type Standing } from '@/games/lumicora/rules/ranking';

function standings(...rows: readonly (readonly [number, number])[]): readonly Standing[] {
  return rows.map(([total, limestone]) => ({ total, limestone }));
}

test.each([
  {
    title: 'FS-7 the most points win, whatever the limestone',
    table: standings([80, 0], [79, 10], [60, 3]),
    ranking: { places: [1, 2, 3], winners: [0], decidedBy: 'points' },
  },
  {
    title: 'FS-7 among equals the most limestone wins',
    table: standings([80, 2], [71, 9], [80, 3]),
    ranking: { places: [2, 3, 1], winners: [2], decidedBy: 'limestone' },
  },
  {
    title: 'FS-7 then the win is shared, and the next place is left out',
    table: standings([80, 3], [80, 3], [80, 1], [12, 0]),
    ranking: { places: [1, 1, 3, 4], winners: [0, 1], decidedBy: 'shared' },
  },
  {
    title: 'FS-7 a tie behind the winner does not touch the win',
    table: standings([50, 5], [90, 0], [50, 5]),
    ranking: { places: [2, 1, 2], winners: [1], decidedBy: 'points' },
  },
  {
    title: 'FS-7 totals below 0 are ranked like others',
    table: standings([-4, 0], [-1, 0]),
    ranking: { places: [2, 1], winners: [1], decidedBy: 'points' },
  },
])('$title', ({ table, ranking }) => {
  expect(rankPlayers(table)).toEqual(ranking);
});

const standing = fc.record({ total: fc.integer({ min: -3, max: 3 }), limestone: fc.nat({ max: 2 }) });
const tables = fc.array(standing, { minLength: 2, maxLength: 4 });

test('FS-7 a place is one more than the number of players ahead, so somebody always wins', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const { places, winners } = rankPlayers(table);
      expect(winners).toEqual(table.flatMap((_, player) => (places[player] === 1 ? [player] : [])));
      expect(winners.length).toBeGreaterThan(0);
      places.forEach((place) => {
        expect(place).toBe(1 + places.filter((other) => other < place).length);
      });
    }),
  );
});

test('FS-7 places follow points, then limestone, and only equals share one', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const { places } = rankPlayers(table);
      const worth = ({ total, limestone }: Standing) => total * 100 + limestone;
      table.forEach((own, player) => {
        table.forEach((other, opponent) => {
          expect(places[player]! < places[opponent]!).toBe(worth(own) > worth(other));
        });
      });
    }),
  );
});

test('FS-7 the order of the seats does not matter', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const turned = rankPlayers([...table].reverse());
      expect([...turned.places].reverse()).toEqual(rankPlayers(table).places);
      expect(turned.decidedBy).toBe(rankPlayers(table).decidedBy);
    }),
  );
});

test('FS-8 tile and space together show every score from 0 to 149', () => {
  expect(TRACK_LENGTH).toBe(50);
  for (let score = 0; score < 150; score++) {
    const { tile, space } = trackPosition(score);
    expect(tile + space).toBe(score);
    expect(space).toBeLessThan(TRACK_LENGTH);
  }
});

test.each([
  ['FS-8 a new game stands on 0', 0, { space: 0, lap: 0, tile: 0 }],
  ['FS-8 the last space of the first lap', 49, { space: 49, lap: 0, tile: 0 }],
  ['FS-8 crossing 50 brings the tile', 50, { space: 0, lap: 1, tile: 50 }],
  ['FS-8 crossing 100 turns the tile', 100, { space: 0, lap: 2, tile: 100 }],
  ['FS-8 from 150 on the tile cannot show the lap', 163, { space: 13, lap: 3, tile: 100 }],
  ['FS-8 below 0 the fish stands at the end of the track', -1, { space: 49, lap: -1, tile: 0 }],
])('%s', (_, score, position) => {
  expect(trackPosition(score)).toEqual(position);
});
