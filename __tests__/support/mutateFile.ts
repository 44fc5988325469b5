import type { Rng } from '@/kit/rng';

type Holder = Record<string, unknown> | unknown[];

/** JSON texts that a field was not made for, of Lumicora and of any game. */
// oxfmt-ignore
const WEIRD = [
  'null', 'true', 'false', '0', '-0', '-1', '1', '2', '7', '11', '45', '0.5', '1e999', '-1e999', '1e-9', '9007199254740993',
  '""', '" "', '"h9"', '"d4"', '"a1"', '"green"', '"water"', '"crab"', '"coral"', '"A"', '"__proto__"', '"constructor"',
  '9e15', '-9e15', '1e300', '8640000000000001', '253402300800000', '100001', '4294967296', '"\\u200b"', '"\\u3164"', '"Ana\\u200d"',
  '"../x"', '"\\u0000"', '"\\ud800"', '"\\u202e"', '[]', '{}', '[null]', '["d4","d5"]', '["d4","d4"]', '["green","green"]', '[1,null]',
  '{"__proto__":null}', '{"__proto__":{"name":"x"}}', '{"length":2}', '{"toString":1,"valueOf":1}', '{"spaces":{}}',
  '{"luminos":[]}', '{"counts":{}}', '{"start":["green","pink"],"on":["a1","a2"]}', `"${'x'.repeat(5000)}"`,
  '['.repeat(300) + ']'.repeat(300), '{"a":'.repeat(300) + '1' + '}'.repeat(300), `[${'0,'.repeat(300)}0]`,
];

// oxfmt-ignore
const KEYS = [
  'format', 'version', 'board', 'round', 'octopus', 'players', 'name', 'score', 'limestone', 'scoringTiles', 'reef', 'luminos',
  'spaces', 'counts', 'on', 'start', 'color', 'symbols', 'level', 'symbol', 'a1', 'd4', 'h9', 'remote', '__proto__', 'length',
  'constructor', 'toString', '0', '', 'id', 'startedAt', 'setup', 'log', 'at', 'command', 'type', 'player', 'done', 'games', 'savedAt',
  'parts', 'names', 'endedAt', 'minutes', 'reefside', 'file',
];

/** What faults are made of. */
interface Faults {
  readonly weird: readonly string[];
  readonly keys: readonly string[];
}

const COMMON: Faults = { weird: WEIRD, keys: KEYS };

/** The faults of any game and those of one. */
export function faultsOf(weird: readonly string[], keys: readonly string[]): Faults {
  return { weird: [...WEIRD, ...weird], keys: [...KEYS, ...keys] };
}

/** The text of a game file with one to three faults in its tree or in its letters. */
export function mutate(text: string, rng: Rng, faults = COMMON): string {
  let mutant = text;
  for (let count = 1 + rng.int(3); count > 0; count--) {
    mutant = rng.next() < 0.7 ? mutateTree(mutant, rng, faults) : mutateLetters(mutant, rng, faults);
  }
  return mutant;
}

/** Weird values stand as marks in the tree until it is text again, so that `1e999` and `__proto__` arrive as such. */
function mutateTree(text: string, rng: Rng, faults: Faults): string {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return mutateLetters(text, rng, faults);
  }
  const holders = holdersIn(root);
  if (holders.length === 0) return rng.pick(faults.weird);
  const mark = '@@weird@@';
  changeHolder(rng.pick(holders), rng.pick(holders), mark, rng, faults.keys);
  return JSON.stringify(root).replaceAll(`"${mark}"`, () => rng.pick(faults.weird));
}

/** Lists and objects, outer ones first. */
function holdersIn(root: unknown): Holder[] {
  const found: Holder[] = [];
  const open: unknown[] = [root];
  while (open.length > 0 && found.length < 2000) {
    const node = open.shift();
    if (typeof node !== 'object' || node === null) continue;
    found.push(node as Holder);
    open.push(...Object.values(node));
  }
  return found;
}

function changeHolder(holder: Holder, other: Holder, mark: string, rng: Rng, names: readonly string[]): void {
  const keys = Object.keys(holder);
  const key = keys.length === 0 ? '0' : rng.pick(keys);
  const fields = holder as Record<string, unknown>;
  switch (rng.pick(['delete', 'replace', 'insert', 'duplicate', 'graft'] as const)) {
    case 'delete':
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete fields[key];
      return;
    case 'replace':
      define(fields, key, mark);
      return;
    case 'insert':
      if (Array.isArray(holder)) holder.splice(rng.int(holder.length + 1), 0, mark);
      else define(fields, rng.pick(names), mark);
      return;
    case 'duplicate':
      if (Array.isArray(holder)) holder.push(...holder.slice(0, 1 + rng.int(3)));
      else define(fields, rng.pick(names), fields[key]);
      return;
    case 'graft':
      define(fields, key, JSON.parse(JSON.stringify(other)));
  }
}

function define(fields: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}

function mutateLetters(text: string, rng: Rng, { weird }: Faults): string {
  const at = rng.int(text.length + 1);
  const length = 1 + rng.int(20);
  switch (rng.pick(['truncate', 'flip', 'delete', 'duplicate', 'insert'] as const)) {
    case 'truncate':
      return text.slice(0, at);
    case 'flip':
      return (
        text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << rng.int(8))) + text.slice(at + 1)
      );
    case 'delete':
      return text.slice(0, at) + text.slice(at + length);
    case 'duplicate':
      return text.slice(0, at + length) + text.slice(at);
    case 'insert':
      return (
        text.slice(0, at) +
        rng.pick([...weird, ',', '}', ']', '"', '\n', '\u0000', '\ufeff']) +
        text.slice(at)
      );
  }
}
