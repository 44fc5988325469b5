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
const some = (species: Animal, count: number) =>
  count === 1 ? `a ${species}` : `${count} ${animalPluralsEn[species]}`;
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

const rejections = {
  offBoard: (halves: number) =>
    `${halves === 1 ? 'One half' : 'Both halves'} would lie beyond the reef board.`,
  notNeighbors: (isOneSpace: boolean) =>
    `${isOneSpace ? 'That’s only one space' : 'These two spaces share no edge'}, but a Lumino needs two neighboring ones.`,
  startingArea: 'The middle is the starting area, and the starting Lumino has to be there first.',
  ownColorNotTouched: (color: Color) =>
    `${capitalized(colors[color])} has to touch visible ${colors[color]} in level 1, and there’s room for that, so no exception applies.`,
  noLuminoTouched: (color: Color, exception: GroundException, isEmpty: boolean) => {
    const why =
      exception === 'A'
        ? `No ${colors[color]} is visible in level 1`
        : `There’s no room next to ${colors[color]} in level 1`;
    const none = isEmpty ? ', and none is there yet' : '';
    return `${why} (exception ${exception}), but it still has to touch a Lumino there${none}.`;
  },
  ownColorNotMet: (color: Color, level: number, isVisible: boolean) => {
    const must = `${capitalized(colors[color])} has to lie on ${colors[color]}`;
    return isVisible
      ? `${must}, or touch visible ${colors[color]} in level ${level}.`
      : `${must}, because level ${level} shows no ${colors[color]} that it could touch.`;
  },
  exactlyCovering: 'Both spaces belong to the same Lumino, but yours has to rest on two different ones.',
  tilted: (levelA: number, levelB: number) =>
    `It would tilt: one space is ${Math.abs(levelA - levelB) === 1 ? 'a level' : `${Math.abs(levelA - levelB)} levels`} higher.`,
  limestoneShort: (short: number, cost: number) => {
    const missing = short === 1 ? '1 limestone marker' : `${short} limestone markers`;
    const price = cost === 1 ? 'one water space costs 1' : 'two water spaces cost 2';
    return `You’re ${missing} short: ${price}.`;
  },
  startingLuminoElsewhere: 'The starting Lumino isn’t on the starting area in the middle.',
  startingLuminoLate: 'The starting Lumino wasn’t placed first.',
};

const coral = {
  total: (color: Color, before: number, after: number, reasons: readonly string[]) => {
    const change = before === after ? `stays ${after}` : `${before} → ${after}`;
    return `${colors[color]} ${change}: ${reasons.join(', ')}`;
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
  keeps: (species: Animal, before: number, after: number) =>
    `${species} ${before} → ${after}: its neighbors change`,
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
    'PL-0': 'Two neighboring spaces',
    'SE-1': 'Starting Lumino first',
    'PL-1': 'Match the color',
    'PL-2': 'Rest on two Luminos',
    'PL-3': 'Lie flat',
    'PL-4': 'Water costs limestone',
  } satisfies RuleNames,
  rejections,
  coral,
  animals,
  majority: {
    place: (place: MajorityPlace, tiedWith: readonly string[]) => places[place](tiedWith),
    own: (color: Color, before: number, after: number, place: string, count: number) =>
      `${colors[color]} spaces ${before} → ${after}: ${place}, ${points(count)}`,
    other: (name: string, before: number, after: number) => `${name}’s majority: ${before} → ${after}`,
  },
  remote: (count: number, change: number) =>
    `covers ${count === 1 ? 'a remote limestone space' : `${count} remote limestone spaces`}: ${signed(change)}`,
  nothingChanges: 'changes no score',
  /** A line as it is read out. */
  spoken: (line: string) => line.replace(/(\S+) → (\S+?)(?=[:,.]|$)/g, 'from $1 to $2'),
};

export type PlacementStrings = typeof placementEn;
