import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import { tableOf } from '@/games/lumicora/session/table/tableSession';
import { pictureOf } from '@/games/lumicora/view/sharing/picture/pictureModel';

import { gameUnderWay, mixedGame } from '../../../../support/sampleGames';

test('the winner stands first, and each row tells the points of the players in that order', () => {
  const game = mixedGame();
  const { players, rows, headline, board } = pictureOf(game, 'en');
  const { ranking } = scoreTable(tableOf(game));
  const winner = tableOf(game).players[ranking.winners[0]!]!.name;
  expect(headline).toBe(`${winner} wins`);
  expect(players.map(({ isWinner }) => isWinner)).toEqual([true, false, false, false]);
  expect(players[0]!.name).toBe(winner);
  expect(board.side).toBe(DEFAULT_BOARDS.B.side);
  const sums = players.map((_, column) =>
    rows.filter(({ isTotal }) => !isTotal).reduce((sum, { points }) => sum + points[column]!, 0),
  );
  expect(sums).toEqual(rows.find(({ isTotal }) => isTotal)!.points);
  expect(sums).toEqual(players.map(({ total }) => total));
});

test('FS-1 to FS-6 every category has its row', () => {
  expect(pictureOf(mixedGame(), 'de').rows.map(({ label }) => label)).toEqual([
    'Runden',
    'Quallen',
    'Kalkstein',
    'Tiere',
    'Mehrheit Grün',
    'Mehrheit Pink',
    'Mehrheit Blau',
    'Mehrheit Gelb',
    'Entlegener Kalkstein',
    'Summe',
  ]);
});

test('each reef comes at the depth it is known', () => {
  const kinds = pictureOf(mixedGame(), 'en').players.map(({ reef }) => reef.kind);
  expect([...kinds].sort()).toEqual(['counts', 'luminos', 'luminos', 'view']);
});

test('of a game under way nobody is the winner', () => {
  const { headline, players } = pictureOf(gameUnderWay(), 'en');
  expect(headline).toBe('Standings in round 1');
  expect(players.map(({ name, isWinner }) => [name, isWinner])).toEqual([
    ['Anni', false],
    ['Peter', false],
  ]);
});
