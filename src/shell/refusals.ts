/** What a device will not do is expected; what fails by a mistake of ours is not. This file tells them apart. */

import { Refusal } from '@/kit/report';

/** The names by which browsers say no. */
const BROWSER_NAMES: ReadonlySet<string> = new Set([
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'NS_ERROR_DOM_QUOTA_REACHED',
  'OverconstrainedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'UnknownError',
]);

/** Modules of a phone fail with a code, such as `ERR_SHARING`; our own mistakes have none. */
function isOfDevice(problem: unknown): problem is Error {
  if (!(problem instanceof Error)) return false;
  return BROWSER_NAMES.has(problem.name) || typeof (problem as { readonly code?: unknown }).code === 'string';
}

/** A `Refusal` where the device said no, else the problem as it is. */
export function asRefusal(problem: unknown): unknown {
  return isOfDevice(problem) ? new Refusal(problem.message, problem) : problem;
}

/** Does it, and has what the device refuses come out as a `Refusal`. */
export function refusable<T>(work: () => T): T {
  try {
    return work();
  } catch (problem) {
    throw asRefusal(problem);
  }
}

/** The same for what takes a while. */
export async function refusableLater<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    throw asRefusal(problem);
  }
}
