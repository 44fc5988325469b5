import { screen, userEvent } from '@testing-library/react-native';

import { encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { Command } from '@/games/lumicora/session/table/commands';
import { suggestSetup, type TableSetup } from '@/games/lumicora/session/table/table';
import { openSession, perform } from '@/games/lumicora/session/table/tableSession';
import { GAME_ID } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';
import { keysOf } from '@/tabletop/store/storedValues';

import { memoryStorage } from './memoryStorage';
import { renderApp } from './renderApp';

export interface StartedGame {
  readonly commands?: readonly Command[];
  readonly setup?: TableSetup;
  readonly language?: 'en' | 'de';
}

/** Storage with one game of Anni and Peter under way, after these commands. */
export function storageWithGame({ commands = [], setup, language = 'en' }: StartedGame = {}) {
  const opened = openSession({ id: 'g1', startedAt: 1000, setup: setup ?? suggestSetup(['Anni', 'Peter']) });
  const session = commands.reduce((before, command) => {
    const after = perform(before, command, 2000);
    if (!after.ok) throw new Error(`refused: ${JSON.stringify([command, after.error])}`);
    return after.value;
  }, opened);
  return memoryStorage({
    [keysOf(GAME_ID).game('g1')]: encodeSave(session),
    [SETTINGS_KEY]: JSON.stringify({ language }),
  });
}

/** The app on such storage, with the table of the game open. */
export async function openTableScreen(game: StartedGame = {}) {
  const storage = storageWithGame(game);
  await renderApp(storage);
  await userEvent.press(
    screen.getByRole('link', { name: game.language === 'de' ? /Weiterspielen/ : /Continue/ }),
  );
  return storage;
}
