import { minus, pointsEn } from '@/ui/i18n/phrases';

import type { Category } from '../../session/record/statistics';
import { setupEn } from './setup';
import { wordsEn } from './words';

const { colors } = wordsEn;
const { before, jellyfish, limestoneRow, animals, remote } = setupEn;
const categories: Readonly<Record<Category, string>> = {
  before,
  jellyfish,
  limestone: limestoneRow,
  animals,
  majorities: 'Majorities',
  remote,
};

export const historyEn = {
  record: {
    title: (date: string) => `Game of ${date}`,
    began: (time: string) => `began at ${time}`,
    minutes: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`,
    scoredAfter: 'entered after the game',
    chartTitle: 'Score by round',
    rounds: 'Round',
    end: 'End',
    points: 'Points',
    replay: 'Watch again',
    reefs: 'Reefs',
    stepThrough: 'Step through the scoring',
    correct: 'Edit',
    playOn: 'Continue this game',
    /** Of a reef that is drawn or was only counted. */
    reefOf: (name: string) => `${name}’s reef`,
    visible: 'Visible spaces',
    animals: 'Animals',
    animalPoints: (points: number) => `Points for animals: ${minus(points)}`,
    remote: (points: number) => `Remote limestone: ${minus(points)}`,
    countOf: (what: string, count: number) => `${what}\u00a0${count}`,
    none: 'none',
  },
  replay: {
    title: 'Watch again',
    begins: 'The game begins',
    follow: 'Follow the turns',
    whose: 'Whose reef',
    reefOf: (name: string) => `${name}’s reef`,
    player: (name: string, score: number, limestone: number) =>
      `${name}, ${pointsEn(score)}, ${limestone} limestone`,
    notTracked: 'This game was entered at its end, so there are no turns to watch.',
  },
  statistics: {
    side: 'Reef boards',
    scoreBoard: 'Score board',
    category: categories,
    bestCoral: 'Best coral scoring',
    coral: (color: keyof typeof colors, points: number) => `${colors[color]} ${points}`,
    nothing: '–',
  },
};

export type HistoryStrings = typeof historyEn;
