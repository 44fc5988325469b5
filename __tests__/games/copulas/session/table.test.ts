import { nameOf } from '@/games/copulas/rules/cells';
import { placesFor, seatToPlay } from '@/games/copulas/rules/course';
import { exportSession, gameFileOf, importGame } from '@/games/copulas/session/files';
import {
  dealTo,
  emptyDeal,
  darkLights,
  dealtLights,
  NO_MODULES,
  turnedModule,
  withModule,
  withSlot,
} from '@/games/copulas/session/modules';
import { computeStatistics, entryOf, records } from '@/games/copulas/session/record';
import { saves } from '@/games/copulas/session/saves';
import {
  isFinished,
  scoreTable,
  sessions,
  type Command,
  type CopulasSession,
  type Setup,
} from '@/games/copulas/session/table';
import { createRng } from '@/kit/rng';
import { tableOf } from '@/tabletop/session/session';

import { boardWith, randomBoard, tile } from '../../../support/copulas';

const LIT = { e7: 4, g6: 3, g8: 2, h9: 5, f11: 5 };

function setup(change: Partial<Setup> = {}): Setup {
  const { modules, moduleSize, lights, joints } = boardWith(2, LIT, ['a1']);
  return {
    players: [
      { name: 'Ana', color: 'orange', level: null },
      { name: 'Ben', color: 'blue', level: null },
    ],
    order: 'japanese',
    teams: false,
    plan: { modules, moduleSize, lights, joints },
    depth: 'lights',
    ...change,
  };
}

const begin = (change: Partial<Setup> = {}) =>
  sessions.open({ id: 'game-1', startedAt: 1000, setup: setup(change) });

const place = (seat: number, text: string, points: number | null = null, anyway = false): Command => {
  const at = tile(text);
  return { type: 'place', seat, shape: at.shape, tile: at, points, anyway };
};

function play(session: CopulasSession, ...commands: readonly Command[]): CopulasSession {
  return commands.reduce((current, command, index) => {
    const done = sessions.perform(current, command, 2000 + index);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value;
  }, session);
}

const refusal = (session: CopulasSession, command: Command) => {
  const done = sessions.perform(session, command, 3000);
  return done.ok ? null : done.error;
};

test('CP-5 a refused place says which rule and what shows it; what lies there can be placed anyway', () => {
  const session = play(begin(), place(0, 'U f7 up'));
  expect(refusal(session, place(1, 'X g10'))).toMatchObject({ problem: { rule: 'CP-4' } });
  const bright = place(1, 'U g9 right');
  expect(refusal(session, { ...bright, tile: tile('U h9 left') } as Command)).toMatchObject({
    code: 'broken',
    problem: { rule: 'CP-1', code: 'wrong-shape' },
  });
  const refused = refusal(session, place(1, 'X j10'));
  expect(refused).toMatchObject({ code: 'broken', placement: { code: 'touches-nothing' } });
  expect(tableOf(play(session, place(1, 'X j10', null, true))).turns).toHaveLength(2);
  expect(refusal(session, place(1, 'X g8', null, true))).toMatchObject({
    code: 'impossible',
    problem: { code: 'overlap' },
  });
});

test('CP-6 who could place is not skipped, unless the table says so', () => {
  const session = begin();
  expect(refusal(session, { type: 'skip', seat: 0, anyway: false })).toMatchObject({
    problem: { rule: 'CP-6' },
  });
  expect(tableOf(play(session, { type: 'skip', seat: 0, anyway: true })).turns).toHaveLength(1);
});

test('the depth changes and nothing is lost', () => {
  let session = play(begin(), place(0, 'U f7 up'), place(1, 'X g9'));
  expect(tableOf(session).course.scores).toEqual([7, 7]);
  session = play(session, { type: 'depth', depth: 'tiles' });
  expect(tableOf(session).course.scores).toEqual([7, 7]);
  session = play(session, place(0, 'X d8', 3), { type: 'depth', depth: 'score' });
  session = play(session, { type: 'place', seat: 1, shape: 'U', tile: null, points: 6, anyway: false });
  expect(tableOf(session).course.scores).toEqual([10, 13]);
  expect(gameFileOf(tableOf(session))).toBeNull();
  // A place that is told later, and lights once more: what lies on them counts.
  session = play(
    session,
    { type: 'depth', depth: 'lights' },
    { type: 'locate', turn: 3, tile: tile('U f11 down') },
  );
  expect(tableOf(session).course.scores).toEqual([7, 12]);
  expect(refusal(session, { type: 'locate', turn: 3, tile: tile('U f11 down') })).toEqual({
    code: 'no-such-turn',
  });
  expect(gameFileOf(tableOf(session))).not.toBeNull();
});

test('CB-3 lights that were painted wrong are painted anew, and all is counted again', () => {
  const session = play(begin(), place(0, 'U f7 up'));
  const { lights, joints } = setup().plan;
  const mended = play(session, {
    type: 'board',
    lights: lights!.map((light) => (light === 4 ? 1 : light)),
    joints,
  });
  expect(tableOf(mended).course.scores).toEqual([4, 0]);
  expect(refusal(session, { type: 'board', lights: [1, 2], joints: [] })).toEqual({
    code: 'lights-do-not-fit',
  });
});

