const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a with 64 bits over the UTF-16 code units, as 16 hex digits. To tell texts apart, not to keep secrets. */
export function textHash(text: string): string {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}
