import type { LessonId } from '../../lessons/course';

interface LessonWords {
  readonly title: string;
  readonly about: string;
  /** By step. */
  readonly steps: readonly StepWords[];
}

interface StepWords {
  readonly task: string;
  readonly hint: string;
  readonly done: string;
}

const lessons: Readonly<Record<LessonId, LessonWords>> = {
  spaces: {
    title: 'Where a card may lie',
    about: 'Level I makes the ground. Everything else stands on the level below.',
    steps: [
      {
        task: 'Place your first card of level I.',
        hint: 'There’s one space: the first card begins the ground.',
        done: 'The ground has begun. A placed card never moves again.',
      },
      {
        task: 'Place another card of level I.',
        hint: 'The ground is one row without a gap. It grows at either end.',
        done: 'Either end would have been fine.',
      },
      {
        task: 'Now place a card of level II.',
        hint: 'It stands directly on a card of level I. A neighbor at its side isn’t needed.',
        done: 'Level III stands on level II in the same way, and a spire on level III.',
      },
    ],
  },
  permanent: {
    title: 'Permanent resources',
    about: 'The centers of all your placed cards pay, every turn anew.',
    steps: [
      {
        task: 'You have 1 square and 1 circle in your cathedral. Which card can you pay for?',
        hint: 'Compare the dark foot of each card with the centers you have placed.',
        done: 'Nothing was used up: next turn the same centers pay again.',
      },
      {
        task: 'Place the card you can pay for.',
        hint: 'Each resource has to be reached by itself. Too much of one doesn’t help with another.',
        done: 'One of each was there. What’s left over is lost.',
      },
    ],
  },
  local: {
    title: 'Local resources',
    about: 'The small signs on top of a card pay only where its arrows point.',
    steps: [
      {
        task: 'This card costs 3 squares and 1 circle. Find the space where it’s paid.',
        hint: 'The card with the arrow up gives 2 squares to the space above it.',
        done: 'Permanent 1 square and 1 circle, local 2 squares: that’s enough.',
      },
      {
        task: 'Arrows can point aslant. Where is this card paid?',
        hint: 'Follow the arrow from the corner of the card.',
        done: 'Arrows point to the side, up or aslant, but never down.',
      },
    ],
  },
  discards: {
    title: 'Discards',
    about: 'A card from your hand gives double its center, this turn only.',
    steps: [
      {
        task: 'You’re short of 2 squares. Choose a space, and mark the card to discard.',
        hint: 'One square in the center gives two when it’s discarded.',
        done: 'One card closed the gap. It goes face up onto a pile.',
      },
      {
        task: 'Pay with as few cards as you can.',
        hint: 'One of these cards closes both gaps at once.',
        done: 'Fewer discards leave more cards for your next turns.',
      },
    ],
  },
  spire: {
    title: 'The spire',
    about: 'Whoever places a spire first wins. Discards don’t pay for it.',
    steps: [
      {
        task: 'Place a spire and win.',
        hint: 'Only local and permanent resources count. Your cathedral has more squares than circles.',
        done: 'The spire stands, and the game is over at once.',
      },
      {
        task: 'Which card brings the spire within reach for your next turn?',
        hint: 'The spire costs squares only.',
        done: 'Next turn you can place the spire.',
      },
    ],
  },
  bonus: {
    title: 'Bonus cards',
    about: 'Once everybody has played before, the three cards without a center lie in a pile for all.',
    steps: [
      {
        task: 'Place the top bonus card.',
        hint: 'It’s paid with permanent resources only: 1 square and 1 circle are there.',
        done: 'Bonus cards give nothing for good, but strong local resources.',
      },
      {
        task: 'Both cards cost 2 squares. Which one can you pay for, and where?',
        hint: 'Local squares don’t pay for a bonus card.',
        done: 'The hand card may use the local squares. The bonus card may not.',
      },
    ],
  },
};

export const learnEn = {
  title: 'Learn Luminis',
  lessons,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  stars: (stars: number) => (stars === 0 ? 'skipped' : stars === 1 ? '1 star of 3' : `${stars} stars of 3`),
  notYet: 'not played yet',
  openRules: 'All rules',
  skip: 'Show me',
  goOn: 'Go on',
  done: 'Lesson done!',
  again: 'Play it again',
  next: 'Next lesson',
  others: 'All lessons',
  unknown: 'There’s no such lesson.',
  answer: 'That’s my answer',
  markDiscards: 'Tap the cards to discard.',
  thisCard: 'The card to pay for',
  problems: {
    'not-there': 'This card can’t lie there.',
    'not-a-spire': 'That’s no spire.',
    'not-closer': 'After that, no spire can be paid yet.',
    short: (short: string) => `That’s short of ${short}.`,
    'too-many': 'That pays, but fewer cards would do.',
  },
  puzzles: {
    names: { pay: 'Fewest discards', fit: 'Where does it fit?', spire: 'One turn from the spire' },
    leads: {
      pay: 'Pay for the card and discard as few as you can.',
      fit: 'Find the one space where the card is paid without a discard.',
      spire: 'Place the card that lets you place a spire next turn.',
    },
    questions: {
      pay: 'Choose a space, then the fewest cards that pay for this card.',
      fit: 'Where can you place this card without a discard?',
      spire: 'Which card brings the spire within reach for your next turn?',
    },
    solution: (card: string) => `Right is: ${card}.`,
    solutionDiscard: (cards: string) => `Discard ${cards}.`,
  },
};

export type LearnStrings = typeof learnEn;
