import { BOX } from '@/games/nomads/rules/model';
import { tileCount } from '@/games/nomads/rules/scoring';
import type { Command, CommandRejection } from '@/games/nomads/session/commands';
import { sessions, tableOf, type TableSession } from '@/games/nomads/session/session';
import { createRng } from '@/kit/rng';
import { redoNext, undoLast } from '@/tabletop/session/session';

import { camp, holding } from '../../../support/nomads/camp';
import { after, opened, randomStart, randomStep, setup } from '../../../support/nomads/tables';
import { propertyRuns } from '../../../support/propertyRuns';

const next = { type: 'next' } as const;
const take = (player: number, tile: 1 | 2 | 3 | 'wild' | 'moon'): Command => ({ type: 'take', player, tile });
const writeLegend = (player: number, value: number): Command => ({
  type: 'write',
  player,
  card: { kind: 'legend', legend: 1, value },
  lysFirst: null,
});
const move = (from: number, more: Partial<Extract<Command, { type: 'move' }>> = {}): Command => ({
  type: 'move',
  move: { from: from - 1, direction: 'clockwise', power: null },
  lysTo: null,
  found: [],
  ...more,
});

function refusal(session: TableSession, command: Command): CommandRejection {
  const performed = sessions.perform(session, command, 0);
  if (performed.ok) throw new Error('was accepted');
  return performed.error;
}

const RING = camp({ 1: 'nru', 4: 'n', 6: 'ns' }, { lys: 8, tops: { 3: 2, 4: 'moon', 6: 'unknown' } });
const ring = (more = {}) =>
  opened(setup(['ulrich', 'siana'], { depth: 'campfire', campfire: RING, ...more }));

describe('NT-1', () => {
  test('NT-1 whoever has moved does not write, whoever has written does not move', () => {
    const moved = after(ring(), move(1, { found: [{ space: 5, tile: 3 }] }));
    expect(refusal(moved, writeLegend(0, 2))).toEqual({ code: 'acted', what: 'moved' });
    const rich = after(ring(), { type: 'correct-player', player: 0, holding: holding({ 1: 2 }) });
    const wrote = after(rich, writeLegend(0, 2));
    expect(refusal(wrote, move(1))).toEqual({ code: 'acted', what: 'wrote' });
    expect(refusal(wrote, writeLegend(0, 2))).toEqual({ code: 'acted', what: 'wrote' });
    expect(tableOf(after(wrote, next)).turn).toBe(1);
  });

  test('NT-1 around the fire only the active player writes; on the pad whoever writes is the active player', () => {
    const rich: Command = { type: 'correct-player', player: 1, holding: holding({ 1: 2 }) };
    expect(refusal(after(ring(), rich), writeLegend(1, 2))).toEqual({ code: 'not-your-turn', turn: 0 });
    const pad = after(opened(setup(['ulrich', 'siana'])), rich, writeLegend(1, 2));
    expect(tableOf(pad).turn).toBe(1);
  });
});

