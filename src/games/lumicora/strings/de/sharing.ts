import { listed, pointsDe as points } from '@/ui/i18n/phrases';

import type { SharingStrings } from '../en/sharing';

export const sharingDe: SharingStrings = {
  share: {
    title: 'Teilen',
    asText: 'Als Text teilen',
    asPicture: 'Als Bild teilen',
    gameFile: 'Spieldatei',
    bgStats: 'BG Stats',
    makingPicture: 'Das Bild wird gezeichnet …',
    sharePicture: 'Dieses Bild teilen',
    closePicture: 'Bild schließen',
    pictureLabel: (headline) => `Bild des Ergebnisses: ${headline}`,
    textFailed: 'Der Text ließ sich nicht teilen.',
    pictureFailed: 'Das Bild ließ sich nicht erstellen. Der Text geht auch ohne.',
    bgStatsOpened: 'Der Link für BG Stats wurde geöffnet.',
    bgStatsFailed: 'BG Stats ließ sich nicht öffnen. Ist die App auf diesem Gerät?',
  },

  result: {
    game: (day) => `Lumicora, ${day}`,
    variant: (side, scoreBoard) => `Riffpläne: ${side}. Wertungsplan: ${scoreBoard}.`,
    stands: (round) => `So steht es in Runde ${round}`,
    player: (place, name, total) => `Platz ${place}: ${name}, ${points(total)}`,
    categories: {
      before: 'Vor der Schlusswertung',
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
    notABackup: 'keine Sicherung von Lumicora-Spielen',
    round: (round) => `Läuft noch, Runde ${round} von 10`,
    over: 'Beendet',
    logUnfit:
      'Sein Verlauf passt nicht zum Rest der Datei. Das Spiel geht weiter, wie es dasteht, aber seine Schritte lassen sich nicht rückgängig machen.',
    boards: (sides) => `Gemalte Pläne: ${sides.join(' und ')}.`,
    boardsStay: (sides) => `Pläne, die bleiben, wie du sie gemalt hast: ${sides.join(' und ')}.`,
    names: (names) => `Namen zur Auswahl: ${listed(names, 'und', (count) => `${count} weitere`)}.`,
    practice: 'Sterne der Lektionen und Ergebnisse der Rätsel.',
  },
};
