import { listed } from '@/ui/i18n/phrases';

import type { LessonId } from '../../lessons/course';
import type { RuleId } from '../../lessons/ruleIds';

export interface LessonWords {
  readonly title: string;
  readonly about: string;
  /** By step: the question, a hint, and what is so about the answer. */
  readonly steps: readonly { readonly ask: string; readonly hint: string; readonly why: string }[];
}

const list = (words: readonly string[]) => listed(words, 'and', (others) => `${others} more`);

export const learnEn = {
  title: 'Learn',
  lead: 'Seven short lessons around the fire. You play Ulrich.',
  open: (key: string, lesson: string) => `${key}: ${lesson}`,
  done: 'Done',
  stars: (amount: number) => `${amount} of 3 stars`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  hint: 'Hint',
  show: 'Show the answer',
  next: 'Next',
  right: 'Right!',
  wrong: 'Not quite. Look again.',
  finished: 'Lesson done',
  toLessons: 'All lessons',
  nextLesson: (lesson: string) => `Next: ${lesson}`,
  holding: (tiles: string, cards: string) => `In front of you: ${tiles}. Cards: ${cards}.`,
  holdingOf: (name: string, tiles: string, cards: string) => `${name}: ${tiles}. Cards: ${cards}.`,
  noCards: 'none',
  noTiles: 'no tiles',
  answers: 'Your answer',
  rules: 'Rules',
  puzzle: {
    title: 'What will this move do?',
    lead: 'Tap every stack from which you take a tile.',
    confirm: 'That’s it',
    next: 'Next puzzle',
    solved: 'Right!',
    you: (adventurer: string, move: string) => `You’re ${adventurer}. You move: ${move}.`,
    missed: 'You take more than that.',
    tooMany: 'One of these isn’t yours.',
    summary: (spaces: readonly number[]) =>
      `You take a tile from ${list(spaces.map((space) => `space ${space}`))}.`,
    show: 'Show the move',
    daily: (date: string) => `Puzzle of the day, ${date}`,
  },
  lessons: {
    sowing: {
      title: 'Moving a pile',
      about: 'Take a pile, drop it disc by disc.',
      steps: [
        {
          ask: 'You’re Ulrich, the black disc. Tap a pile that you may move.',
          hint: 'Look for a black disc, anywhere in a pile.',
          why: 'Your disc may lie anywhere in the pile. You take all of it.',
        },
        {
          ask: 'This pile moves clockwise. Tap the space where its last disc falls.',
          hint: 'One disc a space, starting with the next space.',
          why: 'Three discs fall on the next three spaces, the lowest first.',
        },
        {
          ask: 'Nine discs go round. Where does the last one fall?',
          hint: 'The start is a space like any other.',
          why: 'The eighth disc falls on the start, the ninth on the space after it.',
        },
      ],
    },
    listening: {
      title: 'Listening',
      about: 'Who lies on top takes the tile.',
      steps: [
        {
          ask: 'You move this pile. Tap the stack from which you take a tile.',
          hint: 'Follow your black disc.',
          why: 'Your disc lies on top there, so the tile is yours. You can’t refuse it.',
        },
        {
          ask: 'Nobody plays Moon. Tap the stack whose tile leaves the game.',
          hint: 'Look for the white disc on top.',
          why: 'An adventurer whom nobody plays sends the tile out of the game.',
        },
        {
          ask: 'You move your disc by one space. How many moons go to the chart?',
          hint: 'Every adventurer on top counts, also Moon.',
          why: 'A moon always goes to the chart, whoever lies on top.',
        },
      ],
    },
    lys: {
      title: 'Lys',
      about: 'The last disc can bring one more tile.',
      steps: [
        {
          ask: 'Tap the pile whose last disc falls at Lys when it moves clockwise.',
          hint: 'Count the discs of your piles.',
          why: 'The color of the last disc doesn’t matter.',
        },
        {
          ask: 'Lys has to leave. Tap a stack she may go to.',
          hint: 'She may go anywhere but stay.',
          why: 'You take the top tile there at once. An empty stack is allowed, too.',
        },
      ],
    },
    powers: {
      title: 'Powers',
      about: 'What each adventurer may do once a turn.',
      steps: [
        {
          ask: 'Ulrich drops two discs on the first space. Tap where the last disc falls.',
          hint: 'Two fall together, so the way is one space shorter.',
          why: 'Three discs, but only two spaces.',
        },
        {
          ask: 'Siana leaves out the second space of her way. Tap where the last disc falls.',
          hint: 'The way is one space longer.',
          why: 'Three discs on four spaces, one of them left out.',
        },
      ],
    },
    writing: {
      title: 'Writing',
      about: 'Tiles become points.',
      steps: [
        {
          ask: 'A legend card costs as many of its tiles as its value. What’s the highest card you can write?',
          hint: 'Count the tiles of your best legend.',
          why: 'Three tiles of one legend pay for the card worth 3.',
        },
        {
          ask: 'You hold legend 1 worth 3 and want the card worth 5. How many tiles does it cost?',
          hint: 'Only the difference.',
          why: 'You pay the difference and put the lower card back.',
        },
        {
          ask: 'A song needs three different tiles. How many wild tiles do you pay?',
          hint: 'Count your different legends.',
          why: 'Two kinds are there, the wild tile stands for a third.',
        },
      ],
    },
    moon: {
      title: 'The moon',
      about: 'Four moons bring a scoring.',
      steps: [
        {
          ask: 'Four moons lie on the chart. What’s your score?',
          hint: 'Cards minus one for each tile.',
          why: '3 and 4 for the cards, minus 2 tiles.',
        },
        {
          ask: 'The highest takes three moons. How many does the second take?',
          hint: 'Four in all.',
          why: 'The second takes the last moon.',
        },
        {
          ask: 'You and Siana are tied for the highest. How many moons does each of you take?',
          hint: 'You share all four.',
          why: 'Two each. There’s no second then.',
        },
      ],
    },
    end: {
      title: 'The end',
      about: 'Two stacks left, then the last cards.',
      steps: [
        {
          ask: 'How many stacks still hold tiles?',
          hint: 'Count the spaces that show a tile.',
          why: 'As long as it’s more than two, the game goes on.',
        },
        {
          ask: 'Two stacks are left when your turn begins. How many cards may you still write?',
          hint: 'Everybody gets one last chance.',
          why: 'Each player may write one last card, starting with you.',
        },
        {
          ask: 'Cards worth 7, two tiles left, three moons won. What’s your total?',
          hint: 'Now moons count, too.',
          why: 'Cards plus moons, minus the tiles left.',
        },
      ],
    },
  } satisfies Record<LessonId, LessonWords> as Readonly<Record<LessonId, LessonWords>>,
  reference: {
    'NB-1': {
      title: 'The ring',
      text: 'Eight spaces lie around the fire. Each has a pile of discs and a stack of tiles whose top tile is seen.',
    },
    'NB-2': {
      title: 'Tiles and cards',
      text: 'There are 14 story tiles for each of 7 legends, 12 moons and 2 wild tiles. Each legend has 4 cards, and there are 4 songs.',
    },
    'NB-3': {
      title: 'Discs',
      text: 'Eight blue nomads, and two discs for each adventurer. Whoever plays Nostromo has a third one, the frog.',
    },
    'NB-4': {
      title: 'Set-up',
      text: 'The frog comes first, then a nomad on each space, then the discs of adventurers nobody plays, then your own, one after the other. No space may hold more than four discs at the end of set-up. The last player points Lys at a stack.',
    },
    'NT-1': { title: 'A turn', text: 'You either move and listen, or you write a card. Never both.' },
    'NM-1': {
      title: 'Moving',
      text: 'Take the whole pile of a space with one of your discs in it. Drop it disc by disc from the bottom, one a space, in the direction you choose. A long pile goes on past its start.',
    },
    'NM-2': {
      title: 'Lys',
      text: 'If the last disc falls at Lys’s stack, you move her to another stack and take the top tile there, before anybody listens. An empty stack is allowed.',
    },
    'NM-3': {
      title: 'Listening',
      text: 'Each stack whose pile has an adventurer on top loses its top tile. A player’s disc takes it, an adventurer nobody plays sends it out of the game. A moon goes to the chart. Nomads take nothing.',
    },
    'NM-4': {
      title: 'Powers',
      text: 'Ulrich drops two discs on one space. Siana leaves out one space. Red lifts a disc of his to the top after moving. Moon first moves Lys by one space. Nostromo has three discs. You never have to use a power.',
    },
    'NW-1': {
      title: 'Songs',
      text: 'A song costs as many different tiles as its card says. You may have one song, and you never exchange it.',
    },
    'NW-2': {
      title: 'Legends',
      text: 'A legend card costs as many of its tiles as its value. For a higher card you pay the difference, and the lower one becomes free again.',
    },
    'NW-3': {
      title: 'Wild tiles',
      text: 'A wild tile stands for any story tile. In a song each stands for another missing one.',
    },
    'NS-1': {
      title: 'Moon scoring',
      text: 'With four moons on the chart at the end of a turn, everybody counts cards minus tiles. Moons beyond four wait.',
    },
    'NS-2': {
      title: 'Who takes the moons',
      text: 'The highest takes three moons, the second one. If you tie for the highest, you share all four. If you tie for second, nobody takes that moon. You can switch to sharing three.',
    },
    'NS-3': {
      title: 'Moons won',
      text: 'Moons you won count nothing in later moon scorings. They count at the end.',
    },
    'NE-1': {
      title: 'The end',
      text: 'If a turn would begin with at most two stacks that hold tiles, the game ends. Starting with that player, each of you may write one last card.',
    },
    'NE-2': {
      title: 'Final scoring',
      text: 'Add your cards and the moons you won, and subtract one for each tile left. If you’re tied, more legend cards win.',
    },
  } satisfies Record<RuleId, { readonly title: string; readonly text: string }>,
};

export type LearnStrings = typeof learnEn;