describe('a move around the fire', () => {
  test('NM-3 gives out tiles, moves moons to the chart, and asks for the new tops', () => {
    const table = tableOf(after(ring(), move(1, { found: [{ space: 5, tile: 3 }] })));
    expect(table.players.map(({ tiles }) => tiles)).toEqual([
      [0, 0, 0, 0, 0, 0, 0],
      [0, 0, 1, 0, 0, 0, 0],
    ]);
    expect(table.moonChart).toBe(1);
    expect(table.toReveal).toEqual([2, 3, 5]);
    expect(table.campfire!.spaces[3]).toMatchObject({ top: 'unknown', left: 4 });
    const told = after(ring(), move(1, { found: [{ space: 5, tile: 3 }] }), {
      type: 'reveal',
      space: 2,
      tile: 7,
    });
    expect(tableOf(told)).toMatchObject({ toReveal: [3, 5] });
  });

  test('NM-3 what a player takes must be known by then', () => {
    expect(refusal(ring(), move(1))).toEqual({ code: 'unknown-tile', space: 5 });
  });

  test('NM-2 Lys leaves, and the player gains what lies where she goes', () => {
    const campfire = camp({ 1: 'un', 6: 'ns' }, { lys: 3, tops: { 2: 3, 5: 2, 6: 4 } });
    const game = ring({ campfire });
    expect(refusal(game, move(1))).toEqual({ code: 'lys-elsewhere' });
    expect(refusal(game, move(1, { lysTo: 2 }))).toEqual({ code: 'lys-elsewhere' });
    const table = tableOf(after(game, move(1, { lysTo: 4 })));
    expect(table.campfire!.lys).toBe(4);
    expect(table.players[0]!.tiles).toEqual([0, 1, 1, 0, 0, 0, 0]);
  });

  test('NM-2 what lay below the tile that Lys takes may be listened to at once', () => {
    const campfire = camp({ 1: 'un', 6: 'ns' }, { lys: 3, tops: { 2: 3, 6: 4 } });
    const game = ring({ campfire });
    expect(refusal(game, move(1, { lysTo: 5 }))).toEqual({ code: 'unknown-tile', space: 5 });
    const table = tableOf(after(game, move(1, { lysTo: 5, found: [{ space: 5, tile: 'moon' }] })));
    expect(table.players[0]!.tiles).toEqual([0, 0, 1, 1, 0, 0, 0]);
    expect(table.moonChart).toBe(1);
    expect(table.campfire!.spaces[5]!.left).toBe(3);
  });

  test('NM-4 Moon moves Lys by one space, also before writing', () => {
    const game = opened(
      setup(['moon', 'red'], { depth: 'campfire', campfire: camp({ 1: 'm' }, { lys: 1 }) }),
    );
    const rich = after(game, { type: 'correct-player', player: 0, holding: holding({ 1: 2 }) });
    const command = { ...writeLegend(0, 2), lysFirst: 7 } as Command;
    const table = tableOf(after(rich, command));
    expect([table.campfire!.lys, tileCount(table.players[0]!)]).toEqual([7, 0]);
    expect(refusal(rich, { ...command, lysFirst: 4 } as Command)).toEqual({ code: 'lys-elsewhere' });
  });
});

describe('moon scorings and the end', () => {
  const pad = () => opened(setup(['ulrich', 'siana', 'red']));
  const moons = (count: number) => Array.from({ length: count }, () => take(0, 'moon'));

  test('NS-1 four moons at the end of a turn bring a moon scoring; more wait', () => {
    const full = after(pad(), ...moons(6), take(1, 1), take(2, 1), take(2, 2));
    expect(tableOf(full).phase).toBe('turn');
    const due = after(full, next);
    expect(tableOf(due).phase).toBe('moon');
    expect(refusal(due, take(0, 1))).toEqual({ code: 'moon-due' });
    const scored = tableOf(after(due, { type: 'moon-scoring' }));
    expect(scored).toMatchObject({ phase: 'turn', moonChart: 2, turn: 1 });
    expect(scored.players.map(({ moons: won }) => won)).toEqual([3, 1, 0]);
    expect(scored.scorings).toEqual([{ turn: 1, scores: [0, -1, -2], moons: [3, 1, 0], left: 0 }]);
  });

  test('NS-1 one moon scoring a turn, and none after the last cards', () => {
    const twice = after(pad(), ...moons(9), next, { type: 'moon-scoring' });
    expect(tableOf(twice)).toMatchObject({ phase: 'turn', moonChart: 5 });
    const last = after(twice, { type: 'last-call' }, next, next, next);
    expect(tableOf(last)).toMatchObject({ phase: 'over', moonChart: 5 });
  });

  test('NE-1 from the active player on, each may write one last card', () => {
    const rich: Command = { type: 'correct-player', player: 1, holding: holding({ 1: 5 }) };
    const last = after(pad(), rich, next, { type: 'last-call' });
    expect(tableOf(last)).toMatchObject({ phase: 'last', turn: 1, lastCards: 3 });
    const wrote = after(last, writeLegend(1, 2));
    expect(refusal(wrote, writeLegend(1, 3))).toEqual({ code: 'acted', what: 'wrote' });
    expect(tableOf(after(wrote, next, next, next)).phase).toBe('over');
  });

  test('NE-1 around the fire the end is seen by itself, after a moon scoring', () => {
    const empty = Object.fromEntries([2, 3, 4, 5, 7].map((space) => [space, null]));
    const campfire = camp({ 1: 'u', 8: 's', 6: 'n' }, { lys: 3, tops: { ...empty, 1: 1, 6: 1, 8: 'moon' } });
    const lastTile = {
      ...campfire,
      spaces: campfire.spaces.map((own) => ({ ...own, left: Math.min(own.left, 1) })),
    };
    const game = after(ring({ campfire: lastTile }), { type: 'correct-table', moonChart: 3, turn: 0 });
    const ended = after(game, move(1), next);
    expect(tableOf(ended).phase).toBe('moon');
    expect(tableOf(after(ended, { type: 'moon-scoring' })).phase).toBe('last');
  });
});

