/** Undefined for a text that is no JSON, which never says so itself. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (problem) {
    // Engines refuse what is nested too deeply by a `RangeError`.
    if (problem instanceof SyntaxError || problem instanceof RangeError) return undefined;
    throw problem;
  }
}
