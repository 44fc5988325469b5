import * as fc from 'fast-check';

import { COLORS } from '@/games/lumicora/rules/model';
import { applyCommand } from '@/games/lumicora/session/table/applyCommand';
import { newsOfLast } from '@/games/lumicora/session/table/guide';
import { scoreOrWait } from '@/games/lumicora/session/table/scoreOrWait';
import { tableOf, undoLast, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';

import { propertyRuns } from '../../../../support/propertyRuns';
import { randomGame } from '../../../../support/randomCommands';
import {
  beginScoring,
  emptyBag,
  endTurn,
  performAll,
  place,
  score,
  sessionFor,
  skip,
  takeLimestone,
} from '../../../../support/tables';

/** Goes on by skips to the scoring phase of a round. */
function inRound(session: TableSession, round: number): TableSession {
  return performAll(session, { type: 'correct-round', round }, beginScoring);
}

const factsOf = (session: TableSession, player: number) =>
  scoreOrWait(session, player).facts.map(({ fact }) => fact);

describe('score now or wait', () => {
  test('SC-2 each open color tells what it gives now and gave a round ago', () => {
    const first = performAll(sessionFor(2), place(0, 'c3c4:G4.'), beginScoring);
    expect(scoreOrWait(first, 0).colors.map(({ color }) => color)).toEqual([...COLORS]);
    expect(scoreOrWait(first, 0).colors[0]).toMatchObject({
      color: 'green',
      now: { total: 4 },
      before: null,
    });
    const second = performAll(
      first,
      skip(0),
      score(1, 'green'),
      place(0, 'e3e4:G5.'),
      place(0, 'c4d4:G1s'),
      beginScoring,
    );
    expect(scoreOrWait(second, 0).colors[0]).toMatchObject({ now: { total: 5 }, before: 4 });
    expect(scoreOrWait(second, 1).colors.map(({ color }) => color)).toEqual(['pink', 'blue', 'yellow']);
  });

  test('SC-3 limestone now and next round, with what would go back', () => {
    const full = performAll(sessionFor(2), takeLimestone(0, 6), takeLimestone(0, 3));
    expect(scoreOrWait(inRound(full, 4), 0)).toMatchObject({
      phases: 7,
      pay: { income: 4, returned: 3 },
      nextPay: { income: 2, returned: 1 },
      facts: [{ fact: 'pays-fewer', fewer: 2 }, { fact: 'last-takes-octopus' }],
    });
  });

  test('SC-4 as many colors as phases: a skip gives one up', () => {
    const session = performAll(inRound(sessionFor(2), 7), score(0, 'green'), skip(1), beginScoring);
    expect(scoreOrWait(session, 0)).toMatchObject({
      phases: 3,
      facts: [{ fact: 'gives-up', colors: 3, phases: 3, lost: 1 }, { fact: 'last-takes-octopus' }],
    });
    expect(scoreOrWait(session, 1).facts[0]).toEqual({ fact: 'gives-up', colors: 4, phases: 3, lost: 2 });
  });

  test('TU-1 round 10 is the last scoring phase and pays nothing', () => {
    expect(scoreOrWait(inRound(sessionFor(2), 10), 0)).toMatchObject({
      phases: 1,
      pay: { income: 0 },
      nextPay: null,
      facts: [{ fact: 'last-phase' }],
    });
  });

  test('EM-1 after an empty bag two phases are left, and the second is the last', () => {
    const last = performAll(sessionFor(3), { type: 'correct-round', round: 7 }, emptyBag, beginScoring);
    expect(scoreOrWait(last, 0)).toMatchObject({ phases: 2, nextPay: { income: 1 } });
    expect(factsOf(last, 0)).toEqual(['gives-up', 'extra-follows', 'pays-fewer', 'last-takes-octopus']);
    const extra = performAll(last, skip(0), skip(1), skip(2));
    expect(tableOf(extra).isExtraScoring).toBe(true);
    expect(scoreOrWait(extra, 0)).toMatchObject({ phases: 1, pay: { income: 1 }, nextPay: null });
    expect(factsOf(extra, 0)).toEqual(['last-phase']);
  });

  test('SC-1 who decides last would take the octopus; a phone of one seat cannot know', () => {
    const session = performAll(sessionFor(2), beginScoring, skip(0));
    expect(factsOf(session, 1)).toEqual(['takes-octopus']);
    const followed = performAll(sessionFor(2), { type: 'follow-seat', seat: 1 }, beginScoring);
    expect(factsOf(followed, 1)).toEqual(['last-takes-octopus']);
  });

  test('SC-4 with every color scored there is nothing to wait for', () => {
    const tiles = COLORS.map((color) => ({ type: 'correct-tile', player: 0, color, tile: 'spent' }) as const);
    expect(factsOf(performAll(sessionFor(2), ...tiles, beginScoring), 0)).toEqual(['nothing-left']);
  });

  test('SC-2 SC-3 what is foretold is what scoring then does, in any game', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 120 }), (seed, tries) => {
        const { session } = randomGame(createRng(seed), tries);
        const table = tableOf(session);
        for (const [player, { limestone, score: points, tiles }] of table.players.entries()) {
          const { colors, pay, phases } = scoreOrWait(session, player);
          expect(colors.map(({ color }) => color)).toEqual(
            COLORS.filter((color) => tiles[color] === 'coral'),
          );
          for (const { color, now } of colors) {
            const scored = applyCommand(table, score(player, color));
            if (!scored.ok) continue;
            expect(phases).toBeGreaterThan(0);
            expect(scored.value.players[player]).toMatchObject({
              score: points + now.total,
              limestone: limestone + pay.income - pay.returned,
            });
          }
        }
      }),
      { numRuns: propertyRuns(40, 800) },
    );
  });
});

