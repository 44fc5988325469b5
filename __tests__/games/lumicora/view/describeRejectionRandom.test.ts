/** Refusals on random reefs: always one short sentence that names no space. */

import * as fc from 'fast-check';

import { PAIRS } from '@/games/lumicora/rules/boards';
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
        }
      }
    }),
    { numRuns: 40 },
  );
  const sentences = [...said];
  expect(sentences.length).toBeGreaterThan(40);
  expect(sentences.filter((sentence) => /\b[a-g][1-8]\b/.test(sentence))).toEqual([]);
  expect(sentences.filter((sentence) => sentence.length > LONGEST_SENTENCE)).toEqual([]);
  expect(sentences.filter((sentence) => !/^[^.!?]+\.$/.test(sentence))).toEqual([]);
  expect(sentences.filter((sentence) => /undefined|null|NaN|Infinity| {2}|\(\)/.test(sentence))).toEqual([]);
});
