import { lumicoraCodes } from '@/games/lumicora/exchange/codes';
import { MOST_SEEN, readTones } from '@/games/lumicora/exchange/photo/boxTones';
import { learnTones } from '@/games/lumicora/exchange/photo/learnTones';
import { SURFACES, type PhotoReading } from '@/games/lumicora/exchange/photo/model';
import { sampleSpaces } from '@/games/lumicora/exchange/photo/sampleSpaces';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { ok } from '@/kit/result';
import { readCode, writeCodes } from '@/tabletop/codes/codes';

import { renderPhoto } from '../../../../../scripts/photo/render';

const photo = renderPhoto({ seed: 5, tier: 'flat', width: 400, height: 300 });
const samples = sampleSpaces(photo.pixels, photo.corners);
const confirmed: PhotoReading = {
  looksLikeReef: true,
  spaces: photo.surfaces.map((surface, space) => ({ space, surface, confidence: 1, isDoubtful: false })),
};
const tones = learnTones(null, samples, confirmed);

test('a confirmed photo tells the tone of every surface that it shows more than once', () => {
  const often = SURFACES.filter((surface) => photo.surfaces.filter((each) => each === surface).length > 1);
  expect(Object.keys(tones)).toEqual(often);
});

test('spaces that nobody was sure of tell nothing', () => {
  const unsure = { ...confirmed, spaces: confirmed.spaces.map((each) => ({ ...each, isDoubtful: true })) };
  expect(learnTones(null, samples, unsure)).toEqual({});
});

test('the same photo again changes no tone, and never counts beyond its limit', () => {
  let box = tones;
  for (let round = 0; round < 4; round++) box = learnTones(box, samples, confirmed);
  for (const surface of SURFACES) {
    const [before, after] = [tones[surface], box[surface]];
    if (before === undefined || after === undefined) continue;
    expect(after.seen).toBeLessThanOrEqual(MOST_SEEN);
    after.tone.forEach((value, at) => expect(Math.abs(value - before.tone[at]!)).toBeLessThan(40));
  }
});

test('tones are stored and travel with the code of the board as they are', () => {
  expect(readTones(JSON.parse(JSON.stringify(tones)))).toEqual(tones);
  const said = { kind: 'box', value: { board: DEFAULT_BOARDS.B, tones } } as const;
  const [text] = writeCodes(lumicoraCodes, said);
  expect(readCode(lumicoraCodes, text!).said).toEqual(ok(said));
});

test.each([
  null,
  {},
  [],
  'box',
  { water: { tone: [1, 2], seen: 3 } },
  { water: { tone: [1, 2, 3], seen: 64 } },
])('what is stored as %j is no box', (stored) => {
  expect(readTones(stored)).toBeNull();
});
