/** The ways to codes and photos from pages that are there at the start; what these say comes with their own pages. */
export const codeLinksEn = {
  phones: 'Phones at the table',
  showReef: 'Show my reef',
  scan: 'Scan a code',
  /** Where a printed board is painted. */
  scanTerrain: 'Scan it from another phone',
  photographTerrain: 'Read it from a photo',
  showTerrain: 'Show its code',
};

export type CodeLinksStrings = typeof codeLinksEn;
