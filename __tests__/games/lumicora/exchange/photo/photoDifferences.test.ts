import { isCoral } from '@/games/lumicora/exchange/photo/model';
import { photoDifferences } from '@/games/lumicora/exchange/photo/photoPainting';
import { visibleSpace } from '@/games/lumicora/rules/surface';
import { createRng } from '@/kit/rng';

import { randomReading, readingOf } from '../../../../support/photo/readings';
import { randomReef } from '../../../../support/randomReef';
import { at, surface } from '../../../../support/reef';

const tracked = surface('d4d5:GP c4c5:G3c');

test('names what the reef says and what the photo shows', () => {
  const shown = {
    [at('d4')]: 'green',
    [at('d5')]: 'yellow',
    [at('c4')]: 'green',
    [at('a1')]: 'blue',
  } as const;
  const reading = readingOf((space) => shown[space] ?? 'limestone');
  expect(photoDifferences(reading, tracked)).toEqual([
    { space: at('a1'), known: null, seen: 'blue', confidence: 1 },
    { space: at('c5'), known: 'green', seen: null, confidence: 1 },
    { space: at('d5'), known: 'pink', seen: 'yellow', confidence: 1 },
  ]);
});

test('water or limestone makes no difference where nothing lies', () => {
  const reading = readingOf(
    (space) => visibleSpace(tracked, space)?.color ?? (space % 2 ? 'water' : 'limestone'),
  );
  expect(photoDifferences(reading, tracked)).toEqual([]);
});

test('all other spaces are the same, for any reef and photo', () => {
  const rng = createRng(21);
  for (let trial = 0; trial < 200; trial++) {
    const view = randomReef(rng).surface;
    const reading = randomReading(rng);
    const found = new Map(photoDifferences(reading, view).map((each) => [each.space, each]));
    for (const { space, surface: shown, confidence } of reading.spaces) {
      const known = visibleSpace(view, space)?.color ?? null;
      const seen = isCoral(shown) ? shown : null;
      expect(found.get(space)).toEqual(known === seen ? undefined : { space, known, seen, confidence });
    }
  }
});
