import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/components/IconButton';
import { CloseIcon } from '@/ui/components/icons';
import { LiveText } from '@/ui/components/LiveText';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import { painterStrings } from '../../strings/painter';
import { describeOddity } from '../describeOddity';
import { RuleHint } from '../reference/RuleHint';
import { useBrushWords } from './useBrushWords';
import type { Oddities } from './useOddities';
import type { PaintWork } from './usePaintWork';

export interface PainterStatusProps {
  readonly work: Pick<PaintWork, 'brush' | 'said' | 'refusedBy'>;
  readonly odd: Pick<Oddities, 'shown' | 'show'>;
  /** Below the board, which must not change its size with every sentence. */
  readonly isBelowBoard: boolean;
}

/** One sentence next to the board: what just happened, else the warning that is looked at, else what the brush does. */
export function PainterStatus({ work, odd, isBelowBoard }: PainterStatusProps) {
  const strings = useStrings(painterStrings);
  const { helpOf } = useBrushWords();
  const warning = work.said === null ? odd.shown : null;
  const text = work.said ?? (warning === null ? helpOf(work.brush) : describeOddity(strings, warning));
  return (
    <View style={[styles.row, isBelowBoard && styles.steady]}>
      <View style={styles.words}>
        <LiveText
          variant="small"
          strong={work.said !== null}
          tone={warning === null ? 'text' : 'warning'}
          text={text}
        />
        {work.refusedBy === null ? null : <RuleHint rule={work.refusedBy} />}
      </View>
      {warning === null ? null : (
        <IconButton label={strings.close} onPress={() => odd.show(null)}>
          <CloseIcon />
        </IconButton>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  // As high as two lines, or the button.
  steady: { minHeight: TOUCH_TARGET },
  words: { flex: 1 },
});
