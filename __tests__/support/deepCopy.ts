/** A copy of plain data and typed arrays; unlike structuredClone, of the classes that this test file knows. */
export function deepCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value)) return (value as unknown as Uint8Array).slice() as unknown as T;
  if (Array.isArray(value)) return value.map(deepCopy) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, deepCopy(part)])) as T;
}
