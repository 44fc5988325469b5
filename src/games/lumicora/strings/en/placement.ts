import { capitalized, listed, signed } from '@/ui/i18n/phrases';

import type { MajorityPlace } from '../../rules/majorities';
import type { Animal, ByAnimal, ByColor, Color } from '../../rules/model';
import type { GroundException, PlacementRejection } from '../../rules/placement';

export type RuleNames = Readonly<Record<PlacementRejection['rule'], string>>;

const colors: ByColor<string> = { green: 'green', pink: 'pink', blue: 'blue', yellow: 'yellow' };

export const animalPluralsEn: ByAnimal<string> = {
  shellfish: 'shellfish',
  crab: 'crabs',
  seahorse: 'seahorses',
  starfish: 'starfish',
};

const and = (words: readonly string[]) => listed(words, 'and', (count) => `${count} more`);
const or = (words: readonly string[]) => listed(words, 'or', (count) => `one of ${count} more`);
const some = (species: Animal, count: number) =>
  count === 1 ? `a ${species}` : `${count} ${animalPluralsEn[species]}`;
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const mustTouch = (color: Color) =>
  `${capitalized(colors[color])} must touch a ${colors[color]} space in level 1`;

const rejections = {
  offBoard: (halves: number) =>
    `${halves === 1 ? 'One half' : 'Both halves'} would lie beyond the reef board.`,
  notNeighbors: (a: string, b: string) =>
    `${a === b ? `${a} is only one space` : `${a} and ${b} share no edge`}: a Lumino needs two neighbouring spaces.`,
  startingArea: (spaces: readonly string[]) =>
    `${and(spaces)} ${spaces.length === 1 ? 'belongs' : 'belong'} to the starting area: the starting Lumino must lie there first.`,
  /** Where the spaces with room are known. */
  ownColorHasRoom: (color: Color, withRoom: readonly string[]) =>
    `${mustTouch(color)}: there is room next to ${and(withRoom)}, so neither exception applies.`,
  ownColorNotTouched: (color: Color, spaces: readonly string[]) =>
    `${mustTouch(color)} (${or(spaces)}): there is room, so neither exception applies.`,
  noLuminoTouched: (color: Color, exception: GroundException, isEmpty: boolean) => {
    const why =
      exception === 'A'
        ? `no ${colors[color]} visible in level 1`
        : `no room next to ${colors[color]} in level 1`;
    const none = isEmpty ? ', but none lies there yet' : '';
    return `Under exception ${exception} (${why}) it must still touch some Lumino in level 1${none}.`;
  },
  ownColorNotMet: (color: Color, level: number, spaces: readonly string[]) => {
    const must = `${capitalized(colors[color])} must lie on a ${colors[color]} space`;
    return spaces.length === 0
      ? `${must}: level ${level} shows none that it could touch.`
      : `${must}, or touch ${or(spaces)} in level ${level}.`;
  },
  exactlyCovering: (a: string, b: string) =>
    `${a} and ${b} belong to the same Lumino: yours must rest on two different ones.`,
  tilted: (a: string, levelA: number, b: string, levelB: number) =>
    `It would tilt: level ${levelA} on ${a}, but level ${levelB} on ${b}.`,
  limestoneShort: (short: number, cost: number) => {
    const missing = short === 1 ? '1 limestone marker' : `${short} limestone markers`;
    const price = cost === 1 ? 'one water space costs 1' : 'two water spaces cost 2';
    return `You are ${missing} short: ${price}.`;
  },
  startingLuminoElsewhere: (spaces: readonly string[], area: readonly string[]) =>
    `The starting Lumino lies on ${and(spaces)} instead of on the starting area, ${and(area)}.`,
  startingLuminoLate: (spaces: readonly string[]) =>
    `The starting Lumino on ${and(spaces)} was not the first to be laid.`,
};

const coral = {
  total: (color: Color, before: number, after: number, reasons: readonly string[]) => {
    const change = before === after ? `stays ${after}` : `${before} → ${after}`;
    return `${colors[color]} ${change}: ${reasons.join('; ')}`;
  },
  smaller: (number: number, level: number) => `the ${number} becomes the smallest in level ${level}`,
  givesWay: (covered: number, number: number, level: number) =>
    `the ${covered} in level ${level} is covered, the ${number} counts there`,
  gains: (number: number, level: number) => `level ${level} gains a ${number}`,
  loses: (number: number, level: number) => `level ${level} loses its ${number}`,
};

const animals = {
  adds: (species: Animal, count: number, change: number) => `adds ${some(species, count)}: ${signed(change)}`,
  covers: (species: Animal, count: number, change: number) =>
    `covers ${some(species, count)}: ${signed(change)}`,
  exchanges: (species: Animal, covered: number, added: number, change: number) =>
    `covers ${some(species, covered)}, adds ${some(species, added)}: ${signed(change)}`,
  keeps: (species: Animal, space: string, before: number, after: number) =>
    `${species} on ${space} ${before} → ${after}: its neighbours change`,
};

const places: Readonly<Record<MajorityPlace, (tiedWith: readonly string[]) => string>> = {
  first: () => 'most',
  'tied-first': (names) => `tied for most with ${and(names)}`,
  second: () => 'second',
  'tied-second': (names) => `tied for second with ${and(names)}`,
  unplaced: () => 'not enough for a place',
  'none-visible': () => 'none left',
};

export const placementEn = {
  colors,
  ruleNames: {
    'PL-0': 'Two spaces, one edge',
    'SE-1': 'The start comes first',
    'PL-1': 'Colour to colour',
    'PL-2': 'Rest on two Luminos',
    'PL-3': 'Lie flat',
    'PL-4': 'Water has its price',
  } satisfies RuleNames,
  rejections,
  coral,
  animals,
  majority: {
    place: (place: MajorityPlace, tiedWith: readonly string[]) => places[place](tiedWith),
    own: (color: Color, before: number, after: number, place: string, count: number) =>
      `${colors[color]} spaces ${before} → ${after}: ${place}, ${points(count)}`,
    other: (name: string, before: number, after: number) => `${name} ${before} → ${points(after)}`,
  },
  remote: (count: number, change: number) =>
    `covers ${count === 1 ? 'a remote limestone space' : `${count} remote limestone spaces`}: ${signed(change)}`,
  nothingChanges: 'changes no score',
};

export type PlacementStrings = typeof placementEn;
