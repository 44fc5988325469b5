import { LUMINOS_PER_COLOR } from '../../rules/box';
import type { CommandRejection } from '../../session/commands';
import type { FinalInputStrings } from '../../strings/finalInput.en';
import type { TableStrings } from '../../strings/table.en';

/** Why a count was refused, with its figures where there are any. */
export function describeCountRejection(
  strings: FinalInputStrings,
  { rejections }: TableStrings,
  rejection: CommandRejection,
): string {
  if (rejection.code === 'too-many-spaces') return strings.tooManySpaces(rejection.count, rejection.most);
  if (rejection.code === 'too-many-of-color') {
    return strings.tooManyOfColor(rejection.color, rejection.count, rejection.most, LUMINOS_PER_COLOR);
  }
  return rejections[rejection.code];
}
