import { useStrings } from '@/ui/i18n/LanguageContext';

import { findOddities, type ReefOddity } from '../../session/reef/reefOddities';
import type { Table } from '../../session/table/table';
import { finalInputStrings } from '../../strings/finalInput';
import { painterStrings } from '../../strings/painter';
import { describeOddity } from '../describeOddity';
import { describeKnown } from './knownReef';

export interface ReefWarning {
  readonly oddity: ReefOddity;
  readonly words: string;
}

/** What looks odd in a reef, in words. Of a reef that nobody has begun to enter nothing is odd yet. */
export function useReefWarnings(table: Table, player: number): readonly ReefWarning[] {
  const strings = useStrings(painterStrings);
  const known = describeKnown(useStrings(finalInputStrings), table, player);
  if (known === null) return [];
  return findOddities(table, player).map((oddity) => ({ oddity, words: describeOddity(strings, oddity) }));
}

/** The words about one thing, for the field it belongs to. */
export function warningOf(
  warnings: readonly ReefWarning[],
  isWanted: (oddity: ReefOddity) => boolean,
): string | undefined {
  return warnings.find(({ oddity }) => isWanted(oddity))?.words;
}
