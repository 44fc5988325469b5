import { act, screen, userEvent } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { PUZZLE_KINDS, type PuzzleKindId } from '@/games/lumicora/lessons/puzzleKinds';
import { nameOf } from '@/games/lumicora/rules/boards';
import type { Space, SpacePair } from '@/games/lumicora/rules/model';
import { PUZZLES_KEY } from '@/games/lumicora/view/store/library';
import { SETTINGS_KEY } from '@/shell/settings';
import { decodePuzzles, type PuzzleProgress } from '@/tabletop/learn/puzzleProgress';
import type { Language } from '@/ui/i18n/language';

import { memoryStorage, type MemoryStorage } from './memoryStorage';
import { renderApp } from './renderApp';

export function puzzleStorage(language: Language = 'en'): MemoryStorage {
  return memoryStorage({ [SETTINGS_KEY]: JSON.stringify({ language }) });
}

/** The app opened at `/lumicora/puzzles` and what follows, or at another page of the game. Wants fake timers. */
export async function renderPuzzle(
  path = '',
  storage = puzzleStorage(),
  page = 'puzzles',
): Promise<MemoryStorage> {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`reefside://lumicora/${page}${path}`);
  await renderApp(storage);
  await settle();
  return storage;
}

/** As after a restart: only what was stored is left. */
export async function restart(path: string, storage: MemoryStorage): Promise<MemoryStorage> {
  screen.unmount();
  return renderPuzzle(path, memoryStorage(Object.fromEntries(storage.entries)));
}

/** What is fetched when it is first opened comes a moment later. */
export async function settle() {
  await act(() => jest.advanceTimersByTimeAsync(200));
}

export function progressIn(storage: MemoryStorage): PuzzleProgress<PuzzleKindId> {
  return decodePuzzles(PUZZLE_KINDS, storage.read(PUZZLES_KEY));
}

export const spaceButton = (space: Space) =>
  screen.getByRole('button', { name: new RegExp(`^${nameOf(space)},`) });

export async function tapSpace(space: Space) {
  await userEvent.press(spaceButton(space));
}

export async function tapPair([a, b]: SpacePair) {
  await tapSpace(a);
  await tapSpace(b);
}

export async function press(name: string | RegExp) {
  await userEvent.press(screen.getByRole('button', { name }));
  await settle();
}

export async function choose(name: string) {
  await userEvent.press(screen.getByRole('radio', { name }));
}
