import { memo } from 'react';

import { useStrings } from '@/ui/i18n/LanguageContext';

import { COLORS } from '../../rules/model';
import { changes, chooseColor, type Brush } from '../../session/brush';
import { painterStrings } from '../../strings/painter';
import { reefStrings } from '../../strings/reef';
import { ColorHexagon } from './CoralPictures';
import { KeyRow } from './KeyRow';
import { LevelKeys } from './LevelKeys';
import { SymbolKeys } from './SymbolKeys';

export interface BrushKeysProps {
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
