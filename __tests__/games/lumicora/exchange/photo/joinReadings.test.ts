import {
  agreesHalfTurned,
  halfTurnedReading,
  joinReadings,
} from '@/games/lumicora/exchange/photo/joinReadings';
import { type PhotoReading, type SpaceReading, SURFACES } from '@/games/lumicora/exchange/photo/model';
import { SPACE_NAMES } from '@/games/lumicora/rules/boards';

import { at } from '../../../../support/reef';

/** Every space sure of something; `change` says otherwise of some. */
function reading(change: Readonly<Record<string, Partial<SpaceReading>>> = {}): PhotoReading {
  return {
    looksLikeReef: true,
    spaces: SPACE_NAMES.map((name, space) => ({
      space,
      surface: SURFACES[(space * 7) % SURFACES.length]!,
      confidence: 0.98,
      isDoubtful: false,
      ...change[name],
    })),
  };
}

test('a space that is doubtful on one photo is what the other shows plainly, whichever comes first', () => {
  const veiled = reading({ c3: { surface: 'limestone', confidence: 0.6, isDoubtful: true } });
  const plain = reading();
  for (const both of [joinReadings(veiled, plain), joinReadings(plain, veiled)]) {
    expect(both.spaces[at('c3')]).toEqual(plain.spaces[at('c3')]);
  }
});

test('where both are sure of different things, somebody should look', () => {
  const other = reading({ c3: { surface: 'pink', confidence: 0.99 } });
  const both = joinReadings(reading({ c3: { surface: 'blue' } }), other);
  expect(both.spaces[at('c3')]).toMatchObject({ surface: 'pink', isDoubtful: true });
  expect(both.spaces.filter(({ isDoubtful }) => isDoubtful)).toHaveLength(1);
});

test('a second photo from across the table is turned by half', () => {
  const first = reading();
  expect(agreesHalfTurned(first, first)).toBe(false);
  expect(agreesHalfTurned(first, halfTurnedReading(first))).toBe(true);
  expect(halfTurnedReading(halfTurnedReading(first))).toEqual(first);
});
