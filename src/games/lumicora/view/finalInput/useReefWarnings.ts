import { useStrings } from '@/ui/i18n/LanguageContext';

import { findOddities } from '../../session/reef/reefOddities';
import type { Table } from '../../session/table/table';
import { finalInputStrings } from '../../strings/finalInput';
import { painterStrings } from '../../strings/painter';
import { describeOddity } from '../describeOddity';
import { describeKnown } from './knownReef';

/** What looks odd in a reef, in words. Of a reef that nobody has begun to enter nothing is odd yet. */
export function useReefWarnings(table: Table, player: number): readonly string[] {
  const strings = useStrings(painterStrings);
  const known = describeKnown(useStrings(finalInputStrings), table, player);
  if (known === null) return [];
  return findOddities(table, player).map((oddity) => describeOddity(strings, oddity));
}
