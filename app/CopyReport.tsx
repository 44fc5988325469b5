import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { reportUnlessRefused } from '@/kit/report';
import type { Sharing, ShareOutcome } from '@/kit/sharing';
import { problemsText, type Problem } from '@/shell/problems';
import { shellStrings } from '@/shell/strings';
import { Button } from '@/ui/components/Button';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

export interface CopyReportProps {
  readonly problems: readonly Problem[];
  readonly sharing: Sharing;
}

/** Hands the noted problems to the person, who may pass them on. */
export function CopyReport({ problems, sharing }: CopyReportProps) {
  const strings = useStrings(shellStrings);
  const [outcome, setOutcome] = useState<ShareOutcome | 'refused' | null>(null);
  const { outcomes, failed, copy, title } = strings.problems;
  const share = async () => {
    setOutcome(null);
    try {
      setOutcome(await sharing.shareText(`${strings.appName}: ${title}`, problemsText(problems)));
    } catch (problem) {
      reportUnlessRefused(problem, 'CopyReport');
      setOutcome('refused');
    }
  };
  return (
    <View style={styles.block}>
      <Button kind="quiet" label={copy} onPress={() => void share()} />
      {outcome === null ? null : (
        <LiveText
          tone={outcome === 'refused' ? 'warning' : 'mutedText'}
          text={outcome === 'refused' ? failed : outcomes[outcome]}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
});
