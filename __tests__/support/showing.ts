/** Everything that pages, shared texts and exports make of a game, by the same functions, in both languages. */

import { lumicoraCodes, type LumicoraCode } from '@/games/lumicora/exchange/codes';
import { judgeCollect } from '@/games/lumicora/exchange/collect';
import { invitationOf, setupOfInvitation } from '@/games/lumicora/exchange/invitation';
import { sharedReefOf, type SharedReef } from '@/games/lumicora/exchange/sharedReef';
import { tableNumber } from '@/games/lumicora/exchange/tableNumber';
import { readImport } from '@/games/lumicora/session/files/files';
import { finalSteps } from '@/games/lumicora/session/final/finalSteps';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import { exportSession } from '@/games/lumicora/session/gameFile/tableGameFile';
import {
  decodeEntry,
  encodeEntry,
  entryOf,
  type HistoryEntry,
} from '@/games/lumicora/session/record/historyEntry';
import { playerOf, scoresByRound, spacesOf } from '@/games/lumicora/session/record/replay';
import { computeStatistics } from '@/games/lumicora/session/record/statistics';
import { findOddities } from '@/games/lumicora/session/reef/reefOddities';
import { decodeSave, encodeSave } from '@/games/lumicora/session/save/saveFile';
import {
  auditReef,
  canBagRunOut,
  findExcess,
  isLastRound,
  suggestNext,
} from '@/games/lumicora/session/table/guide';
import { openSession, tableOf, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { painterStrings } from '@/games/lumicora/strings/painter';
import { phonesStrings } from '@/games/lumicora/strings/phones';
import {
  describeCollectWarning,
  describeShared,
  describeWhy,
} from '@/games/lumicora/view/codes/describeCodes';
import { describeCommand } from '@/games/lumicora/view/describeCommand';
import { describeVariant } from '@/games/lumicora/view/describeEntry';
import { describeOddity } from '@/games/lumicora/view/describeOddity';
import { describeAuditProblem } from '@/games/lumicora/view/describeRejection';
import { pictureOf } from '@/games/lumicora/view/sharing/picture/pictureModel';
import { bgStatsPlay, resultText } from '@/games/lumicora/view/sharing/resultText';
import { writeCodes } from '@/tabletop/codes/codes';
import { bgStatsLink } from '@/tabletop/record/bgStats';
import { namesOf, searchGames } from '@/tabletop/record/entry';
import { resultSeries } from '@/tabletop/record/statistics';
import { describeGame } from '@/tabletop/record/view/describeEntry';
import { recordStrings } from '@/tabletop/strings/record';
import { dayStamp, formatsOf } from '@/ui/i18n/formats';
import { LANGUAGES } from '@/ui/i18n/language';

import { codesOfGame, said, saidGame } from './codes';

/** Throws where some page would fail, or where something that the app writes is not read again. */
export function showGame(session: TableSession): void {
  const table = tableOf(session);
  const entry = entryOf(session);
  showEntry(entry);
  scoreTable(table);
  finalSteps(table);
  suggestNext(table);
  findExcess(table);
  isLastRound(table);
  canBagRunOut(table);
  scoresByRound(session);
  for (const language of LANGUAGES) {
    pictureOf(session, language);
    for (const [index, { command }] of session.log.entries.entries()) {
      describeCommand(lumicoraStrings[language], session.tables[index]!, command);
    }
    for (const [seat, { reef }] of table.players.entries()) {
      for (const { problem } of auditReef(table.board, reef))
        describeAuditProblem(lumicoraStrings[language].placement, problem);
      for (const oddity of findOddities(table, seat)) describeOddity(painterStrings[language], oddity);
    }
  }
  for (let step = 0; step <= session.log.done; step++) {
    playerOf(session, step);
    spacesOf(session, step);
  }
  decodeURIComponent(bgStatsLink(bgStatsPlay(session)));
  encodeURIComponent(session.id);
  readAgain(session);
}

/** By every way out of the app and in again: the save, the game file, the codes. */
function readAgain(session: TableSession): void {
  const text = encodeSave(session);
  const saved = decodeSave(text);
  if (!saved.ok || encodeSave(saved.value) !== text) throw new Error('its save is not read again');
  const file = readImport(exportSession(session), 0);
  if (!file.ok || file.value.kind !== 'game') throw new Error('its game file is not read again');
  if (file.value.game.log !== 'kept') throw new Error('its game file loses the log');
  saidGame(...codesOfGame(session));
  for (const [seat] of tableOf(session).players.entries()) {
    showCode({ kind: 'reef', value: sharedReefOf(session, seat) });
    if (!('file' in session.setup)) showCode({ kind: 'invitation', value: invitationOf(session, seat) });
  }
}

export function showEntry(entry: HistoryEntry): void {
  const again = decodeEntry(encodeEntry(entry));
  if (!again.ok) throw new Error('its entry is not read again');
  const { players } = computeStatistics([entry]);
  resultSeries(players);
  searchGames([entry], 'a');
  dayStamp(entry.endedAt);
  for (const language of LANGUAGES) {
    const formats = formatsOf(language);
    const variant = describeVariant(lumicoraStrings[language], entry);
    describeGame(recordStrings[language], entry, formats.date(entry.endedAt), variant);
    for (const format of [formats.date, formats.time, formats.shortDate]) format(entry.startedAt);
    players.forEach(({ mean, best }) => [formats.mean(mean), formats.count(best)]);
    resultText(entry, language);
  }
  if (namesOf(entry).trim() === '') throw new Error('nobody can be seen in it');
}

/** What a code says, and the code that says it again. */
export function showCode(shared: LumicoraCode): void {
  const texts = writeCodes(lumicoraCodes, shared);
  if (said(...texts).kind !== shared.kind) throw new Error('its code is not read again');
  if (shared.kind === 'reef') showReef(shared.value);
  if (shared.kind === 'invitation') {
    const setup = setupOfInvitation(shared.value);
    const joined = decodeSave(encodeSave(openSession({ id: 'joined', startedAt: 0, setup })));
    if (!joined.ok) throw new Error('nobody can join it');
  }
}

function showReef(reef: SharedReef): void {
  for (const language of LANGUAGES) describeShared(phonesStrings[language], reef);
}

/** What the table says when the reef is brought to it. */
export function showCollecting(session: TableSession, reef: SharedReef): void {
  const judged = judgeCollect(tableOf(session), tableNumber(session), reef);
  for (const language of LANGUAGES) {
    const strings = phonesStrings[language];
    if (!judged.ok) describeWhy(strings, judged.error);
    else judged.value.warnings.forEach((warning) => describeCollectWarning(strings, warning));
  }
}
