import { ROUNDS } from '@/games/lumicora/rules/round';
import type { Command } from '@/games/lumicora/session/table/commands';
import type { Table } from '@/games/lumicora/session/table/table';

import {
  beginScoring,
  emptyBag,
  endTurn,
  place,
  play,
  refusal,
  score,
  skip,
  tableFor,
  takeLimestone,
  toScoring,
} from '../../../../support/tables';

const SKIPS = [skip(0), skip(1), skip(2)];
const END_TURNS = [endTurn(0), endTurn(1), endTurn(2)];
/** Green 3 in level 1 and 4 in level 2. */
const CORAL = play(tableFor(3), place(0, 'c4c3:G5.'), place(0, 'e3e4:Gc3'), place(0, 'd4c4:G4.'));

const correctRound = (round: number): Command => ({ type: 'correct-round', round });
const whereOf = ({ round, phase, isExtraScoring }: Table) => ({ round, phase, isExtraScoring });

describe('turns', () => {
  test('TU-1 when the last turn is over the scoring phase begins', () => {
    const two = play(tableFor(3), endTurn(0), endTurn(1));
    expect(two).toMatchObject({ phase: 'action', turnsDone: [0, 1] });
    expect(play(two, endTurn(2)).phase).toBe('scoring');
  });

  test('TU-1 nothing forces the order', () => {
    expect(play(tableFor(3), endTurn(2), endTurn(0), endTurn(1)).phase).toBe('scoring');
  });

  test('TU-1 a turn ends once a round, and not in the scoring phase', () => {
    expect(refusal(play(tableFor(3), endTurn(2)), endTurn(2))).toEqual({ code: 'turn-already-over' });
    expect(refusal(toScoring(tableFor(3)), endTurn(2))).toEqual({ code: 'not-the-phase' });
  });

  test('TU-1 scoring may begin before every turn was told, but not twice', () => {
    const scoring = play(tableFor(3), endTurn(1), beginScoring);
    expect(scoring.phase).toBe('scoring');
    expect(refusal(scoring, beginScoring)).toEqual({ code: 'not-the-phase' });
    expect(play(scoring, ...SKIPS)).toMatchObject({ phase: 'action', turnsDone: [] });
  });
});

describe('a coral scoring', () => {
  test('SC-2 pays the smallest number of each level', () => {
    const scored = play(CORAL, beginScoring, score(0, 'green'));
    expect(scored.players.map((player) => player.score)).toEqual([7, 0, 0]);
    expect(scored.scorings).toEqual([{ player: 0, color: 'green', round: 1, points: 7 }]);
  });

  test('SC-2 may pay 0 and still counts as a scoring', () => {
    const scored = play(CORAL, beginScoring, score(0, 'yellow'));
    expect(scored.scorings).toEqual([{ player: 0, color: 'yellow', round: 1, points: 0 }]);
    expect(scored.players[0]!.tiles.yellow).toBe('jellyfish');
  });

  test.each([
    [1, 4],
    [4, 4],
    [5, 2],
    [7, 2],
    [8, 1],
    [9, 1],
    [10, 0],
  ])('SC-3 in round %d pays %d limestone to who scored', (round, limestone) => {
    const scored = play(toScoring(CORAL, round), score(1, 'pink'));
    expect(scored.players.map((player) => player.limestone)).toEqual([0, limestone, 0]);
  });

  test('LU-6 pays limestone up to 10', () => {
    const scored = play(CORAL, takeLimestone(0, 6), takeLimestone(0, 2), beginScoring, score(0, 'pink'));
    expect(scored.players[0]!.limestone).toBe(10);
  });

  test('SC-4 turns the tile, so that the colour scores once a game', () => {
    const later = play(CORAL, beginScoring, score(0, 'green'), skip(1), skip(2), beginScoring);
    expect(later.players[0]!.tiles).toEqual({
      green: 'jellyfish',
      pink: 'coral',
      blue: 'coral',
      yellow: 'coral',
    });
    expect(refusal(later, score(0, 'green'))).toEqual({ code: 'color-already-scored' });
    expect(play(later, score(1, 'green')).players[1]!.tiles.green).toBe('jellyfish');
  });

  test('SC-4 a spent tile does not score either', () => {
    const spent: Command = { type: 'correct-tile', player: 0, color: 'green', tile: 'spent' };
    expect(refusal(play(CORAL, spent, beginScoring), score(0, 'green'))).toEqual({
      code: 'color-already-scored',
    });
  });

  test.each([score(0, 'pink'), skip(0)])('SC-4 is one a scoring phase: then %j is refused', (command) => {
    const scored = play(CORAL, beginScoring, score(0, 'green'));
    expect(refusal(scored, command)).toEqual({ code: 'already-decided' });
  });

  test.each([score(0, 'pink'), skip(0)])(
    'SC-1 waits for the scoring phase: %j is refused before',
    (command) => {
      expect(refusal(CORAL, command)).toEqual({ code: 'not-the-phase' });
    },
  );
});

