/**
 * Lessons written short: reefs, Luminos and spaces in notation, read by the real parser. A slip of the pen throws at
 * import, so no lesson with one can ship. Ids keep their literal types; the words of a lesson are typed by them.
 */

import type { Deed, Turn } from '../play/turn';
import type { ScoreBoard } from '../rules/animals';
import {
  createBoard,
  DEFAULT_BOARDS,
  nameOf,
  spaceNamed,
  type BaseTerrain,
  type BoardSide,
  type ReefBoard,
} from '../rules/boards';
import {
  byColor,
  type ByColor,
  type Color,
  type LaidLumino,
  type Space,
  type SpacePair,
} from '../rules/model';
import { parseReef } from '../rules/notation';
import type { ScoringTile } from '../rules/round';
import { surfaceOf, withLumino, type Surface } from '../rules/surface';
import type {
  ChoiceStep,
  HandLumino,
  Lesson,
  LessonId,
  LessonStep,
  PlaceMistake,
  PlaceStep,
  SpacesStep,
} from './lesson';
import type { Aside, Position, Thing } from './position';
import type { DeedMistake, ScoreStep, ThingsStep, TurnStep } from './tableSteps';

/** Spaces by terrain, such as `{ limestone: 'c3 c5', [-1]: 'b3' }`; what is not named is water. */
export type NamedTerrain = Readonly<Partial<Record<BaseTerrain, string>>>;

interface PositionOptions {
  readonly side?: BoardSide;
  readonly scoreBoard?: ScoreBoard;
  readonly limestone?: number;
  /** Instead of the terrain that we ship for the side. */
  readonly terrain?: NamedTerrain;
  readonly aside?: Aside;
  readonly isStaged?: boolean;
}

/** `position('d4d5:GB c4c5:G4.', { limestone: 2 })` */
export function position(line: string, options: PositionOptions = {}): Position {
  const { side = 'A', scoreBoard = 'dark', limestone = 0, terrain, aside, isStaged } = options;
  const luminos = reef(line);
  return {
    board: terrain === undefined ? DEFAULT_BOARDS[side] : boardOf(side, terrain),
    scoreBoard,
    luminos,
    surface: surfaceOf(luminos),
    limestone,
    ...(aside === undefined ? {} : { aside }),
    ...(isStaged === undefined ? {} : { isStaged }),
  };
}

type WithId<Step, Id extends string> = Step & { readonly id: Id };
type Common<Step extends LessonStep> = Pick<Step, 'teaches' | 'position' | 'counts'> & {
  readonly lit?: string;
  readonly look?: string;
};

type PlaceParts = Common<PlaceStep> & {
  /** Colour and symbols: `G3c` */
  readonly hand: string;
  /** Any legal placement unless told otherwise. */
  readonly isGoal?: PlaceStep['isGoal'];
  /** The half with the first symbol, then the other: `c4c5` */
  readonly solution: string;
  readonly mistakes: Readonly<Record<string, PlaceMistake['code']>>;
};

export function place<const Id extends string>(id: Id, parts: PlaceParts): WithId<PlaceStep, Id> {
  const { hand, isGoal = () => true, solution, mistakes } = parts;
  return {
    ...common(parts),
    id,
    kind: 'place',
    hand: loose(hand),
    isGoal,
    solution: pair(solution),
    mistakes: Object.entries(mistakes).map(([on, code]) => ({ on: pair(on), code })),
  };
}

type SpacesParts = Common<SpacesStep> & Pick<SpacesStep, 'answer'>;

export function spaces<const Id extends string>(id: Id, parts: SpacesParts): WithId<SpacesStep, Id> {
  return { ...common(parts), id, kind: 'spaces', answer: parts.answer };
}

type ChoiceParts<Options> = Common<ChoiceStep> & {
  readonly options: Options;
  /** A number stands for the option that reads like it. */
  readonly answer: (position: Position) => string | number;
};

export function choice<const Id extends string, const Options extends readonly string[]>(
  id: Id,
  parts: ChoiceParts<Options>,
): WithId<ChoiceStep, Id> & { readonly options: Options } {
  const { options, answer } = parts;
  return { ...common(parts), id, kind: 'choice', options, answer: (seen) => String(answer(seen)) };
}

interface TurnParts extends Common<TurnStep> {
  /** Colors and symbols: `G3c P6.` */
  readonly display?: string;
  readonly atoll?: string;
  /** In the order in which they are drawn. */
  readonly bag?: string;
  readonly stack?: string;
  readonly hasRunDry?: boolean;
  readonly tiles?: ByColor<ScoringTile>;
  /** What was taken before the step begins. */
  readonly hand?: string;
  readonly phase?: Turn['phase'];
  readonly wants: TurnStep['wants'];
  readonly isDone?: TurnStep['isDone'];
  readonly solution: readonly Deed[];
  readonly mistakes: readonly DeedMistake[];
}

/** Shaken among what goes back; nobody sees it in a lesson. */
const SEED = 7;

