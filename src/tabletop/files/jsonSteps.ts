/** Parses JSON in steps, which no engine does, and finds where a text stops being JSON, without recursion. */

import { parseJson } from '@/kit/json';
import { err, ok, type Result } from '@/kit/result';
import { partOf } from '@/kit/slices';

export interface JsonFault {
  readonly kind: 'syntax' | 'depth';
  /** Index of the first character that does not fit. */
  readonly offset: number;
}

/** Deeper than any game, and shallow enough for every engine's memory. */
export const DEEPEST_NESTING = 100_000;

/** A list that is a member of the outermost object: the one place where a text from outside gets long. */
interface JsonList {
  /** Index of its first character after the bracket. */
  readonly from: number;
  /** Index of its closing bracket. */
  readonly to: number;
  /** Indices of commas between its items, some ten thousand characters apart. */
  readonly cuts: readonly number[];
}

type Expected = 'value' | 'first-item' | 'key' | 'first-key' | 'colon' | 'next';

const CHARACTERS_A_STEP = 20_000;

/** About what looking through a text takes of the time, compared with parsing it. */
const SCANNING = 0.8;

/** What `JSON.parse` makes of the text. The steps tell which share of it is done. */
export function* jsonSteps(text: string): Generator<number, Result<unknown, JsonFault>> {
  const lists = yield* partOf(scanSteps(text), 0, SCANNING);
  return lists.ok ? yield* partOf(parsePieces(text, lists.value), SCANNING, 1) : lists;
}

function* scanSteps(text: string): Generator<number, Result<readonly JsonList[], JsonFault>> {
  const scanner = new JsonScanner(text);
  for (;;) {
    const fault = scanner.findFault(CHARACTERS_A_STEP);
    if (fault === null) return ok(scanner.lists);
    if (fault !== undefined) return err(fault);
    yield scanner.share();
  }
}

/** The lists piece by piece, then all around them, in which each list holds only its own number. */
function* parsePieces(
  text: string,
  lists: readonly JsonList[],
): Generator<number, Result<unknown, JsonFault>> {
  const contents: unknown[][] = [];
  const around: string[] = [];
  let rest = 0;
  for (const [number, { from, to, cuts }] of lists.entries()) {
    const items: unknown[] = [];
    let begin = from;
    for (const end of [...cuts, to]) {
      const piece = parseJson(`[${text.slice(begin, end)}]`);
      // An engine refuses sound JSON only for its depth.
      if (!Array.isArray(piece)) return err({ kind: 'depth', offset: begin });
      for (const item of piece) items.push(item);
      begin = end + 1;
      yield end / text.length;
    }
    contents.push(items);
    around.push(text.slice(rest, from), String(number));
    rest = to;
  }
  const whole = parseJson(around.join('') + text.slice(rest));
  if (whole === undefined) return err({ kind: 'depth', offset: 0 });
  if (lists.length > 0) Object.values(whole as object).forEach((member) => fill(member, contents));
  return ok(whole);
}

function fill(member: unknown, contents: readonly (readonly unknown[])[]): void {
  if (!Array.isArray(member)) return;
  const items = contents[member.pop() as number]!;
  for (const item of items) member.push(item);
}

