import { pointsDe as points } from '@/ui/i18n/phrases';

import type { SharingStrings } from '../en/sharing';

export const sharingDe: SharingStrings = {
  result: {
    game: (day) => `Lumicora, ${day}`,
    variant: (side, scoreBoard) => `Riffpläne: ${side}. Wertungsplan: ${scoreBoard}.`,
    stands: (round) => `Stand in Runde ${round}`,
    player: (place, name, total) =>
      place === 0 ? `${name}, ${points(total)}` : `Platz ${place}: ${name}, ${points(total)}`,
    categories: {
      before: 'Runden',
      jellyfish: 'Quallen',
      limestone: 'Kalkstein',
      animals: 'Tiere',
      majorities: 'Mehrheiten',
      remote: 'Entlegener Kalkstein',
    },
    made: 'Gewertet mit Reefside',
    onlyCounted: 'Gezählt, nicht gezeichnet',
  },

  files: {
    round: (round) => `Läuft noch, Runde ${round} von 10`,
    over: 'Beendet',
    boards: (sides) => `Eingestellte Pläne: ${sides.join(' und ')}.`,
    boardsStay: (sides) => `Pläne, die bleiben, wie du sie eingestellt hast: ${sides.join(' und ')}.`,
  },
};
