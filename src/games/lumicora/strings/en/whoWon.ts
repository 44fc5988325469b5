import { capitalized, minus, pointsEn as points } from '@/ui/i18n/phrases';

import type { LightSideRule } from '../../rules/animals';
import type { Animal, ByAnimal } from '../../rules/model';
import type { SheetField } from '../../session/final/countSheet';
import type { SetupDepth } from '../../session/table/table';
import { wordsEn } from './words';

const { colors } = wordsEn;

const animals: ByAnimal<string> = {
  shellfish: 'Shellfish',
  crab: 'Crabs',
  seahorse: 'Seahorses',
  starfish: 'Starfish',
};

const fieldOf = (field: SheetField): string => {
  switch (field.kind) {
    case 'score':
      return 'Points from the rounds';
    case 'jellyfish':
      return 'Jellyfish';
    case 'limestone':
      return 'Limestone';
    case 'color':
      return `${capitalized(colors[field.color])} spaces`;
    case 'animal':
      return animals[field.species];
    case 'light':
      return `${animals[field.species]}, ${field.size === 'small' ? 'small score' : 'large score'}`;
    case 'remote':
      return 'Uncovered remote limestone';
  }
};

/** A game that nobody tracked: who won, from what lies on the table. */
export const whoWonEn = {
  title: 'Who won?',
  lead: 'For a game you didn’t track. Count what lies on the table, and the app adds it up.',
  begin: {
    counted: 'Count the reefs',
    'from-above': 'Paint the reefs',
    totals: 'Enter the totals',
  } satisfies Readonly<Record<Exclude<SetupDepth, 'mirrored'>, string>>,
  ways: {
    counted: 'Count what’s visible. That’s the quickest way.',
    'from-above': 'Paint what you see, and the app counts.',
    totals: 'For old score sheets: each player’s total, the date and a note.',
  } satisfies Readonly<Record<Exclude<SetupDepth, 'mirrored'>, string>>,
  wayNames: { counted: 'Count', 'from-above': 'Paint', totals: 'Totals only' } satisfies Readonly<
    Record<Exclude<SetupDepth, 'mirrored'>, string>
  >,

  players: 'Players',
  seatOf: (seat: number, seats: number) => `${seat} of ${seats}`,
  chip: (name: string, total: number | null) =>
    total === null ? `${name}, nothing counted yet` : `${name}, ${points(total)} so far`,
  unknown: '–',
  totalsIn: 'The totals are in.',
  sign: '±',
  goOn: 'Go on',
  photo: 'Photo',
  photoOf: (name: string) => `Photo of ${name}’s reef`,
  paintIt: 'Paint',
  paintOf: (name: string) => `Paint ${name}’s reef`,
  next: (name: string) => `Next: ${name}`,
  answer: 'Who won?',

  field: (field: SheetField, value: number) =>
    `${fieldOf(field)}: ${minus(field.kind === 'remote' ? 0 - value : value)}`,
  figures: { score: 'Rounds', jellyfish: 'Jellyfish', limestone: 'Limestone' },
  remote: 'Remote limestone, added up',
  allIn: (total: number) => `Everything is in: ${points(total)}`,
  totalOf: (name: string, value: number) => `${name}, total: ${minus(value)}`,
  animals,
  animalsInSight: 'Visible animals',
  animalCount: (species: Animal, count: number, isMost: boolean) =>
    `${animals[species]}: ${count}${isMost ? ' or more' : ''}`,
  orMore: (count: number) => `${count}+`,
  each: (earned: number) => `${points(earned)} each`,
  rule: (wants: LightSideRule['wants'], { from }: LightSideRule['small'], large: LightSideRule['large']) => {
    const neighbors = {
      water: 'uncovered water around it',
      'same-level': 'coral in the same level around it',
      'higher-level': 'higher coral around it',
      'lower-level': 'lower coral around it',
    }[wants];
    return `${from} or ${large.from === 6 ? 'all 6' : `${large.from}+`} with ${neighbors}`;
  },
  knownSum: (earned: number) => `Animals: ${points(earned)} so far, entered as a sum. Counting starts over.`,
  otherSign: 'Plus or minus',

  pad: 'Number keys',
  erase: 'Erase the last digit',
  nextField: 'Next field',

  known: {
    mirrored: (name: string) => `${name}’s reef was placed in the app.`,
    'from-above': (name: string) => `${name}’s reef is painted.`,
  },
  openIt: { mirrored: 'Open the reef', 'from-above': 'Paint on' },
  countInstead: 'Count instead',

  end: { share: 'Share', closeShare: 'Close', rematch: 'Rematch', done: 'Done' },
};

export type WhoWonStrings = typeof whoWonEn;
