import type { ReadReef } from '../../../lessons/reference/readReef';
import { nameOf } from '../../../rules/boards';
import type { ReferenceStrings } from '../../../strings/reference.en';

/** A drawn reef in words: `Reef with 1 Lumino. c3 c4: allowed. e5 d6: not allowed`. */
export function describeReefExample(
  strings: ReferenceStrings['pictures'],
  picture: string,
  { tries, lit, points }: ReadReef,
): string {
  return [
    picture,
    ...tries.map(({ lumino, answer, cost }) => {
      const spaces = lumino.on.map(nameOf).join(' ');
      return answer === 'legal' ? strings.allowed(spaces, cost) : strings.refused(spaces, cost);
    }),
    ...(lit.size === 0 ? [] : [strings.marked([...lit].map(nameOf))]),
    ...(points === null ? [] : [strings.earned(points)]),
  ].join('. ');
}
