import type { LaidLumino, Space } from '../../rules/model';

export interface SpaceLink {
  readonly from: Space;
  readonly to: readonly Space[];
}

/** What is pointed out on a reef. Keep each value the same object while it says the same. */
export interface ReefMarks {
  /** Spaces where something may be placed, with the cost in limestone. */
  readonly legal?: ReadonlyMap<Space, number>;
  readonly chosen?: readonly Space[];
  /** Spaces that a refusal or a score is about. */
  readonly involved?: ReadonlySet<Space>;
  /** Animals with the neighbours that count for them. */
  readonly links?: readonly SpaceLink[];
  /** Luminos that carry a warning, by index in the laid order. */
  readonly broken?: ReadonlySet<number>;
  /** All other levels step back. */
  readonly dimLevelsExcept?: number | null;
  /** A Lumino chosen but not confirmed. */
  readonly pending?: LaidLumino | null;
}
