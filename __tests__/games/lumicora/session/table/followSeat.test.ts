/** One phone a player: a phone follows the turns and scorings of one seat. */

import type { Command } from '@/games/lumicora/session/table/commands';
import { playersLeft, suggestNext } from '@/games/lumicora/session/table/guide';
import { openTable } from '@/games/lumicora/session/table/table';

import { endTurn, play, refusal, setupFor, skip, tableFor } from '../../../../support/tables';

const follow = (seat: number | null): Command => ({ type: 'follow-seat', seat });
const joined = openTable({ ...setupFor(4), joined: { table: 7, seat: 2 } });

test('a joined table follows the seat that it was joined for', () => {
  expect(joined.followed).toBe(2);
  expect(suggestNext(joined)).toEqual({ step: 'turn', player: 2 });
  expect(playersLeft(joined)).toEqual([2]);
});

test('TU-1 the turn of that seat ends the action phase, its decision the round', () => {
  const scoring = play(joined, endTurn(2));
  expect(scoring).toMatchObject({ phase: 'scoring', round: 1 });
  expect(play(scoring, skip(2))).toMatchObject({ phase: 'action', round: 2, turnsDone: [], decided: [] });
});

test('TU-1 what others do on this phone does not end the phase', () => {
  expect(play(joined, endTurn(0), endTurn(1), endTurn(3)).phase).toBe('action');
});

test('TU-1 ten rounds lead to the final scoring', () => {
  const rounds = Array.from({ length: 10 }).flatMap(() => [endTurn(2), skip(2)]);
  expect(play(joined, ...rounds)).toMatchObject({ phase: 'final', round: 10 });
});

test('a phone that follows everybody can follow one, and everybody again', () => {
  const one = play(tableFor(3), follow(1));
  expect(playersLeft(one)).toEqual([1]);
  expect(playersLeft(play(one, follow(null)))).toEqual([0, 1, 2]);
});

test('following a seat that has had its turn moves on at once', () => {
  expect(play(tableFor(3), endTurn(1), follow(1))).toMatchObject({ phase: 'scoring', round: 1 });
  const decided = play(tableFor(3), { type: 'begin-scoring' }, skip(1), follow(1));
  expect(decided).toMatchObject({ phase: 'action', round: 2 });
});

test.each([-1, 3, 0.5])('there is no seat %d to follow', (seat) => {
  expect(refusal(tableFor(3), follow(seat))).toEqual({ code: 'no-such-player' });
});
