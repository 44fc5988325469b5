import { minus, pointsDe } from '@/ui/i18n/phrases';

import type { HistoryStrings } from '../en/history';
import { setupDe } from './setup';
import { wordsDe } from './words';

const { colors } = wordsDe;
const { before, jellyfish, limestoneRow, animals, remote } = setupDe;

export const historyDe: HistoryStrings = {
  record: {
    title: (date) => `Spiel vom ${date}`,
    began: (time) => `begonnen um ${time} Uhr`,
    minutes: (hours, minutes) => (hours === 0 ? `${minutes} Min.` : `${hours} Std. ${minutes} Min.`),
    scoredAfter: 'nach dem Spiel eingegeben',
    chartTitle: 'Punkte nach Runden',
    rounds: 'Runde',
    end: 'Ende',
    points: 'Punkte',
    replay: 'Noch einmal ansehen',
    reefs: 'Riffe',
    stepThrough: 'Wertung Schritt für Schritt',
    correct: 'Anpassen',
    playOn: 'Dieses Spiel fortsetzen',
    reefOf: (name) => `Riff von ${name}`,
    visible: 'Sichtbare Felder',
    animals: 'Tiere',
    animalPoints: (points) => `Punkte für Tiere: ${minus(points)}`,
    remote: (points) => `Entlegener Kalkstein: ${minus(points)}`,
    countOf: (what, count) => `${what}\u00a0${count}`,
    none: 'keine',
  },
  replay: {
    title: 'Noch einmal ansehen',
    begins: 'Das Spiel beginnt',
    follow: 'Den Zügen folgen',
    whose: 'Wessen Riff',
    reefOf: (name) => `Riff von ${name}`,
    player: (name, score, limestone) => `${name}, ${pointsDe(score)}, ${limestone} Kalkstein`,
    notTracked: 'Dieses Spiel wurde erst am Ende eingegeben, darum gibt es keine Züge anzusehen.',
  },
  statistics: {
    side: setupDe.side,
    scoreBoard: setupDe.scoreBoard,
    category: {
      before,
      jellyfish,
      limestone: limestoneRow,
      animals,
      majorities: 'Mehrheiten',
      remote,
    },
    bestCoral: 'Beste Korallen\u00adwertung',
    coral: (color, points) => `${colors[color]} ${points}`,
    nothing: '–',
  },
};
