/** Reads each file in turn and answers it, in the order given; one bad file does not stop the others. */

import { decodeGameFile } from '@/games/lumicora/session/gameFile/gameFile';
import { gameFileEn } from '@/games/lumicora/strings/en/gameFile';
import { describeGameFileProblem } from '@/games/lumicora/view/describeImportProblem';
import { err, type Result } from '@/kit/result';

import type { Answer } from './answer';
import { parseArguments, type Request } from './arguments';
import { answerGame } from './commands';
import { printable } from './printable';
import { USAGE } from './usage';

export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readFile: (file: string) => Promise<Result<string, string>>;
  readonly readInput: () => Promise<Result<string, string>>;
}

const STANDARD_INPUT = '-';
const ANSWERED = 0;
const PROBLEM_FOUND = 1;
const NOT_ANSWERED = 2;

/** The exit status. */
export async function runLumicora(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = parseArguments(args);
  if (!parsed.ok) {
    terminal.err(`lumicora: ${printable(parsed.error)}\n\n${USAGE}`);
    return NOT_ANSWERED;
  }
  if (parsed.value === 'help') {
    terminal.out(USAGE);
    return ANSWERED;
  }
  const request = parsed.value;
  const read = readerOf(terminal);
  let status = ANSWERED;
  for (const file of request.files) {
    const answer = await answerFile(request, file, read);
    status = Math.max(status, print(request, file, answer, terminal));
  }
  return status;
}

type Read = (file: string) => Promise<Result<string, string>>;

/** Standard input can be read once; who names it twice means the same text. */
function readerOf(terminal: Terminal): Read {
  let input: Promise<Result<string, string>> | undefined;
  return (file) => (file === STANDARD_INPUT ? (input ??= terminal.readInput()) : terminal.readFile(file));
}

async function answerFile(request: Request, file: string, read: Read): Promise<Result<Answer, string>> {
  try {
    const text = await read(file);
    if (!text.ok) return text;
    const game = decodeGameFile(text.value);
    if (!game.ok) return err(describeGameFileProblem(game.error, gameFileEn));
    return answerGame(request.command, game.value);
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
  const heading = files.length > 1 ? `== ${name}\n` : '';
  const ending = files.length > 1 ? '\n\n' : '\n';
  terminal.out(json ? `${JSON.stringify(answer.value.json)}\n` : `${heading}${answer.value.table}${ending}`);
  return answer.value.foundProblem ? PROBLEM_FOUND : ANSWERED;
}
