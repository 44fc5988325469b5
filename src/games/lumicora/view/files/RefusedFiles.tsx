import { StyleSheet, View } from 'react-native';

import { Notice } from '@/ui/components/Notice';
import { Text } from '@/ui/components/Text';
import { useLanguage, useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { sharingStrings } from '../../strings/sharing';
import { describeImportProblem } from '../describeImportProblem';
import type { RefusedFile } from './importReview';

/** Every file that could not be read, with the place and the reason. */
export function RefusedFiles({ refused }: { readonly refused: readonly RefusedFile[] }) {
  const { files: strings } = useStrings(sharingStrings);
  const language = useLanguage();
  if (refused.length === 0) return null;
  return (
    <View style={styles.list}>
      <Text variant="title">{strings.refused(refused.length)}</Text>
      {refused.map(({ name, problem }, index) => (
        <Notice
          key={index}
          tone="danger"
          text={strings.refusal(name, describeImportProblem(problem, language))}
        />
      ))}
      <Text tone="mutedText">{strings.nothingChanged}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.m },
});
