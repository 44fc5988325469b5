import { useMemo } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { phraseOf } from '@/tabletop/learn/search';
import { Pressed } from '@/ui/components/Pressed';
import { Text } from '@/ui/components/Text';
import { LANGUAGES } from '@/ui/i18n/language';
import { useLanguage } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { ruleOfTerm, TERM_IDS } from '../../lessons/reference/summaries';
import type { RuleId } from '../../lessons/ruleIds';
import { glossaryStrings } from '../../strings/glossary';

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

interface GlossaryRowProps {
  readonly term: string;
  readonly otherTerm: string;
  readonly meaning: string;
  /** The whole row for screen readers. */
  readonly label: string;
  readonly onPress: () => void;
}

/** A term in both languages, and what it means. */
function GlossaryRow({ term, otherTerm, meaning, label, onPress }: GlossaryRowProps) {
  const colors = useColors();
  return (
    <Pressed
      role="link"
      accessibilityLabel={Platform.OS === 'web' ? undefined : label}
      onPress={onPress}
      style={[styles.row, { borderColor: colors.border }]}
    >
      <View style={styles.terms}>
        <View style={styles.column}>
          <Text tone="accentText" strong>
            {term}
          </Text>
        </View>
        <View style={styles.column}>
          <Text>{otherTerm}</Text>
        </View>
      </View>
      <Text variant="small" tone="mutedText">
        {meaning}
      </Text>
    </Pressed>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: space.m, paddingBottom: space.s, borderBottomWidth: 1 },
  column: { flex: 1 },
  row: {
    minHeight: TOUCH_TARGET,
    justifyContent: 'center',
    paddingVertical: space.s,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  terms: { flexDirection: 'row', gap: space.m },
});
