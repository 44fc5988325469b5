import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { TextField } from '@/ui/components/TextField';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { searchReference } from '../../lessons/reference/search';
import type { RuleId } from '../../lessons/ruleIds';
import { referenceStrings } from '../../strings/reference';
import { AllRules } from './AllRules';
import { NothingFound } from './NothingFound';
import { REFERENCE_DOCS } from './referenceDocs';
import { RuleList } from './RuleList';

export interface ReferenceSearchProps {
  /** What is searched for at first. */
  readonly query?: string;
  readonly onRule: (rule: RuleId) => void;
}

/** Rules by words of either language; without a word, all of them. */
export function ReferenceSearch({ query: firstQuery = '', onRule }: ReferenceSearchProps) {
  const strings = useStrings(referenceStrings).search;
  const [query, setQuery] = useState(firstQuery);
  const found = searchReference(query, REFERENCE_DOCS);
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

const styles = StyleSheet.create({
  search: { gap: space.l },
  row: { flexDirection: 'row', gap: space.s },
  found: { gap: space.xs },
});
