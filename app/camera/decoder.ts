/** A phone's camera reads codes by itself; see `decoder.web.ts` for browsers. */
export async function prepareDecoder(): Promise<void> {}
