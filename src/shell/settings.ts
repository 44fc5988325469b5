import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { parseJson } from '@/kit/json';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { reportUnlessRefused } from '@/kit/report';
import { LANGUAGES } from '@/ui/i18n/language';
import { THEME_NAMES } from '@/ui/tokens/colors';

export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;
export const THEME_CHOICES = ['system', ...THEME_NAMES] as const;

export const SETTINGS_KEY = 'reefside.settings';

/** A choice that cannot be read falls back alone; the others stay. */
const settingsSchema = v.object({
  language: v.fallback(v.picklist(LANGUAGE_CHOICES), 'system'),
  theme: v.fallback(v.picklist(THEME_CHOICES), 'system'),
});

export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

const DEFAULT_SETTINGS: Settings = { language: 'system', theme: 'system' };

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

/** Settings from outside, such as a backup; null for what holds none. */
export function readSettings(json: unknown): Settings | null {
  const decoded = v.safeParse(settingsSchema, json);
  return decoded.success ? decoded.output : null;
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
