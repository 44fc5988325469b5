import { Progress } from '@/ui/components/Progress';
import { useStrings } from '@/ui/i18n/LanguageContext';

import { photoStrings } from '../../strings/photo';
import type { PhotoTask } from './photoState';

export interface TaskProgressProps {
  readonly task: PhotoTask;
  readonly onCancel: () => void;
}

export function TaskProgress({ task, onCancel }: TaskProgressProps) {
  const { tasks, cancel } = useStrings(photoStrings);
  return <Progress text={tasks[task.kind]} share={task.share} cancel={cancel} onCancel={onCancel} />;
}
