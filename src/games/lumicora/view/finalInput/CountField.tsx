import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useTableStore } from '@/tabletop/store/useTableStore';
import { Stepper } from '@/ui/components/Stepper';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { parseWholeNumber } from '@/ui/number';

import type { RuleId } from '../../lessons/ruleIds';
import { LUMINOS_PER_COLOR } from '../../rules/box';
import { COLORS } from '../../rules/model';
import { STORAGE } from '../../rules/turn';
import { HIGHEST_SCORE } from '../../session/table/applyCommand';
import type { CommandRejection } from '../../session/table/commands';
import { jellyfishOf } from '../../session/table/guide';
import type { Table } from '../../session/table/table';
import type { FinalInputStrings } from '../../strings/en/finalInput';
import type { TableStrings } from '../../strings/en/table';
import { finalInputStrings } from '../../strings/finalInput';
import { lumicoraStrings } from '../../strings/index';
import { ruleOfCommandRejection } from '../reference/ruleBehind';
import { RuleHint } from '../reference/RuleHint';
import type { TableStore } from '../store/LibraryContext';
import { FishFigure, LimestoneFigure } from '../table/figures';
import { JellyfishPicture } from './pictures';

interface CountFieldProps {
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
function CountField(props: CountFieldProps) {
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

/** Why a count was refused, with its figures where there are any. */
function describeCountRejection(
  strings: FinalInputStrings,
  { rejected }: TableStrings,
  rejection: CommandRejection,
): string {
  if (rejection.code === 'too-many-spaces') return strings.tooManySpaces(rejection.count, rejection.most);
  if (rejection.code === 'too-many-of-color') {
    return strings.tooManyOfColor(rejection.color, rejection.count, rejection.most, LUMINOS_PER_COLOR);
  }
  return rejected(rejection);
}

export interface FigureFieldsProps {
  readonly store: TableStore;
  readonly player: number;
}

/** PL-5: returned Luminos cost far less in ten rounds. */
const LOWEST_ENTERED = -99;

/** What a final scoring needs at every depth: the score before it, limestone and jellyfish. */
export function FigureFields({ store, player }: FigureFieldsProps) {
  const strings = useStrings(finalInputStrings);
  const { table, perform } = useTableStore(store);
  const { name, fish, score, limestone } = table.players[player]!;
  const common = (label: string) => ({ table, label, spoken: strings.figureOf(name, label) });
  return (
    <>
      <CountField
        {...common(strings.score)}
        picture={<FishFigure fish={fish} size={32} />}
        value={score}
        least={LOWEST_ENTERED}
        most={HIGHEST_SCORE}
        describeTooMuch={() => strings.atMost(HIGHEST_SCORE)}
        onEnter={(entered) => perform({ type: 'correct-score', player, score: entered })}
      />
      <CountField
        {...common(strings.limestone)}
        picture={<LimestoneFigure size={32} />}
        value={limestone}
        most={STORAGE}
        describeTooMuch={() => strings.roomFor(STORAGE)}
        onEnter={(entered) => perform({ type: 'correct-limestone', player, limestone: entered })}
      />
      <CountField
        {...common(strings.jellyfish)}
        picture={<JellyfishPicture />}
        value={jellyfishOf(table, player).length}
        most={COLORS.length}
        describeTooMuch={() => strings.fourTiles(COLORS.length)}
        onEnter={(count) => perform({ type: 'count-jellyfish', player, count })}
      />
    </>
  );
}
