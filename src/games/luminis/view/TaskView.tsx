import { StyleSheet, View } from 'react-native';

import { Text } from '@/ui/components/Text';
import { useStrings } from '@/ui/i18n/LanguageContext';
import { space } from '@/ui/tokens/metrics';

import { EMPTY_DRAFT, type TaskDraft } from '../lessons/course';
import { taskOptions, type Task, type TaskMove } from '../lessons/task';
import type { Space } from '../rules/cathedral';
import { luminisStrings } from '../strings';
import { CathedralBoard } from './CathedralBoard';
import { CardStrip } from './HandStrip';

interface TaskViewProps {
  readonly task: Task;
  readonly draft: TaskDraft;
  readonly onDraft: (draft: TaskDraft) => void;
  /** Lights the spaces that a right move uses. */
  readonly hinted?: readonly Space[];
}

/** A small table to play on: a card, a space, and the cards that pay. */
export function TaskView({ task, draft, onDraft, hinted }: TaskViewProps) {
  const strings = useStrings(luminisStrings);
  const { table, learn } = strings;
  const chosen = task.card ?? draft.card;
  const options = taskOptions(task).filter(({ card }) => chosen === null || card.id === chosen);
  const level = options[0]?.level;
  const marksDiscards = task.card !== null && task.goal === 'fewest';
  const pick = (id: string) => {
    if (!marksDiscards) {
      if (task.card === null) onDraft(draft.card === id ? EMPTY_DRAFT : { ...EMPTY_DRAFT, card: id });
      return;
    }
    if (id === task.card) return;
    const discard = draft.discard.includes(id)
      ? draft.discard.filter((each) => each !== id)
      : [...draft.discard, id];
    onDraft({ ...draft, discard });
  };
  const spaces = chosen === null ? [] : (hinted ?? options);
  const middle = [...task.spires, ...(task.bonus === null ? [] : [task.bonus])];
  return (
    <View style={styles.block}>
      <CathedralBoard
        cathedral={task.cathedral}
        label={learn.title}
        spaces={spaces}
        chosen={draft.column === null || level === undefined ? null : { level, column: draft.column }}
        onSpace={({ column }) => onDraft({ ...draft, column })}
      />
      {middle.length === 0 ? null : (
        <CardStrip
          label={table.middle}
          cards={middle}
          chosen={chosen === null ? [] : [chosen]}
          onPress={({ id }) => pick(id)}
        />
      )}
      {task.hand.length === 0 ? null : (
        <CardStrip
          label={table.hand(task.hand.length)}
          cards={task.hand}
          chosen={marksDiscards ? draft.discard : chosen === null ? [] : [chosen]}
          onPress={({ id }) => pick(id)}
        />
      )}
      {marksDiscards ? <Text tone="mutedText">{learn.markDiscards}</Text> : null}
    </View>
  );
}

/** The move that a draft makes; null while something is missing. Where a card is chosen freely, the best discards pay. */
export function moveOf(task: Task, { card, column, discard }: TaskDraft): TaskMove | null {
  const chosen = task.card ?? card;
  if (chosen === null || column === null) return null;
  if (task.card !== null) return { card: chosen, column, discard };
  const option = taskOptions(task).find((each) => each.card.id === chosen && each.column === column);
  return { card: chosen, column, discard: task.goal === 'paid' ? [] : (option?.discard ?? []) };
}

const styles = StyleSheet.create({ block: { gap: space.m } });