test('the depth can be changed at any time, and nothing is lost', () => {
  const game = after(ring(), { type: 'depth', depth: 'pad' }, take(0, 2), {
    type: 'depth',
    depth: 'campfire',
  });
  expect(tableOf(game).campfire).toEqual(RING);
  expect(tableOf(game).players[0]!.tiles[1]).toBe(1);
});

test('what cannot lie on a table is refused when it is entered', () => {
  const three = camp({ 1: 'uuu' });
  expect(refusal(ring(), { type: 'campfire', campfire: three })).toMatchObject({
    code: 'impossible',
    problem: { code: 'disc-too-many', path: 'campfire.spaces[0].discs[2]' },
  });
  const held = after(ring(), { type: 'correct-player', player: 0, holding: holding({}, { 1: 3 }) });
  expect(refusal(held, { type: 'correct-player', player: 1, holding: holding({}, { 1: 3 }) })).toMatchObject({
    code: 'impossible',
    problem: { code: 'legend-taken', path: 'players[1].legends[0]' },
  });
});

const GAMES = propertyRuns(5, 150);

test(`in ${GAMES} random games discs and tiles are conserved, moons stay within four, and undo and redo give the same`, () => {
  const rng = createRng(20163);
  let finished = 0;
  for (let index = 0; index < GAMES; index++) {
    let game = randomStart(rng);
    const discs = tableOf(game.session)
      .campfire!.spaces.flatMap((space) => space.discs)
      .sort();
    for (let step = 0; step < 600 && tableOf(game.session).phase !== 'over'; step++) {
      const before = game;
      game = randomStep(rng, game);
      const { campfire, players, moonChart, scorings } = tableOf(game.session);
      expect(campfire!.spaces.flatMap((space) => space.discs).sort()).toEqual(discs);
      expect(campfire!.spaces.map(({ left }) => left)).toEqual(game.stacks.map((stack) => stack.length));
      for (const [space, { top }] of campfire!.spaces.entries()) {
        if (top !== 'unknown') expect(top).toBe(game.stacks[space]![0] ?? null);
      }
      const last = scorings.at(-1);
      if (last !== undefined) expect(last.moons.reduce((sum, won) => sum + won, last.left)).toBe(4);
      const won = players.reduce((sum, { moons }) => sum + moons, 0);
      const lost = scorings.reduce((sum, { left }) => sum + left, 0);
      const hidden = game.stacks.flat().filter((tile) => tile === 'moon').length;
      expect(won + lost + moonChart + hidden).toBe(BOX.moons);
      const undone = undoLast(game.session);
      expect(tableOf(undone)).toBe(tableOf(before.session));
      expect(tableOf(redoNext(undone))).toBe(tableOf(game.session));
    }
    finished += tableOf(game.session).phase === 'over' ? 1 : 0;
  }
  expect(finished).toBeGreaterThan(GAMES / 2);
});
