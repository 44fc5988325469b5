/** Browsers fetch parts of the app when they are first needed, and without a connection a part may not come. */

import { Refusal } from './report';

/** A part of the app did not come. One that came and does not work is another matter, and passes as it is. */
export class FetchFailure extends Refusal {
  override readonly name = 'FetchFailure';
}

/** Fetches a part of the app by `import()`. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (problem) {
    throw isMissing(problem) ? new FetchFailure('a part of the app did not come', problem) : problem;
  }
}

const here = new WeakMap<Promise<unknown>, { readonly value: unknown }>();

/** What `fetchOnce` has fetched by now, so that it can be drawn without a pause; null while it is on its way. */
export function fetchedBy<T>(fetching: Promise<T>): { readonly value: T } | null {
  return (here.get(fetching) as { readonly value: T } | undefined) ?? null;
}

/** Fetches it when first asked, and again when asked after it did not come. */
export function fetchOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | null = null;
  const fetch = () => {
    const fetching: Promise<T> = fetchPart(load).then(
      (value) => {
        here.set(fetching, { value });
        return value;
      },
      (problem: unknown) => {
        known = null;
        throw problem;
      },
    );
    return fetching;
  };
  return () => (known ??= fetch());
}

/**
 * The bundler's loader has a name for a script that did not come. Some hosts answer with their start page instead, and
 * then the script is there, but the module that it should bring is not.
 */
function isMissing(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  return problem.name === 'AsyncRequireError' || problem.message.startsWith('Requiring unknown module');
}
