import type { CodeLinksStrings } from '../en/codeLinks';

export const codeLinksDe: CodeLinksStrings = {
  phones: 'Telefone am Tisch',
  showReef: 'Mein Riff zeigen',
  scan: 'Code scannen',
  scanTerrain: 'Von einem anderen Telefon scannen',
  photographTerrain: 'Von einem Foto ablesen',
  showTerrain: 'Seinen Code zeigen',
};
