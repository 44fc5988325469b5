/** What a puzzle writes on a reef: letters of placements, the order of laying, places that were found. */

import { answerBrokenRule } from '../../lessons/puzzles/brokenRule';
import { answerEveryPlace, isSamePair } from '../../lessons/puzzles/everyPlace';
import type { EveryPlacePuzzle, Puzzle } from '../../lessons/puzzles/puzzle';
import type { Space, SpacePair } from '../../rules/model';
import { surfaceOf, type Surface } from '../../rules/surface';
import type { PuzzleScreenStrings } from '../../strings/puzzleScreens.en';
import type { Part } from '../reef/pieceShape';
import { visiblePieces } from '../reef/visiblePieces';
import { letterOf } from './describePuzzle';
import type { PlacesTried } from '../../lessons/puzzles/placesTried';
import type { PuzzlePlay } from './usePuzzlePlay';

export interface ReefTag {
  /** `placement` is outlined, `order` and `broken` stand on a Lumino, the others join two spaces. */
  readonly kind: 'placement' | 'order' | 'broken' | 'found' | 'missed';
  readonly on: SpacePair;
  readonly level: number;
  readonly part: Part;
  /** What is written, if anything is. */
  readonly text: string | null;
  /** Added to what is said about its spaces. */
  readonly words: string;
}

export function tagsOf(
  strings: PuzzleScreenStrings,
  puzzle: Puzzle,
  { places, status }: Pick<PuzzlePlay, 'places' | 'status'>,
): readonly ReefTag[] {
  const surface = surfaceOf(puzzle.luminos);
  switch (puzzle.kind) {
    case 'every-place':
      return places === null ? [] : placeTags(strings, puzzle, places, surface);
    case 'keep-highest':
      return puzzle.candidates.map(({ on }, index) => {
        const text = letterOf(index);
        const level = surface.levels[on[0]]!;
        return { kind: 'placement', on, level, part: 'both', text, words: strings.candidate(text) };
      });
    case 'broken-rule': {
      const broken = status === 'open' ? null : answerBrokenRule(puzzle).lumino;
      return visiblePieces(puzzle.luminos, surface).map(({ index, lumino: { on }, level, part }) => {
        const words = strings.position(index + 1);
        const kind = index === broken ? 'broken' : 'order';
        return { kind, on, level, part, text: String(index + 1), words };
      });
    }
    case 'score-now':
    case 'light-side':
      return [];
  }
}

/** Places that were missed show only when it is over. */
function placeTags(
  strings: PuzzleScreenStrings,
  puzzle: EveryPlacePuzzle,
  { found, status }: PlacesTried,
  { levels }: Surface,
): readonly ReefTag[] {
  const isFound = (on: SpacePair) => found.some((pair) => isSamePair(pair, on));
  const shown = status === 'open' ? found : answerEveryPlace(puzzle).pairs;
  return shown.map((on) => {
    const plain = { on, level: levels[on[0]]!, part: 'both', text: null } as const;
    return isFound(on)
      ? { ...plain, kind: 'found', words: strings.foundPlace }
      : { ...plain, kind: 'missed', words: strings.missedPlace };
  });
}

/** The tags that a space carries: a Lumino that is half hidden carries its own only where it is seen. */
export function tagsOn(tags: readonly ReefTag[], space: Space): readonly ReefTag[] {
  return tags.filter(({ on, part }) => {
    const half = on.indexOf(space);
    return half !== -1 && (part === 'both' || (part === 'first') === (half === 0));
  });
}
