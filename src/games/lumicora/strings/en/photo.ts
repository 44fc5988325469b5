import type { PictureProblem } from '@/kit/pictures';

import type { LiveHint } from '../../exchange/photo/liveHint';
import type { SeenSurface } from '../../exchange/photo/model';
import type { Color } from '../../rules/model';
import { wordsEn } from './words';

const { colors } = wordsEn;
const surfaces: Readonly<Record<SeenSurface, string>> = { ...colors, water: 'water', limestone: 'limestone' };
const coral = (color: Color | null) => (color === null ? 'nothing' : colors[color]);

const problems: Readonly<Record<PictureProblem, string>> = {
  'not-a-picture': 'This isn’t a picture. Choose another one.',
  unreadable: 'This picture can’t be read. Take it again, or choose another one.',
  'too-large': 'This picture is too large for this device. Take it again here, or choose a smaller one.',
  'too-small': 'This picture is too small to make out the spaces. Take it again, or choose another one.',
};

const hints: Readonly<Record<LiveHint, string>> = {
  'too-dark': 'It’s too dark. Turn on a light.',
  glare: 'A light is mirrored in the board. Move a little to the side.',
  'no-board': 'The board isn’t in the picture yet. Get all of it in.',
  'cut-off': 'Part of the board is cut off. Move back a little.',
  'too-tilted': 'Hold the phone more from above.',
  good: 'The whole board is in the picture.',
};

/** For reading a reef or a printed board from a photo. */
export const photoEn = {
  title: (name: string) => `Photo: ${name}`,
  terrainTitle: 'Photo of the board',

  picture: {
    reason: 'The camera takes one picture of the reef. It stays on this device.',
    terrainReason: 'The camera takes one picture of the empty board. It stays on this device.',
    tip: 'From straight above, with the whole board in the picture and no shine on it.',
    terrainTip:
      'Nothing may lie on the board. From straight above, all of it in the picture, no shine on it.',
    secondTip: 'Now from another side. What was mirrored before is then plain. Both photos are joined.',
    camera: 'Camera',
    take: 'Take the picture',
    hints,
    failed: 'Couldn’t take the picture. Try again.',
    choose: 'Choose a picture',
    goOn: 'Go on with this picture',
    taken: 'The picture you took',
    byHand: 'Paint by hand',
    boxKnown: 'The colors of your box are known from earlier photos.',
    forgetBox: 'Forget the colors of my box',
    problems,
  },

  tasks: {
    opening: 'Opening the picture …',
    finding: 'Looking for the board …',
    reading: 'Reading the colors …',
    judging: 'Checking all spaces again …',
  },
  cancel: 'Cancel',

  grid: {
    stage: 'The picture with the grid',
    found: 'Does the grid lie on the spaces? If not, turn or move it, or drag a ring.',
    unsure: 'This grid is only a guess. Look at it closely. Turn or move it, or drag a ring.',
    notFound: 'The board wasn’t found. Drag each ring to the middle of the corner space it’s named after.',
    lay: 'Drag each ring to the middle of the corner space it’s named after.',
    unsound: 'The grid is twisted. Put the rings in order: a1, a5, g5, g1 around the board.',
    corner: (space: string) => `Ring ${space}`,
    place: (across: number, down: number) => `${across} across, ${down} down`,
    moves: { increment: 'To the right', decrement: 'To the left', up: 'Up', down: 'Down' },
    turn: 'Half turn',
    turnSixth: 'Turn by a sixth',
    bySpace: {
      left: 'Move by one space to the left',
      right: 'Move by one space to the right',
      up: 'Move up by one space',
      down: 'Move down by one space',
    },
    freeRings: 'Drag rings one by one',
    snap: 'Fit to the spaces',
    another: 'Another picture',
    byHand: 'Paint by hand',
    read: 'Read the colors',
  },

  look: {
    board: 'The picture with what was read',
    surfaces,
    letters: { water: 'W', limestone: 'L' },
    space: (space: string, surface: SeenSurface) => `${space}, ${surfaces[surface]}`,
    doubtful: 'not sure',
    said: 'as you said',
    counts: 'What was read',
    count: (surface: SeenSurface, count: number) => `${surfaces[surface]}: ${count}`,
    sure: 'Does it look right? Tap a space that was read wrongly.',
    doubts: (spaces: number) =>
      spaces === 1
        ? 'Not sure about 1 marked space. Tap it to say what it is.'
        : `Not sure about ${spaces} marked spaces. Tap one to say what it is.`,
    turned: 'The grid was turned by half, because that fits what the app knows of the board and the reef.',
    nextDoubt: 'Next unsure space',
    whatIs: (surface: SeenSurface) => `This space was read as ${surfaces[surface]}. What is it?`,
    isWhat: 'What it is',
    close: 'Close',
    offer: (count: number, surface: SeenSurface) =>
      count === 1
        ? `1 more space looks like this one. Is it ${surfaces[surface]}, too?`
        : `${count} more spaces look like this one. Are they all ${surfaces[surface]}?`,
    takeOffer: (count: number, surface: SeenSurface) =>
      count === 1 ? `Yes, ${surfaces[surface]}` : `All ${surfaces[surface]}`,
    leaveOffer: 'Leave them as read',
    undo: 'Undo',
    undoNamed: (surface: SeenSurface) => `Undo: ${surfaces[surface]}`,
    noReef: 'This doesn’t look like a reef. Is the grid on the board, and the picture of the right thing?',
    noBoard: 'This doesn’t look like an empty board. Is the grid on it?',
    second: 'Second photo from another side',
    again: 'Lay the grid again',
    another: 'Another picture',
    byHand: 'Paint by hand',
    paint: 'Paint this',
    paintAnyway: 'Paint this anyway',
    compare: 'Compare with the reef',
    compareAnyway: 'Compare anyway',
    terrain: 'Use for this board',
    terrainAnyway: 'Use anyway',
  },

  compare: {
    board: (name: string) => `${name}’s reef as placed`,
    same: 'The photo and the reef agree on every space.',
    differences: (count: number) =>
      count === 1
        ? 'The photo differs from the reef on 1 space. Tap it to see it.'
        : `The photo differs from the reef on ${count} spaces. Tap one to see it.`,
    many: 'That’s a lot. Is it a photo of this reef, and did the grid lie on the board, the right way round?',
    difference: (known: Color | null, seen: Color | null) =>
      `The reef says ${coral(known)}, the photo shows ${coral(seen)}`,
    unsure: 'not sure',
    asTracked: 'The reef is right',
    done: 'Done',
    correct: 'Edit the reef',
    takeOver: 'Use the photo',
    takeOverNote: 'The reef then counts as painted. What you placed is kept.',
    back: 'Back to the photo',
  },
};

export type PhotoStrings = typeof photoEn;
