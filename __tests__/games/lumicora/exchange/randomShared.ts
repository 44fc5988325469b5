/** Everything a code may say, by chance. */

import type { Invitation } from '@/games/lumicora/exchange/invitation';
import type { SharedReef } from '@/games/lumicora/exchange/sharedReef';
import { SCORE_BOARDS } from '@/games/lumicora/rules/animals';
import { STARTING_PAIRS } from '@/games/lumicora/rules/box';
import { byColor } from '@/games/lumicora/rules/model';
import { SCORING_TILE_STATES } from '@/games/lumicora/rules/round';
import type { GameReef } from '@/games/lumicora/session/gameFile/gameFileModel';
import { FISH, type PlayerSetup } from '@/games/lumicora/session/table/table';
import {
  openSession,
  perform,
  tableOf,
  undoLast,
  type TableSession,
} from '@/games/lumicora/session/table/tableSession';
import type { Rng } from '@/kit/rng';

import { codeOf, codeOfPart } from '../../../support/codes';
import { randomCommand, randomGame } from '../../../support/randomCommands';
import { randomBoard, randomReef } from '../../../support/randomReef';
import { randomGame as randomFile } from '../session/gameFile/gameFileRandom';

export const STRANGE_NAMES = [
  'Ana',
  'x',
  'Zoë B.',
  'Ünal',
  'なぎさ',
  '🐙🐙',
  '👩‍👩‍👧 Meyer',
  'ابن',
  '"__proto__"',
  'a'.repeat(40),
  '🐠'.repeat(40),
  'REEFSIDE:',
];

/** As the app makes them, and the longest that it takes. */
const IDS = ['mi0ab2k8-1f2e3d4c', '-2rsp0-31313131', 'file-72595c435f63721d', 'x', '_', 'a'.repeat(100)];

/** A reef of any depth: half of them as another test makes them for game files, the others of more Luminos. */
export function randomTold(rng: Rng): GameReef {
  const reefs = randomFile(rng).players.map(({ reef }) => reef);
  return rng.int(2) === 0 ? rng.pick(reefs) : { kind: 'luminos', luminos: randomReef(rng).luminos };
}

export function randomSharedReef(rng: Rng): SharedReef {
  const told = randomTold(rng);
  const players = 1 + rng.int(4);
  return {
    table: rng.int(2 ** 32),
    seat: rng.int(players),
    madeAt: rng.int(2 ** 32),
    // FS-6: only there a penalty can be counted.
    side: told.kind === 'counts' && told.counts.remote < 0 ? 'B' : rng.pick(['A', 'B']),
    scoreBoard: rng.pick(SCORE_BOARDS),
    players,
    terrain: rng.int(2 ** 16),
    name: rng.pick(STRANGE_NAMES),
    score: rng.int(19_999) - 9999,
    limestone: rng.int(11),
    tiles: byColor(() => rng.pick(SCORING_TILE_STATES)),
    reef: told,
  };
}

export function randomInvitation(rng: Rng): Invitation {
  const first = rng.int(STRANGE_NAMES.length);
  const players = Array.from({ length: 2 + rng.int(3) }, (_, index): PlayerSetup => ({
    name: STRANGE_NAMES[(first + index) % STRANGE_NAMES.length]!,
    fish: FISH[(first + index) % FISH.length]!,
    start: { colors: rng.pick(STARTING_PAIRS), symbols: [rng.pick([null, 1, 'crab'] as const), null] },
  }));
  return {
    table: rng.int(2 ** 32),
    seat: rng.int(players.length),
    players,
    octopus: rng.int(players.length),
    board: randomBoard(rng),
    scoreBoard: rng.pick(SCORE_BOARDS),
    round: 1 + rng.int(10),
  };
}

/** The text of any code. */
export function randomCode(rng: Rng): string {
  const kind = rng.pick(['reef', 'reef', 'reef', 'terrain', 'invitation', 'game-part'] as const);
  switch (kind) {
    case 'reef':
      return codeOf({ kind, value: randomSharedReef(rng) });
    case 'terrain':
      return codeOf({ kind, value: randomBoard(rng) });
    case 'invitation':
      return codeOf({ kind, value: randomInvitation(rng) });
    case 'game-part': {
      const count = 1 + rng.int(20);
      const bytes = Uint8Array.from({ length: 1 + rng.int(250) }, () => rng.int(256));
      return codeOfPart({ transfer: rng.int(2 ** 32), index: rng.int(count), count, bytes });
    }
  }
}

/** Set up here, joined, or from a file; now and then with steps undone. */
export function randomSession(rng: Rng, tries: number): TableSession {
  const opened = rng.pick([openedHere, openedHere, openedFile])(rng, tries);
  const undone = rng.int(3) === 0 ? rng.int(opened.log.done + 1) : 0;
  return Array.from({ length: undone }).reduce<TableSession>(undoLast, opened);
}

function openedHere(rng: Rng, tries: number): TableSession {
  const { session } = randomGame(rng, tries);
  if (rng.int(2) === 0 || 'file' in session.setup) return session;
  const joined = { table: rng.int(2 ** 32), seat: rng.int(session.setup.players.length) };
  const players = session.setup.players.map((player, index) => ({
    ...player,
    name: STRANGE_NAMES[(joined.seat + index) % STRANGE_NAMES.length]!,
  }));
  return playOn(rng, { ...session.setup, players, joined }, tries);
}

function openedFile(rng: Rng, tries: number): TableSession {
  return playOn(rng, { file: randomFile(rng) }, tries);
}

/** The clock may stand still, leap, or go back. */
function playOn(rng: Rng, setup: TableSession['setup'], tries: number): TableSession {
  let session = openSession({ id: rng.pick(IDS), startedAt: rng.int(2e9) * 1000, setup });
  let at = session.startedAt;
  for (let tried = 0; tried < tries; tried++) {
    at += rng.pick([0, 1, 900, 30_000, 86_400_000, -3_600_000]);
    const next = perform(session, randomCommand(rng, tableOf(session)), at);
    if (next.ok) session = next.value;
  }
  return session;
}
