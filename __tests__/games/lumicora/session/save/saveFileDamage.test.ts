import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { NO_COUNTS } from '@/games/lumicora/session/reef/finalReef';
import { decodeSave, encodeSave } from '@/games/lumicora/session/save/saveFile';

import { endTurn, performAll, place, sessionFor, takeLimestone } from '../../../../support/tables';

const SAVE = encodeSave(performAll(sessionFor(2), takeLimestone(0, 3), place(0, 'c4c3:G5.'), endTurn(0)));
const SAMPLE = readFileSync(join(__dirname, '../../../../fixtures/saves/v1.json'), 'utf8');

/** The save with another JSON text at a path: `withValue('setup.octopus', '2')` */
function withValue(path: string, json: string): string {
  const root = JSON.parse(SAVE) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce<Record<string, unknown>>(
    (node, key) => node[key] as Record<string, unknown>,
    root,
  );
  holder[last] = '@@here@@';
  return JSON.stringify(root).replace('"@@here@@"', () => json);
}

const withEntry = (command: object) => withValue('log.1', JSON.stringify({ at: 1, command }));

/** As a save of a reef that is told from above. */
const withPaint = (stroke: object) => {
  const chosen = { at: 1, command: { type: 'choose-depth', player: 0, depth: 'from-above' } };
  const painted = { at: 1, command: { type: 'paint-reef', player: 0, spaces: [stroke] } };
  return withValue('log', JSON.stringify([chosen, painted, painted]));
};

const COUNTS = { ...NO_COUNTS, spaces: { green: 2, pink: 2, blue: 0, yellow: 0 } };
const GAME = JSON.parse(
  readFileSync(join(__dirname, '../../../../fixtures/games/example.json'), 'utf8'),
) as object;

function isDamaged(text: string): boolean {
  const result = decodeSave(text);
  return !result.ok && result.error.code === 'damaged';
}

test('the save that the others are made from opens', () => {
  expect(decodeSave(SAVE).ok).toBe(true);
  expect(decodeSave(withValue('done', '3'))).toEqual(decodeSave(SAVE));
});

test('what the damage is done to can be read', () => {
  const fresh = { space: 'd4', seen: { color: 'green', level: 1, symbol: null } };
  expect(decodeSave(withPaint(fresh)).ok).toBe(true);
  const opening = { setup: { file: GAME }, log: [], done: 0 };
  expect(decodeSave(JSON.stringify({ ...(JSON.parse(SAVE) as object), ...opening })).ok).toBe(true);
});

