/**
 * Fingers tap twice. The second tap of a double tap must not hit what has meanwhile moved under the finger, so a press
 * is let through only if it is not the echo of another one: soon after it, at the same point, on something else.
 */

export interface Press {
  /** By a monotonic clock. The time of day can jump back, and a tap would then seem older than the one before. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** Whatever stands for the thing that was pressed. */
  readonly target: object;
}

/** A press as the guard sees it. In browsers, keys press with an event that has no point. */
export function pressOf(event: PressEvent, target: object): Press {
  const { pageX = 0, pageY = 0, timeStamp, timestamp } = event.nativeEvent ?? {};
  // When the finger tapped, not when a busy screen got to it.
  return { at: timeStamp ?? timestamp ?? performance.now(), x: pageX, y: pageY, target };
}

interface PressEvent {
  readonly nativeEvent?: {
    readonly pageX?: number;
    readonly pageY?: number;
    /** Milliseconds by a monotonic clock, as browsers call it. */
    readonly timeStamp?: number;
    /** The same on phones. */
    readonly timestamp?: number;
  };
}

const ECHO_MS = 350;
const SAME_POINT = 24;

let last: Press | null = null;

/** `mayRepeat` is for things that are meant to be tapped quickly, such as one more. */
export function isEcho(press: Press, mayRepeat: boolean): boolean {
  const before = last;
  // Keys and screen readers press without a point.
  if (press.x === 0 && press.y === 0) return false;
  last = press;
  if (before === null || press.at - before.at > ECHO_MS) return false;
  if (Math.hypot(press.x - before.x, press.y - before.y) > SAME_POINT) return false;
  return before.target !== press.target || !mayRepeat;
}
