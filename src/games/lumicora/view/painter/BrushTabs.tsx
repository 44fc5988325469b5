import { memo, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import {
  ASPECTS,
  changes,
  chooseAspect,
  chooseTool,
  isAside,
  levelTool,
  toggleWhole,
  type Aspect,
  type Brush,
} from '../../session/brush';
import { painterStrings } from '../../strings/painter';
import { BrushKey } from './BrushKey';
import { ColorHexagon, LittleCoral } from './CoralPictures';
import { levelSign } from './levelSign';
import { SymbolPicture } from './SymbolPicture';
import { ToolIcon } from './ToolIcon';
import { useBrushWords } from './useBrushWords';

export interface BrushTabsProps {
  readonly brush: Brush;
  /** Keep it the same, or every stroke renders all keys. */
  readonly onChange: (brush: Brush) => void;
}

/** What the brush does: paint one thing of a space or all of it, take it away, pick it up. Each shows what it is set to. */
export const BrushTabs = memo(function BrushTabs({ brush, onChange }: BrushTabsProps) {
  const strings = useStrings(painterStrings);
  const words = useBrushWords();
  const leastWidth = LABEL_WIDTH * useWindowDimensions().fontScale;
  const isOpen = (aspect: Aspect) => aspect === brush.aspect && !isAside(brush.tool);
  return (
    <View role="group" accessibilityLabel={strings.brush} style={styles.row}>
      {ASPECTS.map((aspect) => (
        <BrushKey
          key={aspect}
          role="button"
          leastWidth={leastWidth}
          label={strings.aspect(aspect, words.valueOf(brush, aspect))}
          isChosen={changes(brush, aspect)}
          onPress={() => onChange(chooseAspect(brush, aspect))}
        >
          <Picture>{pictureOf(brush, aspect)}</Picture>
          <Text variant="small" strong={isOpen(aspect)} numberOfLines={1}>
            {strings.aspects[aspect]}
          </Text>
        </BrushKey>
      ))}
      <BrushKey
        role="button"
        leastWidth={leastWidth}
        label={strings.wholeSpoken}
        isChosen={brush.isWhole && !isAside(brush.tool)}
        onPress={() => onChange(toggleWhole(brush))}
      >
        <Picture>
          <LittleCoral coral={brush} size={28} />
        </Picture>
        <Text variant="small" numberOfLines={1}>
          {strings.whole}
        </Text>
      </BrushKey>
      {(['erase', 'pick-up'] as const).map((tool) => (
        <BrushKey
          key={tool}
          role="button"
          isNarrow
          label={tool === 'erase' ? strings.erase : strings.pickUp}
          isChosen={brush.tool === tool}
          onPress={() => onChange(chooseTool(brush, tool))}
        >
          <ToolIcon tool={tool} />
        </BrushKey>
      ))}
    </View>
  );
});

/** Room for one word. */
const LABEL_WIDTH = 56;

function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.picture}>
      {children}
    </View>
  );
}

function pictureOf(brush: Brush, aspect: Aspect): ReactNode {
  switch (aspect) {
    case 'color':
      return <ColorHexagon color={brush.color} size={26} />;
    case 'level':
      return <Text strong>{levelSign(levelTool(brush))}</Text>;
    case 'symbol':
      return <SymbolPicture symbol={brush.symbol} size={26} />;
  }
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  picture: { height: 28, justifyContent: 'center' },
});
