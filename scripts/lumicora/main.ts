/** Binds the command to this process: its streams and its directory. */

import { resolve } from 'node:path';
import process from 'node:process';

import { readFileText, readStreamText } from './readText';
import { runLumicora } from './run';

/** The name of this command in package.json. */
const SCRIPT = 'lumicora';

export function main(args: readonly string[]): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endOfOutput);
  return runLumicora(args, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    readFile: (file) => readFileText(file === '' ? file : resolve(callerDirectory(), file)),
    readInput: () => readStreamText(() => process.stdin),
  });
}

/** A reader that has gone away (`| head`) is no fault of ours: the rest is judged unheard, for the exit status. */
function endOfOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') process.exit(2);
}

/** npm runs a script in the project's directory and tells in INIT_CWD where it was called. */
function callerDirectory(): string {
  const script = process.env.npm_lifecycle_event ?? SCRIPT;
  // Inside another script of npm, INIT_CWD is that script's and not ours.
  return (script === SCRIPT ? process.env.INIT_CWD : undefined) ?? process.cwd();
}
