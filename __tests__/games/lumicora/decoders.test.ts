/** Whatever a decoder accepts, every page can show, score and hand out again. */

import * as fc from 'fast-check';

import { formatCode, readCode } from '@/games/lumicora/exchange/code';
import { encodeSession, decodeSession } from '@/games/lumicora/exchange/sessionCodec';
import { writeBackup } from '@/games/lumicora/session/backup';
import { decodeEntry, encodeEntry, entryOf } from '@/games/lumicora/session/historyEntry';
import { readImport } from '@/games/lumicora/session/importText';
import { decodeSave, encodeSave } from '@/games/lumicora/session/saveFile';
import { exportSession } from '@/games/lumicora/session/tableGameFile';
import { describeImportProblem } from '@/games/lumicora/view/describeImportProblem';
import { formatsOf } from '@/games/lumicora/view/history/formats';
import { createRng, type Rng } from '@/kit/rng';
import { LANGUAGES } from '@/ui/i18n/language';

import { propertyRuns } from '../../support/propertyRuns';
import { finishedGame } from '../../support/finishedGames';
import { showCode, showCollecting, showEntry, showGame } from '../../support/showing';
import { mutateBytes, mutateCode } from './exchange/mutateCodes';
import { randomSession, randomShared } from './exchange/randomShared';
import { mutate } from './session/gameFileMutate';

/** Half of all that is mutated in the deep tests are saves and game files, which hold the most. */
const SAVES = propertyRuns(800, 26_000);
const FILES = propertyRuns(800, 26_000);
const BACKUPS = propertyRuns(300, 12_000);
const ENTRIES = propertyRuns(500, 15_000);
const CODES = propertyRuns(400, 15_000);
const GAMES_IN_CODES = propertyRuns(200, 10_000);

const rng = createRng(11);
const SESSIONS = [
  ...Array.from({ length: 30 }, () => randomSession(rng, 12)),
  finishedGame(),
  finishedGame({ names: ['Ana', 'Ben', 'Cem', '👩‍👩‍👧 Meyer'], side: 'B', scoreBoard: 'light' }),
];
const COLLECTING = finishedGame();

/** Mutates samples so often and looks at what is accepted; more than one in so many has to be. */
function holds(runs: number, oneIn: number, tryOne: (rng: Rng) => boolean): void {
  let accepted = 0;
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      if (tryOne(createRng(seed))) accepted += 1;
    }),
    { numRuns: runs },
  );
  expect(accepted).toBeGreaterThan(runs / oneIn);
}

test(`${SAVES} mutated saves`, () => {
  const texts = SESSIONS.map(encodeSave);
  holds(SAVES, 20, (each) => {
    const read = decodeSave(mutate(each.pick(texts), each));
    if (read.ok) showGame(read.value);
    return read.ok;
  });
}, 600_000);

test(`${FILES} mutated game files`, () => {
  const texts = SESSIONS.map(exportSession);
  holds(FILES, 20, (each) => tryImport(mutate(each.pick(texts), each)));
}, 600_000);

test(`${BACKUPS} mutated backups`, () => {
  const saves = SESSIONS.map(encodeSave);
  const texts = Array.from({ length: 20 }, (_, index) => {
    const games = saves.slice(index, index + 2);
    const content = { boards: {}, names: ['Ana'], practice: { learn: '{}' }, settings: null, savedAt: 1 };
    return writeBackup({ games, ...content })[0]!;
  });
  holds(BACKUPS, 20, (each) => tryImport(mutate(each.pick(texts), each)));
}, 600_000);

test(`${ENTRIES} mutated entries`, () => {
  const texts = SESSIONS.map((session) => encodeEntry(entryOf(session)));
  holds(ENTRIES, 30, (each) => {
    const read = decodeEntry(mutate(each.pick(texts), each));
    if (read.ok) showEntry(read.value);
    return read.ok;
  });
}, 600_000);

test(`${CODES} mutated codes`, () => {
  const samples = Array.from({ length: 60 }, () => formatCode(randomShared(rng)));
  holds(CODES, 10, (each) => {
    const read = readCode(mutateCode(each, each.pick(samples)));
    if (!read.ok) return false;
    showCode(read.value);
    if (read.value.kind === 'reef') showCollecting(COLLECTING, read.value.reef);
    return true;
  });
}, 600_000);

test(`${GAMES_IN_CODES} mutated games of codes`, () => {
  const samples = SESSIONS.map(encodeSession);
  holds(GAMES_IN_CODES, 40, (each) => {
    const read = decodeSession(mutateBytes(each, each.pick(samples)));
    if (read.ok) showGame(read.value);
    return read.ok;
  });
}, 600_000);

/** What is refused is refused in words. */
function tryImport(text: string): boolean {
  const read = readImport(text, 1_790_000_000_000);
  if (!read.ok) {
    for (const language of LANGUAGES) describeImportProblem(read.error, language);
    return false;
  }
  if (read.value.kind === 'game') {
    showGame(read.value.game.session);
  } else {
    for (const language of LANGUAGES) formatsOf(language).longDate(read.value.backup.savedAt);
    read.value.backup.games.forEach(showGame);
  }
  return true;
}
