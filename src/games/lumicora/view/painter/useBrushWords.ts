import { useStrings } from '@/ui/i18n/LanguageContext';

import { isAside, levelTool, type Aspect, type Brush } from '../../session/brush';
import { painterStrings } from '../../strings/painter';
import { reefStrings } from '../../strings/reef';
import { describeCoral, describeSymbol } from '../reef/describeSpace';

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
