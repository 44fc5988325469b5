import { Linking } from 'react-native';

import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { Table } from '@/games/lumicora/session/table/table';
import { tableOf, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { GAME_ID } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY, type Settings } from '@/shell/settings';
import { keysOf } from '@/tabletop/store/storedValues';
import type { Language } from '@/ui/i18n/language';

import { keptSession } from './keptGames';
import { memoryStorage } from './memoryStorage';
import { renderApp, type AppServices } from './renderApp';

export interface RenderedGame {
  /** The table as it is stored. */
  readonly stored: () => Table;
}

/** The app opened at a page of a game under way: `renderGame('reef/0', session)`. Wants fake timers. */
export async function renderGame(
  page: string,
  session: TableSession,
  language: Language = 'en',
  services: AppServices = {},
  settings: Partial<Settings> = {},
): Promise<RenderedGame> {
  const storage = memoryStorage({
    [keysOf(GAME_ID).game(session.id)]: encodeSave(session),
    [SETTINGS_KEY]: JSON.stringify({ language, ...settings }),
  });
  const address = `reefside://lumicora/game/${session.id}/${page}`;
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(address);
  await renderApp(storage, services);
  return {
    stored: () => tableOf(keptSession(storage, session.id)),
  };
}
