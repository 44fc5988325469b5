import fc from 'fast-check';

import { boxWarnings } from '@/games/nomads/rules/box';
import { afterWriting, nextCards, quoteCard, writableCards } from '@/games/nomads/rules/cards';
import { campfireOf, hasRoom, layDiscs, layingOrder, MOST_AT_START } from '@/games/nomads/rules/layout';
import { SPACES } from '@/games/nomads/rules/model';
import { moonScore, tileCount } from '@/games/nomads/rules/scoring';
import { boxWarningsDe } from '@/games/nomads/strings/de/gameFile';
import { boxWarningsEn } from '@/games/nomads/strings/en/gameFile';
import { createRng } from '@/kit/rng';
import { describeFileProblem } from '@/tabletop/files/fileProblem';

import { camp, CARDS, holding, pile } from '../../../support/nomads/camp';
import { randomNomads } from '../../../support/nomads/randomNomads';
import { propertyRuns } from '../../../support/propertyRuns';

const legend = (number: 1 | 2 | 3 | 7, value: number) => ({ kind: 'legend', legend: number, value }) as const;
const song = (index: number) => ({ kind: 'song', song: index }) as const;

test('NB-2 more tiles, moons or cards than the box holds are warned of', () => {
  const players = [holding({ 1: 80 }, { 2: 9 }, { wild: 4, moons: 10 }), holding({}, { 1: 3 })];
  const cards = { ...CARDS, songs: Array.from({ length: 5 }, () => CARDS.songs[0]!) };
  const campfire = camp({}, { tops: { 1: 'moon' } });
  expect(boxWarnings({ cards, players, moonChart: 2, campfire }).map(({ code }) => code)).toEqual([
    'story-tiles',
    'wild-tiles',
    'moons',
    'all-tiles',
    'songs',
    'unprinted',
  ]);
  for (const warning of boxWarnings({ cards, players, moonChart: 2, campfire })) {
    for (const words of [boxWarningsEn, boxWarningsDe]) {
      expect(describeFileProblem({ ...warning, path: '' }, words)).not.toMatch(/undefined|NaN/);
    }
  }
  expect(boxWarnings({ cards: CARDS, players: [holding({ 1: 5 })], moonChart: 4, campfire: null })).toEqual(
    [],
  );
});

describe('NB-4', () => {
  test('NB-4 the frog, then nobody’s discs by the last player, then one disc after the other from the first player', () => {
    const order = layingOrder(['nostromo', 'red', 'siana'], 1);
    expect(order.map(({ disc, by }) => `${disc} ${by}`)).toEqual([
      'frog 0',
      ...['ulrich 0', 'ulrich 0', 'moon 0', 'moon 0'],
      ...['red 1', 'siana 2', 'nostromo 0', 'red 1', 'siana 2', 'nostromo 0'],
    ]);
  });

  test('NB-4 the frog lies below the nomad, all others above', () => {
    const order = layingOrder(['nostromo', 'red', 'siana', 'moon', 'ulrich'], 0);
    const piles = layDiscs(order, [2, 2, 4]);
    expect([piles[2], piles[4], piles[0]]).toEqual([pile('fno'), pile('nr'), pile('n')]);
  });

  test('NB-4 no space holds more than four discs at the end of set-up', () => {
    const order = layingOrder(['red', 'siana'], 0);
    expect(hasRoom(layDiscs(order, [1, 1]), 1)).toBe(true);
    expect(hasRoom(layDiscs(order, [1, 1, 1]), 1)).toBe(false);
  });

  test('NB-4 with any players, all their discs, all nobody’s and eight nomads lie around the fire', () => {
    for (const seats of [
      ['red', 'siana'],
      ['nostromo', 'red', 'moon'],
      ['ulrich', 'moon', 'red', 'siana', 'nostromo'],
    ] as const) {
      const order = layingOrder(seats, 0);
      const { spaces } = campfireOf(
        layDiscs(
          order,
          order.map((_, index) => index % 8),
        ),
        0,
      );
      const frog = (seats as readonly string[]).includes('nostromo') ? 1 : 0;
      expect(spaces.flatMap(({ discs }) => discs)).toHaveLength(18 + frog);
      expect(SPACES.every((space) => spaces[space]!.discs.length <= MOST_AT_START)).toBe(true);
    }
  });
});

describe('NW-1', () => {
  test('NW-1 a song needs as many different tiles as its card says', () => {
    expect(quoteCard(CARDS, [holding({ 1: 4, 2: 1, 3: 1 })], 0, song(0))).toEqual({
      ok: true,
      value: { tiles: 3, wild: 0 },
    });
    const short = quoteCard(CARDS, [holding({ 1: 9, 2: 1 })], 0, song(0));
    expect(short).toEqual({ ok: false, error: { code: 'tiles-short', short: 1 } });
  });

  test('NW-1 one song a player and game, and one that somebody holds cannot be taken', () => {
    const rich = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 };
    const table = [holding(rich, {}, { song: 1 }), holding(rich)];
    expect(quoteCard(CARDS, table, 0, song(0))).toEqual({ ok: false, error: { code: 'has-song' } });
    expect(quoteCard(CARDS, table, 1, song(1))).toEqual({ ok: false, error: { code: 'card-held', by: 0 } });
    expect(quoteCard(CARDS, table, 1, song(2))).toEqual({ ok: false, error: { code: 'no-such-card' } });
  });

  test('NW-1 a song is paid with the kinds of which there are most', () => {
    const own = holding({ 1: 1, 2: 3, 3: 2, 4: 5 });
    const after = afterWriting(own, { choice: song(0), price: { tiles: 3, wild: 0 } });
    expect(after).toEqual(holding({ 1: 1, 2: 2, 3: 1, 4: 4 }, {}, { song: 0 }));
  });
});

