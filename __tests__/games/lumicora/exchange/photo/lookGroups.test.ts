import { lookGroups } from '@/games/lumicora/exchange/photo/firstGuesses';
import { seenIn, spaceTones } from '@/games/lumicora/exchange/photo/spaceTones';
import { NO_VEIL } from '@/games/lumicora/exchange/photo/veil';

import { plainSamples, REEF, surfacesOf } from './plainSamples';

const TRUTH = surfacesOf(REEF);
const TONES = spaceTones(seenIn(plainSamples(TRUTH)), NO_VEIL);

test('six groups are the six surfaces', () => {
  const [groups] = lookGroups(TONES, 6, 6);
  expect(groups).toHaveLength(6);
  for (const { spaces } of groups!) expect(new Set(spaces.map((space) => TRUTH[space])).size).toBe(1);
});

test('every partition holds every space that is seen, once', () => {
  const tones = TONES.map((tone, space) => (space < 3 ? { ...tone, isSeen: false } : tone));
  const partitions = lookGroups(tones, 2, 8);
  expect(partitions.map((groups) => groups.length)).toEqual([8, 7, 6, 5, 4, 3, 2]);
  for (const groups of partitions) {
    const spaces = groups.flatMap((group) => group.spaces).sort((a, b) => a - b);
    expect(spaces).toEqual(TONES.flatMap((_, space) => (space < 3 ? [] : [space])));
  }
});

test('where nothing is seen, there is no group', () => {
  expect(
    lookGroups(
      TONES.map((tone) => ({ ...tone, isSeen: false })),
      2,
      8,
    ),
  ).toEqual([]);
});
