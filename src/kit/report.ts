/** Where failures go that nobody expected, so that none is swallowed. */

/** The device said no: storage is full or forbidden, a file cannot be read, a dialog does not open. Expected, so caught by kind. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

export type Reporter = (problem: unknown, where: string) => void;

/** Until the app says where reports go, they are thrown: a test does not pass over a failure. */
let reporter: Reporter = (problem) => {
  throw problem;
};

/** Returns how to go back to the reporter before. */
export function reportTo(next: Reporter): () => void {
  const before = reporter;
  reporter = next;
  return () => {
    reporter = before;
  };
}

/** `where` names the place in the code, such as `archive.read`. */
export function report(problem: unknown, where: string): void {
  reporter(problem, where);
}

/** For a catch that expects the device to refuse: anything else is reported. */
export function reportUnlessRefused(problem: unknown, where: string): void {
  if (!(problem instanceof Refusal)) report(problem, where);
}
