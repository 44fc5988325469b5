/** What the turns of a game file come to. */

import { afterTurn, openCourse, type Course } from '../../rules/course';
import { rankPlayers, rankTeams, scoreFinal, type FinalScore, type Ranking } from '../../rules/finalScoring';
import { groupSizes } from '../../rules/groups';
import { courseRulesOf, type GameFile } from './gameFile';

export function courseOf(game: GameFile): Course {
  return game.turns.reduce(afterTurn, openCourse(courseRulesOf(game)));
}

/** As if the game ended now. */
export function scoreGame(game: GameFile): {
  readonly scores: readonly FinalScore[];
  readonly ranking: Ranking;
} {
  const { laid, played, scores: gained } = courseOf(game);
  const scores = scoreFinal(
    game.players.map((_, seat) => ({
      gained: gained[seat]!,
      groups: groupSizes(laid, seat),
      placed: played.filter((tile) => tile.seat === seat).length,
    })),
  );
  return { scores, ranking: game.teams ? rankTeams(scores) : rankPlayers(scores) };
}
