import type { Stars } from '@/tabletop/learn/lessons';
import { minus, pointsEn as points } from '@/ui/i18n/phrases';

import type { Friend } from '../../lessons/position';
import type { Turn } from '../../play/turn';
import type { Animal, Color } from '../../rules/model';
import { animalPluralsEn as plurals } from './placement';
import { wordsEn } from './words';

const { animals, colors } = wordsEn;

const STARS: Readonly<Record<Stars, string>> = {
  0: 'no star',
  1: '1 star of 3',
  2: '2 stars of 3',
  3: '3 stars of 3',
};

/** Words of the page of all lessons, and of the page on which a lesson is played. */
export const learnEn = {
  title: 'Learn to play',
  inMinutes: 'Learn in eight minutes',
  invitation: 'Fifteen short lessons on the real board. Eight of them are enough for a first game.',

  path: {
    title: 'First game',
    lead: 'Eight short lessons, about eight minutes in all. Then you can set up.',
    progress: (done: number, of: number) => `${done} of ${of} lessons done`,
    start: (lesson: string) => `Start: ${lesson}`,
    next: (lesson: string) => `Next: ${lesson}`,
    skip: 'Skip this lesson',
    done: 'You know enough for a first game.',
    setUp: 'Set up your first game',
  },
  open: {
    title: (lesson: string) => `Resume: ${lesson}`,
    text: (step: number, of: number) => `Step ${step} of ${of}`,
  },
  /** What lessons grow into. */
  course: {
    reef: (played: number, of: number) => `Your reef: ${played} of ${of} Luminos`,
    grown: 'Your reef has grown by a Lumino.',
    pathDone: 'That’s the whole game. You’re ready for your first one!',
    allDone: 'Your reef is complete: you’ve played every lesson.',
    allStars: 'Three stars everywhere. There’s nothing left to teach you!',
  },
  lessons: 'All lessons',
  stars: (stars: Stars) => STARS[stars],
  skipped: 'skipped',
  further: 'Look things up',

  lesson: {
    unknown: 'There’s no such lesson.',
    step: (step: number, of: number) => `${step} of ${of}`,
    inHand: (lumino: string) => `Lumino in your hand: ${lumino}`,
    tapTwo: 'Tap two spaces.',
    tapTwoHalves: (number: number) => `Tap two spaces, first the one for the ${number}.`,
    tapOther: 'Now tap the other space.',
    tapSpaces: 'Tap the spaces, then check.',
    chosen: (count: number) => (count === 1 ? '1 space chosen.' : `${count} spaces chosen.`),
    chooseAnswer: 'Choose an answer.',
    /** What is to be done next in a turn. */
    turn: {
      add: 'Tap a Lumino of your display: it goes to the Atoll.',
      act: 'Tap the limestone, a Lumino of your display, or Luminos in the Atoll.',
      fill: 'Tap the bag: the Atoll is filled up.',
      place: 'Tap two spaces for the Lumino in your hand.',
      over: 'Your turn is over.',
    } satisfies Readonly<Record<Turn['phase'], string>>,
    spend: 'Tap the Luminos you want to swap.',
    flip: 'Tap the scoring tile you want to flip.',
    tapLevel: (level: number) => `Level ${level}: tap the number that counts.`,
    isPicked: 'picked',
    lookHere: 'Look at what’s marked.',
    tapThing: 'Tap the right one.',
    inOrder: (done: number, of: number) => `${done} of ${of} tapped.`,
    hand: 'Hand',
    supply: 'Table',
    limestone: (count: number) => `Limestone, ${count} of 10`,
    takeLimestone: (count: number) => `Take ${count}`,
    bag: (count: number) => `Bag, ${count === 1 ? '1 Lumino' : `${count} Luminos`}`,
    fillAtoll: 'Fill the Atoll',
    returnLumino: 'Return it, −1',
    stack: (count: number) => `Emergency stack, ${count}`,
    take: (count: number) => (count === 1 ? 'Take 1 Lumino' : `Take ${count} Luminos`),
    swap: (count: number) => (count === 1 ? 'Swap 1 Lumino' : `Swap ${count} Luminos`),
    score: (score: number) => `Score ${minus(score)}`,
    level: (level: number, number: number) => `Level ${level}: ${number}`,
    sum: (numbers: readonly number[], total: number) =>
      numbers.length > 1 ? `${numbers.join(' + ')} = ${points(total)}` : points(total),
    paid: (markers: number, returned: number) =>
      returned === 0
        ? `and limestone: now ${markers}`
        : `and limestone: now ${markers}, ${returned} went back`,
    friends: { you: 'You', ann: 'Ann', ben: 'Ben', cleo: 'Cleo' } satisfies Readonly<Record<Friend, string>>,
    hasOctopus: 'has the octopus',
    hasScored: 'scored',
    hasNotScored: 'didn’t score',
    spaces: (color: Color, count: number) => `${count} ${colors[color]}`,
    standing: (total: number, limestone: number) => `${points(total)}, ${limestone} limestone`,
    roundSpace: (round: number, income: number) => `Round ${round}, pays ${income}`,
    marker: (number: number) => `Limestone marker ${number}`,
    pointsOf: (species: Animal, count: number, earned: number) =>
      `${count} ${count === 1 ? animals[species] : plurals[species]}: ${points(earned)}`,
    turtle: 'turtle',
    answers: 'Answers',
    tried: 'not this one',
    hinted: 'this one',
    right: 'right',
    check: 'Check',
    skip: 'Skip step',
    restart: 'Restart',
    next: 'Next',
    finish: 'Finish',
    display: 'Display',
    atoll: 'Atoll',
    tiles: 'Tiles',
    shown: (done: string) => `Here’s the answer. ${done}`,
    undoRestart: 'Undo restart',
    joined: (lumino: string) => `${lumino}, just added`,
  },
  end: {
    titles: {
      0: 'Lesson skipped',
      1: 'Lesson done',
      2: 'Well done',
      3: 'Without a mistake',
    } satisfies Readonly<Record<Stars, string>>,
    tips: {
      0: 'Play all steps for stars.',
      1: 'With few mistakes and at most two hints, you get two stars.',
      2: 'Without mistakes or hints, you get three stars.',
      3: null,
    } satisfies Readonly<Record<Stars, string | null>>,
    learnt: 'What you learned',
    nextLesson: (lesson: string) => `Next lesson: ${lesson}`,
    repeat: 'Repeat',
    all: 'All lessons',
  },
};

export type LearnStrings = Omit<typeof learnEn, 'end'> & {
  readonly end: Omit<(typeof learnEn)['end'], 'tips'> & {
    readonly tips: Readonly<Record<Stars, string | null>>;
  };
};
