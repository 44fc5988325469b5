/**
 * How often to try something: a few times in `npm test`, thoroughly in `npm run test:deep`. Suites that ask are the ones
 * that the deep run looks at again.
 */
export function propertyRuns(ordinary: number, deep: number): number {
  return process.env.DEEP === '1' ? deep : ordinary;
}
