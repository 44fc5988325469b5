/** The three ways in which a game file may tell of a reef. */

import * as v from 'valibot';

import { SPACE_COUNT, SPACE_NAMES, spaceNamed } from '../rules/boards';
import { LUMINOS_IN_BOX } from '../rules/box';
import type { ReefCounts } from '../rules/finalScoring';
import type { LaidLumino, Space } from '../rules/model';
import { viewOf, type VisibleSpace } from '../rules/surface';
import * as f from './gameFileFields';
import { HIGHEST_LEVEL, LOWEST_REMOTE, MOST_ANIMAL_POINTS, type GameReef } from './gameFileModel';
import { coded } from './gameFileProblem';

const symbols = f.pairOf(f.symbol);

const ordinaryLumino = v.pipe(
  f.objectOf({ on: f.spacePair, color: f.color, symbols }),
  v.transform(({ on, color, symbols }): LaidLumino => ({ on, colors: [color, color], symbols })),
);

/** LU-5: two colours; left out, both halves are plain. */
const startingLumino = v.pipe(
  f.objectOf({
    on: f.spacePair,
    start: v.pipe(
      f.pairOf(f.color),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || dataset.value[0] !== dataset.value[1]) return;
        addIssue({ message: coded('same-colors'), input: dataset.value[0] });
      }),
    ),
    symbols: v.optional(symbols, [null, null]),
  }),
  v.transform(({ on, start, symbols }): LaidLumino => ({ on, colors: start, symbols })),
);

const lumino = v.pipe(
  f.anyFields,
  v.check((fields) => countOf(fields, ['start', 'color']) === 1, coded('start-or-color')),
  v.lazy((fields): v.GenericSchema<f.Fields, LaidLumino> =>
    Object.hasOwn(fields as f.Fields, 'start') ? startingLumino : ordinaryLumino,
  ),
);

export const seenSpace = f.objectOf({
  color: f.color,
  level: f.wholeNumber(1, HIGHEST_LEVEL),
  symbol: v.optional(f.symbol, null),
});

const seenSpaces = v.pipe(
  f.anyFields,
  f.onlyKeys(SPACE_NAMES, coded('not-a-space')),
  v.record(v.string(), seenSpace, coded('not-an-object')),
  v.transform((seen) => viewOf(bySpace(seen))),
);

const amount = f.wholeNumber(0, SPACE_COUNT);

export const countsSchema: v.GenericSchema<unknown, ReefCounts> = f.objectOf({
  spaces: f.objectOf({ green: amount, pink: amount, blue: amount, yellow: amount }),
  animals: f.objectOf({ shellfish: amount, crab: amount, seahorse: amount, starfish: amount }),
  animalPoints: v.optional(f.wholeNumber(0, MOST_ANIMAL_POINTS), 0),
  remote: v.optional(f.wholeNumber(LOWEST_REMOTE, 0), 0),
});

const luminosReef = v.pipe(
  f.objectOf({ luminos: f.listOf(lumino, LUMINOS_IN_BOX, coded('too-many-luminos')) }),
  v.transform(({ luminos }): GameReef => ({ kind: 'luminos', luminos })),
);

const viewReef = v.pipe(
  f.objectOf({ spaces: seenSpaces }),
  v.transform(({ spaces }): GameReef => ({ kind: 'view', view: spaces })),
);

const countsReef = v.pipe(
  f.objectOf({ counts: countsSchema }),
  v.transform(({ counts }): GameReef => ({ kind: 'counts', counts })),
);

export const reefSchema = v.pipe(
  f.anyFields,
  v.check((fields) => countOf(fields, ['luminos', 'spaces', 'counts']) === 1, coded('one-reef-kind')),
  v.lazy((fields): v.GenericSchema<f.Fields, GameReef> => {
    if (Object.hasOwn(fields as f.Fields, 'luminos')) return luminosReef;
    return Object.hasOwn(fields as f.Fields, 'spaces') ? viewReef : countsReef;
  }),
);

function countOf(fields: f.Fields, names: readonly string[]): number {
  return names.filter((name) => Object.hasOwn(fields, name)).length;
}

function bySpace(seen: Readonly<Record<string, VisibleSpace>>): ReadonlyMap<Space, VisibleSpace> {
  return new Map(Object.entries(seen).map(([name, visible]) => [spaceNamed(name)!, visible]));
}
