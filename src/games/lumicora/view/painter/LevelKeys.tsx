import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { changes, chooseLevel, chooseStep, levelTool, nextTall, TALL_LEVEL } from '../../session/brush';
import { painterStrings } from '../../strings/painter';
import type { BrushKeysProps } from './BrushKeys';
import { KeyRow } from './KeyRow';
import { levelSign } from './levelSign';

const STEPS = ['raise', 'lower'] as const;
const LOW_LEVELS = Array.from({ length: TALL_LEVEL - 1 }, (_, index) => index + 1);

/** One more or less, or a certain level. The last key goes on to the next level each time it is pressed. */
export function LevelKeys({ brush, onChange }: BrushKeysProps) {
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
