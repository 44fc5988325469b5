/** How far somebody has come with a photo. A step back loses nothing: neither the picture nor the grid nor what they said. */

import type { OpenedPicture, PictureProblem } from '@/kit/pictures';

import { reseated, withCorner } from '../../exchange/photo/gridMoves';
import { halfTurned, isSound } from '../../exchange/photo/homography';
import type {
  Corners,
  Examples,
  PhotoReading,
  Point,
  SeenSurface,
  SpaceSample,
} from '../../exchange/photo/model';
import { afterTap, said, type LookAlikes } from '../../exchange/photo/tapReading';
import { SPACE_COUNT } from '../../rules/boards';
import type { Space } from '../../rules/model';

const PHOTO_STEPS = ['picture', 'grid', 'look', 'compare'] as const;
export type PhotoStep = (typeof PHOTO_STEPS)[number];

/** What the app does by itself at the moment. */
export interface PhotoTask {
  readonly kind: 'opening' | 'finding' | 'reading' | 'judging';
  /** How much is done, 0 to 1. */
  readonly share: number;
}

/** Somebody has said what is on a space. */
export interface Example {
  readonly space: Space;
  readonly surface: SeenSurface;
}

/** How the grid came to lie where it lies. */
type GridOrigin = 'unsought' | 'found' | 'unsure' | 'not-found' | 'laid';

export interface PhotoState {
  readonly step: PhotoStep;
  readonly task: PhotoTask | null;
  readonly problem: PictureProblem | null;
  readonly picture: OpenedPicture | null;
  readonly corners: Corners | null;
  readonly grid: GridOrigin;
  /** The honeycomb under the grid was found: a ring that is dragged far takes the whole grid along. */
  readonly isSeated: boolean;
  /** The grid before a ring was taken hold of. */
  readonly heldFrom: Corners | null;
  /** Somebody has turned the grid by hand. */
  readonly isTurnChosen: boolean;
  /** The grid was turned by itself when it was read. */
  readonly wasTurned: boolean;
  /** Light of the spaces under this very grid; null until it is read. */
  readonly samples: readonly SpaceSample[] | null;
  /** What the samples tell; behind the examples while it is judged again. */
  readonly reading: PhotoReading | null;
  /** Of a first photo, that a second one from another side is joined with. */
  readonly first: PhotoReading | null;
  /** In the order they were given. */
  readonly examples: readonly Example[];
  /** Spaces that look like the one somebody has just named: one decision for all of them. */
  readonly offer: LookAlikes | null;
  /** What was read and said before each answer, the latest last: an undo brings it back as it was. */
  readonly earlier: readonly Answered[];
}

type Answered = Pick<PhotoState, 'examples' | 'reading' | 'offer'>;

export type PhotoAction =
  | { readonly type: 'task-began'; readonly kind: PhotoTask['kind'] }
  | { readonly type: 'task-went-on'; readonly share: number }
  | { readonly type: 'task-ended' }
  | { readonly type: 'picture-refused'; readonly problem: PictureProblem }
  | { readonly type: 'picture-opened'; readonly picture: OpenedPicture }
  | { readonly type: 'board-sought'; readonly corners: Corners | null; readonly isSure: boolean }
  | { readonly type: 'ring-held'; readonly isHeld: boolean }
  | { readonly type: 'grid-moved'; readonly corners: Corners }
  | { readonly type: 'rings-freed' }
  | { readonly type: 'corner-moved'; readonly corner: number; readonly to: Point }
  | { readonly type: 'grid-laid'; readonly corners: Corners }
  | { readonly type: 'grid-turned' }
  | {
      readonly type: 'spaces-read';
      readonly samples: readonly SpaceSample[];
      readonly reading: PhotoReading;
      /** As they were, or half a turn further. */
      readonly corners: Corners;
    }
  | { readonly type: 'spaces-judged'; readonly reading: PhotoReading }
  | { readonly type: 'example-given'; readonly example: Example }
  | { readonly type: 'offer-answered'; readonly isTaken: boolean }
  | { readonly type: 'answer-taken-back' }
  | { readonly type: 'second-wanted' }
  | { readonly type: 'went-to'; readonly step: PhotoStep }
  | { readonly type: 'went-back' };

export const PHOTO_START: PhotoState = {
  step: 'picture',
  task: null,
  problem: null,
  picture: null,
  corners: null,
  grid: 'unsought',
  isSeated: false,
  heldFrom: null,
  isTurnChosen: false,
  wasTurned: false,
  samples: null,
  reading: null,
  first: null,
  examples: [],
  offer: null,
  earlier: [],
};

