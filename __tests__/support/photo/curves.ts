/** The few curves that shaders are made of. */

/** From 0 to 1, with a soft start and a soft end. */
export function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** 0 below `from`, 1 above `to`, smooth in between; `from` may be the larger one. */
export function step(from: number, to: number, value: number): number {
  return smooth(Math.max(0, Math.min(1, (value - from) / (to - from))));
}

/** As Math.hypot, which takes ten times as long. */
export function distance(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}
