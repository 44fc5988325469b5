/** Refusals on random reefs: always one short sentence, and the room it speaks of is there. */

import * as fc from 'fast-check';

import { areNeighbors, nameOf, PAIRS } from '@/games/lumicora/rules/boards';
import type { Space } from '@/games/lumicora/rules/model';
import { checkPlacement, type PlacementRejection } from '@/games/lumicora/rules/placement';
import { describeRejection } from '@/games/lumicora/view/describeRejection';
import { createRng } from '@/kit/rng';
import { LANGUAGES } from '@/ui/i18n/language';

import { placementStrings } from '../../../support/placementStrings';
import { randomReef, type RandomReef } from '../../../support/randomReef';

const seeds = fc.noBias(fc.integer({ min: 0, max: 0xffffffff }));
const LONGEST_SENTENCE = 150;

/** Every pair of spaces where the reef's Lumino may not go. */
function refusalsOf({ board, surface, color, limestone }: RandomReef): readonly PlacementRejection[] {
  return PAIRS.flatMap((on) => {
    const checked = checkPlacement(board, surface, color, on, limestone);
    return checked.ok ? [] : [checked.error];
  });
}

test('a refusal is one sentence of at most 150 characters with nothing left out', () => {
  const said = new Set<string>();
  fc.assert(
    fc.property(seeds, (seed) => {
      const reef = randomReef(createRng(seed));
      for (const refusal of refusalsOf(reef)) {
        for (const language of LANGUAGES) {
          said.add(describeRejection(placementStrings[language], refusal).sentence);
          said.add(describeRejection(placementStrings[language], refusal, reef.surface).sentence);
        }
      }
    }),
    { numRuns: 40 },
  );
  const sentences = [...said];
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((sentence) => sentence.length > LONGEST_SENTENCE)).toEqual([]);
  expect(sentences.filter((sentence) => !/^[^.!?]+\.$/.test(sentence))).toEqual([]);
  expect(sentences.filter((sentence) => /undefined|null|NaN|Infinity| {2}|\(\)/.test(sentence))).toEqual([]);
});

test('PL-1 next to the spaces named, and no others, a Lumino of the colour may lie', () => {
  let compared = 0;
  fc.assert(
    fc.property(seeds, (seed) => {
      const reef = randomReef(createRng(seed));
      const refusal = refusalsOf(reef).find(({ code }) => code === 'own-color-not-touched');
      if (refusal === undefined) return;
      const legal = PAIRS.filter((on) => {
        const checked = checkPlacement(reef.board, reef.surface, reef.color, on, Infinity);
        return checked.ok && checked.value.level === 1;
      });
      const hasRoom = (space: Space) => legal.some((on) => on.some((half) => areNeighbors(half, space)));
      const { sentence } = describeRejection(placementStrings.en, refusal, reef.surface);
      const named = sentence.match(/\b[a-g][1-8]\b/g);
      const expected = refusal.spaces.filter(hasRoom).map(nameOf);
      expect(named).toEqual(expected.length <= 4 ? expected : expected.slice(0, 3));
      compared += 1;
    }),
    { numRuns: 150 },
  );
  expect(compared).toBeGreaterThan(30);
});
