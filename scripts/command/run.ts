/** Reads each file in turn and answers it, in the order given; one bad file does not stop the others. */

import { err, type Result } from '@/kit/result';

import { parseArguments, type Request } from './arguments';
import { printable, type Answer, type Program, type Read } from './command';

export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readFile: Read;
  readonly readInput: () => Promise<Result<Uint8Array, string>>;
}

const STANDARD_INPUT = '-';
const ANSWERED = 0;
const PROBLEM_FOUND = 1;
const NOT_ANSWERED = 2;

/** The exit status. */
export async function runProgram(
  program: Program,
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const read = readerOf(terminal);
  const parsed = await parseArguments(args, program, read);
  if (!parsed.ok) {
    terminal.err(`${program.name}: ${printable(parsed.error)}\n\n${program.usage}`);
    return NOT_ANSWERED;
  }
  if (parsed.value === 'help') {
    terminal.out(program.usage);
    return ANSWERED;
  }
  const request = parsed.value;
  let status = ANSWERED;
  for (const file of request.files) {
    const answer = await answerFile(request, file, read);
    status = Math.max(status, print(request, file, answer, terminal));
  }
  return status;
}

/** Standard input can be read once; who names it twice means the same text. */
function readerOf(terminal: Terminal): Read {
  let input: Promise<Result<Uint8Array, string>> | undefined;
  return (file) => (file === STANDARD_INPUT ? (input ??= terminal.readInput()) : terminal.readFile(file));
}

async function answerFile(request: Request, file: string, read: Read): Promise<Result<Answer, string>> {
  try {
    const bytes = await read(file);
    return bytes.ok ? await request.answer(bytes.value) : bytes;
  } catch {
    return err('internal error');
  }
}

function print(
  { files, json }: Request,
  file: string,
  answer: Result<Answer, string>,
  terminal: Terminal,
): number {
  const name = printable(file);
  if (!answer.ok) {
    const sentence = `${name}: ${answer.error}`;
    if (json) terminal.out(`${JSON.stringify({ error: sentence })}\n`);
    terminal.err(`${sentence}\n`);
    return NOT_ANSWERED;
  }
  for (const warning of answer.value.warnings ?? []) terminal.err(`${name}: ${warning}\n`);
  const heading = files.length > 1 ? `== ${name}\n` : '';
  const ending = files.length > 1 ? '\n\n' : '\n';
  terminal.out(json ? `${JSON.stringify(answer.value.json)}\n` : `${heading}${answer.value.table}${ending}`);
  return answer.value.foundProblem ? PROBLEM_FOUND : ANSWERED;
}