describe('the end of a scoring phase', () => {
  test('SC-1 comes when everybody scored or skipped, in whatever order', () => {
    const two = play(CORAL, beginScoring, skip(2), score(0, 'green'));
    expect(two).toMatchObject({ phase: 'scoring', decided: [2, 0], scorers: [0] });
    expect(play(two, skip(1))).toMatchObject({ phase: 'action', round: 2, decided: [], scorers: [] });
  });

  test.each([
    ['SC-1 the last who scored takes the octopus', [score(0, 'pink'), score(1, 'pink'), skip(2)], 1],
    ['SC-1 whoever was told last counts as the last', [score(1, 'pink'), skip(2), score(0, 'pink')], 0],
    ['SC-1 the octopus stays when nobody scored', SKIPS, 2],
  ])('%s', (_, decisions, octopus) => {
    const table = play(CORAL, { type: 'correct-octopus', player: 2 }, beginScoring);
    expect(play(table, ...decisions).octopus).toBe(octopus);
  });

  test('SC-1 moves the turtle on and gives everybody a turn again', () => {
    const second = play(CORAL, ...END_TURNS, ...SKIPS);
    expect(second).toMatchObject({ round: 2, phase: 'action', turnsDone: [] });
    expect(play(second, endTurn(0)).turnsDone).toEqual([0]);
  });

  test('TU-1 of round 10 leads to the final scoring', () => {
    const rounds: number[] = [];
    let table = CORAL;
    while (table.phase !== 'final') {
      rounds.push(table.round);
      table = play(table, ...END_TURNS, ...SKIPS);
    }
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(table.round).toBe(ROUNDS);
  });

  test.each([endTurn(0), beginScoring, skip(0), score(0, 'green'), emptyBag])(
    'TU-1 nothing of a round follows the last one: %j is refused',
    (command) => {
      const final = play(toScoring(CORAL, ROUNDS), ...SKIPS);
      expect(refusal(final, command)).toEqual({ code: 'not-the-phase' });
    },
  );
});

describe('an empty bag', () => {
  test('EM-1 before round 10 leads to one more scoring phase with the turtle moved on, then to the end', () => {
    const empty = play(toScoring(CORAL, 4), ...SKIPS, emptyBag);
    expect(whereOf(empty)).toEqual({ round: 5, phase: 'action', isExtraScoring: false });
    const extra = play(empty, ...END_TURNS, ...SKIPS);
    expect(whereOf(extra)).toEqual({ round: 6, phase: 'scoring', isExtraScoring: true });
    expect(whereOf(play(extra, ...SKIPS))).toEqual({ round: 6, phase: 'final', isExtraScoring: false });
  });

  test('EM-1 the extra scoring phase pays the limestone of its round and passes the octopus', () => {
    const extra = play(toScoring(CORAL, 7), emptyBag, score(0, 'green'), skip(1), skip(2));
    const final = play(extra, score(0, 'pink'), score(1, 'pink'), skip(2));
    expect(final.players.map(({ limestone }) => limestone)).toEqual([2 + 1, 1, 0]);
    expect(final).toMatchObject({ octopus: 1, phase: 'final' });
  });

  test('EM-1 may be told in the scoring phase too', () => {
    const extra = play(toScoring(CORAL, 9), skip(0), emptyBag, skip(1), skip(2));
    expect(whereOf(extra)).toEqual({ round: 10, phase: 'scoring', isExtraScoring: true });
  });

  test('EM-1 in round 10 changes nothing', () => {
    const scoring = toScoring(CORAL, ROUNDS);
    expect(whereOf(play(scoring, emptyBag, ...SKIPS))).toEqual(whereOf(play(scoring, ...SKIPS)));
  });

  test('EM-1 counts once: the second time nothing is refilled', () => {
    const extra = play(toScoring(CORAL, 4), emptyBag, ...SKIPS);
    expect(refusal(extra, emptyBag)).toEqual({ code: 'bag-already-empty' });
  });
});

describe('a corrected round', () => {
  test('begins with its action phase and keeps scores, reefs and scorings', () => {
    const scored = play(CORAL, beginScoring, score(0, 'green'), skip(1));
    const corrected = play(scored, correctRound(6));
    expect(corrected).toMatchObject({ round: 6, phase: 'action', turnsDone: [], decided: [], scorers: [] });
    expect(corrected.players).toEqual(scored.players);
    expect(corrected.scorings).toEqual(scored.scorings);
  });

  test('EM-1 forgets that the bag was empty, so that it can be told anew', () => {
    const extra = play(toScoring(CORAL, 4), emptyBag, ...SKIPS, correctRound(4));
    expect(extra).toMatchObject({ bagEmptyIn: null, isExtraScoring: false });
    expect(play(extra, emptyBag).bagEmptyIn).toBe(4);
  });

  test('opens a game that had reached its end', () => {
    const final = play(toScoring(CORAL, ROUNDS), ...SKIPS);
    expect(whereOf(play(final, correctRound(10)))).toEqual({
      round: 10,
      phase: 'action',
      isExtraScoring: false,
    });
  });
});
