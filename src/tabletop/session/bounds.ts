/**
 * What can be real. Every decoder asks here (for what is also in a game file, in `gameFileModel`), so that every page can
 * show what was accepted. Everything the app has ever written is within these limits.
 */

/** 1 January 1900: a clock that was never set may show a time before 1970. */
export const EARLIEST_TIME = -2_208_988_800_000;
/** The end of the year 9999. */
export const LATEST_TIME = 253_402_300_799_999;

/** Milliseconds since 1970. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= EARLIEST_TIME && value <= LATEST_TIME;
}

/** Seconds since 1970, as codes tell them: 32 bits, until 2106. */
export const MOST_SECONDS = 0xffff_ffff;

/** A tap a second for more than a day. */
export const MOST_COMMANDS = 100_000;

/** Of a score and of each of its parts: more than the longest log can bring, and few enough for exact sums. */
export const MOST_POINTS = 1_000_000_000;

/** Of a player's name, in characters. */
export const LONGEST_NAME = 40;

/** Names of earlier games that are kept. */
export const MOST_NAMES = 12;

/** What was learnt or puzzled, as text: the longest that the app writes has a third of it. */
export const LONGEST_PRACTICE = 64 * 1024;

/** Of a backup. */
export const MOST_PARTS = 100_000;

const ID = /^[\w-]{1,100}$/;

/** Games are stored and addressed by their ids, which the app makes from a time and a hash. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}
