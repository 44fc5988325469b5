import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { Stepper } from '@/ui/components/Stepper';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { parseWholeNumber } from '@/ui/number';

import type { RuleId } from '../../lessons/ruleIds';
import type { CommandRejection } from '../../session/commands';
import type { Table } from '../../session/table';
import { lumicoraStrings } from '../../strings';
import { finalInputStrings } from '../../strings/finalInput';
import { RuleHint } from '../reference/RuleHint';
import { ruleOfCommandRejection } from '../reference/ruleLinks';
import { describeCountRejection } from './describeCountRejection';

export interface CountFieldProps {
  readonly label: string;
  /** Spoken with its buttons, where several fields have the same label. */
  readonly spoken?: string;
  /** Spoken with every change, where the bare number does not say it. */
  readonly current?: string;
  readonly picture?: ReactNode;
  readonly warning?: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  /** The table that the number belongs to. What it refuses stands beside the field until it changes. */
  readonly table: Table;
  readonly describeTooMuch: (value: number) => string;
  readonly onEnter: (value: number) => CommandRejection | null;
}

interface Refusal {
  readonly words: string;
  /** The rule of the game behind it, if there is one. */
  readonly rule: RuleId | null;
  /** The table that refused; null for a text that is no number for it. Such a text stands until it is mended. */
  readonly by: Table | null;
}

/** A number that is entered at the end, with the reason beside it where it cannot be. */
export function CountField(props: CountFieldProps) {
  const { label, spoken = label, current, picture, warning, value, least = 0, most, table } = props;
  const { setup, table: tableStrings } = useStrings(lumicoraStrings);
  const strings = useStrings(finalInputStrings);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isCurrent = refusal !== null && (refusal.by === null || refusal.by === table);

  const enter = (entered: number) => {
    const rejection = props.onEnter(entered);
    if (rejection === null) {
      setRefusal(null);
      return;
    }
    const words =
      rejection.code === 'not-a-count'
        ? props.describeTooMuch(entered)
        : describeCountRejection(strings, tableStrings, rejection);
    setRefusal({ words, rule: ruleOfCommandRejection(rejection), by: table });
  };
  const refuse = (text: string) => {
    const typed = parseWholeNumber(text);
    const describe = (number: number) =>
      number < least ? strings.atLeast(least) : props.describeTooMuch(number);
    setRefusal({ words: typed === null ? strings.notWhole : describe(typed), rule: null, by: null });
  };
  return (
    <View>
      <Stepper
        label={label}
        current={current ?? setup.currently(spoken, value)}
        lessLabel={setup.less(spoken)}
        moreLabel={setup.moreOf(spoken)}
        value={value}
        least={least}
        most={most}
        picture={picture}
        warning={warning}
        error={isCurrent ? refusal.words : undefined}
        onChange={enter}
        onRefuse={refuse}
      />
      {isCurrent && refusal.rule !== null ? <RuleHint rule={refusal.rule} /> : null}
    </View>
  );
}
