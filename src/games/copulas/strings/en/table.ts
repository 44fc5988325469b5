import { minus, pointsEn, signed } from '@/ui/i18n/phrases';

import type { Level, Order } from '../../rules/course';
import type { Color, Opening, Shape } from '../../rules/pieces';
import type { Depth } from '../../session/table';

const shapes: Readonly<Record<Shape, string>> = { U: 'U', X: 'cross' };
const colors: Readonly<Record<Color, string>> = {
  orange: 'orange',
  blue: 'blue',
  yellow: 'yellow',
  purple: 'purple',
};
const depths: Readonly<Record<Depth, string>> = {
  lights: 'Tiles and lights',
  tiles: 'Tiles, points typed',
  score: 'Only the score',
};
const openings: Readonly<Record<Opening, string>> = {
  up: 'open at the top',
  right: 'open at the right',
  down: 'open at the bottom',
  left: 'open at the left',
};
const levels: Readonly<Record<Level, string>> = {
  stargazer: 'Stargazer',
  collector: 'Collector',
  weaver: 'Weaver',
  hunter: 'Hunter',
  master: 'Master',
};
const orders: Readonly<Record<Order, string>> = {
  japanese: 'Players 1 and 3 begin with the U',
  english: 'Player 3 begins with the cross, all others with the U',
};
const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What stands on the pages of a game under way. */
export const tableEn = {
  words: { shapes, colors, depths, openings, levels, orders },
  setup: {
    title: 'New game',
    practiceTitle: 'Play against the app',
    color: (name: string) => `Color of ${name}`,
    depth: 'What should the app know?',
    depthNotes: {
      lights: 'Deal or paint the lights once. The app finds every legal place and counts.',
      tiles: 'Place tiles on a dark board and type the points.',
      score: 'Type the points only. At the end you count the groups.',
    } satisfies Readonly<Record<Depth, string>>,
    order: 'Order of the shapes',
    grid: 'How do the modules lie?',
    gridOption: (columns: number, rows: number) => `${columns} × ${rows}`,
    teams: 'Team play',
    teamsNote: 'Players 1 and 4 against players 2 and 3.',
    alone: 'Each for themselves',
    level: 'How strong should the app play?',
    levelNotes: {
      stargazer: 'Looks at the sky more than at the points.',
      collector: 'Takes the brightest place.',
      weaver: 'Keeps its tiles together too.',
      hunter: 'Looks a little ahead.',
      master: 'Looks far ahead.',
    } satisfies Readonly<Record<Level, string>>,
    start: 'Start the game',
    appName: (level: string) => `${level} (app)`,
  },
  turn: {
    title: 'Copulas',
    your: (name: string, shape: string) => `${name}, place a ${shape}`,
    extra: (name: string, shape: string) => `${name}, one more turn: place a ${shape}`,
    stuck: (name: string, shape: string) => `${name} can’t place the ${shape}`,
    thinking: (name: string) => `${name} is thinking`,
    over: 'Nobody can place a tile any more',
    ended: 'The game is over',
    skip: (name: string) => `Skip ${name}`,
    toEnd: 'Count the end',
    toResult: 'Show the result',
    place: (points: number) => `Place for ${points}`,
    placeDark: 'Place it here',
    anyway: 'It lies here anyway',
    turnTile: 'Turn',
    heat: 'Heat map',
    heatOff: 'Hide heat map',
    hint: 'Hint',
    more: 'More',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole board',
    board: 'The board',
    points: 'Points for this tile',
    note: (name: string) => `Note ${name}’s points`,
    freely: 'Place it freely',
    byRules: 'Only legal places',
    otherShape: (shape: string) => `Take a ${shape}`,
    tapFirst: (count: number, best: number | null) =>
      best === null
        ? `${many(count, 'legal place', 'legal places')}. Tap a cell.`
        : `${many(count, 'legal place', 'legal places')}, the best for ${pointsEn(best)}. Tap a cell.`,
    tapAgain: (at: number, all: number) => `Place ${at} of ${all} here. Tap again for the next.`,
    ifEnded: (totals: readonly number[]) => `If it ended now: ${totals.map(minus).join(' : ')}`,
    unknownPlaces: 'Some tiles have no place yet, so the app can’t tell where others fit.',
  },
  player: {
    label: (name: string, score: number, told: string) => `${name}, ${pointsEn(score)}. ${told}`,
    due: (shape: string) => `due: ${shape}`,
    allPlaced: 'all tiles placed',
    stuck: 'stuck',
    extraTurns: (count: number) => many(count, 'extra turn', 'extra turns'),
    best: (points: number) => `best +${points}`,
    groups: (sizes: readonly number[]) => `groups ${sizes.join(', ')}`,
    penalty: (points: number) => `costs ${minus(points)}`,
    noGroups: 'no tiles yet',
  },
  facts: {
    here: (shape: string, points: number | null, stands: number) =>
      points === null
        ? `A ${shape} here`
        : `A ${shape} here covers ${many(points, 'light', 'lights')} and takes you to ${stands}`,
    extra: (stands: number) => `Exactly ${stands}: you get one more turn at once.`,
    joins: (count: number, size: number) => `Joins ${count} of your groups into one of ${size} tiles.`,
    grows: (size: number) => `Makes your group ${size} tiles large.`,
    alone: 'Touches none of your tiles. Left alone, it costs 5 points.',
    end: (before: number, after: number) => `At the end: ${minus(before)} now, ${minus(after)} with it.`,
    denies: (points: number) => `The next player’s best place loses ${pointsEn(points)}.`,
  },
  refusals: {
    'off-board': 'The tile would reach over the rim.',
    overlap: 'Another tile lies here already.',
    'first-not-u': 'The first tile of the game is a U.',
    'outside-middle': 'The first tile lies within the marked middle.',
    'on-joint': 'No tile may cover a joint.',
    'touches-nothing': 'Every tile has to share an edge with a tile on the board.',
    'too-bright': 'A tile may cover 9 lights at most.',
    'wrong-seat': 'It’s somebody else’s turn.',
    'wrong-shape': 'The other shape is due: U and cross take turns.',
    'could-place': 'Whoever can place a tile has to.',
    'extra-turn-missed': 'The extra turn comes first.',
    'extra-turn-taken': 'No extra turn was earned.',
    ended: 'The game is over. Reopen it first.',
    'no-tile-left': 'No tile of this shape is left.',
    'too-many-counted': 'That’s more than 12 tiles.',
    other: 'That can’t be done here.',
    brightness: (lights: number) => `These add up to ${lights}.`,
  },
  cell: {
    empty: (name: string) => name,
    light: (name: string, light: number) => `${name}, light ${light}`,
    joint: (name: string) => `${name}, joint`,
    tile: (name: string, owner: string, shape: string) => `${name}, ${owner}’s ${shape}`,
  },
  commands: {
    place: (name: string, shape: string, points: number) => `${name}’s ${shape} for ${points}`,
    skip: (name: string) => `${name} skipped`,
    locate: 'a tile’s place',
    board: 'the lights',
    depth: (depth: string) => depth,
    count: (name: string) => `${name}’s groups`,
    end: 'the end of the game',
    reopen: 'reopening the game',
    about: 'date and note',
  },
  more: {
    title: 'This game',
    depth: 'What the app knows',
    lights: 'Change the lights',
    exportGame: 'Export the game',
    endNow: 'End the game now',
    rules: 'Rules',
    skipAnyway: (name: string) => `Skip ${name} anyway`,
    joints: 'Joints',
  },
  hint: {
    title: 'Hint',
    thinking: 'Thinking …',
    nothing: 'There is nothing to place.',
    needsLights: 'The app needs the lights for a hint.',
  },
  boardPage: {
    title: 'The lights',
    deal: 'Deal modules',
    paint: 'Paint cells',
    dealHelp: 'Tap a slot, then the number of the module that lies there.',
    paintHelp: 'Choose a light and tap or stroke the cells.',
    slot: (slot: number, module: number | null) =>
      module === null ? `Slot ${slot}, empty` : `Slot ${slot}, module ${module}`,
    modules: 'Modules',
    module: (number: number, isPainted: boolean) =>
      isPainted ? `Module ${number}` : `Module ${number}, not painted yet`,
    turn: 'Turn the module',
    clear: 'Clear the slot',
    brush: 'Light',
    dark: 'none',
    joint: 'Joint',
    done: 'Use this board',
    random: 'Random lights',
    noModules: 'You haven’t painted any modules yet. Paint them once, and dealing takes seconds.',
    toModules: 'Paint modules',
  },
  modules: {
    title: 'Your modules',
    help: 'Paint each module of your box once. Number them on the back, then you only deal them.',
    painted: (count: number) => `${count} of 16 painted`,
    number: (number: number) => `Module ${number}`,
    next: 'Next module',
    turn: 'Turn',
    copy: 'Copy',
    paste: 'Paste',
    clear: 'Clear',
    exportAll: 'Export the modules',
    cell: (column: number, row: number, light: number) => `Row ${row}, column ${column}, light ${light}`,
  },
  signed,
};

export type TableStrings = typeof tableEn;
