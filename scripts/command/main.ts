/** Binds a program to this process: its streams and its directory. */

import { resolve } from 'node:path';
import process from 'node:process';

import type { Program } from './command';
import { readFileBytes, readStreamBytes } from './readBytes';
import { runProgram } from './run';

export function main(program: Program, args: readonly string[]): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endOfOutput);
  const directory = callerDirectory(program.name);
  return runProgram(program, args, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    readFile: (file) => readFileBytes(file === '' ? file : resolve(directory, file)),
    readInput: () => readStreamBytes(() => process.stdin),
  });
}

/** A reader that has gone away (`| head`) is no fault of ours: the rest is judged unheard, for the exit status. */
function endOfOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') process.exit(2);
}

/** npm runs a script in the project's directory and tells in INIT_CWD where it was called. */
function callerDirectory(name: string): string {
  const script = process.env.npm_lifecycle_event ?? name;
  // Inside another script of npm, INIT_CWD is that script's and not ours.
  return (script === name ? process.env.INIT_CWD : undefined) ?? process.cwd();
}
