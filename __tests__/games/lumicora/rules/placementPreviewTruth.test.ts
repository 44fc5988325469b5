/** Every figure of a preview is the one that the scoring rules give for the reef before and after. */

import * as fc from 'fast-check';

import { SCORE_BOARDS } from '@/games/lumicora/rules/animals';
import { previewCorals } from '@/games/lumicora/rules/coralScoring';
import type { MajorityLine } from '@/games/lumicora/rules/finalScoring';
import { COLORS } from '@/games/lumicora/rules/model';
import { preparePreview, previewPlacement } from '@/games/lumicora/rules/placementPreview';
import { describePreview } from '@/games/lumicora/view/describePreview';
import { createRng } from '@/kit/rng';
import { LANGUAGES } from '@/ui/i18n/language';

import { deepFreeze } from '../../../support/deepFreeze';
import { placementStrings } from '../../../support/placementStrings';
import { propertyRuns } from '../../../support/propertyRuns';
import { categoryPoints, finalOf, randomTrial, type Trial } from '../../../support/randomTrial';

const seeds = fc.noBias(fc.integer({ min: 0, max: 0xffffffff }));
/** The rarest thing to be met is in one trial of 15, so that it is missed once in ten million runs. */
const ENOUGH_TO_MEET_ALL = 250;

function eachTrial(check: (trial: Trial) => void, numRuns = propertyRuns(25, 100)): void {
  fc.assert(
    fc.property(seeds, (seed) => check(randomTrial(createRng(seed)))),
    { numRuns, endOnFailure: true },
  );
}

const previewOf = ({ board, scoreBoard, surfaces, player, lumino }: Trial) =>
  preparePreview(board, scoreBoard, surfaces, player)(lumino);

test('SC-2 totals and levels before and after are those of the coral scoring', () => {
  const met = new Set<string>();
  eachTrial((trial) => {
    const before = previewCorals(trial.surfaces[trial.player]!);
    const after = previewCorals(trial.after[trial.player]!);
    const { corals } = previewOf(trial);
    for (const color of COLORS) {
      const change = corals.find((each) => each.color === color);
      const numbers = new Map<number, number | null>(
        before[color].lines.map(({ level, number }) => [level, number]),
      );
      expect(change?.before ?? before[color].total).toBe(before[color].total);
      expect(change?.after ?? before[color].total).toBe(after[color].total);
      for (const level of change?.levels ?? []) {
        expect(numbers.get(level.level) ?? null).toBe(level.before);
        numbers.set(level.level, level.after);
        met.add(level.reason);
        const scored = (level.after === null ? before : after)[color].lines;
        expect(level.spaces).toEqual(scored.find((line) => line.level === level.level)?.spaces);
      }
      const left = [...numbers].filter(([, number]) => number !== null).sort(([a], [b]) => a - b);
      expect(left).toEqual(after[color].lines.map(({ level, number }) => [level, number]));
      expect(change?.levels).not.toEqual([]);
    }
  }, ENOUGH_TO_MEET_ALL);
  expect(met.size).toBe(4);
});

test('FS-3 and FS-4 animal points before and after are those of the final scoring', () => {
  const met = new Set<string>();
  eachTrial((trial) => {
    const { animals } = previewOf(trial);
    expect(animals.before).toBe(categoryPoints(finalOf(trial, trial.surfaces), trial.player, 'animals'));
    expect(animals.after).toBe(categoryPoints(finalOf(trial, trial.after), trial.player, 'animals'));
    const gained = animals.changes.reduce((sum, change) => sum + change.after - change.before, 0);
    expect(gained).toBe(animals.after - animals.before);
    const changed = (key: 'added' | 'covered') =>
      animals.changes.flatMap((change) => change[key].map((space) => ({ species: change.species, space })));
    for (const key of ['added', 'covered'] as const) {
      expect(changed(key)).toHaveLength(animals[key].length);
      expect(changed(key)).toEqual(expect.arrayContaining([...animals[key]]));
    }
    for (const { kept } of animals.changes) if (kept.length > 0) met.add(`kept, ${trial.scoreBoard}`);
    met.add(trial.scoreBoard);
  }, ENOUGH_TO_MEET_ALL);
  expect([...met].sort()).toEqual([...SCORE_BOARDS, 'kept, light'].sort());
});

test('FS-5 counts and points of all players are those of the final scoring', () => {
  eachTrial((trial) => {
    const { majorities } = previewOf(trial);
    expect(majorities.map(({ color }) => color)).toEqual(COLORS);
    const lines = [trial.surfaces, trial.after].map((surfaces) =>
      finalOf(trial, surfaces).players.map((each) =>
        each.lines.filter((line): line is MajorityLine => line.category === 'majority'),
      ),
    );
    for (const { color, before, after, shares } of majorities) {
      const [was, is] = lines.map((players) =>
        players.map((each) => each.find((line) => line.color === color)!),
      );
      expect([before, after]).toEqual([was![trial.player]!.count, is![trial.player]!.count]);
      expect(shares === null).toBe(before === after);
      const told = (of: readonly { count: number; place: string; points: number }[]) =>
        of.map(({ count, place, points }) => ({ count, place, points }));
      expect(told(shares?.before ?? was!)).toEqual(told(was!));
      expect(told(shares?.after ?? was!)).toEqual(told(is!));
    }
  });
});

test('FS-6 penalties no longer due are those that the final scoring drops', () => {
  let covered = 0;
  eachTrial((trial) => {
    const { remote } = previewOf(trial);
    const [before, after] = [trial.surfaces, trial.after].map((surfaces) =>
      categoryPoints(finalOf(trial, surfaces), trial.player, 'remote'),
    );
    expect(remote.reduce((sum, { penalty }) => sum - penalty, 0)).toBe(after! - before!);
    covered += remote.length;
  }, ENOUGH_TO_MEET_ALL);
  expect(covered).toBeGreaterThan(0);
});

test('FS-7 the lines in words add up to the change of the final score, in both languages', () => {
  eachTrial((trial) => {
    const [before, after] = [trial.surfaces, trial.after].map(
      (surfaces) => finalOf(trial, surfaces).players[trial.player]!.total,
    );
    for (const language of LANGUAGES) {
      const names = ['Anni', 'Ben', 'Cleo', 'Dora'];
      const lines = describePreview(placementStrings[language], previewOf(trial), names);
      const final = lines.filter(({ rule }) => rule !== 'SC-2');
      expect(final.reduce((sum, { change }) => sum + change, 0)).toBe(after! - before!);
      for (const { text } of lines) expect(text).not.toMatch(/undefined|null|NaN|: ?$/);
    }
  });
});

test('from laid Luminos or from surfaces, the preview is the same, and neither is changed by it', () => {
  eachTrial((trial) => {
    const { board, scoreBoard, reefs, player, lumino, surfaces } = deepFreeze(trial);
    const copy = surfaces.map(({ levels, colors, symbols }) => [levels, colors, symbols].map((a) => [...a]));
    expect(previewPlacement(board, scoreBoard, reefs, player, lumino)).toEqual(previewOf(trial));
    expect(
      surfaces.map(({ levels, colors, symbols }) => [levels, colors, symbols].map((a) => [...a])),
    ).toEqual(copy);
  }, 40);
});
