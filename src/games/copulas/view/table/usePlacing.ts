/** A tile on its way onto the board: which cell was tapped, which place is offered, and what stands against it. */

import { useMemo, useState } from 'react';

import type { Cell } from '../../rules/cells';
import { dueShape, knowsAllPlaces, placesFor } from '../../rules/course';
import type { LegalPlace } from '../../rules/legalPlacements';
import { otherShape, POSES, type Color, type Shape, type Tile } from '../../rules/pieces';
import { checkPlacement, type PlacementRejection } from '../../rules/placement';
import { factsOf, heatOf, placesOver, type PlaceFacts } from '../../session/insight';
import type { Command, Table } from '../../session/table';
import type { SkyMarks } from '../board/SkyBoard';

interface Choice {
  readonly cell: Cell;
  /** Which of the places offered here, counted on by every tap. */
  readonly taps: number;
}

/** What was half-made before the table changed is forgotten. */
interface Work {
  readonly table: Table;
  readonly choice: Choice | null;
  readonly isFree: boolean;
  readonly isOtherShape: boolean;
  readonly typed: number;
  readonly showsHeat: boolean;
}

export interface Offer {
  readonly tile: Tile;
  readonly rejection: PlacementRejection | null;
  readonly facts: PlaceFacts;
  /** From 1, of all places that are offered at this cell. */
  readonly number: number;
  readonly count: number;
}

export interface Placing {
  readonly shape: Shape | null;
  readonly places: readonly LegalPlace[];
  readonly offer: Offer | null;
  readonly isFree: boolean;
  readonly typed: number;
  readonly needsPoints: boolean;
  readonly showsHeat: boolean;
  readonly marks: SkyMarks;
  /** What to perform for the tile that is offered. */
  readonly command: (anyway: boolean) => Command | null;
  readonly tap: (cell: Cell) => void;
  readonly turn: () => void;
  readonly setFree: (isFree: boolean) => void;
  readonly swapShape: () => void;
  readonly setTyped: (points: number) => void;
  readonly toggleHeat: () => void;
  readonly offerTile: (tile: Tile) => void;
}

export function usePlacing(table: Table, seat: number | null): Placing {
  const [work, setWork] = useState<Work>(() => nothing(table, false));
  const current = work.table === table ? work : nothing(table, work.showsHeat);
  const change = (part: Partial<Work>) => setWork({ ...current, ...part });
  const { course } = table;
  const due = seat === null ? null : dueShape(course, seat);
  const shape = due !== null && current.isOtherShape ? otherShape(due) : due;
  const places = useMemo(
    () => (seat === null || !knowsAllPlaces(course) ? [] : placesFor(course, seat)),
    [course, seat],
  );
  const { choice, isFree, typed } = current;
  const needsPoints = course.board.lights === null;
  const offer = useMemo(() => {
    if (seat === null || shape === null || choice === null) return null;
    const legal = isFree || shape !== due ? [] : placesOver(places, choice.cell).map(({ tile }) => tile);
    const tiles = legal.length > 0 ? legal : posesAt(shape, choice.cell);
    const index = choice.taps % tiles.length;
    const tile = tiles[index]!;
    const checked = checkPlacement(course.board, course.laid, tile, needsPoints ? typed : null);
    return {
      tile,
      rejection: checked.ok ? null : checked.error,
      facts: factsOf(table, seat, tile, needsPoints ? typed : null),
      number: index + 1,
      count: tiles.length,
    };
  }, [table, course, seat, shape, due, places, choice, isFree, typed, needsPoints]);
  const color: Color = table.players[seat ?? 0]!.color;
  return {
    shape,
    places,
    offer,
    isFree,
    typed,
    needsPoints,
    showsHeat: current.showsHeat,
    marks: {
      ghost: offer && { tile: offer.tile, color, isRefused: offer.rejection !== null },
      refused: offer?.rejection?.cells ?? [],
      heat: current.showsHeat ? heatOf(places) : null,
    },
    command: (anyway) =>
      offer === null || seat === null
        ? null
        : {
            type: 'place',
            seat,
            shape: offer.tile.shape,
            tile: offer.tile,
            points: needsPoints ? typed : null,
            anyway,
          },
    tap: (cell) => change({ choice: { cell, taps: choice?.cell === cell ? choice.taps + 1 : 0 } }),
    turn: () => change({ choice: choice && { ...choice, taps: choice.taps + 1 } }),
    setFree: (next) =>
      change({ isFree: next, choice: choice && { ...choice, taps: 0 }, isOtherShape: false }),
    swapShape: () => change({ isOtherShape: !current.isOtherShape, isFree: true }),
    setTyped: (points) => change({ typed: points }),
    toggleHeat: () => change({ showsHeat: !current.showsHeat }),
    offerTile: (tile) => {
      const over = placesOver(places, tile.at).findIndex((place) => place.tile === tile);
      change({ choice: { cell: tile.at, taps: Math.max(0, over) }, isFree: over === -1 });
    },
  };
}

function nothing(table: Table, showsHeat: boolean): Work {
  return { table, choice: null, isFree: false, isOtherShape: false, typed: 0, showsHeat };
}

function posesAt(shape: Shape, at: Cell): readonly Tile[] {
  return POSES.filter((pose) => pose.shape === shape).map((pose) => ({ ...pose, at }));
}
