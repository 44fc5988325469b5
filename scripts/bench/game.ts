import { assumedCensus } from '@/games/lumicora/rules/box';
import { legalPlacements } from '@/games/lumicora/rules/legalPlacements';
import { COLORS } from '@/games/lumicora/rules/model';
import { canScore } from '@/games/lumicora/rules/round';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import type { Command } from '@/games/lumicora/session/table/commands';
import { jellyfishOf, suggestNext } from '@/games/lumicora/session/table/guide';
import { suggestSetup, type TableSetup } from '@/games/lumicora/session/table/table';
import {
  openSession,
  perform,
  tableOf,
  type TableSession,
} from '@/games/lumicora/session/table/tableSession';
import { createRng, type Rng } from '@/kit/rng';

/** Luminos laid in each turn of a player, in turn: 25 in ten rounds. */
const LAID = [2, 3];

/**
 * A four-player game to its end, with a slip in every turn that is taken back and a correction or two, and then
 * corrections until the log has so many commands. Same seed, same game.
 */
export function gameOf(
  commands: number,
  seed: number,
  setup: TableSetup = suggestSetup(['Ana', 'Ben', 'Cem', 'Dana']),
): TableSession {
  const rng = createRng(seed);
  let session = openSession({ id: 'bench', startedAt: 0, setup });
  const act = (command: Command): void => {
    const next = perform(session, command, session.log.done * 1000);
    if (!next.ok) throw new Error(`refused: ${JSON.stringify([command, next.error])}`);
    session = next.value;
  };
  for (let next = suggestNext(tableOf(session)); next.step !== 'final-scoring';) {
    if (next.step === 'turn') takeTurn(rng, next.player, () => session, act);
    else act(decision(rng, session, next.player));
    next = suggestNext(tableOf(session));
  }
  if (session.log.done > commands) throw new Error(`the game took ${session.log.done} commands`);
  while (session.log.done < commands) act({ type: 'correct-score', player: rng.int(4), score: rng.int(80) });
  return session;
}

function takeTurn(rng: Rng, player: number, now: () => TableSession, act: (command: Command) => void): void {
  const { round } = tableOf(now());
  const [jellyfish] = jellyfishOf(tableOf(now()), player);
  if (jellyfish !== undefined && rng.int(2) === 0) act({ type: 'spend-jellyfish', player, color: jellyfish });
  act({ type: 'take-limestone', player, count: 1 + rng.int(6) });
  for (let laid = LAID[round % 2]!; laid > 0; laid--) act(placement(rng, now(), player));
  act({ type: 'take-back', player, lumino: tableOf(now()).players[player]!.reef.length - 1 });
  act(placement(rng, now(), player));
  act({ type: 'correct-limestone', player, limestone: 2 + rng.int(4) });
  act({ type: 'end-turn', player });
}

function placement(rng: Rng, session: TableSession, player: number): Command {
  const { board, players } = tableOf(session);
  const { reef, limestone } = players[player]!;
  for (;;) {
    const { color, symbols } = rng.pick(assumedCensus(4));
    const places = legalPlacements(board, surfaceOf(reef), color, limestone);
    if (places.length === 0) continue;
    const lumino = { on: rng.pick(places).on, colors: [color, color] as const, symbols };
    return { type: 'place', player, lumino, anyway: false };
  }
}

function decision(rng: Rng, session: TableSession, player: number): Command {
  const { tiles } = tableOf(session).players[player]!;
  const open = COLORS.filter((color) => canScore(tiles[color]));
  if (open.length === 0 || rng.int(2) === 0) return { type: 'skip-scoring', player };
  return { type: 'score-coral', player, color: rng.pick(open) };
}
