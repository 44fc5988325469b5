import { act, screen, userEvent } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { invitationOf, setupOfInvitation } from '@/games/lumicora/exchange/invitation';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import type { Command } from '@/games/lumicora/session/table/commands';
import type { Table } from '@/games/lumicora/session/table/table';
import {
  openSession,
  perform,
  tableOf,
  type TableSession,
} from '@/games/lumicora/session/table/tableSession';
import { SETTINGS_KEY } from '@/shell/settings';
import type { Language } from '@/ui/i18n/language';

import { codeOf } from './codes';
import { keptSession } from './keptGames';
import { diskOf } from './memoryJournal';
import { memoryStorage, type MemoryStorage } from './memoryStorage';
import { renderApp } from './renderApp';
import { gameUnderWay, storageOf } from './sampleGames';

/** The phone that set the table up. */
export const HOST = gameUnderWay('host');
export const PETER = 1;

export const settle = () => act(() => jest.advanceTimersByTimeAsync(500));

export async function press(name: string | RegExp, role: 'button' | 'radio' = 'button') {
  await userEvent.press(screen.getByRole(role, { name }));
  await settle();
}

/** Plays on, a minute after the last step. */
export function playOn(session: TableSession, ...commands: readonly Command[]): TableSession {
  return commands.reduce((current, command) => {
    const at = (current.log.entries.at(-1)?.at ?? current.startedAt) + 60_000;
    const next = perform(current, command, at);
    if (!next.ok) throw new Error(`refused: ${JSON.stringify([command, next.error])}`);
    return next.value;
  }, session);
}

/** Peter's own phone, invited to the table of the host. */
export function phoneOfPeter(...commands: readonly Command[]): TableSession {
  const setup = setupOfInvitation(invitationOf(HOST, PETER));
  return playOn(openSession({ id: 'peter', startedAt: HOST.startedAt, setup }), ...commands);
}

export const reefCode = (session: TableSession, seat: number) =>
  codeOf({ kind: 'reef', value: sharedReefOf(session, seat) });

export interface RenderedScan {
  readonly storage: MemoryStorage;
  /** Everything that was stored when the page opened. */
  readonly before: string;
  readonly table: (game: string) => Table;
}

export const everything = (storage: MemoryStorage) =>
  JSON.stringify([...storage.entries, ...diskOf(storage).documents]);

export interface Device {
  readonly sessions?: readonly TableSession[];
  readonly stored?: Readonly<Record<string, string>>;
  readonly language?: Language;
}

/** The page that scans, for a game or for none, on a device with these games. Wants fake timers and the fake camera. */
export async function renderScan(
  game: string | null,
  { sessions = [HOST], stored = {}, language = 'en' }: Device = {},
): Promise<RenderedScan> {
  const storage = memoryStorage({
    [SETTINGS_KEY]: JSON.stringify({ language }),
    ...stored,
    ...storageOf(...sessions),
  });
  const address = `reefside://lumicora/scan${game === null ? '' : `?game=${game}`}`;
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(address);
  await renderApp(storage);
  await settle();
  const table = (id: string) => tableOf(keptSession(storage, id));
  return { storage, before: everything(storage), table };
}
