/** The last failures that nobody expected, kept on this device until the person passes them on or deletes them. */

import { createStore, type StoreApi } from 'zustand/vanilla';

import { parseJson } from '@/kit/json';
import type { KeyValueStorage } from '@/kit/keyValueStorage';
import { Refusal, type Reporter } from '@/kit/report';

export const PROBLEMS_KEY = 'reefside.problems';

export const MOST_PROBLEMS = 50;
const MOST_MESSAGE = 300;
const MOST_STACK_LINES = 8;
const MOST_STACK_LINE = 160;
/** As far as a `Date` goes. */
const LATEST = 8.64e15;

const WORDS = ['where', 'message', 'stack', 'version', 'platform'] as const;

export interface Problem extends Readonly<Record<(typeof WORDS)[number], string>> {
  /** When it last happened. */
  readonly at: number;
  /** How often. */
  readonly count: number;
}

export interface ProblemsState {
  /** The last one first. */
  readonly problems: readonly Problem[];
  /** Never throws, and never reports. */
  readonly note: Reporter;
  readonly replace: (problems: readonly Problem[]) => void;
}

export type ProblemsStore = StoreApi<ProblemsState>;

export interface ProblemsSource {
  readonly now: () => number;
  readonly version: string;
  readonly platform: string;
}

export function createProblemsStore(storage: KeyValueStorage, source: ProblemsSource): ProblemsStore {
  let isStored = true;
  const store = createStore<ProblemsState>((set, get) => {
    const replace = (problems: readonly Problem[]) => {
      isStored = tryWrite(storage, problems);
      set({ problems });
    };
    return {
      problems: tryRead(storage) ?? [],
      note: (problem, where) => {
        // What another window noted stays.
        const before = (isStored ? tryRead(storage) : null) ?? get().problems;
        replace(withProblem(before, describe(problem, where, source)));
      },
      replace,
    };
  });
  storage.onOutsideChange(PROBLEMS_KEY, () => store.setState({ problems: tryRead(storage) ?? [] }));
  return store;
}

/** A text for whoever mends the app. */
export function problemsText(problems: readonly Problem[]): string {
  return problems.map(problemText).join('\n\n');
}

function problemText({ at, count, where, message, stack, version, platform }: Problem): string {
  const times = count === 1 ? '' : ` (${count} times)`;
  const head = `${new Date(at).toISOString()}${times} ${where}, Reefside ${version}, ${platform}`;
  return [head, message, stack].filter((line) => line !== '').join('\n');
}

function describe(problem: unknown, where: string, { now, version, platform }: ProblemsSource): Problem {
  const message = messageOf(problem).slice(0, MOST_MESSAGE);
  return { at: now(), count: 1, where, message, stack: stackOf(problem), version, platform };
}

function messageOf(problem: unknown): string {
  if (!(problem instanceof Error)) return typeof problem === 'string' ? problem : `thrown: ${typeof problem}`;
  const { name, message, cause } = problem;
  return cause instanceof Error
    ? `${name}: ${message}, from ${cause.name}: ${cause.message}`
    : `${name}: ${message}`;
}

function stackOf(problem: unknown): string {
  if (!(problem instanceof Error)) return '';
  const { stack = '', message } = problem;
  // Some engines begin with the message, which is told already.
  const begin = stack.indexOf(message);
  return stack
    .slice(begin === -1 ? 0 : begin + message.length)
    .split('\n')
    .map((line) => line.trim().slice(0, MOST_STACK_LINE))
    .filter((line) => line !== '')
    .slice(0, MOST_STACK_LINES)
    .join('\n');
}

/** What happens again is counted, so that it does not push out the others. */
function withProblem(problems: readonly Problem[], next: Problem): readonly Problem[] {
  const isSame = (each: Problem) =>
    each.where === next.where &&
    each.message === next.message &&
    each.stack === next.stack &&
    each.version === next.version;
  const count = 1 + (problems.find(isSame)?.count ?? 0);
  return [{ ...next, count }, ...problems.filter((each) => !isSame(each))].slice(0, MOST_PROBLEMS);
}

/**
 * Null where the device refuses to read. What cannot be understood is left out. A report about reporting would never
 * end, so a failure here only reaches the console.
 */
function tryRead(storage: KeyValueStorage): readonly Problem[] | null {
  try {
    const listed = parseJson(storage.read(PROBLEMS_KEY) ?? '[]');
    if (!Array.isArray(listed)) return [];
    return listed.filter(isProblem).slice(0, MOST_PROBLEMS);
  } catch (problem) {
    if (!(problem instanceof Refusal)) console.error(problem);
    return null;
  }
}

/** By hand, because every start reads what was noted. */
function isProblem(json: unknown): json is Problem {
  if (typeof json !== 'object' || json === null) return false;
  const { at, count, ...rest } = json as Readonly<Record<string, unknown>>;
  return (
    typeof at === 'number' &&
    at >= 0 &&
    at <= LATEST &&
    Number.isSafeInteger(count) &&
    (count as number) >= 1 &&
    WORDS.every((word) => typeof rest[word] === 'string')
  );
}

function tryWrite(storage: KeyValueStorage, problems: readonly Problem[]): boolean {
  try {
    if (problems.length === 0) storage.remove(PROBLEMS_KEY);
    else storage.write(PROBLEMS_KEY, JSON.stringify(problems));
    return true;
  } catch (problem) {
    if (!(problem instanceof Refusal)) console.error(problem);
    return false;
  }
}
