/**
 * Freezes a value and all that it holds, so that `push`, `sort` and the like throw. Two things it cannot do: typed
 * arrays cannot be frozen, and a plain assignment is ignored in silence because the Expo preset compiles to sloppy
 * mode. To be sure, compare an unfrozen input with a copy as well.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