test('CE-2 groups as people counted them stand for tiles that the app does not know', () => {
  const gain = (seat: number, shape: 'U' | 'X', points: number): Command => ({
    type: 'place',
    seat,
    shape,
    tile: null,
    points,
    anyway: false,
  });
  const session = play(
    begin({ depth: 'score' }),
    gain(0, 'U', 9),
    gain(1, 'X', 8),
    gain(0, 'X', 2),
    gain(1, 'U', 1),
    { type: 'count', seat: 0, groups: [2] },
    { type: 'count', seat: 1, groups: [1, 1] },
    { type: 'end' },
  );
  expect(scoreTable(tableOf(session)).scores.map(({ total }) => total)).toEqual([16, -1]);
  expect(refusal(session, gain(0, 'U', 1))).toEqual({ code: 'ended' });
  expect(refusal(session, { type: 'count', seat: 0, groups: [12, 1] })).toEqual({ code: 'too-many-counted' });
  expect(tableOf(play(session, { type: 'reopen' })).hasEnded).toBe(false);
});

function playedOut(seed: number, players = 2): CopulasSession {
  const rng = createRng(seed);
  const { modules, moduleSize, lights, joints } = randomBoard(rng, players);
  const seats = (['orange', 'blue', 'yellow', 'purple'] as const).slice(0, players);
  let session = begin({
    plan: { modules, moduleSize, lights, joints },
    players: seats.map((color) => ({ name: color, color, level: null })),
  });
  while (!isFinished(tableOf(session))) {
    const { course } = tableOf(session);
    const seat = seatToPlay(course);
    const places = placesFor(course, seat);
    const next = places.length === 0 ? null : rng.pick(places).tile;
    session = play(
      session,
      next === null
        ? { type: 'skip', seat, anyway: false }
        : { type: 'place', seat, shape: next.shape, tile: next, points: null, anyway: false },
    );
  }
  return play(session, { type: 'end' });
}

test.each([2, 3, 4])('a whole game is saved, listed, exported and read again, %d players', (players) => {
  const session = playedOut(60 + players, players);
  const opened = saves.decode(saves.encode(session));
  expect(opened.ok && saves.encode(opened.value)).toBe(saves.encode(session));
  const entry = entryOf(session);
  expect(records.decode(records.encode(entry))).toEqual({ ok: true, value: entry });
  expect(records.decode('{}')).toEqual({ ok: false, error: { code: 'damaged' } });
  expect(computeStatistics([entry]).players).toHaveLength(players);
  const json = JSON.parse(exportSession(session));
  expect(importGame(json, 9)).toMatchObject({ ok: true, value: { log: 'kept', session: { id: 'game-1' } } });
  const { reefside: _, ...plain } = json;
  const imported = importGame(plain, 9);
  if (!imported.ok) throw new Error('a file of ours is read');
  expect(imported.value.log).toBe('none');
  expect(scoreTable(tableOf(imported.value.session))).toEqual(scoreTable(tableOf(session)));
  const foreign = importGame({ ...plain, turns: plain.turns.slice(1, 1), reefside: json.reefside }, 9);
  expect(foreign).toMatchObject({ ok: true, value: { log: 'unfit' } });
});

test('CB-3 modules are dealt onto slots and turned', () => {
  const module = '1200000000000003';
  expect(turnedModule(module)).toBe('0001000200003000');
  const library = withModule(NO_MODULES, 4, module);
  const deal = dealTo(emptyDeal([3, 3]), 4, { module: 4, quarters: 1 });
  const lights = withSlot(darkLights([3, 3]), 3, 4, dealtLights(library, deal[4]!));
  const lit = lights.flatMap((light, index) =>
    light === 0 ? [] : [`${nameOf(Math.floor(index / 12) * 32 + (index % 12))}=${light}`],
  );
  expect(lit).toEqual(['h5=1', 'h6=2', 'e8=3']);
  // Each module lies once.
  expect(dealTo(deal, 0, { module: 4, quarters: 0 })[4]).toBeNull();
});

test('a save of version 1 keeps opening', () => {
  const text =
    '{"format":"reefside-copulas-table","version":1,"id":"game-1","startedAt":1000,"setup":{"players":[{"name":"Ana","color":"orange","level":null},{"name":"Ben","color":"blue","level":"master"}],"order":"english","teams":false,"plan":{"modules":[3,3],"moduleSize":4,"lights":null,"joints":[0]},"depth":"tiles"},"log":[{"at":2000,"command":{"type":"place","seat":0,"shape":"U","tile":{"shape":"U","open":"up","at":197},"points":4,"anyway":false}},{"at":2001,"command":{"type":"depth","depth":"score"}}],"done":2}';
  const opened = saves.decode(text);
  expect(opened.ok && tableOf(opened.value)).toMatchObject({ depth: 'score', course: { scores: [4, 0] } });
});
