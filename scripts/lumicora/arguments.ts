/** The command line as a request, or one sentence that says what is wrong with it. */

import { parseArgs } from 'node:util';

import { COLORS, type Color } from '@/games/lumicora/rules/model';
import { err, ok, type Result } from '@/kit/result';

const COMMANDS = ['score', 'preview', 'legal', 'check'] as const;
type CommandName = (typeof COMMANDS)[number];

export type Command =
  | { readonly name: 'score' }
  | { readonly name: 'preview'; readonly player: number }
  | {
      readonly name: 'legal';
      readonly player: number;
      readonly color: Color;
      /** null: what the player has. */
      readonly limestone: number | null;
    }
  | { readonly name: 'check' };

export interface Request {
  readonly command: Command;
  readonly files: readonly string[];
  readonly json: boolean;
}

const OPTIONS = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  player: { type: 'string' },
  color: { type: 'string' },
  limestone: { type: 'string' },
} as const;

type OwnOption = 'player' | 'color' | 'limestone';
type Values = Readonly<Partial<Record<OwnOption, string>>>;

const OPTIONS_OF: Readonly<Record<CommandName, readonly OwnOption[]>> = {
  score: [],
  preview: ['player'],
  legal: ['player', 'color', 'limestone'],
  check: [],
};

export function parseArguments(args: readonly string[]): Result<Request | 'help', string> {
  const split = splitArguments(args);
  if (!split.ok) return split;
  const { values, positionals } = split.value;
  if (values.help === true) return ok('help');
  const [word, ...files] = positionals;
  if (word === undefined) return err('a command is missing');
  const name = COMMANDS.find((known) => known === word);
  if (name === undefined) return err(`there is no command ${word}`);
  if (files.length === 0) return err(`${name} needs a file`);
  const command = parseCommand(name, values);
  return command.ok ? ok({ command: command.value, files, json: values.json === true }) : command;
}

function splitArguments(args: readonly string[]) {
  try {
    return ok(parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true }));
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    return err(sentence);
  }
}

function parseCommand(name: CommandName, values: Values): Result<Command, string> {
  const foreign = (['player', 'color', 'limestone'] as const).find(
    (option) => values[option] !== undefined && !OPTIONS_OF[name].includes(option),
  );
  if (foreign !== undefined) return err(`${name} has no option --${foreign}`);
  const player = parseAmount('player', values.player ?? '0');
  if (!player.ok) return player;
  switch (name) {
    case 'score':
    case 'check':
      return ok({ name });
    case 'preview':
      return ok({ name, player: player.value });
    case 'legal':
      return parseLegal(player.value, values);
  }
}

function parseLegal(player: number, values: Values): Result<Command, string> {
  if (values.color === undefined) return err('legal needs --color');
  const color = COLORS.find((known) => known === values.color);
  if (color === undefined) return err(`--color: ${values.color} is not a colour`);
  if (values.limestone === undefined) return ok({ name: 'legal', player, color, limestone: null });
  const limestone = parseAmount('limestone', values.limestone);
  return limestone.ok ? ok({ name: 'legal', player, color, limestone: limestone.value }) : limestone;
}

function parseAmount(option: OwnOption, text: string): Result<number, string> {
  const amount = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(amount) ? ok(amount) : err(`--${option}: ${text} is not a whole number from 0`);
}