export function photoReducer(state: PhotoState, action: PhotoAction): PhotoState {
  switch (action.type) {
    case 'task-began':
      return { ...state, task: { kind: action.kind, share: 0 }, problem: null };
    case 'task-went-on':
      return state.task === null ? state : { ...state, task: { ...state.task, share: action.share } };
    case 'task-ended':
      return { ...state, task: null };
    case 'picture-refused':
      return { ...state, task: null, problem: action.problem };
    case 'picture-opened': {
      const { picture } = action;
      const { first } = state;
      return { ...PHOTO_START, step: 'grid', picture, corners: firstCorners(picture), first };
    }
    case 'board-sought':
      return action.corners === null
        ? { ...state, task: null, grid: 'not-found' }
        : {
            ...withGrid(state, action.corners, action.isSure ? 'found' : 'unsure'),
            isSeated: true,
            task: null,
          };
    case 'corner-moved':
      return movedCorner(state, action.corner, action.to);
    case 'ring-held':
      return { ...state, heldFrom: action.isHeld ? state.corners : null };
    case 'grid-moved':
      // What somebody said of a space was about another place.
      return { ...withGrid(state, action.corners, 'laid'), examples: [], isTurnChosen: true };
    case 'rings-freed':
      return { ...state, isSeated: false };
    case 'grid-laid':
      return withGrid(state, action.corners, 'laid');
    case 'grid-turned':
      return turnedGrid(state);
    case 'spaces-read':
      return readSpaces(state, action);
    case 'spaces-judged':
      return { ...judgedAgain(state, action.reading), task: null };
    case 'example-given':
      return withExample(state, action.example);
    case 'offer-answered':
      return withOffer(state, action.isTaken);
    case 'answer-taken-back':
      return { ...state, task: null, ...state.earlier.at(-1), earlier: state.earlier.slice(0, -1) };
    case 'second-wanted':
      return { ...PHOTO_START, first: state.reading };
    case 'went-to':
      return atStep(state, action.step);
    case 'went-back':
      return atStep(state, PHOTO_STEPS[PHOTO_STEPS.indexOf(state.step) - 1] ?? 'picture');
  }
}

/** Whoever leaves while the spaces are judged again finds them unread. */
function atStep(state: PhotoState, step: PhotoStep): PhotoState {
  const reading = state.task?.kind === 'judging' ? null : state.reading;
  return { ...state, step, reading, task: null, problem: null };
}

function withGrid(state: PhotoState, corners: Corners, grid: GridOrigin): PhotoState {
  return { ...state, corners, grid, samples: null, reading: null, offer: null, earlier: [] };
}

function movedCorner(state: PhotoState, corner: number, to: Point): PhotoState {
  const { corners, picture } = state;
  if (corners === null || picture === null) return state;
  const within = {
    x: Math.min(Math.max(to.x, 0), picture.width),
    y: Math.min(Math.max(to.y, 0), picture.height),
  };
  const from = state.heldFrom ?? corners;
  const isWhole = state.isSeated && isSound(from);
  return withGrid(state, isWhole ? reseated(from, corner, within) : withCorner(from, corner, within), 'laid');
}

function readSpaces(
  state: PhotoState,
  { samples, reading, corners }: Extract<PhotoAction, { readonly type: 'spaces-read' }>,
): PhotoState {
  const wasTurned = corners !== state.corners;
  return { ...state, task: null, step: 'look', samples, reading, corners, wasTurned };
}

/** What somebody said was about a place on the picture, which now has the name of the space across. */
function turnedGrid(state: PhotoState): PhotoState {
  if (state.corners === null) return state;
  const examples = state.examples.map(({ space, surface }) => ({ space: SPACE_COUNT - 1 - space, surface }));
  return { ...withGrid(state, halfTurned(state.corners), state.grid), examples, isTurnChosen: true };
}

/** The space itself is known at once; what it means for the others takes a moment. */
function withExample(state: PhotoState, example: Example): PhotoState {
  return { ...answered(state, [example]), offer: null };
}

/** A whole confusion put right, or every one of its spaces confirmed as it was read. */
function withOffer(state: PhotoState, isTaken: boolean): PhotoState {
  const { offer, reading } = state;
  if (offer === null || reading === null) return state;
  const examples = offer.spaces.map((space) => ({
    space,
    surface: isTaken ? offer.surface : reading.spaces[space]!.surface,
  }));
  return { ...answered(state, examples), offer: null };
}

function answered(state: PhotoState, added: readonly Example[]): PhotoState {
  const { examples, reading, offer, earlier } = state;
  const surfaces = examplesOf({ examples: added });
  const spaces = reading?.spaces.map((each) => {
    const surface = surfaces.get(each.space);
    return surface === undefined ? each : said(each, surface);
  });
  return {
    ...state,
    examples: [...examples, ...added],
    reading: reading === null || spaces === undefined ? null : { ...reading, spaces },
    earlier: [...earlier, { examples, reading, offer }],
  };
}

function judgedAgain(state: PhotoState, again: PhotoReading): PhotoState {
  const last = state.examples.at(-1);
  if (state.reading === null || last === undefined) return { ...state, reading: again };
  const tapped = new Set(state.examples.map(({ space }) => space));
  return { ...state, ...afterTap(state.reading, again, tapped, last.surface) };
}

/** Of two examples for a space, the later one counts. */
export function examplesOf({ examples }: Pick<PhotoState, 'examples'>): Examples {
  return new Map(examples.map(({ space, surface }) => [space, surface]));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In widths of a space: the board with its rim, and the rectangle between the middles of its four corner spaces. */
const BOARD: Size = { width: 8.6, height: 7 };
const CORNERS: Size = { width: 4, height: 3 * Math.sqrt(3) };

/** The grid before anything is known: in the middle of the picture, as large as it goes, lengthwise along the longer side. */
export function firstCorners({ width, height }: Size): Corners {
  const isTurned = height > width;
  const [across, down] = isTurned ? [BOARD.height, BOARD.width] : [BOARD.width, BOARD.height];
  const unit = Math.min(width / across, height / down);
  const at = (x: number, y: number): Point => {
    const [right, below] = isTurned ? [-y, x] : [x, y];
    return { x: width / 2 + right * unit, y: height / 2 + below * unit };
  };
  const [x, y] = [CORNERS.width / 2, CORNERS.height / 2];
  return [at(-x, -y), at(x, -y), at(x, y), at(-x, y)];
}
