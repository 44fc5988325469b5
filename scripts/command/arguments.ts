/** The command line as a request, or one sentence that says what is wrong with it. */

import { parseArgs } from 'node:util';

import { err, ok, type Result } from '@/kit/result';

import type { Answerer, Program, Read, Values } from './command';

export interface Request {
  readonly answer: Answerer;
  readonly files: readonly string[];
  readonly json: boolean;
}

export async function parseArguments(
  args: readonly string[],
  { commands }: Program,
  read: Read,
): Promise<Result<Request | 'help', string>> {
  const own = new Set(Object.values(commands).flatMap(({ options }) => options));
  const split = splitArguments(args, own);
  if (!split.ok) return split;
  const { help, json, ...rest } = split.value.values;
  const values = rest as Values;
  if (help === true) return ok('help');
  const [name, ...files] = split.value.positionals;
  if (name === undefined) return err('a command is missing');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return err(`there is no command ${name}`);
  if (files.length === 0) return err(`${name} needs a file`);
  const foreign = [...own].find(
    (option) => values[option] !== undefined && !command.options.includes(option),
  );
  if (foreign !== undefined) return err(`${name} has no option --${foreign}`);
  const answer = await command.prepare(values, read);
  return answer.ok ? ok({ answer: answer.value, files, json: json === true }) : answer;
}

function splitArguments(args: readonly string[], own: ReadonlySet<string>) {
  const options = {
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
    ...Object.fromEntries([...own].map((name) => [name, { type: 'string' }] as const)),
  } as const;
  try {
    return ok(parseArgs({ args: [...args], options, allowPositionals: true, strict: true }));
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    return err(sentence);
  }
}
