/** Commands that move the round on: turns, coral scorings, the octopus and the turtle. */

import { err, ok, type Result } from '@/kit/result';

import { scoreCoral } from '../../rules/coralScoring';
import type { Color } from '../../rules/model';
import { afterScoring, canScore, limestoneIncome, passOctopus } from '../../rules/round';
import { surfaceOf } from '../../rules/surface';
import { addPoints, storeLimestone } from '../../rules/turn';
import type { CommandRejection } from './commands';
import { type Table, withPlayer } from './table';

type Changed = Result<Table, CommandRejection>;

/** TU-1: when the last turn is over, the scoring phase begins. */
export function endTurn(table: Table, player: number): Changed {
  if (table.phase !== 'action') return err({ code: 'not-the-phase' });
  if (table.turnsDone.includes(player)) return err({ code: 'turn-already-over' });
  return ok(moveOn({ ...table, turnsDone: [...table.turnsDone, player] }));
}

/** Whose turns and scorings make up a round on this phone. */
export function seatsFollowed({ players, followed }: Table): readonly number[] {
  return followed === null ? players.map((_, seat) => seat) : [followed];
}

/** A phase ends when everybody who is followed has had their part in it. */
function moveOn(table: Table): Table {
  const isOver = (done: readonly number[]) => seatsFollowed(table).every((seat) => done.includes(seat));
  if (table.phase === 'action' && isOver(table.turnsDone)) return { ...table, phase: 'scoring' };
  if (table.phase === 'scoring' && isOver(table.decided)) return endRound(table);
  return table;
}

export function followSeat(table: Table, seat: number | null): Changed {
  if (seat !== null && table.players[seat] === undefined) return err({ code: 'no-such-player' });
  return ok(moveOn({ ...table, followed: seat }));
}

export function beginScoring(table: Table): Changed {
  return table.phase === 'action' ? ok({ ...table, phase: 'scoring' }) : err({ code: 'not-the-phase' });
}

/** SC-1 to SC-4 */
export function scoreColor(table: Table, index: number, color: Color): Changed {
  const refused = refuseDecision(table, index);
  if (refused !== null) return err(refused);
  const player = table.players[index]!;
  if (!canScore(player.tiles[color])) return err({ code: 'color-already-scored' });
  const points = scoreCoral(surfaceOf(player.reef), color).total;
  const { limestone } = storeLimestone(player.limestone, limestoneIncome(table.round));
  const scored = withPlayer(table, index, {
    ...player,
    score: addPoints(player.score, points),
    limestone,
    tiles: { ...player.tiles, [color]: 'jellyfish' },
  });
  const scoring = { player: index, color, round: table.round, points };
  return ok(
    decide({ ...scored, scorers: [...table.scorers, index], scorings: [...table.scorings, scoring] }, index),
  );
}

export function skipScoring(table: Table, player: number): Changed {
  const refused = refuseDecision(table, player);
  return refused === null ? ok(decide(table, player)) : err(refused);
}

function refuseDecision(table: Table, player: number): CommandRejection | null {
  if (table.phase !== 'scoring') return { code: 'not-the-phase' };
  return table.decided.includes(player) ? { code: 'already-decided' } : null;
}

function decide(table: Table, player: number): Table {
  return moveOn({ ...table, decided: [...table.decided, player] });
}

/** When everybody has scored or skipped, the octopus is passed and the turtle moves on. */
function endRound(table: Table): Table {
  const { next, round } = afterScoring({
    round: table.round,
    bagEmptyIn: table.bagEmptyIn,
    isExtra: table.isExtraScoring,
  });
  return {
    ...table,
    round,
    octopus: passOctopus(table.octopus, table.scorers),
    turnsDone: [],
    decided: [],
    scorers: [],
    isExtraScoring: next === 'extra-scoring',
    phase: next === 'round' ? 'action' : next === 'extra-scoring' ? 'scoring' : 'final',
  };
}

/** EM-1 */
export function emptyBag(table: Table): Changed {
  if (table.bagEmptyIn !== null) return err({ code: 'bag-already-empty' });
  if (table.phase === 'final') return err({ code: 'not-the-phase' });
  return ok({ ...table, bagEmptyIn: table.round });
}

/** A corrected round begins with its action phase. */
export function correctRound(table: Table, round: number): Table {
  return {
    ...table,
    round,
    phase: 'action',
    turnsDone: [],
    decided: [],
    scorers: [],
    isExtraScoring: false,
    bagEmptyIn: null,
  };
}
