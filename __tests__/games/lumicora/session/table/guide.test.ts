import * as fc from 'fast-check';

import { auditReef, findExcess, jellyfishOf, suggestNext } from '@/games/lumicora/session/table/guide';
import type { Table } from '@/games/lumicora/session/table/table';
import { createRng } from '@/kit/rng';

import { randomGame } from '../../../../support/randomCommands';
import { reef, spaces } from '../../../../support/reef';
import {
  beginScoring,
  DRY,
  emptyBag,
  endTurn,
  place,
  placeAnyway,
  play,
  score,
  skip,
  tableFor,
  takeLimestone,
  toScoring,
  WET,
} from '../../../../support/tables';

describe('what comes next', () => {
  const table = play(tableFor(3), { type: 'correct-octopus', player: 1 });

  test('TU-1 is a turn for everybody, clockwise from the octopus', () => {
    expect(suggestNext(table)).toEqual({ step: 'turn', player: 1 });
    expect(suggestNext(play(table, endTurn(1)))).toEqual({ step: 'turn', player: 2 });
    expect(suggestNext(play(table, endTurn(1), endTurn(2)))).toEqual({ step: 'turn', player: 0 });
  });

  test('TU-1 passes over who had their turn early', () => {
    expect(suggestNext(play(table, endTurn(2), endTurn(1)))).toEqual({ step: 'turn', player: 0 });
  });

  test('SC-1 is a scoring for everybody, clockwise from the octopus', () => {
    const scoring = play(table, beginScoring);
    expect(suggestNext(scoring)).toEqual({ step: 'score', player: 1 });
    expect(suggestNext(play(scoring, skip(1), score(0, 'pink')))).toEqual({ step: 'score', player: 2 });
  });

  test('SC-1 is a turn of who took the octopus, once all have decided', () => {
    const next = play(table, beginScoring, skip(1), score(2, 'pink'), skip(0));
    expect(suggestNext(next)).toEqual({ step: 'turn', player: 2 });
  });

  test('EM-1 is another scoring after an empty bag', () => {
    const extra = play(table, emptyBag, beginScoring, skip(0), skip(1), skip(2));
    expect(suggestNext(extra)).toEqual({ step: 'score', player: 1 });
  });

  test('TU-1 is the final scoring after round 10', () => {
    const final = play(toScoring(table, 10), skip(0), skip(1), skip(2));
    expect(suggestNext(final)).toEqual({ step: 'final-scoring' });
  });

  test('is somebody who is not done yet, whatever happened before', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const each of randomGame(createRng(seed), 60).session.tables) {
          const next = suggestNext(each);
          expect(next.step === 'final-scoring').toBe(each.phase === 'final');
          if (next.step === 'turn') expect(each.turnsDone).not.toContain(next.player);
          if (next.step === 'score') expect(each.decided).not.toContain(next.player);
        }
      }),
      { numRuns: 30, seed: 1 },
    );
  });
});

test('TU-2 jellyfish are there once scored and gone once spent', () => {
  const scored = play(
    tableFor(2),
    { type: 'correct-tile', player: 0, color: 'yellow', tile: 'jellyfish' },
    beginScoring,
    score(0, 'green'),
  );
  expect(jellyfishOf(scored, 0)).toEqual(['green', 'yellow']);
  expect(jellyfishOf(play(scored, { type: 'spend-jellyfish', player: 0, color: 'green' }), 0)).toEqual([
    'yellow',
  ]);
  expect(jellyfishOf(scored, 1)).toEqual([]);
});

describe('the audit of a player', () => {
  const tooFar = { code: 'own-color-not-touched', rule: 'PL-1', color: 'green', spaces: spaces('d4') };
  const short = {
    code: 'limestone-short',
    rule: 'PL-4',
    cost: 2,
    limestone: 0,
    short: 2,
    spaces: spaces('e3 e4'),
  };

  const auditOf = ({ board, players }: Table, player: number) => auditReef(board, players[player]!.reef);

  test('finds nothing where the rules were kept', () => {
    const table = play(tableFor(2), place(0, 'c4c3:G5.'), place(0, 'd4c4:G4.'));
    expect(auditOf(table, 0)).toEqual([]);
  });

  test('PL-1 and PL-4 lists what was placed anyway, by colour and by limestone, in laid order', () => {
    const table = play(tableFor(2, WET), placeAnyway(0, 'e3e4:G4.'), placeAnyway(0, 'a1a2:P5.'));
    expect(auditOf(table, 0)).toEqual([
      { lumino: 1, problem: short },
      { lumino: 2, problem: { ...tooFar, color: 'pink', spaces: spaces('d5') } },
      { lumino: 2, problem: { ...short, spaces: spaces('a1 a2') } },
    ]);
    expect(auditOf(table, 1)).toEqual([]);
  });

  test('PL-4 remembers limestone that was missing then, though there is plenty now', () => {
    const table = play(tableFor(2, WET), placeAnyway(0, 'e3e4:G4.'), takeLimestone(0, 6));
    expect(auditOf(play(table, { type: 'change-board', board: DRY }), 0)).toEqual([
      { lumino: 1, problem: short },
    ]);
  });

  test('PL-1 judges colours as they lie now: what was taken back or changed makes a difference', () => {
    const laid = play(tableFor(2), place(0, 'c4c3:G5.'), place(0, 'b4b3:G4.'));
    expect(auditOf(laid, 0)).toEqual([]);
    expect(auditOf(play(laid, { type: 'take-back', player: 0, lumino: 1 }), 0)).toEqual([
      { lumino: 1, problem: tooFar },
    ]);
    const start = { colors: ['pink', 'green'], symbols: [null, null] } as const;
    const anyway = play(tableFor(2), placeAnyway(0, 'c5c6:G5.'));
    expect(auditOf(anyway, 0)).toEqual([{ lumino: 1, problem: tooFar }]);
    expect(auditOf(play(anyway, { type: 'change-start', player: 0, start }), 0)).toEqual([]);
  });
});

describe('too many Luminos of a colour', () => {
  /** So many green Luminos in all reefs together. */
  function withGreen(players: number, laid: number): Table {
    const table = tableFor(players);
    const [green] = reef('c4c3:G5.');
    const owners = table.players.map((player, index) => {
      const own = Array.from({ length: laid }).filter((_, at) => at % players === index);
      return {
        ...player,
        reef: [...player.reef, ...own.map(() => ({ ...green!, paid: 0, unpaid: null }))],
      };
    });
    return { ...table, players: owners };
  }

  test.each([
    [2, 18],
    [3, 22],
    [4, 26],
  ])('LU-3 with %d players the box holds %d of a colour', (players, inBox) => {
    expect(findExcess(withGreen(players, inBox))).toEqual([]);
    expect(findExcess(withGreen(players, inBox + 1))).toEqual([{ color: 'green', laid: inBox + 1, inBox }]);
  });

  test('LU-5 the green half of a starting Lumino is not counted', () => {
    const table = withGreen(2, 18);
    expect(table.players.map(({ reef: [start] }) => start!.colors[0])).toEqual(['green', 'green']);
    expect(findExcess(table)).toEqual([]);
  });
});
