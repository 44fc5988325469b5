/** The rules that the reference explains, in its order. */
export const RULE_IDS = [
  'NB-1',
  'NB-2',
  'NB-3',
  'NB-4',
  'NT-1',
  'NM-1',
  'NM-2',
  'NM-3',
  'NM-4',
  'NW-1',
  'NW-2',
  'NW-3',
  'NS-1',
  'NS-2',
  'NS-3',
  'NE-1',
  'NE-2',
] as const;
export type RuleId = (typeof RULE_IDS)[number];