describe('NW-2', () => {
  test('NW-2 a legend card costs its value in tiles of its legend', () => {
    const table = [holding({ 1: 3, 2: 9 })];
    expect(
      writableCards(CARDS, table, 0).filter(({ choice }) => choice.kind === 'legend' && choice.legend === 1),
    ).toEqual([
      { choice: legend(1, 2), price: { tiles: 2, wild: 0 }, from: null, points: 2 },
      { choice: legend(1, 3), price: { tiles: 3, wild: 0 }, from: null, points: 3 },
    ]);
  });

  test('NW-2 a higher card costs the difference, and the lower one becomes free again', () => {
    const table = [holding({ 1: 2 }, { 1: 3 }), holding({ 1: 3 })];
    const upgrade = quoteCard(CARDS, table, 0, legend(1, 5));
    expect(upgrade).toEqual({ ok: true, value: { tiles: 2, wild: 0 } });
    expect(quoteCard(CARDS, table, 1, legend(1, 3))).toEqual({
      ok: false,
      error: { code: 'card-held', by: 0 },
    });
    const after = [
      afterWriting(table[0]!, { choice: legend(1, 5), price: { tiles: 2, wild: 0 } }),
      table[1]!,
    ];
    expect(after[0]).toEqual(holding({}, { 1: 5 }));
    expect(quoteCard(CARDS, after, 1, legend(1, 3)).ok).toBe(true);
  });

  test('NW-2 no card for one that is worth as much or more', () => {
    const table = [holding({ 1: 9 }, { 1: 4 })];
    expect(quoteCard(CARDS, table, 0, legend(1, 3))).toEqual({
      ok: false,
      error: { code: 'not-higher', held: 4 },
    });
    expect(quoteCard(CARDS, table, 0, legend(1, 4))).toEqual({
      ok: false,
      error: { code: 'not-higher', held: 4 },
    });
  });

  test('NW-2 of a row that is not known nothing can be written; a value printed twice is there while one is free', () => {
    expect(quoteCard(CARDS, [holding({ 7: 9 })], 0, legend(7, 2))).toEqual({
      ok: false,
      error: { code: 'no-such-card' },
    });
    const twice = { ...CARDS, legends: [[2, 2, 3], ...CARDS.legends.slice(1)] };
    const values = (table: Parameters<typeof writableCards>[1]) =>
      writableCards(twice, table, 0).map(({ choice }) => choice);
    expect(values([holding({ 1: 2 }), holding({}, { 1: 2 })])).toEqual([legend(1, 2)]);
    expect(values([holding({ 1: 2 }), holding({}, { 1: 2 }), holding({}, { 1: 2 })])).toEqual([]);
  });

  test('NW-2 the next better card says how many tiles are missing', () => {
    const next = nextCards(CARDS, [holding({ 1: 1, 2: 3 }, { 2: 2 })], 0);
    expect(next).toContainEqual({ choice: legend(1, 2), short: 1 });
    expect(next).toContainEqual({ choice: song(0), short: 1 });
    expect(next.some(({ choice }) => choice.kind === 'legend' && choice.legend === 2)).toBe(false);
  });
});

describe('NW-3', () => {
  test('NW-3 a wild tile stands for any story tile, and as few as possible are paid', () => {
    expect(quoteCard(CARDS, [holding({ 1: 2 }, {}, { wild: 2 })], 0, legend(1, 3))).toEqual({
      ok: true,
      value: { tiles: 2, wild: 1 },
    });
  });

  test('NW-3 in a song each stands for another missing kind, and wild tiles alone may pay', () => {
    expect(quoteCard(CARDS, [holding({}, {}, { wild: 3 })], 0, song(0))).toEqual({
      ok: true,
      value: { tiles: 0, wild: 3 },
    });
    const long = { ...CARDS, songs: [{ tiles: 8, points: 9 }] };
    const rich = holding({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1 }, {}, { wild: 3 });
    expect(quoteCard(long, [rich], 0, song(0)).ok).toBe(false);
  });
});

test('NW-2 whatever is written, the tiles paid are gone and the score grows by the points and the tiles', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { cards, players } = randomNomads(createRng(seed));
      for (const [seat, own] of players.entries()) {
        for (const card of writableCards(cards, players, seat)) {
          const after = afterWriting(own, card);
          const paid = card.price.tiles + card.price.wild;
          expect(tileCount(after)).toBe(tileCount(own) - paid);
          expect(Math.min(...after.tiles, after.wild)).toBeGreaterThanOrEqual(0);
          expect(moonScore(cards, after)).toBe(moonScore(cards, own) + card.points + paid);
        }
      }
    }),
    { numRuns: propertyRuns(50, 500) },
  );
});
