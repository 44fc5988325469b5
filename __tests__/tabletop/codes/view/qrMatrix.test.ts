import { decodeQR } from 'qr/decode.js';

import { invitationOf } from '@/games/lumicora/exchange/invitation';
import { sharedReefOf } from '@/games/lumicora/exchange/sharedReef';
import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { loadEncoder, matrixPath, MOST_CHARACTERS, type QrMatrix } from '@/tabletop/codes/view/qrMatrix';

import { codeOf, codesOfGame } from '../../../support/codes';
import { drawnMatrix, pictureOf } from '../../../support/drawnCode';
import { mixedGame, trackedGame } from '../../../support/sampleGames';

const drawn = async (text: string): Promise<QrMatrix> => {
  const matrix = (await loadEncoder())(text);
  if (matrix === null) throw new Error('too large');
  return drawnMatrix(matrixPath(matrix), matrix.length);
};

const CODES: readonly (readonly [string, string])[] = [
  ['a mirrored reef', codeOf({ kind: 'reef', value: sharedReefOf(trackedGame(), 1) })],
  ['a painted reef', codeOf({ kind: 'reef', value: sharedReefOf(mixedGame(), 1) })],
  ['a counted reef', codeOf({ kind: 'reef', value: sharedReefOf(mixedGame(), 2) })],
  ['a board', codeOf({ kind: 'terrain', value: DEFAULT_BOARDS.B })],
  ['an invitation', codeOf({ kind: 'invitation', value: invitationOf(trackedGame(), 2) })],
  ['a part of a game', codesOfGame(trackedGame())[0]!],
];

test.each(CODES)('the drawn code of %s is read again by a scanner', async (_, text) => {
  expect(decodeQR(pictureOf(await drawn(text), 4))).toBe(text);
});

test('a code has four light modules on every side', async () => {
  const matrix = await drawn(CODES[0]![1]);
  const isEdge = (at: number) => at < 4 || at >= matrix.length - 4;
  matrix.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isEdge(x) || isEdge(y)) expect(isDark).toBe(false);
    });
  });
  expect(matrix[4]![4]).toBe(true);
});

test('a text that is too long for a phone gets no code', async () => {
  const encode = await loadEncoder();
  expect(encode('A'.repeat(MOST_CHARACTERS))).not.toBeNull();
  expect(encode('A'.repeat(MOST_CHARACTERS + 1))).toBeNull();
});
