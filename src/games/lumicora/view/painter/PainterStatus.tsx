import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/components/Button';
import { IconButton } from '@/ui/components/IconButton';
import { CloseIcon } from '@/ui/components/icons';
import { LiveText } from '@/ui/components/LiveText';
import { Text } from '@/ui/components/Text';
import { WarningRow } from '@/ui/components/WarningRow';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space, TOUCH_TARGET } from '@/ui/tokens/metrics';

import { COLORS, type ByColor } from '../../rules/model';
import type { PaintedSums as Sums } from '../../session/reef/painting';
import type { ReefOddity } from '../../session/reef/reefOddities';
import { painterStrings } from '../../strings/painter';
import { describeOddity } from '../describeOddity';
import { RuleHint } from '../reference/RuleHint';
import { useBrushWords } from './BrushTabs';
import { ColorHexagon } from './CoralPictures';
import type { Oddities, PaintWork } from './usePaintWork';

interface PainterStatusProps {
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

interface PaintedSumsProps {
  readonly sums: Sums;
  /** FS-5: what each colour brings as the table stands. */
  readonly majorities: ByColor<number>;
  readonly onDone: () => void;
}

/** How many spaces of each colour there are, what that brings, and the way out. */
export function PaintedSums({ sums, majorities, onDone }: PaintedSumsProps) {
  const strings = useStrings(painterStrings);
  return (
    <View style={paintedSumsStyles.row}>
      <View role="list" accessibilityLabel={strings.counted} style={paintedSumsStyles.sums}>
        {COLORS.map((color) => (
          <View key={color} role="listitem" style={paintedSumsStyles.sum}>
            <ColorHexagon color={color} size={24} />
            <View>
              <Text strong tabular accessibilityLabel={strings.spacesOf(color, sums.colors[color])}>
                {sums.colors[color]}
              </Text>
              <Text
                variant="small"
                tone="mutedText"
                tabular
                accessibilityLabel={strings.majority(color, majorities[color])}
              >
                {strings.majorityShort(majorities[color])}
              </Text>
            </View>
          </View>
        ))}
      </View>
      <Button label={strings.done} onPress={onDone} />
    </View>
  );
}

const paintedSumsStyles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minHeight: TOUCH_TARGET,
  },
  sums: { flexGrow: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  sum: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minWidth: 50 },
});

interface OddityListProps {
  readonly oddities: readonly ReefOddity[];
  readonly shown: ReefOddity | null;
  readonly onShow: (oddity: ReefOddity) => void;
}

/** What looks like a slip; tapped, its spaces are marked on the board. */
export function OddityList({ oddities, shown, onShow }: OddityListProps) {
  const strings = useStrings(painterStrings);
  return (
    <View style={oddityListStyles.list}>
      {oddities.map((oddity) => {
        const words = describeOddity(strings, oddity);
        return (
          <WarningRow key={words} text={words} isShown={oddity === shown} onPress={() => onShow(oddity)} />
        );
      })}
    </View>
  );
}

const oddityListStyles = StyleSheet.create({
  list: { gap: space.s },
});
