/** What a game brings to have a command of its own: the manners of all of them are in this folder. */

import { err, ok, type Result } from '@/kit/result';

/** What every command gives for one file. */
export interface Answer {
  /** The document that `--json` prints. */
  readonly json: unknown;
  /** The same for people. */
  readonly table: string;
  readonly foundProblem: boolean;
  /** What is odd about the file but accepted, a sentence each; told on standard error. */
  readonly warnings?: readonly string[];
}

/** Options by name, as they were typed. */
export type Values = Readonly<Record<string, string | undefined>>;

export type Read = (file: string) => Promise<Result<Uint8Array, string>>;

export type Answerer = (bytes: Uint8Array) => Result<Answer, string> | Promise<Result<Answer, string>>;

export interface Command {
  /** The options that this command takes besides `--json`. */
  readonly options: readonly string[];
  /** Reads the options once; what comes back answers one file after the other. A sentence says what is wrong. */
  readonly prepare: (
    values: Values,
    read: Read,
  ) => Result<Answerer, string> | Promise<Result<Answerer, string>>;
}

export interface Program {
  /** The name of its script in package.json. */
  readonly name: string;
  readonly usage: string;
  readonly commands: Readonly<Record<string, Command>>;
}

/** A byte order mark is allowed and left out. */
export function decodeText(bytes: Uint8Array): Result<string, string> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err('this is not text in UTF-8');
  }
}

/** Answers files that hold a game as text. */
export function answerGames<Game>(
  decode: (text: string) => Result<Game, string>,
  answer: (game: Game) => Result<Answer, string>,
): Answerer {
  return (bytes) => {
    const text = decodeText(bytes);
    if (!text.ok) return text;
    const game = decode(text.value);
    return game.ok ? answer(game.value) : game;
  };
}

export function parseAmount(option: string, text: string): Result<number, string> {
  const amount = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(amount) ? ok(amount) : err(`--${option}: ${text} is not a whole number from 0`);
}

/** The player that `--player` names, or one sentence. */
export function findPlayer<Player>(players: readonly Player[], index: number): Result<Player, string> {
  const player = players[index];
  if (player !== undefined) return ok(player);
  return err(`players[${index}]: there is no such player, the last one is ${players.length - 1}`);
}

/** Control characters, line separators and marks that turn the direction of writing. */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Text from outside, safe for a terminal and for one line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
