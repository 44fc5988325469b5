import { Chips } from '@/ui/components/Chips';
import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { reefScreenStrings } from '../../strings/reefScreen';

export interface LevelFilterProps {
  readonly highest: number;
  /** The one level that is shown, or null for all. */
  readonly value: number | null;
  readonly onChange: (level: number | null) => void;
}

const ALL = 0;

/** Lets all levels but one step back. */
export function LevelFilter({ highest, value, onChange }: LevelFilterProps) {
  const strings = useStrings(reefScreenStrings);
  const levels = Array.from({ length: highest }, (_, index) => index + 1);
  return (
    <Chips
      label={strings.chooseLevel}
      value={value ?? ALL}
      options={[
        { value: ALL, label: strings.allLevels },
        ...levels.map((level) => ({
          value: level,
          label: strings.levelOnly(level),
          picture: <Text strong={level === value}>{level}</Text>,
        })),
      ]}
      onChange={(level) => onChange(level === ALL ? null : level)}
    />
  );
}
