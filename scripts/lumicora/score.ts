/** `score`: FS-1 to FS-7 for each player. */

import { type PlayerFinal, type FinalLine } from '@/games/lumicora/rules/finalScoring';
import {
  ANIMALS,
  byAnimal,
  byColor,
  COLORS,
  type ByAnimal,
  type ByColor,
} from '@/games/lumicora/rules/model';
import type { Ranking } from '@/games/lumicora/rules/ranking';
import { scoreGame } from '@/games/lumicora/session/final/finalTable';
import type { GameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { sumPoints } from '@/tabletop/scoring/scoring';

import { printable, type Answer } from '../command/command';
import { formatTable } from '../command/table';

interface PlayerScore {
  readonly name: string;
  readonly before: number;
  readonly jellyfish: number;
  readonly limestone: number;
  /** `animalPoints`: a sum that counts hold for the light side, with no species to it. */
  readonly animals: ByAnimal<number> & { readonly animalPoints?: number };
  readonly majorities: ByColor<number>;
  readonly remote: number;
  readonly total: number;
}

export function answerScore(game: GameFile): Answer {
  const { players, ranking } = scoreGame(game);
  const scores = players.map((final, index) => playerScore(game, index, final));
  const winners = ranking.winners.map((index) => game.players[index]!.name);
  return {
    json: { players: scores, winners },
    table: `${scoreTable(scores)}\n\n${winnerLine(winners, ranking)}`,
    foundProblem: false,
  };
}

function playerScore(game: GameFile, index: number, { before, lines, total }: PlayerFinal): PlayerScore {
  const { name, reef } = game.players[index]!;
  const points = (wanted: (line: FinalLine) => boolean) => sumPoints(lines.filter(wanted));
  const species = byAnimal((animal) =>
    points((line) => line.category === 'animals' && line.species === animal),
  );
  const isCounted = game.scoreBoard === 'light' && reef.kind === 'counts';
  const animalPoints = points((line) => line.category === 'counted-animals');
  return {
    name,
    before,
    jellyfish: points((line) => line.category === 'jellyfish'),
    limestone: points((line) => line.category === 'limestone'),
    animals: isCounted ? { ...species, animalPoints } : species,
    majorities: byColor((color) => points((line) => line.category === 'majority' && line.color === color)),
    remote: points((line) => line.category === 'remote'),
    total,
  };
}

function scoreTable(scores: readonly PlayerScore[]): string {
  const row = (label: string, points: (score: PlayerScore) => string | number) => [
    label,
    ...scores.map(points),
  ];
  const hasCounted = scores.some(({ animals }) => animals.animalPoints !== undefined);
  return formatTable(
    [
      row('', ({ name }) => printable(name)),
      row('before', ({ before }) => before),
      row('jellyfish', ({ jellyfish }) => jellyfish),
      row('limestone', ({ limestone }) => limestone),
      ...ANIMALS.map((animal) => row(animal, ({ animals }) => animals[animal])),
      ...(hasCounted ? [row('animals, as counted', ({ animals }) => animals.animalPoints ?? 0)] : []),
      ...COLORS.map((color) => row(`most ${color}`, ({ majorities }) => majorities[color])),
      row('remote limestone', ({ remote }) => remote),
      row('total', ({ total }) => total),
    ],
    ['left', 'right'],
  );
}

function winnerLine(winners: readonly string[], { decidedBy }: Ranking): string {
  const names = winners.map(printable).join(', ');
  switch (decidedBy) {
    case 'points':
      return `Winner: ${names}`;
    case 'limestone':
      return `Winner by limestone: ${names}`;
    case 'shared':
      return `Shared win: ${names}`;
  }
}
