import fc from 'fast-check';

import { createSettingsStore, readSettings, SETTINGS_KEY } from '@/shell/settings';

import { memoryStorage } from '../support/memoryStorage';

const read = (stored: string) =>
  createSettingsStore(memoryStorage({ [SETTINGS_KEY]: stored })).getState().settings;

test('a choice that cannot be read falls back alone', () => {
  expect(read('{"language":"de","theme":"purple"}')).toEqual({
    language: 'de',
    theme: 'system',
    confirmsPlacing: false,
  });
  expect(read('{"theme":"light","confirmsPlacing":true}')).toEqual({
    language: 'system',
    theme: 'light',
    confirmsPlacing: true,
  });
});

test('whatever stands in the storage, settings can be read and changed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const store = createSettingsStore(memoryStorage({ [SETTINGS_KEY]: stored }));
      store.getState().change({ language: 'de' });
      expect(store.getState()).toMatchObject({ settings: { language: 'de' }, isStored: true });
    }),
  );
});

test('a change made in another window arrives here', () => {
  const storage = memoryStorage();
  const store = createSettingsStore(storage);
  storage.writeFromOutside(SETTINGS_KEY, '{"language":"de","theme":"light"}');
  expect(store.getState().settings).toEqual({ language: 'de', theme: 'light', confirmsPlacing: false });
});

test('settings from outside are checked, and what holds none is none', () => {
  expect(readSettings({ language: 'de', theme: 'purple', more: 1 })).toEqual({
    language: 'de',
    theme: 'system',
    confirmsPlacing: false,
  });
  for (const other of [null, undefined, 'de', 3]) expect(readSettings(other)).toBeNull();
});
