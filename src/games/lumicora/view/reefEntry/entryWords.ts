/** What is said about a Lumino that is being entered. */

import { nameOf } from '../../rules/boards';
import { chosenSpaces, entryStatus, type LuminoEntry } from '../../session/luminoEntry';
import type { ReefScreenStrings } from '../../strings/reefScreen.en';

export function describeEntry(strings: ReefScreenStrings, { color, number, other }: LuminoEntry): string {
  return other == null ? strings.lumino(color, number) : strings.luminoWith(color, number, other);
}

/** What to do next; once nothing is missing, what would be placed. */
export function describeNextStep(strings: ReefScreenStrings, entry: LuminoEntry): string {
  switch (entryStatus(entry)) {
    case 'other-half':
      return strings.askOther(entry.number);
    case 'first-space':
      return strings.tapFirst(entry.isFlipped ? (entry.other ?? null) : entry.number);
    case 'second-space':
      return strings.tapSecond;
    case 'ready':
      return strings.onSpaces(describeEntry(strings, entry), chosenSpaces(entry).map(nameOf).join('-'));
  }
}
