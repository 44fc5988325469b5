import type { Stars } from '@/tabletop/learn/lessons';

const STARS: Readonly<Record<Stars, string>> = {
  0: 'no star',
  1: '1 star of 3',
  2: '2 stars of 3',
  3: '3 stars of 3',
};

/** Words of the page of all lessons, and of the page on which a lesson is played. */
export const learnEn = {
  title: 'Learn to play',
  inMinutes: 'Learn in five minutes',
  invitation: 'Thirteen short lessons on the real board. Five of them are enough for a first game.',

  path: {
    title: 'First game',
    lead: 'Five short lessons, about five minutes in all. Then you can set up.',
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
  lessons: 'All lessons',
  stars: (stars: Stars) => STARS[stars],
  skipped: 'skipped',
  further: 'Look things up',

  lesson: {
    unknown: 'There is no such lesson.',
    step: (step: number, of: number) => `${step} of ${of}`,
    hand: (lumino: string) => `Lumino in your hand: ${lumino}`,
    tapTwo: 'Tap two spaces.',
    tapTwoHalves: (number: number) => `Tap two spaces, first the one for the ${number}.`,
    tapOther: 'One space is chosen. Now the other one.',
    tapSpaces: 'Tap the spaces, then check.',
    chosen: (count: number) => (count === 1 ? '1 space chosen.' : `${count} spaces chosen.`),
    chooseAnswer: 'Choose an answer.',
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
    animalRow: (species: string, points: readonly number[]) =>
      `${species}: one to four bring ${points.join(', ')} points`,
    shown: (done: string) => `This is the answer. ${done}`,
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
      1: 'With few mistakes and two hints at most you get two stars.',
      2: 'Without mistakes and hints you get three stars.',
      3: null,
    } satisfies Readonly<Record<Stars, string | null>>,
    learnt: 'What it was about',
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
