import * as fc from 'fast-check';

import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import type { Command } from '@/games/lumicora/session/table/commands';
import { openSession, perform, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { bgStatsPlay } from '@/games/lumicora/view/sharing/resultText';
import { createRng } from '@/kit/rng';
import { bgStatsLink, utcText } from '@/tabletop/record/bgStats';

import { randomGame as randomFile } from '../../games/lumicora/session/gameFile/gameFileRandom';
import { placeAnyway, setupFor } from '../../support/tables';

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html?data=';

function playIn(session: TableSession): Readonly<Record<string, unknown>> {
  const link = bgStatsLink(bgStatsPlay(session));
  expect(link.startsWith(ADDRESS)).toBe(true);
  return JSON.parse(decodeURIComponent(link.slice(ADDRESS.length))) as Readonly<Record<string, unknown>>;
}

/** Two players; an hour and a half on 14 November 2026. */
function played(depth: 'mirrored' | 'counted' = 'mirrored'): TableSession {
  const startedAt = Date.UTC(2026, 10, 14, 23, 0, 0);
  const setup = { ...setupFor(2, DEFAULT_BOARDS.B), scoreBoard: 'light', octopus: 1, depth } as const;
  let session = openSession({ id: 'game-7', startedAt, setup });
  const steps: readonly (readonly [number, Command])[] = [
    ...(depth === 'mirrored'
      ? ([
          [1, placeAnyway(0, 'c4c3:G4.')],
          [2, placeAnyway(1, 'c4c3:G4.')],
        ] as const)
      : []),
    [45, { type: 'return-lumino', player: 0 }],
    [90, { type: 'return-lumino', player: 0 }],
  ];
  for (const [minutes, command] of steps) {
    const next = perform(session, command, startedAt + minutes * 60_000);
    if (!next.ok) throw new Error('refused');
    session = next.value;
  }
  return session;
}

test('a play tells what BG Stats asks for', () => {
  const play = playIn(played());
  expect(play).toMatchObject({
    sourceName: 'Reefside',
    sourcePlayId: 'game-7',
    playDate: '2026-11-15 00:30:00',
    durationMin: 90,
    board: 'Side B, light',
    game: { name: 'Lumicora', sourceGameId: 'lumicora', highestWins: true, noPoints: false },
  });
});

test('FS-7 every player has a rank, a score and whether they won and began', () => {
  const players = playIn(played()).players as readonly Readonly<Record<string, unknown>>[];
  expect(
    players.map(({ name, sourcePlayerId, startPlayer, rank, winner }) => [
      name,
      sourcePlayerId,
      startPlayer,
      rank,
      winner,
    ]),
  ).toEqual([
    ['Ana', 'Ana', false, 2, false],
    ['Ben', 'Ben', true, 1, true],
  ]);
  expect(players.every(({ score }) => Number.isInteger(score))).toBe(true);
});

test('a game that was not played along tells no duration', () => {
  expect(playIn(played('counted'))).not.toHaveProperty('durationMin');
});

test('of a game from a file nobody knows who began', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const file = randomFile(createRng(seed));
      const play = playIn(openSession({ id: 'f', startedAt: 0, setup: { file } }));
      const players = play.players as readonly Readonly<Record<string, unknown>>[];
      expect(players.map(({ startPlayer }) => startPlayer)).toEqual(file.players.map(() => false));
      expect(players.map(({ name }) => name)).toEqual(file.players.map(({ name }) => name));
      expect(players.map(({ winner }) => typeof winner)).toEqual(file.players.map(() => 'boolean'));
    }),
    { numRuns: 50 },
  );
});

test('a name that is half a character does not break the link', () => {
  const { setup, ...session } = played();
  if ('file' in setup) throw new Error('not a set-up');
  const players = setup.players.map((player, index) => ({ ...player, name: `${index}\ud83d` }));
  const game = openSession({ ...session, setup: { ...setup, players } });
  expect(bgStatsLink(bgStatsPlay(game))).toContain(ADDRESS);
});

test('any moment is told in UTC', () => {
  const at = fc.date({ min: new Date('1600-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(at, (moment) => {
      expect(utcText(moment.getTime())).toBe(moment.toISOString().slice(0, 19).replace('T', ' '));
    }),
    { numRuns: 500 },
  );
});
