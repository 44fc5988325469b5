/** The words of the game: colours, animals, symbols, Luminos (LU-1, LU-2, LU-5). */

export const COLORS = ['green', 'pink', 'blue', 'yellow'] as const;
export type Color = (typeof COLORS)[number];
export type ByColor<T> = Readonly<Record<Color, T>>;

export const ANIMALS = ['shellfish', 'crab', 'seahorse', 'starfish'] as const;
export type Animal = (typeof ANIMALS)[number];
export type ByAnimal<T> = Readonly<Record<Animal, T>>;

export const CORAL_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type CoralNumber = (typeof CORAL_NUMBERS)[number];

/** What a coral space shows: a number, an animal, or plain coral. */
export type CoralSymbol = CoralNumber | Animal | null;

/** A space of the reef as a small integer, 0 to 43 in reading order; `boards.ts` has the names. */
export type Space = number;

export type SpacePair = readonly [Space, Space];

/** A Lumino in the reef. Colours and symbols stand in the order of `on`. */
export interface LaidLumino {
  readonly on: SpacePair;
  readonly colors: readonly [Color, Color];
  readonly symbols: readonly [CoralSymbol, CoralSymbol];
}

/** LU-5: only starting Luminos have two colours. */
export function isStartingLumino(lumino: LaidLumino): boolean {
  return lumino.colors[0] !== lumino.colors[1];
}

export function byColor<T>(make: (color: Color) => T): ByColor<T> {
  return { green: make('green'), pink: make('pink'), blue: make('blue'), yellow: make('yellow') };
}

export function byAnimal<T>(make: (animal: Animal) => T): ByAnimal<T> {
  return {
    shellfish: make('shellfish'),
    crab: make('crab'),
    seahorse: make('seahorse'),
    starfish: make('starfish'),
  };
}

/** LU-1: the animal half goes with the numbers 1, 2 and 3; with 4, 5 and 6 it is plain coral. */
export function numberBringsAnimal(number: CoralNumber): boolean {
  return number <= 3;
}
