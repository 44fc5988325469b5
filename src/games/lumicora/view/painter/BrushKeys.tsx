import { memo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';
import { useColors } from '@/ui/tokens/ThemeContext';

import { ANIMALS, COLORS, CORAL_NUMBERS, type CoralSymbol } from '../../rules/model';
import {
  changes,
  chooseColor,
  chooseLevel,
  chooseStep,
  chooseSymbol,
  levelTool,
  nextTall,
  TALL_LEVEL,
  type Brush,
} from '../../session/reef/painting';
import { painterStrings } from '../../strings/painter';
import { reefStrings } from '../../strings/reef';
import { SymbolDrawing } from '../reef/HalfSymbols';
import { describeSymbol } from '../reef/reefCells';
import { ColorHexagon } from './CoralPictures';
import { BrushKey, KeyRow } from './KeyRow';

interface BrushKeysProps {
  readonly brush: Brush;
  /** Keep it the same, or every stroke renders all keys. */
  readonly onChange: (brush: Brush) => void;
}

/** The choices for the aspect that is open. */
export const BrushKeys = memo(function BrushKeys(props: BrushKeysProps) {
  switch (props.brush.aspect) {
    case 'color':
      return <ColorKeys {...props} />;
    case 'level':
      return <LevelKeys {...props} />;
    case 'symbol':
      return <SymbolKeys {...props} />;
  }
});

function ColorKeys({ brush, onChange }: BrushKeysProps) {
  const strings = useStrings(painterStrings);
  const { colors } = useStrings(reefStrings);
  const choices = COLORS.map((color) => ({
    id: color,
    label: colors[color],
    isChosen: changes(brush, 'color') && color === brush.color,
    picture: <ColorHexagon color={color} size={44} />,
    onPress: () => onChange(chooseColor(brush, color)),
  }));
  return <KeyRow label={strings.aspects.color} choices={choices} />;
}

const STEPS = ['raise', 'lower'] as const;
const LOW_LEVELS = Array.from({ length: TALL_LEVEL - 1 }, (_, index) => index + 1);

/** One more or less, or a certain level. The last key goes on to the next level each time it is pressed. */
function LevelKeys({ brush, onChange }: BrushKeysProps) {
  const strings = useStrings(painterStrings);
  const tool = changes(brush, 'level') ? levelTool(brush) : null;
  const isTall = typeof tool === 'number' && tool >= TALL_LEVEL;
  const tall = Math.max(brush.level, TALL_LEVEL);
  const choices = [
    ...STEPS.map((step) => ({
      id: step,
      label: strings[step],
      isChosen: tool === step,
      picture: <Text strong>{levelSign(step)}</Text>,
      onPress: () => onChange(chooseStep(brush, step)),
    })),
    ...LOW_LEVELS.map((level) => ({
      id: String(level),
      label: strings.level(level),
      isChosen: tool === level,
      picture: <Text>{level}</Text>,
      onPress: () => onChange(chooseLevel(brush, level)),
    })),
    {
      id: 'tall',
      label: strings.levelAndMore(tall),
      isChosen: isTall,
      picture: <Text>{`${tall}+`}</Text>,
      onPress: () => onChange(chooseLevel(brush, isTall ? nextTall(tall) : tall)),
    },
  ];
  return <KeyRow label={strings.aspects.level} choices={choices} />;
}

const SIGNS = { raise: '+1', lower: '−1' } as const;

/** How a choice of levels is written on a key. */
export function levelSign(tool: 'raise' | 'lower' | number): string {
  return typeof tool === 'number' ? String(tool) : SIGNS[tool];
}

/** Numbers count for nothing at the end of a game, so animals come first. */
function SymbolKeys({ brush, onChange }: BrushKeysProps) {
  const strings = useStrings(painterStrings);
  const words = useStrings(reefStrings);
  const [showsNumbers, setShowsNumbers] = useState(typeof brush.symbol === 'number');
  const symbols: readonly CoralSymbol[] = showsNumbers ? CORAL_NUMBERS : [...ANIMALS, null];
  const choices = symbols.map((symbol) => ({
    id: String(symbol),
    label: symbol === null ? strings.noSymbol : describeSymbol(words, symbol),
    isChosen: changes(brush, 'symbol') && symbol === brush.symbol,
    picture: <SymbolPicture symbol={symbol} size={34} />,
    onPress: () => onChange(chooseSymbol(brush, symbol)),
  }));
  return (
    <View style={styles.row}>
      <KeyRow label={strings.aspects.symbol} choices={choices} />
      <BrushKey
        role="button"
        isNarrow
        label={showsNumbers ? strings.animalsKey : strings.numbers}
        isChosen={false}
        onPress={() => setShowsNumbers(!showsNumbers)}
      >
        {showsNumbers ? (
          <SymbolPicture symbol="crab" size={26} />
        ) : (
          <Text variant="small">{strings.numbersKey}</Text>
        )}
      </BrushKey>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.xs },
});

interface SymbolPictureProps {
  readonly symbol: CoralSymbol;
  readonly size: number;
}

/** A number or animal beside the board; a word where there is none. */
export function SymbolPicture({ symbol, size }: SymbolPictureProps) {
  const strings = useStrings(painterStrings);
  const { text } = useColors();
  if (symbol === null) return <Text variant="small">{strings.noSymbolShort}</Text>;
  return (
    <Svg width={size} height={size} viewBox="-28 -28 56 56" aria-hidden>
      <SymbolDrawing symbol={symbol} ink={text} edge={text} />
    </Svg>
  );
}
