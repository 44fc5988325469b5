import { Linking } from 'react-native';

import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';
import { GAME_ID } from '@/games/lumicora/view/store/library';
import type { Archive, ArchiveRecord } from '@/kit/archive';
import { SETTINGS_KEY } from '@/shell/settings';
import { keysOf } from '@/tabletop/store/storedValues';
import type { Language } from '@/ui/i18n/language';

import { fakeSharing } from './fakeSharing';
import { memoryArchive } from './memoryArchive';
import { memoryStorage, type MemoryStorage } from './memoryStorage';
import { renderApp } from './renderApp';

export interface Kept {
  /** In the archive. */
  readonly records?: readonly ArchiveRecord[];
  /** Under keys. */
  readonly sessions?: readonly TableSession[];
  readonly archive?: Archive;
  /** Instead of one that holds the sessions. */
  readonly storage?: MemoryStorage;
  readonly language?: Language;
}

/** The app opened at a page of Lumicora, with these games: `renderHistory('history', { records })`. Wants fake timers. */
export async function renderHistory(
  page: string,
  { records = [], sessions = [], archive = memoryArchive(records), language = 'en', ...kept }: Kept = {},
) {
  const {
    storage = memoryStorage({
      ...Object.fromEntries(
        sessions.map((session) => [keysOf(GAME_ID).game(session.id), encodeSave(session)]),
      ),
      [SETTINGS_KEY]: JSON.stringify({ language }),
    }),
  } = kept;
  const sharing = fakeSharing();
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`reefside://lumicora/${page}`);
  await renderApp(storage, { archive, sharing });
  return { storage, archive, sharing };
}
