import type { RuleOf } from '../../lessons/reference/entry';

/** A rule in words. */
export interface RuleWords {
  readonly title: string;
  /** Two to four short sentences. */
  readonly text: string;
  /** One sentence for each example, in their order. */
  readonly captions: readonly string[];
  /** What people type who do not know our terms. */
  readonly words: readonly string[];
}

export type RulesInWords<Letters extends string> = Readonly<Record<RuleOf<Letters>, RuleWords>>;
