import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useLanguage } from '@/ui/i18n/LanguageContext';
import { LANGUAGES } from '@/ui/i18n/language';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { ruleOfTerm, TERM_IDS } from '../../lessons/reference/glossary';
import { phraseOf } from '../../lessons/reference/words';
import type { RuleId } from '../../lessons/ruleIds';
import { glossaryStrings } from '../../strings/glossary';
import { GlossaryRow } from './GlossaryRow';

/** Every term in both languages side by side, the language of the app first. */
export function GlossaryTable({ onRule }: { readonly onRule: (rule: RuleId) => void }) {
  const language = useLanguage();
  const other = LANGUAGES.find((each) => each !== language)!;
  const colors = useColors();
  const { columns, row, terms, title } = glossaryStrings[language];
  const ids = useMemo(() => {
    const key = new Map(TERM_IDS.map((id) => [id, phraseOf(glossaryStrings[language].terms[id].term)]));
    return [...TERM_IDS].sort((a, b) => (key.get(a)! < key.get(b)! ? -1 : 1));
  }, [language]);
  return (
    <View>
      <View aria-hidden style={[styles.head, { borderColor: colors.border }]}>
        {[language, other].map((each) => (
          <View key={each} style={styles.column}>
            <Text variant="small" strong>
              {columns[each]}
            </Text>
          </View>
        ))}
      </View>
      <View role="list" accessibilityLabel={title}>
        {ids.map((id) => {
          const { term, meaning } = terms[id];
          const otherTerm = glossaryStrings[other].terms[id].term;
          return (
            <View key={id} role="listitem">
              <GlossaryRow
                term={term}
                otherTerm={otherTerm}
                meaning={meaning}
                label={row(term, otherTerm, meaning)}
                onPress={() => onRule(ruleOfTerm(id))}
              />
            </View>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: space.m, paddingBottom: space.s, borderBottomWidth: 1 },
  column: { flex: 1 },
});
