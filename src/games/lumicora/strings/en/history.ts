import { minus } from '@/ui/i18n/phrases';

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
  list: {
    title: 'Finished games',
    reading: 'Reading your games …',
    empty:
      'No game is finished yet. Play one with Reefside, or enter how a game ended that you played without it.',
    newGame: 'New game',
    scoreFinished: 'Score a finished game',
    unavailable:
      'The place where finished games are kept cannot be opened now. Only those are listed that have not been moved there yet.',
    tryAgain: 'Try again',
    statistics: 'Statistics',
    files: 'Import and backup',
    search: 'Search by name',
    /** `shown` is the number as it is written. */
    count: (count: number, shown: string) => (count === 1 ? '1 game' : `${shown} games`),
    found: (found: string, all: string) => `${found} of ${all} games`,
    nothingFound: (name: string) => `Nobody named “${name}” has finished a game here.`,
    players: (count: number) => (count === 1 ? '1 player' : `${count} players`),
    wins: 'wins',
    result: (name: string, total: number) => `${name} ${minus(total)}`,
  },
  deletion: {
    delete: 'Delete',
    deleteGame: (names: string) => `Delete: ${names}`,
    deleteThis: 'Delete this game',
    deleted: (names: string) => `Deleted: ${names}.`,
    undo: 'Undo',
    restore: 'Restore',
    restoreGame: (names: string, date: string) => `Restore: ${names}, ${date}`,
    recently: (count: number) => `Recently deleted (${count})`,
    keptFor: 'A deleted game can be restored for 30 days. Then it is gone for good.',
    more: (count: number) => `and ${count} more`,
    notDeleted: 'This game could not be deleted. Nothing has changed.',
    notRestored: 'This game could not be restored now. It is still kept.',
  },
  start: {
    latest: 'Latest games',
    all: 'All games and statistics',
    final: 'Final scoring',
  },
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
    replay: 'Replay this game',
    reefs: 'Reefs',
    stepThrough: 'Step through the scoring',
    correct: 'Correct',
    playOn: 'Continue this game',
    /** Of a reef that is drawn or was only counted. */
    reefOf: (name: string) => `Reef of ${name}`,
    visible: 'Visible spaces',
    animals: 'Animals',
    animalPoints: (points: number) => `Points for animals: ${minus(points)}`,
    remote: (points: number) => `Remote limestone: ${minus(points)}`,
    countOf: (what: string, count: number) => `${what}\u00a0${count}`,
    none: 'none',
  },
  replay: {
    title: 'Replay',
    begins: 'The game begins',
    follow: 'Follow the turns',
    whose: 'Whose reef',
    reefOf: (name: string) => `Reef of ${name}`,
    player: (name: string, score: number, limestone: number) =>
      `${name}, ${minus(score)} points, ${limestone} limestone`,
    notTracked:
      'This game was entered at its end, so there are no turns to see again, only what was entered.',
  },
  statistics: {
    title: 'Statistics',
    counting: 'Counting …',
    noneLikeThis: 'No finished game is like this. Choose other filters.',
    playerCount: 'Number of players',
    side: 'Reef boards',
    scoreBoard: 'Score board',
    all: 'All',
    everyone: 'Players',
    player: 'Name',
    games: 'Games',
    wins: 'Wins',
    mean: 'Mean',
    best: 'Best result',
    showAll: (count: number) => `Show all ${count}`,
    comparison: 'In detail',
    most: (count: number) => `The ${count} with the most games`,
    details: 'Mean points',
    sharedWins: 'Shared wins',
    category: categories,
    total: setupEn.total,
    bestCoral: 'Best coral scoring',
    coral: (color: keyof typeof colors, points: number) => `${colors[color]} ${points}`,
    overTime: 'Results over time',
    gamesByDate: 'Games by date',
    points: 'Points',
    grouped: (games: number) => `Each point is the mean of ${games} games.`,
    nothing: '–',
  },
};

export type HistoryStrings = typeof historyEn;
