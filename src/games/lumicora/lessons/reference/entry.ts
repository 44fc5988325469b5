import type { LessonId } from '../lesson';
import type { RuleId } from '../ruleIds';
import type { ReferenceExample } from './example';

/** A rule in the reference, without its words: these are in `strings/reference`, under the same id. */
export interface ReferenceEntry {
  readonly rule: RuleId;
  /** Where it is taught. */
  readonly lesson: LessonId;
  /** One or more; each has a caption. */
  readonly examples: readonly [ReferenceExample, ...ReferenceExample[]];
  /** Rules that are read together with it. */
  readonly see: readonly RuleId[];
}

/** The rules whose id begins with one of these letters. */
export type RuleOf<Letters extends string> = Extract<RuleId, `${Letters}-${number}`>;

export type Entries<Letters extends string> = Readonly<Record<RuleOf<Letters>, Omit<ReferenceEntry, 'rule'>>>;
