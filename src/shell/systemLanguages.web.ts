/** In a browser the tags alone take no time; expo-localization would work out separators and calendars for each. */

import { useSyncExternalStore } from 'react';

export function systemLanguages(): readonly string[] {
  return currentTags().split(',');
}

export function useSystemLanguages(): readonly string[] {
  return useSyncExternalStore(subscribe, currentTags).split(',');
}

/** As one text, because some browsers make another list each time that they are asked. */
function currentTags(): string {
  return navigator.languages.join(',');
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('languagechange', listener);
  return () => window.removeEventListener('languagechange', listener);
}
