import { TRACK_LENGTH, trackPosition } from '@/games/lumicora/rules/ranking';
import { finalScoringStrings } from '@/games/lumicora/strings/finalScoring';
import { fishPlaces, TRACK_COLUMNS, TRACK_PLACES, TRACK_ROWS } from '@/games/lumicora/view/final/trackShape';

const key = ({ x, y }: { readonly x: number; readonly y: number }) => `${x} ${y}`;

test('FS-8 the track is a closed ring of 50 squares, each next to the one before', () => {
  expect(TRACK_PLACES).toHaveLength(TRACK_LENGTH);
  expect(new Set(TRACK_PLACES.map(key)).size).toBe(TRACK_LENGTH);
  TRACK_PLACES.forEach(({ x, y }, space) => {
    const before = TRACK_PLACES.at(space - 1)!;
    expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBe(1);
  });
});

test('FS-8 it goes clockwise from the upper left along the edge of its drawing', () => {
  expect(TRACK_PLACES[0]).toMatchObject({ x: 0.5, y: 0.5 });
  expect(TRACK_PLACES[1]).toMatchObject({ x: 1.5, y: 0.5 });
  for (const { x, y } of TRACK_PLACES) {
    expect([0.5, TRACK_COLUMNS - 0.5].includes(x) || [0.5, TRACK_ROWS - 0.5].includes(y)).toBe(true);
  }
});

test('FS-8 fish on one space fan out towards the inside, the others stand on theirs', () => {
  for (let space = 0; space < TRACK_LENGTH; space++) {
    const places = fishPlaces([space, (space + 1) % TRACK_LENGTH, space, space, space]);
    expect(new Set(places.map(key)).size).toBe(5);
    expect(places[0]).toMatchObject({ x: TRACK_PLACES[space]!.x, y: TRACK_PLACES[space]!.y });
    for (const { x, y } of places) {
      expect(x > 0 && x < TRACK_COLUMNS && y > 0 && y < TRACK_ROWS).toBe(true);
    }
  }
});

interface Row {
  readonly title: string;
  readonly score: number;
  readonly en: string;
  readonly de: string;
}

const ROWS: readonly Row[] = [
  { title: 'FS-8 the first lap', score: 23, en: 'Ana: 23 on the track', de: 'Ana: 23 auf der Leiste' },
  {
    title: 'FS-8 the second lap',
    score: 73,
    en: 'Ana: 73, 50-point tile and 23 on the track',
    de: 'Ana: 73, 50er-Siegpunktplättchen und 23 auf der Leiste',
  },
  {
    title: 'FS-8 the third lap',
    score: 100,
    en: 'Ana: 100, 100-point tile and 0 on the track',
    de: 'Ana: 100, 100er-Siegpunktplättchen und 0 auf der Leiste',
  },
  {
    title: 'FS-8 beyond what the tiles can show',
    score: 153,
    en: 'Ana: 153, 100-point tile, 1 lap more and 3 on the track',
    de: 'Ana: 153, 100er-Siegpunktplättchen, noch 1 Umlauf und 3 auf der Leiste',
  },
  {
    title: 'FS-8 far beyond',
    score: 249,
    en: 'Ana: 249, 100-point tile, 2 laps more and 49 on the track',
    de: 'Ana: 249, 100er-Siegpunktplättchen, noch 2 Umläufe und 49 auf der Leiste',
  },
  {
    title: 'FS-8 below 0',
    score: -3,
    en: 'Ana: −3, 3 before the 0 of the track',
    de: 'Ana: −3, 3 vor der 0 der Leiste',
  },
];

test.each(ROWS)('$title', ({ score, en, de }) => {
  const { tile, space, lap } = trackPosition(score);
  expect(finalScoringStrings.en.onTrack('Ana', score, tile, space, lap)).toBe(en);
  expect(finalScoringStrings.de.onTrack('Ana', score, tile, space, lap)).toBe(de);
});
