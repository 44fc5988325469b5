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
  const chosen = chosenCard(task, draft);
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
  const spaces = hinted ?? eachOnce(options);
  const target = marksDiscards ? task.hand.find(({ id }) => id === task.card) : undefined;
  const hand = task.hand.filter((card) => card !== target);
  const middle = [...task.spires, ...(task.bonus === null ? [] : [task.bonus])];
  return (
    <View style={styles.block}>
      <CathedralBoard
        cathedral={task.cathedral}
        label={learn.title}
        spaces={spaces}
        chosen={draft.column === null || level === undefined ? null : { level, column: draft.column }}
        onSpace={({ column }) => {
          if (chosen !== null) onDraft({ ...draft, column });
        }}
      />
      {target === undefined ? null : (
        <CardStrip label={learn.thisCard} cards={[target]} chosen={[target.id]} onPress={() => undefined} />
      )}
      {middle.length === 0 ? null : (
        <CardStrip
          label={table.middle}
          cards={middle}
          chosen={chosen === null ? [] : [chosen]}
          onPress={({ id }) => pick(id)}
        />
      )}
      {marksDiscards ? <Text tone="mutedText">{learn.markDiscards}</Text> : null}
      {hand.length === 0 ? null : (
        <CardStrip
          label={table.hand(hand.length)}
          cards={hand}
          chosen={marksDiscards ? draft.discard : chosen === null ? [] : [chosen]}
          onPress={({ id }) => pick(id)}
        />
      )}
    </View>
  );
}

/** The card that a task is about, the one that was chosen, or the only one there is. */
function chosenCard(task: Task, { card }: TaskDraft): string | null {
  if (task.card !== null || card !== null) return task.card ?? card;
  const ids = new Set(taskOptions(task).map((option) => option.card.id));
  const [only] = ids;
  return ids.size === 1 ? (only ?? null) : null;
}

/** Several cards may go to one space. */
function eachOnce(spaces: readonly Space[]): readonly Space[] {
  return spaces.filter(
    ({ level, column }, index) =>
      spaces.findIndex((other) => other.level === level && other.column === column) === index,
  );
}

/** The move that a draft makes; null while something is missing. Where a card is chosen freely, the best discards pay. */
export function moveOf(task: Task, draft: TaskDraft): TaskMove | null {
  const { column, discard } = draft;
  const chosen = chosenCard(task, draft);
  if (chosen === null || column === null) return null;
  if (task.card !== null) return { card: chosen, column, discard };
  const option = taskOptions(task).find((each) => each.card.id === chosen && each.column === column);
  return { card: chosen, column, discard: task.goal === 'paid' ? [] : (option?.discard ?? []) };
}

const styles = StyleSheet.create({ block: { gap: space.m } });
