/** Finds rules by all that is said of them, in both languages at once: the words of a search may be from either. */

import { createSearch, type ReferenceText } from '@/tabletop/learn/search';
import { LANGUAGES } from '@/ui/i18n/language';

import { ruleOfTerm, TERM_IDS } from '../../lessons/reference/summaries';
import { RULE_IDS, type RuleId } from '../../lessons/ruleIds';
import { lumicoraStrings } from '../../strings';
import { glossaryStrings } from '../../strings/glossary';
import { referenceStrings } from '../../strings/reference';

export const searchRules = createSearch(RULE_IDS.map(textsOf));

function textsOf(rule: RuleId): ReferenceText<RuleId> {
  const rules = LANGUAGES.map((language) => referenceStrings[language].rules[rule]);
  const terms = termsOf(rule);
  return {
    rule,
    titles: rules.map(({ title }) => title),
    words: [...rules.flatMap(({ words }) => words), ...terms.map(({ term }) => term), ...refusalNames(rule)],
    texts: [
      ...rules.flatMap(({ text, captions }) => [text, ...captions]),
      ...terms.map(({ meaning }) => meaning),
    ],
  };
}

function termsOf(rule: RuleId) {
  const ids = TERM_IDS.filter((term) => ruleOfTerm(term) === rule);
  return LANGUAGES.flatMap((language) => ids.map((id) => glossaryStrings[language].terms[id]));
}

/** What refusals call the rule. */
function refusalNames(rule: RuleId): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const names: Readonly<Partial<Record<RuleId, string>>> = lumicoraStrings[language].placement.ruleNames;
    return names[rule] ?? [];
  });
}
