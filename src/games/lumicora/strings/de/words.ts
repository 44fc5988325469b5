import type { Words } from '../en/words';
import { placementDe } from './placement';

const animals: Words['animals'] = {
  shellfish: 'Muschel',
  crab: 'Krabbe',
  seahorse: 'Seepferdchen',
  starfish: 'Seestern',
};

export const wordsDe: Words = {
  colors: placementDe.colors,
  animals,
  fish: {
    angelfish: 'Kaiserfisch',
    pufferfish: 'Kugelfisch',
    clownfish: 'Clownfisch',
    surgeonfish: 'Doktorfisch',
  },
  tiles: { coral: 'ungewertet', jellyfish: 'Qualle', spent: 'abgegeben' },
  sides: { A: 'A-Seite', B: 'B-Seite' },
  scoreBoards: { dark: 'Dunkle Seite', light: 'Helle Seite' },
  depths: { mirrored: 'gelegt', 'from-above': 'gemalt', counted: 'gezählt' },
  symbol: (symbol) =>
    symbol === null ? 'ohne Symbol' : typeof symbol === 'number' ? String(symbol) : animals[symbol],
  and: 'und',
};
