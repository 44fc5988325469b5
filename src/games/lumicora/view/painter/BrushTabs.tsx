import { memo, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

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
} from '../../session/reef/painting';
import { painterStrings } from '../../strings/painter';
import { reefStrings } from '../../strings/reef';
import { describeCoral, describeSymbol } from '../reef/reefCells';
import { levelSign, SymbolPicture } from './BrushKeys';
import { ColorHexagon, LittleCoral } from './CoralPictures';
import { BrushKey } from './KeyRow';

interface BrushTabsProps {
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

/** A rubber and a pipette, in a square of 26. */
const OUTLINES = {
  erase: 'M4 16l10-10 7 7-8 8H9zM9 11l7 7M8 21h14',
  'pick-up': 'M13 7l6 6M15.5 9.5L6 19l-2 4 4-2 9.5-9.5M16 8l3-3a2.6 2.6 0 0 1 3.7 3.7L19.5 12',
} as const;

function ToolIcon({ tool }: { readonly tool: keyof typeof OUTLINES }) {
  return (
    <Svg width={26} height={26} viewBox="0 0 26 26" aria-hidden>
      <Path
        d={OUTLINES[tool]}
        fill="none"
        stroke={useColors().text}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

/** The brush in words: what it is set to, and what it does. */
export function useBrushWords() {
  const strings = useStrings(painterStrings);
  const reef = useStrings(reefStrings);
  const { help } = strings;

  const valueOf = (brush: Brush, aspect: Aspect): string => {
    switch (aspect) {
      case 'color':
        return reef.colors[brush.color];
      case 'level': {
        const tool = levelTool(brush);
        return typeof tool === 'number' ? String(tool) : strings[tool];
      }
      case 'symbol':
        return brush.symbol === null ? strings.noSymbol : describeSymbol(reef, brush.symbol);
    }
  };
  const helpOf = (brush: Brush): string => {
    const { tool } = brush;
    if (isAside(tool)) return tool === 'erase' ? help.erase : help.pickUp;
    if (tool !== 'paint') return help[tool];
    if (brush.isWhole) return help.whole(describeCoral(reef, brush));
    switch (brush.aspect) {
      case 'color':
        return help.color(brush.color);
      case 'level':
        return help.level(brush.level);
      case 'symbol':
        return brush.symbol === null ? help.noSymbol : help.symbol(describeSymbol(reef, brush.symbol));
    }
  };
  return { valueOf, helpOf };
}