test('a save that ends early is damaged, wherever it ends', () => {
  const whole = JSON.stringify(JSON.parse(SAMPLE));
  const cuts = Array.from({ length: 100 }, (_, index) => Math.floor((index * whole.length) / 100));
  expect(cuts.filter((cut) => !isDamaged(whole.slice(0, cut)))).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['a list', '[]'],
  ['a number', '7'],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['another format', withValue('format', '"lumicora-game"')],
  ['a version that is no number', withValue('version', '"1"')],
  ['no version', withValue('version', 'null')],
  ['version 0', withValue('version', '0')],
  ['half a version', withValue('version', '0.5')],
  ['a version below all', withValue('version', '-1e999')],
  ['no id', withValue('id', '""')],
  ['an id that is a number', withValue('id', '5')],
  ['no start time', withValue('startedAt', 'null')],
  ['an endless start time', withValue('startedAt', '1e999')],
  ['a set-up that is text', withValue('setup', '"two players"')],
  ['players that are no list', withValue('setup.players', '{"length":2}')],
  ['one player', withValue('setup.players', JSON.stringify([player('Ana')]))],
  ['five players', withValue('setup.players', JSON.stringify([...'abcde'].map(player)))],
  ['two players of one name', withValue('setup.players', JSON.stringify([player('Ana'), player('Ana ')]))],
  ['a player without a name', withValue('setup.players.0.name', '"  "')],
  ['a name of control characters only', withValue('setup.players.0.name', '"\\u0000\\t"')],
  ['an unknown fish', withValue('setup.players.0.fish', '"shark"')],
  ['a starting Lumino of one colour', withValue('setup.players.0.start.colors', '["green","green"]')],
  [
    'a starting Lumino of three colours',
    withValue('setup.players.0.start.colors', '["green","pink","blue"]'),
  ],
  ['an unknown symbol', withValue('setup.players.0.start.symbols', '[7,null]')],
  ['the octopus with nobody', withValue('setup.octopus', '2')],
  ['the octopus before the first player', withValue('setup.octopus', '-1')],
  ['the octopus between two players', withValue('setup.octopus', '0.5')],
  ['an unknown score board', withValue('setup.scoreBoard', '"grey"')],
  ['an unknown side', withValue('setup.board.side', '"C"')],
  ['remote limestone on side A', withValue('setup.board.terrain.a1', '-1')],
  ['terrain in the starting area', withValue('setup.board.terrain.d4', '"water"')],
  ['a base space without terrain', withValue('setup.board.terrain.a1', 'null')],
  ['strange terrain', SAVE.replace('"terrain":{', () => '"terrain":{"__proto__":"water",')],
  ['players in the prototype', SAVE.replace('"players"', () => '"__proto__":{"players":[]},"people"')],
  ['commands in the prototype', SAVE.replace('"log"', () => '"__proto__":{"log":[]},"diary"')],
  ['a command that is the prototype', SAVE.replace('"command"', () => '"__proto__"')],
  ['a log that is no list', withValue('log', '{}')],
  ['an entry that is null', withValue('log.0', 'null')],
  ['an entry without a time', withValue('log.0.at', 'null')],
  ['an unknown command', withEntry({ type: 'win', player: 0 })],
  ['a command named after the prototype', withEntry({ type: '__proto__', player: 0 })],
  ['a command without its player', withEntry({ type: 'end-turn' })],
  ['a player that is text', withEntry({ type: 'end-turn', player: '0' })],
  ['a player named after the prototype', withEntry({ type: 'end-turn', player: '__proto__' })],
  [
    'a colour named after the prototype',
    withEntry({ type: 'spend-jellyfish', player: 0, color: '__proto__' }),
  ],
  ['a command for nobody', withEntry({ type: 'end-turn', player: 2 })],
  ['a command that the table could not take', withEntry({ type: 'score-coral', player: 0, color: 'green' })],
  ['a Lumino that cannot lie there', withValue('log.1.command.lumino.on', '["d4","d5"]')],
  ['a Lumino off the board', withValue('log.1.command.lumino.on', '["h1","h2"]')],
  ['a Lumino against the rules', withValue('log.1.command.lumino.on', '["a1","a2"]')],
  ['an unknown depth', withValue('setup.depth', '"blurred"')],
  ['no depth', withValue('setup.depth', 'null')],
  ['a depth that is no depth', withEntry({ type: 'choose-depth', player: 0, depth: 'deeper' })],
  ['a brush without spaces', withEntry({ type: 'paint-reef', player: 0 })],
  ['a brush beside the board', withPaint({ space: 'h9', seen: null })],
  ['a brush that leaves nothing behind', withPaint({ space: 'd4' })],
  ['paint without a level', withPaint({ space: 'd4', seen: { color: 'green', symbol: null } })],
  ['paint in level 0', withPaint({ space: 'd4', seen: { color: 'green', level: 0, symbol: null } })],
  ['paint on a mirrored reef', withEntry({ type: 'paint-reef', player: 0, spaces: [] })],
  ['counts that are missing', withEntry({ type: 'count-reef', player: 0 })],
  ['counts of a mirrored reef', withEntry({ type: 'count-reef', player: 0, counts: COUNTS })],
  ['five jellyfish', withEntry({ type: 'count-jellyfish', player: 0, count: 5 })],
  ['a file that is none', withValue('setup', '{"file":{"format":"lumicora-game"}}')],
  ['a file of nobody', withValue('setup', JSON.stringify({ file: { ...GAME, players: [] } }))],
  ['more done than there is', withValue('done', '4')],
  ['less done than nothing', withValue('done', '-1')],
  ['half a command done', withValue('done', '1.5')],
  ['nothing said of what is done', withValue('done', 'null')],
])('%s is damage', (_, text) => {
  expect(decodeSave(text)).toEqual({ ok: false, error: { code: 'damaged' } });
});

function player(name: string): object {
  return { name, fish: 'angelfish', start: { colors: ['green', 'pink'], symbols: [null, null] } };
}

test('an impossible command is damage even where it was undone', () => {
  const tail = withValue('log.2.command.player', '9').replace('"done":3', '"done":1');
  expect(isDamaged(tail)).toBe(true);
});

test('fields that nobody knows are passed over', () => {
  const more = SAVE.replace('"log"', () => '"__proto__":{"done":9},"note":"hello","log"');
  expect(decodeSave(more)).toStrictEqual(decodeSave(SAVE));
});

const DEPTH = 5_000_000;

test.each([
  ['that are never closed', () => '['.repeat(2 * DEPTH)],
  ['that nest in the log', () => withValue('log', '['.repeat(DEPTH) + ']'.repeat(DEPTH))],
])('10 MB of brackets %s are damage', (_, text) => {
  expect(isDamaged(text())).toBe(true);
});