export function playTurn<const Id extends string>(id: Id, parts: TurnParts): WithId<TurnStep, Id> {
  const { board, luminos, limestone } = parts.position;
  const tiles = parts.tiles ?? byColor(() => 'coral' as const);
  return {
    ...common(parts),
    id,
    kind: 'turn',
    turn: {
      board,
      supply: {
        bag: heap(parts.bag),
        stack: heap(parts.stack),
        hasRunDry: parts.hasRunDry ?? false,
        seed: SEED,
      },
      atoll: heap(parts.atoll),
      seat: { display: heap(parts.display), reef: luminos, limestone, tiles, score: 0 },
      phase: parts.phase ?? 'add',
      added: null,
      hand: heap(parts.hand),
    },
    wants: parts.wants,
    isDone: parts.isDone ?? (({ phase }) => phase === 'over'),
    solution: parts.solution,
    mistakes: parts.mistakes,
  };
}

/** The deeds of a turn, short. */
export const deed = {
  add: (lumino: number): Deed => ({ type: 'add', lumino }),
  limestone: { type: 'limestone' } as Deed,
  display: (lumino: number): Deed => ({ type: 'fromDisplay', lumino }),
  atoll: (...luminos: readonly number[]): Deed => ({ type: 'fromAtoll', luminos }),
  fill: { type: 'fill' } as Deed,
  lay: (lumino: number, on: string): Deed => ({ type: 'place', lumino, on: pair(on) }),
  giveBack: (lumino: number): Deed => ({ type: 'return', lumino }),
  swap: (jellyfish: Color, from: 'atoll' | 'display', ...luminos: readonly number[]): Deed => ({
    type: 'swap',
    jellyfish,
    from,
    luminos,
  }),
};

type ScoreParts = Common<ScoreStep> &
  Pick<ScoreStep, 'round' | 'solution'> &
  Partial<Pick<ScoreStep, 'isGoal'>>;

/** Any color whose tile shows coral is right, unless told otherwise. */
export function score<const Id extends string>(id: Id, parts: ScoreParts): WithId<ScoreStep, Id> {
  const { round, solution, isGoal = () => true } = parts;
  const { position: seen } = parts;
  const shown = { ...seen, aside: { ...seen.aside, round } };
  return { ...common(parts), position: shown, id, kind: 'score', round, solution, isGoal };
}

type ThingsParts = Common<ThingsStep> &
  Pick<ThingsStep, 'answer'> & {
    readonly things: readonly Thing[];
    readonly isOrdered?: boolean;
    readonly isWithoutReef?: boolean;
  };

export function things<const Id extends string>(id: Id, parts: ThingsParts): WithId<ThingsStep, Id> {
  const { things: all, answer, isOrdered = false, isWithoutReef = false } = parts;
  return { ...common(parts), id, kind: 'things', things: all, answer, isOrdered, isWithoutReef };
}

function common({ teaches, position: seen, counts, lit, look }: Common<LessonStep>) {
  return {
    teaches,
    position: seen,
    ...(counts === undefined ? {} : { counts }),
    ...(lit === undefined ? {} : { lit: spacesNamed(lit) }),
    ...(look === undefined ? {} : { look: spacesNamed(look) }),
  };
}

export function lesson<const Id extends LessonId, const Steps extends readonly LessonStep[]>(
  id: Id,
  steps: Steps,
): Lesson & { readonly id: Id; readonly steps: Steps } {
  return { id, steps };
}

/** The surface once the Lumino lies, to judge a goal by. */
export function afterwards(placed: LaidLumino, { surface, luminos }: Position): Surface {
  return withLumino(surface, placed, luminos.length);
}

/** The goal of lying in a level, wherever the rules allow it. */
export function inLevel(level: number): PlaceStep['isGoal'] {
  return ({ on }, { surface }) => surface.levels[on[0]]! + 1 === level;
}

/** `loose('G3c')`, a Lumino that lies in no reef. */
export function loose(text: string): HandLumino {
  const [{ colors, symbols } = missing(text)] = reef(`d4d5:${text}`);
  return { color: colors[0], symbols };
}

/** `heap('G3c P6.')` */
function heap(text = ''): readonly HandLumino[] {
  return text === '' ? [] : text.split(' ').map(loose);
}

/** `pair('c4c5')` */
function pair(names: string): SpacePair {
  return [at(names.slice(0, 2)), at(names.slice(2))];
}

/** `at('c4')` */
export function at(name: string): Space {
  return spaceNamed(name) ?? missing(name);
}

function spacesNamed(names: string): readonly Space[] {
  return names.split(' ').map(at);
}

function reef(line: string): readonly LaidLumino[] {
  const parsed = parseReef(line);
  return parsed.ok ? parsed.value : missing(parsed.error.token);
}

function boardOf(side: BoardSide, terrain: NamedTerrain): ReefBoard {
  const kinds: readonly BaseTerrain[] = ['limestone', -1, -2, -3];
  return createBoard(
    side,
    (space) => kinds.find((kind) => terrain[kind]?.split(' ').includes(nameOf(space))) ?? 'water',
  );
}

function missing(text: string): never {
  throw new Error(`no such thing in a lesson: "${text}"`);
}
