import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { REFERENCE_GROUPS, rulesOfGroup } from '../../lessons/reference/entries';
import type { RuleId } from '../../lessons/ruleIds';
import { referenceStrings } from '../../strings/reference';
import { RuleLink } from './RuleLink';
import { searchRules } from './searchRules';

interface ReferenceSearchProps {
  /** What is searched for at first. */
  readonly query?: string;
  readonly onRule: (rule: RuleId) => void;
}

/** Rules by words of either language; without a word, all of them. */
export function ReferenceSearch({ query: firstQuery = '', onRule }: ReferenceSearchProps) {
  const strings = useStrings(referenceStrings).search;
  const [query, setQuery] = useState(firstQuery);
  const found = searchRules(query);
  return (
    <View style={styles.search}>
      <View style={styles.row}>
        <TextField
          label={strings.label}
          placeholder={strings.placeholder}
          value={query}
          onChange={setQuery}
        />
        {query === '' ? null : <Button kind="quiet" label={strings.clear} onPress={() => setQuery('')} />}
      </View>
      {query.trim() === '' ? (
        <AllRules onRule={onRule} />
      ) : found.length === 0 ? (
        <NothingFound query={query.trim()} onSuggestion={setQuery} />
      ) : (
        <View style={styles.found}>
          <LiveText variant="small" tone="mutedText" text={strings.found(found.length)} />
          <RuleList label={strings.results} rules={found} onRule={onRule} />
        </View>
      )}
    </View>
  );
}

/** Every rule, under the headings of RULES.md. */
function AllRules({ onRule }: { readonly onRule: (rule: RuleId) => void }) {
  const { groups } = useStrings(referenceStrings);
  return (
    <View style={styles.groups}>
      {REFERENCE_GROUPS.map((group) => (
        <View key={group}>
          <Text variant="title">{groups[group]}</Text>
          <RuleList label={groups[group]} rules={rulesOfGroup(group)} onRule={onRule} />
        </View>
      ))}
    </View>
  );
}

interface NothingFoundProps {
  readonly query: string;
  readonly onSuggestion: (query: string) => void;
}

/** A search without a hit, and words that have one. */
function NothingFound({ query, onSuggestion }: NothingFoundProps) {
  const strings = useStrings(referenceStrings).search;
  return (
    <View style={styles.block}>
      <LiveText text={strings.nothing(query)} />
      <Text tone="mutedText">{strings.hint}</Text>
      <View style={styles.words}>
        {strings.suggestions.map((word) => (
          <Button key={word} kind="quiet" label={word} onPress={() => onSuggestion(word)} />
        ))}
      </View>
    </View>
  );
}

interface RuleListProps {
  /** Spoken name of the list. */
  readonly label: string;
  readonly rules: readonly RuleId[];
  readonly onRule: (rule: RuleId) => void;
}

function RuleList({ label, rules, onRule }: RuleListProps) {
  return (
    <View role="list" accessibilityLabel={label}>
      {rules.map((rule) => (
        <View key={rule} role="listitem">
          <RuleLink hasId isTold rule={rule} onPress={onRule} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  search: { gap: space.l },
  row: { flexDirection: 'row', gap: space.s },
  found: { gap: space.xs },
  groups: { gap: space.l },
  block: { gap: space.s },
  words: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