/** Line and column, both from 1. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let lineStart = 0;
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', lineStart)) {
    line += 1;
    lineStart = end + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

class JsonScanner {
  private at = 0;
  private expected: Expected = 'value';
  /** The closing brackets that are due, innermost last. */
  private readonly closers: ('}' | ']')[] = [];
  readonly lists: JsonList[] = [];
  private list: { readonly from: number; readonly cuts: number[] } | null = null;

  constructor(private readonly text: string) {}

  share(): number {
    return this.at / this.text.length;
  }

  /** Null at a sound end; undefined where there is more to look at after about so many characters. */
  findFault(characters: number): JsonFault | null | undefined {
    const stop = this.at + characters;
    while (this.at <= stop) {
      this.skipSpace();
      if (this.at === this.text.length && this.expected === 'next' && this.closers.length === 0) return null;
      if (!this.step()) return { kind: 'syntax', offset: this.at };
      if (this.closers.length > DEEPEST_NESTING) return { kind: 'depth', offset: this.at - 1 };
    }
    return undefined;
  }

  private step(): boolean {
    switch (this.expected) {
      case 'value':
        return this.value();
      case 'first-item':
        return this.close(']') || this.value();
      case 'key':
        return this.key();
      case 'first-key':
        return this.close('}') || this.key();
      case 'colon':
        return this.take(':') && this.expect('value');
      case 'next':
        return this.next();
    }
  }

  private value(): boolean {
    if (this.take('[')) return this.open(']', 'first-item');
    if (this.take('{')) return this.open('}', 'first-key');
    return this.scalar() && this.expect('next');
  }

  private key(): boolean {
    return this.string() && this.expect('colon');
  }

  private next(): boolean {
    const closer = this.closers.at(-1);
    if (closer === undefined) return false;
    if (!this.take(',')) return this.close(closer);
    if (this.list !== null && this.closers.length === 2) this.cut(this.list);
    return this.expect(closer === '}' ? 'key' : 'value');
  }

  private open(closer: '}' | ']', expected: Expected): boolean {
    this.closers.push(closer);
    if (closer === ']' && this.closers.length === 2 && this.closers[0] === '}') {
      this.list = { from: this.at, cuts: [] };
    }
    return this.expect(expected);
  }

  private cut({ from, cuts }: { readonly from: number; readonly cuts: number[] }): void {
    const comma = this.at - 1;
    if (comma - (cuts.at(-1) ?? from) >= CHARACTERS_A_STEP) cuts.push(comma);
  }

  private close(closer: '}' | ']'): boolean {
    if (!this.take(closer)) return false;
    this.closers.pop();
    if (this.list !== null && this.closers.length === 1) {
      this.lists.push({ ...this.list, to: this.at - 1 });
      this.list = null;
    }
    return this.expect('next');
  }

  private scalar(): boolean {
    switch (this.text[this.at]) {
      case '"':
        return this.string();
      case 't':
        return this.takeAll('true');
      case 'f':
        return this.takeAll('false');
      case 'n':
        return this.takeAll('null');
    }
    return this.number();
  }

  private string(): boolean {
    if (!this.take('"')) return false;
    for (; this.at < this.text.length; this.at++) {
      if (this.take('"')) return true;
      if (this.text.charCodeAt(this.at) < 0x20) return false;
      if (this.text[this.at] === '\\' && !this.escape()) return false;
    }
    return false;
  }

  /** Leaves `at` on the last character of the escape. */
  private escape(): boolean {
    this.at += 1;
    const letter = this.text.charAt(this.at);
    if (letter !== 'u') return letter !== '' && '"\\/bfnrt'.includes(letter);
    for (let digit = 0; digit < 4; digit++) {
      this.at += 1;
      if (!/^[0-9a-fA-F]$/.test(this.text.charAt(this.at))) return false;
    }
    return true;
  }

  private number(): boolean {
    this.take('-');
    if (!this.take('0') && !this.digits()) return false;
    if (this.take('.') && !this.digits()) return false;
    if (!this.take('e') && !this.take('E')) return true;
    if (!this.take('+')) this.take('-');
    return this.digits();
  }

  private digits(): boolean {
    const start = this.at;
    while (this.isDigit()) this.at += 1;
    return this.at > start;
  }

  private isDigit(): boolean {
    const code = this.text.charCodeAt(this.at);
    return code >= 0x30 && code <= 0x39;
  }

  private takeAll(word: string): boolean {
    for (const letter of word) if (!this.take(letter)) return false;
    return true;
  }

  private take(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private skipSpace(): void {
    for (; this.at < this.text.length; this.at++) {
      const character = this.text[this.at];
      if (character !== ' ' && character !== '\n' && character !== '\r' && character !== '\t') return;
    }
  }

  private expect(expected: Expected): true {
    this.expected = expected;
    return true;
  }
}
