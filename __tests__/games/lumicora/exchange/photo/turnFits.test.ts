import { halfTurnedSamples, turnFits } from '@/games/lumicora/exchange/photo/readSamples';
import { DEFAULT_BOARDS, SPACE_COUNT } from '@/games/lumicora/rules/boards';
import { emptySurface } from '@/games/lumicora/rules/surface';

import { at, board } from '../../../../support/reef';
import { NOTHING_KNOWN, plainSamples, REEF, surfacesOf } from './plainSamples';

/** Limestone in one half only. */
const uneven = board('A', 'water', { limestone: 'a1 a2 a3 b1 b2 b6 c1 c2 c7' });

test('half a turn takes a1 to g5 and back', () => {
  const samples = plainSamples(surfacesOf(REEF));
  const turned = halfTurnedSamples(samples);
  expect(turned.find(({ space }) => space === at('g5'))!.light).toEqual(samples[at('a1')]!.light);
  expect(halfTurnedSamples(turned)).toEqual(samples);
});

test.each([
  ['a known reef', { ...NOTHING_KNOWN, reef: REEF }, plainSamples(surfacesOf(REEF))],
  ['a known terrain', { ...NOTHING_KNOWN, board: uneven }, plainSamples(surfacesOf(REEF, uneven))],
  [
    'the terrain of an empty board',
    { board: uneven, reef: null, box: null, isEmptyBoard: true },
    plainSamples(surfacesOf(emptySurface(), uneven)),
  ],
])('%s tells which way round the board lies', (_, knowledge, samples) => {
  expect(turnFits(samples, knowledge)).toBe('as-sampled');
  const turned = [...halfTurnedSamples(samples)].sort((a, b) => a.space - b.space);
  expect(turned).toHaveLength(SPACE_COUNT);
  expect(turnFits(turned, knowledge)).toBe('half-turned');
});

test('a terrain that looks the same after half a turn tells nothing', () => {
  const samples = plainSamples(surfacesOf(REEF));
  expect(turnFits(samples, { ...NOTHING_KNOWN, board: DEFAULT_BOARDS.A })).toBe('either');
});

test('without knowledge there is nothing to tell by', () => {
  expect(turnFits(plainSamples(surfacesOf(REEF)), NOTHING_KNOWN)).toBe('either');
});
