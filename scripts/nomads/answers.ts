/** What each command says of one game. Spaces count from 1, as they lie on the table. */

import { writableCards, type Writable } from '@/games/nomads/rules/cards';
import type { StoryTile } from '@/games/nomads/rules/model';
import { gainsOf, movesOf, playMove, spaceOfDrop, type Gains, type Move } from '@/games/nomads/rules/moves';
import { moonPrizes, moonScore, scoreFinal, type Ranking } from '@/games/nomads/rules/scoring';
import type { GameFile } from '@/games/nomads/session/gameFile';
import { err, ok, type Result } from '@/kit/result';

import { findPlayer, printable, type Answer } from '../command/command';
import { formatTable } from '../command/table';

export function answerScore({ cards, players }: GameFile): Answer {
  const { players: finals, ranking } = scoreFinal(cards, players);
  const scores = finals.map(({ cards, tiles, moons, total }, seat) => ({
    name: players[seat]!.name,
    cards,
    tiles,
    moons,
    total,
  }));
  const winners = ranking.winners.map((seat) => players[seat]!.name);
  const rows = scores.map((score) => [
    printable(score.name),
    score.cards,
    score.tiles,
    score.moons,
    score.total,
  ]);
  return {
    json: { players: scores, winners },
    table: [
      formatTable([['player', 'cards', 'tiles', 'moons', 'total'], ...rows], ['left', 'right']),
      winnerLine(winners, ranking),
    ].join('\n\n'),
    foundProblem: false,
  };
}

function winnerLine(winners: readonly string[], { decidedBy }: Ranking): string {
  const names = winners.map(printable).join(', ');
  switch (decidedBy) {
    case 'points':
      return `Winner: ${names}`;
    case 'legend-cards':
      return `Winner by legend cards: ${names}`;
    case 'shared':
      return `Shared win: ${names}`;
  }
}

export function answerMoon({ cards, players, moonTies }: GameFile): Answer {
  const scores = players.map((player) => moonScore(cards, player));
  const { moons, left } = moonPrizes(scores, moonTies);
  const rows = players.map(({ name }, seat) => [printable(name), scores[seat]!, moons[seat]!]);
  const table = formatTable([['player', 'score', 'moons'], ...rows], ['left', 'right']);
  return {
    json: { scores, moons, left },
    table: left === 0 ? table : `${table}\n\nMoons that leave the game: ${left}`,
    foundProblem: false,
  };
}

export function answerWrite(game: GameFile, seat: number): Result<Answer, string> {
  const player = findPlayer(game.players, seat);
  if (!player.ok) return player;
  const cards = writableCards(game.cards, game.players, seat);
  const songs = cards.flatMap(({ choice, points, price }) =>
    choice.kind === 'song' ? [{ song: choice.song, points, wild: price.wild }] : [],
  );
  const legends = cards.flatMap(({ choice, from, price }) =>
    choice.kind === 'legend'
      ? [{ legend: choice.legend, value: choice.value, from, tiles: price.tiles, wild: price.wild }]
      : [],
  );
  const heading = `${printable(player.value.name)} can write ${cards.length} of the cards`;
  const rows = cards.map((card) => [nameOf(card), card.points, card.price.tiles, card.price.wild]);
  const table = formatTable([['card', 'points', 'tiles', 'wild'], ...rows], ['left', 'right']);
  return ok({
    json: { songs, legends },
    table: cards.length === 0 ? heading : `${heading}\n${table}`,
    foundProblem: false,
  });
}

function nameOf({ choice, from }: Writable): string {
  if (choice.kind === 'song') return `song ${choice.song}`;
  return `legend ${choice.legend}: ${choice.value}${from === null ? '' : ` for ${from}`}`;
}

export function answerMoves({ campfire, players }: GameFile, seat: number): Result<Answer, string> {
  const player = findPlayer(players, seat);
  if (!player.ok) return player;
  if (campfire === null) return err('campfire: this is missing, and moves needs it');
  const seats = players.map(({ adventurer }) => adventurer);
  const moves = movesOf(campfire, seats, seat).map((move) => {
    const outcome = playMove(campfire, seats, move);
    const { gains, discarded, moons } = gainsOf(outcome, seats);
    const { from, direction } = move;
    return { from: from + 1, direction, power: powerJson(move), lys: outcome.lys, gains, discarded, moons };
  });
  const heading = `${printable(player.value.name)}: ${moves.length} moves`;
  const rows = moves.map(({ from, direction, power, lys, ...gains }) => [
    from,
    direction,
    power === null ? '' : Object.entries(power).flat().join(' '),
    lys ? 'Lys' : '',
    ...gainCells(gains),
  ]);
  const head = ['from', 'direction', 'power', 'Lys', ...players.map(({ name }) => printable(name))];
  const table = formatTable([[...head, 'out of the game', 'moons'], ...rows], ['left']);
  return ok({
    json: { moves },
    table: moves.length === 0 ? heading : `${heading}\n${table}`,
    foundProblem: false,
  });
}

function gainCells({ gains, discarded, moons }: Gains): readonly (string | number)[] {
  const list = (tiles: readonly (StoryTile | 'unknown')[]) => tiles.join(' ');
  return [...gains.map(list), list(discarded), moons];
}

function powerJson(move: Move): Readonly<Record<string, number>> | null {
  const { power } = move;
  switch (power?.kind) {
    case 'two':
    case 'skip':
      return { [power.kind]: spaceOfDrop(move, power.drop) + 1 };
    case 'lift':
    case 'lys':
      return { [power.kind]: power.space + 1 };
    case undefined:
      return null;
  }
}
