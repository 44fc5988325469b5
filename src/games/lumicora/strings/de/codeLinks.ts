import type { CodeLinksStrings } from '../en/codeLinks';

export const codeLinksDe: CodeLinksStrings = {
  phones: 'Handys am Tisch',
  showReef: 'Mein Riff zeigen',
  scan: 'Code scannen',
  scanTerrain: 'Von einem anderen Handy scannen',
  photographTerrain: 'Von einem Foto ablesen',
  showTerrain: 'Seinen Code zeigen',
};
