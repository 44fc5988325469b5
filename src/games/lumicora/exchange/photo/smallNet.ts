/** A net of one hidden layer, small enough to be read as a table. */
export interface SmallNet {
  /** One row a hidden unit: the weights of its inputs, its own offset, and what it adds to the answer. */
  readonly units: readonly (readonly number[])[];
  readonly offset: number;
}

/** The logarithm of how much likelier yes is than no. */
export function answerOf({ units, offset }: SmallNet, inputs: ArrayLike<number>): number {
  let sum = offset;
  const count = inputs.length;
  for (const unit of units) {
    let inside = unit[count]!;
    for (let at = 0; at < count; at++) inside += unit[at]! * inputs[at]!;
    sum += unit[count + 1]! * Math.tanh(inside);
  }
  return sum;
}
