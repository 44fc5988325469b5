import fc from 'fast-check';

import { scoreGame } from '@/games/lumicora/session/final/finalTable';
import {
  decodeGame,
  decodeGameFile,
  encodeGameFile,
  gameJson,
} from '@/games/lumicora/session/gameFile/gameFile';
import { createRng } from '@/kit/rng';

import { propertyRuns } from '../../../../support/propertyRuns';
import { randomGame } from './gameFileRandom';

const anyGame = fc.integer().map((seed) => randomGame(createRng(seed)));

describe('a game that is written and read again', () => {
  test('is the same game', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        expect(decodeGameFile(encodeGameFile(game))).toStrictEqual({ ok: true, value: game });
      }),
      { numRuns: propertyRuns(60, 300), seed: 1 },
    );
  });

  test('scores the same', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const again = decodeGameFile(encodeGameFile(game));
        expect(again.ok && scoreGame(again.value)).toEqual(scoreGame(game));
      }),
      { numRuns: propertyRuns(20, 100), seed: 2 },
    );
  });

  test('may carry fields of the app', () => {
    const game = randomGame(createRng(3));
    const json = { ...gameJson(game), log: [{ at: 1 }], settings: { language: 'de' } };
    expect(decodeGame(json)).toStrictEqual({ ok: true, value: game });
  });
});
