import Svg from 'react-native-svg';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { useColors } from '@/ui/tokens/ThemeContext';

import type { CoralSymbol } from '../../rules/model';
import { painterStrings } from '../../strings/painter';
import { SymbolDrawing } from '../reef/HalfSymbols';

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
