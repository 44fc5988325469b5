import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { decodeGame } from '@/games/nomads/session/gameFile';
import { computeStatistics, entryOf, records } from '@/games/nomads/session/record';
import { exportSession, importGame, saves, tableOf } from '@/games/nomads/session/session';
import { createRng } from '@/kit/rng';

import { mutate } from '../../../support/mutateFile';
import { randomNomads } from '../../../support/nomads/randomNomads';
import { randomStart, randomStep, STARTED } from '../../../support/nomads/tables';
import { propertyRuns } from '../../../support/propertyRuns';

function playedGame(seed: number, steps: number) {
  const rng = createRng(seed);
  let game = randomStart(rng);
  for (let step = 0; step < steps && tableOf(game.session).phase !== 'over'; step++)
    game = randomStep(rng, game);
  return game.session;
}

test('a game is stored and opened again, step by step the same', () => {
  for (const seed of [1, 2, 3]) {
    const session = playedGame(seed, 60);
    const read = saves.decode(saves.encode(session));
    expect(read.ok && read.value).toEqual(session);
  }
});

test('a game that version 1 stored opens, and tells the same when it is stored again', () => {
  const text = readFileSync(join(__dirname, '../../../fixtures/nomads/save-1.json'), 'utf8').trim();
  const read = saves.decode(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.log.done).toBe(40);
  expect(JSON.parse(saves.encode(read.value))).toEqual(JSON.parse(text));
});

test('a game that a file told of is stored too', () => {
  const rng = createRng(5);
  const imported = importGame(JSON.parse(exportSession(playedGame(4, 10))), STARTED);
  expect(imported.ok && imported.value.log).toBe('kept');
  const { reefside: _, ...bare } = JSON.parse(exportSession(playedGame(4, 10)));
  const alone = importGame(bare, STARTED);
  if (!alone.ok) throw new Error('refused');
  expect(alone.value.log).toBe('none');
  const read = saves.decode(saves.encode(alone.value.session));
  expect(read.ok && tableOf(read.value)).toEqual(tableOf(alone.value.session));
  expect(decodeGame(JSON.parse(JSON.stringify(bare))).ok).toBe(true);
  expect(randomNomads(rng).players.length).toBeGreaterThan(0);
});

test('a log that tells of another game is set aside', () => {
  const json = JSON.parse(exportSession(playedGame(6, 30)));
  const imported = importGame({ ...json, moonChart: json.moonChart + 1 }, STARTED);
  expect(imported.ok && imported.value.log).toBe('unfit');
});

const MUTANTS = propertyRuns(150, 3000);

test(`${MUTANTS} mutated saves and entries are read or refused, and nothing throws`, () => {
  const rng = createRng(20164);
  const session = playedGame(7, 25);
  const save = saves.encode(session);
  const entry = records.encode(entryOf(session));
  for (let index = 0; index < MUTANTS; index++) {
    const read = saves.decode(mutate(save, rng));
    if (read.ok) expect(saves.decode(saves.encode(read.value)).ok).toBe(true);
    records.decode(mutate(entry, rng));
  }
});

test('NE-2 an entry tells places and where the points came from, and is read as it was written', () => {
  const session = playedGame(8, 600);
  const entry = entryOf(session);
  expect(entry.isOver).toBe(true);
  for (const { total, legends, song, moons, tiles } of entry.players) {
    expect(legends + song + moons + tiles).toBe(total);
  }
  expect(records.decode(records.encode(entry))).toEqual({ ok: true, value: entry });
  const [player] = computeStatistics([entry]).players;
  expect(player!.means.tiles).toBeLessThanOrEqual(0);
});
