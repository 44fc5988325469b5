/** What Copulas remembers from game to game besides names: the modules of somebody's box. */

import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { keysOf, readStored, writeStored } from '@/tabletop/store/storedValues';

import { isLibrary, NO_MODULES, type ModuleLibrary } from '../../session/modules';

export const GAME_ID = 'copulas';
const MODULES_KEY = keysOf(GAME_ID).of('modules');

export interface Library {
  readonly modules: () => ModuleLibrary;
  readonly rememberModules: (modules: ModuleLibrary) => void;
}

export function createLibrary(storage: KeyValueStorage): Library {
  return {
    modules: () => {
      const stored = readStored(storage, MODULES_KEY);
      return isLibrary(stored) ? stored : NO_MODULES;
    },
    rememberModules: (modules) => writeStored(storage, MODULES_KEY, modules),
  };
}
