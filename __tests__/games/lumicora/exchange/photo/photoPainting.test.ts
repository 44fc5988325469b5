import { isCoral } from '@/games/lumicora/exchange/photo/model';
import { photoPainting } from '@/games/lumicora/exchange/photo/photoPainting';
import { EMPTY_PAINTING, paint, paintingOf } from '@/games/lumicora/session/reef/painting';
import { createRng } from '@/kit/rng';

import { randomReading, readingOf } from '../../../../support/photo/readings';
import { randomReef } from '../../../../support/randomReef';
import { at, spaces } from '../../../../support/reef';

const coral = { color: 'pink', level: 3, symbol: 'crab' } as const;
const withCoral = paint(EMPTY_PAINTING, [{ space: at('c3'), seen: coral }]);

test('a colour on bare ground lies in level 1 and is plain', () => {
  const seen = readingOf((space) => (space === at('c3') ? 'green' : 'water'));
  expect(photoPainting(seen, EMPTY_PAINTING)).toEqual([
    { space: at('c3'), seen: { color: 'green', level: 1, symbol: null } },
  ]);
});

test('where the colour stays, nothing is painted', () => {
  const seen = readingOf((space) => (space === at('c3') ? 'pink' : 'limestone'));
  expect(photoPainting(seen, withCoral)).toEqual([]);
});

test('another colour keeps the level but not the symbol', () => {
  const seen = readingOf((space) => (space === at('c3') ? 'blue' : 'water'));
  expect(photoPainting(seen, withCoral)).toEqual([
    { space: at('c3'), seen: { color: 'blue', level: 3, symbol: null } },
  ]);
});

test('bare ground takes the coral away', () => {
  expect(
    photoPainting(
      readingOf(() => 'water'),
      withCoral,
    ),
  ).toEqual([{ space: at('c3'), seen: null }]);
});

test('once painted, any reef has the colours of the photo, and painting again changes nothing', () => {
  const rng = createRng(20);
  for (let trial = 0; trial < 200; trial++) {
    const before = paintingOf(randomReef(rng).surface);
    const reading = randomReading(rng);
    const strokes = photoPainting(reading, before);
    const after = paint(before, strokes);
    for (const { space, surface } of reading.spaces) {
      const [known, seen] = [before[space]!, after[space]!];
      expect(seen?.color ?? null).toBe(isCoral(surface) ? surface : null);
      if (known !== null && seen !== null) expect(seen.level).toBe(known.level);
      if (known !== null && known.color === seen?.color) expect(seen).toBe(known);
    }
    expect(photoPainting(reading, after)).toEqual([]);
    expect(strokes.every(({ space }) => after[space] !== before[space])).toBe(true);
  }
});

test('spaces are painted in their order, each once', () => {
  const strokes = photoPainting(
    readingOf(() => 'yellow'),
    EMPTY_PAINTING,
  );
  expect(strokes.map(({ space }) => space)).toEqual(Array.from({ length: 44 }, (_, space) => space));
  expect(spaces('a1 g5')).toEqual([strokes[0]!.space, strokes.at(-1)!.space]);
});
