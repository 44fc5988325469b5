/** The rules against a second implementation that shares no line with them, by what the command prints. */

import { decodeGameFile, encodeGameFile } from '@/games/nomads/session/gameFile';
import { createRng } from '@/kit/rng';

import { answerMoon, answerMoves, answerScore, answerWrite } from '../../../../scripts/nomads/answers';
import { randomNomads } from '../../../support/nomads/randomNomads';
import { slowMoon, slowMoves, slowScore, slowWrite } from '../../../support/nomads/slowNomads';
import { propertyRuns } from '../../../support/propertyRuns';

const GAMES = propertyRuns(120, 2000);

test(`scores, moons, cards and moves of ${GAMES} random games are those of a slow second implementation`, () => {
  const rng = createRng(20161);
  const seen = { lys: 0, powers: 0, laps: 0, ties: 0, upgrades: 0, wild: 0 };
  for (let index = 0; index < GAMES; index++) {
    const text = encodeGameFile(randomNomads(rng));
    const file = JSON.parse(text);
    const decoded = decodeGameFile(text);
    if (!decoded.ok) throw new Error(`game ${index}: ${JSON.stringify(decoded.error)}\n${text}`);
    const game = decoded.value;
    expect(answerScore(game).json).toEqual(slowScore(file));
    expect(answerMoon(game).json).toEqual(slowMoon(file));
    for (const seat of game.players.keys()) {
      const write = answerWrite(game, seat);
      const moves = answerMoves(game, seat);
      if (!write.ok || !moves.ok) throw new Error(`game ${index}, player ${seat}`);
      expect(write.value.json).toEqual(slowWrite(file, seat));
      const slow = slowMoves(file, seat);
      expect(moves.value.json).toEqual(slow);
      seen.lys += slow.moves.filter((move: { lys: boolean }) => move.lys).length;
      seen.powers += slow.moves.filter((move: { power: unknown }) => move.power !== null).length;
      const { legends, songs } = slowWrite(file, seat);
      seen.upgrades += legends.filter((card: { from: unknown }) => card.from !== null).length;
      seen.wild += [...legends, ...songs].filter((card) => card.wild > 0).length;
    }
    seen.laps += game.campfire!.spaces.some(({ discs }) => discs.length > 8) ? 1 : 0;
    seen.ties += new Set(slowMoon(file).scores).size < game.players.length ? 1 : 0;
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(GAMES / 20);
});
