/** The rules of the app against a slow second implementation, on random games of every number of players. */

import { auditTurns } from '@/games/copulas/rules/audit';
import { nameOf } from '@/games/copulas/rules/cells';
import {
  afterTurn,
  dueShape,
  EXTRA_TURNS,
  isOver,
  openCourse,
  placesFor,
  seatToPlay,
  type Course,
} from '@/games/copulas/rules/course';
import { groupSizes } from '@/games/copulas/rules/groups';
import { coveredBy } from '@/games/copulas/rules/placement';
import { courseOf, scoreGame } from '@/games/copulas/session/gameFile/gameCourse';
import { courseRulesOf, type GameFile } from '@/games/copulas/session/gameFile/gameFile';
import { createRng } from '@/kit/rng';

import { randomGame, slowGameOf, slowTurnsOf } from '../../../support/copulas';
import { propertyRuns } from '../../../support/propertyRuns';
import {
  slowCheck,
  slowDue,
  slowGroups,
  slowLegal,
  slowScore,
  slowState,
  slowWinners,
} from '../../../support/slowCopulas';

const PLAYERS = [2, 3, 4];
/** In depth 2,000 games and more. */
const GAMES = propertyRuns(2, 700);

const gamesOf = (players: number, seed: number, fault = 0) => {
  const rng = createRng(seed + players);
  return Array.from({ length: GAMES }, () => randomGame(rng, players, Infinity, fault));
};

function coursesOf(game: GameFile): readonly Course[] {
  const courses = [openCourse(courseRulesOf(game))];
  for (const turn of game.turns) courses.push(afterTurn(courses.at(-1)!, turn));
  return courses;
}

test.each(PLAYERS)('CP-6 legal places of whoever has the turn, %d players, game by game', (players) => {
  for (const game of gamesOf(players, 100)) {
    const [slow, turns] = [slowGameOf(game), slowTurnsOf(game)];
    coursesOf(game).forEach((course, index) => {
      // Every third position is enough to see every stage of a game, and every player in it.
      if (index % 3 !== 0) return;
      const before = turns.slice(0, index);
      const player = seatToPlay(course);
      expect(slowState(slow, before)).toMatchObject({ next: player, scores: course.scores });
      expect(dueShape(course, player)).toBe(slowDue(slow, before, player));
      const places = placesFor(course, player).map(({ tile, points }) => ({
        at: nameOf(tile.at),
        open: tile.open,
        points,
      }));
      expect(places).toEqual(slowLegal(slow, before, player));
    });
  }
});

test.each(PLAYERS)('CE-1 to CE-5 groups, points and winners, %d players', (players) => {
  for (const game of gamesOf(players, 200)) {
    const [slow, turns] = [slowGameOf(game), slowTurnsOf(game)];
    const course = courseOf(game);
    expect(isOver(course)).toBe(true);
    for (let player = 0; player < players; player++) {
      expect(slowLegal(slow, turns, player)).toEqual([]);
      const sizes = [...groupSizes(course.laid, player)].sort((a, b) => b - a);
      expect(sizes).toEqual(slowGroups(turns, player));
    }
    const { scores, ranking } = scoreGame(game);
    expect(scores).toEqual(slowScore(slow, turns));
    expect(ranking.winners).toEqual(slowWinners(scores, game.teams));
  }
});

test.each(PLAYERS)('CP-1 to CG-2 what a check finds in games with faults, %d players', (players) => {
  for (const game of gamesOf(players, 300, 0.3)) {
    const found = new Map(auditTurns(courseRulesOf(game), game.turns).map(({ turn, rule }) => [turn, rule]));
    const expected = slowCheck(slowGameOf(game), slowTurnsOf(game));
    expect(game.turns.map((_, turn) => found.get(turn) ?? null)).toEqual(expected);
  }
});

test.each(PLAYERS)(
  'CP-3 to CG-2 no cell twice, never more than 9, alternation, extra turns, %d players',
  (players) => {
    for (const game of gamesOf(players, 400)) {
      expect(auditTurns(courseRulesOf(game), game.turns)).toEqual([]);
      const course = courseOf(game);
      const cells = course.laid.flatMap(coveredBy);
      expect(new Set(cells).size).toBe(cells.length);
      expect(Math.max(...course.played.map(({ points }) => points))).toBeLessThanOrEqual(9);
      for (let seat = 0; seat < players; seat++) {
        const shapes = course.played.filter((tile) => tile.seat === seat).map(({ shape }) => shape);
        expect(shapes.every((shape, index) => index === 0 || shape !== shapes[index - 1])).toBe(true);
        expect(course.extraTurns[seat]).toBeLessThanOrEqual(EXTRA_TURNS[players]![seat]!);
      }
    }
  },
);
