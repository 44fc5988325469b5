/** Everything that pages, shared texts and exports make of a game, by the same functions, in both languages. */

import { formatCode, readCode } from '@/games/lumicora/exchange/code';
import { addPart, assembleGame, gameParts } from '@/games/lumicora/exchange/gameParts';
import { invitationOf, setupOfInvitation } from '@/games/lumicora/exchange/invitation';
import { judgeCollect } from '@/games/lumicora/exchange/collect';
import type { GameParts, SharedCode, SharedReef } from '@/games/lumicora/exchange/shared';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { tableNumber } from '@/games/lumicora/exchange/tableNumber';
import { bgStatsLink } from '@/games/lumicora/session/bgStats';
import { scoreTable } from '@/games/lumicora/session/finalTable';
import { finalSteps } from '@/games/lumicora/session/finalSteps';
import {
  auditPlayer,
  canBagRunOut,
  findExcess,
  isLastRound,
  suggestNext,
} from '@/games/lumicora/session/guide';
import { decodeEntry, encodeEntry, entryOf, type HistoryEntry } from '@/games/lumicora/session/historyEntry';
import { readImport } from '@/games/lumicora/session/importText';
import { findOddities } from '@/games/lumicora/session/reefOddities';
import { decodeSave, encodeSave } from '@/games/lumicora/session/saveFile';
import { scoresByRound } from '@/games/lumicora/session/scoresByRound';
import { computeStatistics } from '@/games/lumicora/session/statistics';
import { exportSession } from '@/games/lumicora/session/tableGameFile';
import { openSession, tableOf, type TableSession } from '@/games/lumicora/session/tableSession';
import { lumicoraStrings } from '@/games/lumicora/strings';
import { codesStrings } from '@/games/lumicora/strings/codes';
import { historyStrings } from '@/games/lumicora/strings/history';
import { painterStrings } from '@/games/lumicora/strings/painter';
import { describeShared } from '@/games/lumicora/view/codes/describeReef';
import {
  describeCollectRejection,
  describeCollectWarning,
} from '@/games/lumicora/view/codes/describeCollectRejection';
import { describeCommand } from '@/games/lumicora/view/describeCommand';
import { describeOddity } from '@/games/lumicora/view/describeOddity';
import { describeAuditProblem } from '@/games/lumicora/view/describeRejection';
import { describeGame, namesOf } from '@/games/lumicora/view/history/describeEntry';
import { formatsOf } from '@/games/lumicora/view/history/formats';
import { searchGames } from '@/games/lumicora/view/history/searchGames';
import { playerOf, spacesOf } from '@/games/lumicora/view/replay/replaySteps';
import { dayStamp } from '@/games/lumicora/view/sharing/day';
import { pictureOf } from '@/games/lumicora/view/sharing/picture/pictureModel';
import { resultText } from '@/games/lumicora/view/sharing/resultText';
import { resultSeries } from '@/games/lumicora/view/statistics/resultSeries';
import { LANGUAGES } from '@/ui/i18n/language';

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
    for (const [index, { command }] of session.history.entries.entries()) {
      describeCommand(lumicoraStrings[language], session.tables[index]!, command);
    }
    for (const [seat] of table.players.entries()) {
      for (const { problem } of auditPlayer(table, seat))
        describeAuditProblem(lumicoraStrings[language].placement, problem);
      for (const oddity of findOddities(table, seat)) describeOddity(painterStrings[language], oddity);
    }
  }
  for (let step = 0; step <= session.history.done; step++) {
    playerOf(session, step);
    spacesOf(session, step);
  }
  decodeURIComponent(bgStatsLink(session));
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
  const parts = gameParts(session).reduce<GameParts | null>((known, code) => {
    const read = readCode(code);
    if (!read.ok || read.value.kind !== 'game-part') throw new Error('a code of it is not read again');
    const added = addPart(known, read.value.part);
    if (!added.ok) throw new Error('its codes do not fit together');
    return added.value.parts;
  }, null);
  if (!assembleGame(parts!).ok) throw new Error('its codes make no game');
  for (const [seat] of tableOf(session).players.entries()) {
    showCode({ kind: 'reef', reef: sharedReefOf(session, seat) });
    if (!('file' in session.setup)) showCode({ kind: 'invitation', invitation: invitationOf(session, seat) });
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
    describeGame(historyStrings[language], lumicoraStrings[language], entry, formats.date(entry.endedAt));
    for (const format of [formats.longDate, formats.time, formats.shortDate]) format(entry.startedAt);
    players.forEach(({ mean, best }) => [formats.mean(mean), formats.count(best)]);
    resultText(entry, language);
  }
  if (namesOf(entry).trim() === '') throw new Error('nobody can be seen in it');
}

/** What a code says, and the code that says it again. */
export function showCode(shared: SharedCode): void {
  const again = readCode(formatCode(shared));
  if (!again.ok || again.value.kind !== shared.kind) throw new Error('its code is not read again');
  if (shared.kind === 'reef') showReef(shared.reef);
  if (shared.kind === 'invitation') {
    const setup = setupOfInvitation(shared.invitation);
    const joined = decodeSave(encodeSave(openSession({ id: 'joined', startedAt: 0, setup })));
    if (!joined.ok) throw new Error('nobody can join it');
  }
}

function showReef(reef: SharedReef): void {
  for (const language of LANGUAGES) describeShared(codesStrings[language], reef);
}

/** What the table says when the reef is brought to it. */
export function showCollecting(session: TableSession, reef: SharedReef): void {
  const judged = judgeCollect(tableOf(session), tableNumber(session), reef);
  for (const language of LANGUAGES) {
    const strings = codesStrings[language];
    if (!judged.ok) describeCollectRejection(strings, judged.error);
    else judged.value.warnings.forEach((warning) => describeCollectWarning(strings, warning));
  }
}
