/** Commands for what is entered at the end: how deep, the view from above, the counts. */

import { err, ok, type Result } from '@/kit/result';

import {
  LIGHT_SIDE_RULES,
  scoreAnimalsLight,
  tallyPoints,
  type AnimalLine,
  type LightTally,
} from '../../rules/animals';
import { isSpace, SPACE_COUNT } from '../../rules/boards';
import { LUMINOS_PER_COLOR } from '../../rules/box';
import type { ReefCounts } from '../../rules/finalScoring';
import { ANIMALS, byAnimal, COLORS, isStartingLumino, type Animal, type Color } from '../../rules/model';
import type { ScoringTile } from '../../rules/round';
import { surfaceOf } from '../../rules/surface';
import { HIGHEST_LEVEL, LOWEST_REMOTE, MOST_ANIMAL_POINTS } from '../gameFile/gameFileModel';
import { countView, finalViewOf, NO_COUNTS, type Depth } from '../reef/finalReef';
import { EMPTY_PAINTING, paint, paintingOf, type PaintedSpace } from '../reef/painting';
import { colorsInView, STARTING_HALVES_PER_COLOR } from '../reef/reefOddities';
import { type Command, type CommandRejection, isWhole } from './commands';
import { type Table, type TablePlayer, withPlayer } from './table';

type Changed = Result<Table, CommandRejection>;

export function finishRounds(table: Table): Changed {
  if (table.phase === 'final') return err({ code: 'not-the-phase' });
  return ok({ ...table, phase: 'final', turnsDone: [], decided: [], scorers: [], isExtraScoring: false });
}

/** What is known already is taken over to a depth that was not used before. */
export function chooseDepth(table: Table, index: number, depth: Depth): Table {
  const player = table.players[index]!;
  const chosen = { ...player, depth };
  if (depth === 'from-above' && player.painting === null) {
    const painting = isMirrored(table, player) ? paintingOf(surfaceOf(player.reef)) : EMPTY_PAINTING;
    return withPlayer(table, index, { ...chosen, painting });
  }
  if (depth === 'counted' && player.counts === null) {
    const view = finalViewOf(player);
    const counts = view === null ? NO_COUNTS : countView(table.board, table.scoreBoard, view);
    const isLight = table.scoreBoard === 'light' && view !== null;
    const tally = isLight ? tallyOf(scoreAnimalsLight(table.board, view)) : null;
    return withPlayer(table, index, { ...chosen, counts, tally });
  }
  return withPlayer(table, index, chosen);
}

/** A game entered at its end begins with a starting Lumino that nobody has looked at. */
function isMirrored({ isTracked }: Table, { depth, reef }: TablePlayer): boolean {
  return isTracked || depth === 'mirrored' || reef.some((entry) => !isStartingLumino(entry));
}

export function paintReef(table: Table, index: number, spaces: readonly PaintedSpace[]): Changed {
  const player = table.players[index]!;
  if (player.depth !== 'from-above' || player.painting === null) return err({ code: 'not-the-depth' });
  const isSound = spaces.every(
    ({ space, seen }) => isSpace(space) && (seen === null || isWhole(seen.level, 1, HIGHEST_LEVEL)),
  );
  if (!isSound) return err({ code: 'not-a-count' });
  return checkBox(table, withPlayer(table, index, { ...player, painting: paint(player.painting, spaces) }));
}

export function countReef(table: Table, index: number, counts: ReefCounts): Changed {
  const player = table.players[index]!;
  if (player.depth !== 'counted') return err({ code: 'not-the-depth' });
  const { spaces, animals, animalPoints, remote } = counts;
  const isSound =
    COLORS.every((color) => isWhole(spaces[color], 0, SPACE_COUNT)) &&
    ANIMALS.every((animal) => isWhole(animals[animal], 0, SPACE_COUNT)) &&
    isWhole(animalPoints, 0, MOST_ANIMAL_POINTS) &&
    isWhole(remote, LOWEST_REMOTE, 0);
  if (!isSound) return err({ code: 'not-a-count' });
  const count = COLORS.reduce((sum, color) => sum + spaces[color], 0);
  if (count > SPACE_COUNT) return err({ code: 'too-many-spaces', count, most: SPACE_COUNT });
  // A stepper that goes down to nothing may say -0, which a file does not tell from 0.
  const kept = { ...counts, remote: remote === 0 ? 0 : remote };
  // A sum that was entered by itself tells no longer which animals earned it.
  const tally = animalPoints === player.counts?.animalPoints ? player.tally : null;
  return checkBox(table, withPlayer(table, index, { ...player, counts: kept, tally }));
}

type Tallied = Omit<Extract<Command, { readonly type: 'tally-animals' }>, 'type' | 'player'>;

/** FS-4: the app adds up what somebody sees animal by animal. */
export function tallyAnimals(
  player: TablePlayer,
  { species, small, large }: Tallied,
): Result<TablePlayer, CommandRejection> {
  if (player.depth !== 'counted') return err({ code: 'not-the-depth' });
  const isSound = isWhole(small, 0, SPACE_COUNT) && isWhole(large, 0, SPACE_COUNT - small);
  if (!isSound) return err({ code: 'not-a-count' });
  const counts = player.counts ?? NO_COUNTS;
  const tally: LightTally = { ...(player.tally ?? NO_TALLY), [species]: { small, large } };
  const animals = { ...counts.animals, [species]: small + large };
  return ok({ ...player, tally, counts: { ...counts, animals, animalPoints: tallyPoints(tally) } });
}

const NO_TALLY: LightTally = byAnimal(() => ({ small: 0, large: 0 }));

/** FS-4: the animals of a reef that is known space by space, as somebody would count them. */
function tallyOf(lines: readonly AnimalLine[]): LightTally {
  const earning = (species: Animal, points: number) =>
    lines.filter((line) => line.species === species && line.points === points).length;
  return byAnimal((species) => {
    const { small, large } = LIGHT_SIDE_RULES[species];
    return { small: earning(species, small.points), large: earning(species, large.points) };
  });
}

/** LU-1, LU-5: no more of a colour can be seen than the box holds. What was too much before may become less. */
export function checkBox(before: Table, after: Table): Changed {
  const starting = Math.min(STARTING_HALVES_PER_COLOR, after.players.length);
  const most = 2 * LUMINOS_PER_COLOR + starting;
  const counts = colorsInView(after);
  const isBeyond = (color: Color) => counts[color] > most && counts[color] > colorsInView(before)[color];
  const color = COLORS.find(isBeyond);
  return color === undefined
    ? ok(after)
    : err({ code: 'too-many-of-color', color, count: counts[color], most });
}

/** FS-1: as few tiles are turned as bring the number about. */
export function turnJellyfish(player: TablePlayer, count: number): Result<TablePlayer, CommandRejection> {
  if (!isWhole(count, 0, COLORS.length)) return err({ code: 'not-a-count' });
  const upOrder: readonly ScoringTile[] = ['coral', 'spent'];
  const shown = COLORS.filter((color) => player.tiles[color] === 'jellyfish');
  const hidden = upOrder.flatMap((state) => COLORS.filter((color) => player.tiles[color] === state));
  const up = [...shown, ...hidden].slice(0, count);
  const tiles = { ...player.tiles };
  for (const color of COLORS) {
    if (up.includes(color)) tiles[color] = 'jellyfish';
    else if (tiles[color] === 'jellyfish') tiles[color] = 'spent';
  }
  return ok({ ...player, tiles });
}
