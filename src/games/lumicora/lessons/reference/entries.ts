/** Every rule of RULES.md in the reference. */

import { RULE_IDS, type RuleId } from '../ruleIds';
import { boxEntries } from './boxEntries';
import { courseEntries } from './courseEntries';
import type { ReferenceEntry } from './entry';
import { finalEntries } from './finalEntries';
import { placingEntries } from './placingEntries';

const ENTRIES: Readonly<Record<RuleId, Omit<ReferenceEntry, 'rule'>>> = {
  ...boxEntries,
  ...placingEntries,
  ...courseEntries,
  ...finalEntries,
};

export function referenceOf(rule: RuleId): ReferenceEntry {
  return { rule, ...ENTRIES[rule] };
}

export const REFERENCE: readonly ReferenceEntry[] = RULE_IDS.map(referenceOf);

export const REFERENCE_GROUPS = ['board', 'luminos', 'placing', 'course', 'final'] as const;
export type ReferenceGroup = (typeof REFERENCE_GROUPS)[number];

const LETTERS: Readonly<Record<ReferenceGroup, readonly string[]>> = {
  board: ['BO'],
  luminos: ['LU'],
  placing: ['PL'],
  course: ['SE', 'TU', 'SC', 'EM'],
  final: ['FS'],
};

/** The rules under one heading, in the order of RULES.md. */
export function rulesOfGroup(group: ReferenceGroup): readonly RuleId[] {
  return RULE_IDS.filter((rule) => LETTERS[group].includes(rule.slice(0, 2)));
}
