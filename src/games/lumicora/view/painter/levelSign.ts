const SIGNS = { raise: '+1', lower: '−1' } as const;

/** How a choice of levels is written on a key. */
export function levelSign(tool: 'raise' | 'lower' | number): string {
  return typeof tool === 'number' ? String(tool) : SIGNS[tool];
}
