/** Whatever a decoder accepts, every page can show, score and hand out again. */

import * as fc from 'fast-check';

import { lumicoraCodes } from '@/games/lumicora/exchange/codes';
import { wholeGame } from '@/games/lumicora/exchange/wholeGame';
import { readImport, writeBackup } from '@/games/lumicora/session/files/files';
import { exportSession } from '@/games/lumicora/session/gameFile/tableGameFile';
import { decodeEntry, encodeEntry, entryOf } from '@/games/lumicora/session/record/historyEntry';
import { decodeSave, encodeSave } from '@/games/lumicora/session/save/saveFile';
import { describeImportProblem } from '@/games/lumicora/view/describeImportProblem';
import { createRng, type Rng } from '@/kit/rng';
import { readCode } from '@/tabletop/codes/codes';
import { formatsOf } from '@/ui/i18n/formats';
import { LANGUAGES } from '@/ui/i18n/language';

import { finishedGame } from '../../support/finishedGames';
import { mutate } from '../../support/mutateFile';
import { propertyRuns } from '../../support/propertyRuns';
import { showCode, showCollecting, showEntry, showGame } from '../../support/showing';
import { mutateBytes, mutateCode } from './exchange/mutateCodes';
import { randomCode, randomSession } from './exchange/randomShared';

/** Half of all that is mutated in the deep tests are saves and game files, which hold the most. */
const SAVES = propertyRuns(400, 26_000);
const FILES = propertyRuns(400, 26_000);
const BACKUPS = propertyRuns(150, 12_000);
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
  const samples = Array.from({ length: 60 }, () => randomCode(rng));
  holds(CODES, 10, (each) => {
    const { said } = readCode(lumicoraCodes, mutateCode(each, each.pick(samples)));
    if (!said.ok) return false;
    if (said.value !== null) showCode(said.value);
    if (said.value?.kind === 'reef') showCollecting(COLLECTING, said.value.value);
    return true;
  });
}, 600_000);

test(`${GAMES_IN_CODES} mutated games of codes`, () => {
  const samples = SESSIONS.map(wholeGame.encode);
  holds(GAMES_IN_CODES, 40, (each) => {
    const read = wholeGame.decode(mutateBytes(each, each.pick(samples)), lumicoraCodes.version);
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
    for (const language of LANGUAGES) formatsOf(language).date(read.value.backup.savedAt);
    read.value.backup.games.forEach(showGame);
  }
  return true;
}
