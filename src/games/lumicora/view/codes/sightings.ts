/** A camera sees a code many times a second for as long as it is held in front of it. */

/** A code that was out of sight for so long is shown anew. Cameras take up to two seconds to start. */
const FORGOTTEN_AFTER_MS = 3000;

export interface Sightings {
  /** True at the first sight of a text, and false for as long as it stays in sight. */
  readonly isNew: (text: string, at: number) => boolean;
  /** The camera looks again after a pause: what it saw last may still be in front of it. */
  readonly resume: (at: number) => void;
}

export function createSightings(): Sightings {
  const seen = new Map<string, number>();
  return {
    isNew: (text, at) => {
      for (const [known, lastAt] of seen) if (at - lastAt > FORGOTTEN_AFTER_MS) seen.delete(known);
      const isNew = !seen.has(text);
      seen.set(text, at);
      return isNew;
    },
    resume: (at) => {
      for (const text of seen.keys()) seen.set(text, at);
    },
  };
}
