import type { ReefCounts } from '../../rules/finalScoring';
import type { CommandRejection } from '../../session/commands';
import type { Table } from '../../session/table';
import type { ReefWarning } from './useReefWarnings';

/** What every group of fields of a counted reef is given. */
export interface CountFieldsProps {
  readonly table: Table;
  readonly counts: ReefCounts;
  readonly warnings: readonly ReefWarning[];
  readonly onCount: (changed: Partial<ReefCounts>) => CommandRejection | null;
}
