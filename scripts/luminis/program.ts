/** The `luminis` command: what it can be asked, and what it says of a game. */

import { cathedralProblems } from '@/games/luminis/rules/cathedral';
import { RESOURCES, type Resources } from '@/games/luminis/rules/model';
import { optionsOf } from '@/games/luminis/rules/options';
import { decodeGameFile, middleOf, type GameFile } from '@/games/luminis/session/gameFile';
import { gameFileEn } from '@/games/luminis/strings/en/gameFile';
import { err, ok, type Result } from '@/kit/result';
import { describeFileProblem } from '@/tabletop/files/fileProblem';

import {
  answerGames,
  findPlayer,
  parseAmount,
  printable,
  type Answer,
  type Answerer,
  type Program,
  type Values,
} from '../command/command';
import { formatTable } from '../command/table';

const USAGE = `Usage: npm run --silent luminis -- COMMAND FILE... [options]

  pay FILE...        every card at every space where it may lie: paid, short of what, or by which discards
  check FILE...      the cards that lie where none may

  FILE is a game file; - reads standard input.

Options:
  --json             one JSON document a line, one line a file
  --player N         pay: whose cathedral, from 0 (default 0)
  --help             this text

Exit status: 0; 1 when check found a problem; 2 when a file could not be read as a game.
`;

export const program: Program = {
  name: 'luminis',
  usage: USAGE,
  commands: {
    pay: { options: ['player'], prepare: preparePay },
    check: { options: [], prepare: () => ok(answerGames(decode, (game) => ok(answerCheck(game)))) },
  },
};

function preparePay(values: Values): Result<Answerer, string> {
  const player = parseAmount('player', values.player ?? '0');
  return player.ok ? ok(answerGames(decode, (game) => answerPay(game, player.value))) : player;
}

function decode(text: string): Result<GameFile, string> {
  const game = decodeGameFile(text);
  return game.ok ? game : err(describeFileProblem(game.error, gameFileEn));
}

function answerPay(game: GameFile, index: number): Result<Answer, string> {
  const player = findPlayer(game.players, index);
  if (!player.ok) return player;
  const options = optionsOf(player.value, middleOf(game)).map(({ card, column, have, short, discard }) => ({
    card: card.id,
    column,
    have,
    short,
    discard,
  }));
  const rows = options.map(({ card, column, have, short, discard }) => [
    printable(card),
    column,
    amounts(have),
    amounts(short),
    discard === null ? 'cannot be paid' : discard.length === 0 ? 'paid' : discard.map(printable).join(' '),
  ]);
  const header = ['card', 'column', 'have', 'short of', 'discard'];
  return ok({
    json: { options },
    table: [
      `${printable(player.value.name)}: ${options.length} places`,
      ...(player.value.hand === null ? ['The hand is hidden: spires and bonus cards only.'] : []),
      ...(rows.length === 0 ? [] : [formatTable([header, ...rows], ['left', 'right', 'left'])]),
    ].join('\n'),
    foundProblem: false,
  });
}

function amounts(resources: Resources): string {
  const parts = RESOURCES.flatMap((name, index) => {
    const amount = resources[index]!;
    return amount === 0 ? [] : [`${amount} ${name}${amount === 1 ? '' : 's'}`];
  });
  return parts.length === 0 ? '-' : parts.join(', ');
}

/** LB-2, LB-3 */
function answerCheck({ players }: GameFile): Answer {
  const problems = players.flatMap(({ cathedral }, player) =>
    cathedralProblems(cathedral).map(({ card, rule, code }) => ({ player, card, rule, code })),
  );
  const rows = problems.map(({ player, card, rule, code }) => [
    printable(players[player]!.name),
    printable(card),
    rule,
    code,
  ]);
  return {
    json: { problems },
    table:
      rows.length === 0
        ? 'No rule was broken.'
        : formatTable([['player', 'card', 'rule', 'problem'], ...rows], ['left']),
    foundProblem: problems.length > 0,
  };
}