describe('news of the last step', () => {
  test('TU-1 tells whose turn it is, then that the scoring phase begins', () => {
    const one = performAll(sessionFor(2), endTurn(0));
    expect(newsOfLast(one)).toEqual([{ kind: 'turn', player: 1 }]);
    expect(newsOfLast(performAll(one, endTurn(1)))).toEqual([{ kind: 'scoring-phase', isExtra: false }]);
  });

  test('SC-1 tells who took the octopus, the round and what it pays, and who begins', () => {
    const round = performAll(sessionFor(2), beginScoring, skip(0), score(1, 'green'));
    expect(newsOfLast(round)).toEqual([
      { kind: 'octopus', player: 1 },
      { kind: 'round', round: 2, income: 4 },
      { kind: 'turn', player: 1 },
    ]);
    expect(newsOfLast(undoLast(round))).toEqual([]);
  });

  test('LU-6 tells what went back to the supply, until it is undone', () => {
    const full = performAll(sessionFor(2), takeLimestone(0, 6), takeLimestone(0, 6));
    expect(newsOfLast(full)).toEqual([{ kind: 'returned', count: 2 }]);
    expect(newsOfLast(undoLast(full))).toEqual([]);
  });

  test('EM-1 tells the extra scoring phase and the end of the rounds', () => {
    const extra = performAll(sessionFor(3), emptyBag, beginScoring, skip(0), skip(1), skip(2));
    expect(newsOfLast(extra)).toEqual([{ kind: 'scoring-phase', isExtra: true }]);
    const over = performAll(extra, skip(0), skip(1), skip(2));
    expect(newsOfLast(over)).toEqual([{ kind: 'rounds-over' }]);
  });

  test('says nothing of corrections, and a phone of one seat nothing of the others', () => {
    expect(newsOfLast(performAll(sessionFor(2), { type: 'correct-octopus', player: 1 }))).toEqual([]);
    const followed = performAll(
      sessionFor(2),
      { type: 'follow-seat', seat: 1 },
      endTurn(1),
      score(1, 'green'),
    );
    expect(newsOfLast(followed)).toEqual([{ kind: 'round', round: 2, income: 4 }]);
  });
});
