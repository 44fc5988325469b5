import { createStore, type StoreApi } from 'zustand/vanilla';

import { parseJson } from '@/kit/json';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { reportUnlessRefused } from '@/kit/report';
import { LANGUAGES } from '@/ui/i18n/language';
import { THEME_NAMES } from '@/ui/tokens/colors';

export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;
export const THEME_CHOICES = ['system', ...THEME_NAMES] as const;

export const SETTINGS_KEY = 'reefside.settings';

export interface Settings {
  readonly language: (typeof LANGUAGE_CHOICES)[number];
  readonly theme: (typeof THEME_CHOICES)[number];
  /** A key confirms what two taps on a board have chosen. */
  readonly confirmsPlacing: boolean;
}

const DEFAULT_SETTINGS: Settings = { language: 'system', theme: 'system', confirmsPlacing: false };

export interface SettingsState {
  readonly settings: Settings;
  /** False when the last change could not be stored and will be gone after a restart. */
  readonly isStored: boolean;
  readonly change: (change: Partial<Settings>) => void;
}

export type SettingsStore = StoreApi<SettingsState>;

export function createSettingsStore(storage: KeyValueStorage): SettingsStore {
  const store = createStore<SettingsState>((set, get) => ({
    settings: readStored(storage),
    isStored: true,
    change: (change) => {
      const settings = { ...get().settings, ...change };
      set({ settings, isStored: writeSettings(storage, settings) });
    },
  }));
  storage.onOutsideChange(SETTINGS_KEY, () => store.setState({ settings: readStored(storage) }));
  return store;
}

/**
 * Settings from outside, such as a backup; null for what holds none. A choice that cannot be read falls back alone; the
 * others stay. Checked by hand, because every start waits for this and not for a library that checks whole files.
 */
export function readSettings(json: unknown): Settings | null {
  if (typeof json !== 'object' || json === null) return null;
  const { language, theme, confirmsPlacing } = json as Readonly<Record<string, unknown>>;
  return {
    language: LANGUAGE_CHOICES.find((choice) => choice === language) ?? DEFAULT_SETTINGS.language,
    theme: THEME_CHOICES.find((choice) => choice === theme) ?? DEFAULT_SETTINGS.theme,
    confirmsPlacing: confirmsPlacing === true,
  };
}

function readStored(storage: KeyValueStorage): Settings {
  try {
    return readSettings(parseJson(storage.read(SETTINGS_KEY) ?? '')) ?? DEFAULT_SETTINGS;
  } catch (problem) {
    reportUnlessRefused(problem, 'settings.read');
    return DEFAULT_SETTINGS;
  }
}

function writeSettings(storage: KeyValueStorage, settings: Settings): boolean {
  try {
    storage.write(SETTINGS_KEY, JSON.stringify(settings));
    return true;
  } catch (problem) {
    reportUnlessRefused(problem, 'settings.write');
    return false;
  }
}
