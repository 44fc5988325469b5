import { lumicoraCodes, type LumicoraCode } from '@/games/lumicora/exchange/codes';
import { wholeGame } from '@/games/lumicora/exchange/wholeGame';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';
import { createRng, type Rng } from '@/kit/rng';
import { readCode } from '@/tabletop/codes/codes';

import { codeOf, codeOfPart, kindOf, partIn, said, type refusal } from '../../../support/codes';
import { propertyRuns } from '../../../support/propertyRuns';
import { mutateBytes, mutateCode } from './mutateCodes';
import { randomCode, randomSession } from './randomShared';

const CODES = propertyRuns(3400, 17_000);
const GAMES = propertyRuns(600, 3000);

/** Sound codes to begin with; fresh ones for each mutant would take most of the time. */
function samplesOf<T>(rng: Rng, make: (rng: Rng) => T): readonly T[] {
  return Array.from({ length: 150 }, () => make(rng));
}

const tally = (): Map<string, number> => new Map();
const count = (seen: Map<string, number>, outcome: string) => seen.set(outcome, (seen.get(outcome) ?? 0) + 1);

/** Sound is what says the same, to the letter, when it is told again; but names may have been cleaned the first time. */
function isSound(text: string, read: LumicoraCode | null, seen: Map<string, number>): boolean {
  const again = read === null ? codeOfPart(partIn(text)) : codeOf(read);
  if (again === text) return true;
  count(seen, 'name cleaned');
  return read !== null && codeOf(said(again)) === again && kindOf(again) === kindOf(text);
}

function codeOfRefusal(rejection: ReturnType<typeof refusal>): string {
  return rejection.code === 'refused' ? rejection.why.code : rejection.code;
}

test(`${CODES} mutated codes each say something sound or are refused, and nothing throws`, () => {
  const rng = createRng(45);
  const samples = samplesOf(rng, (each) => randomCode(each));
  const seen = tally();
  for (let index = 0; index < CODES; index++) {
    const text = mutateCode(rng, rng.pick(samples));
    const { said: read } = readCode(lumicoraCodes, text);
    if (read.ok && !isSound(text, read.value, seen)) {
      throw new Error(`mutant ${index} is not sound: ${text}`);
    }
    count(seen, read.ok ? (read.value?.kind ?? 'part') : codeOfRefusal(read.error));
  }
  expect(seen.get('name cleaned') ?? 0).toBeLessThan(CODES / 100);
  const often = ['reef', 'part', 'truncated', 'damaged', 'meaningless', 'impossible-reef'];
  for (const outcome of often) expect(seen.get(outcome)).toBeGreaterThan(CODES / 100);
  for (const outcome of ['terrain', 'invitation', 'other-app', 'newer-version', 'other-game']) {
    expect([...seen.keys()]).toContain(outcome);
  }
}, 120_000);

function isSoundGame(bytes: Uint8Array, seen: Map<string, number>): boolean {
  const again = wholeGame.encode(received(bytes));
  if (Buffer.compare(again, bytes) === 0) return true;
  count(seen, 'name cleaned');
  return Buffer.compare(wholeGame.encode(received(again)), again) === 0;
}

function received(bytes: Uint8Array): TableSession {
  const game = wholeGame.decode(bytes, lumicoraCodes.version);
  if (!game.ok) throw new Error('not received');
  return game.value;
}

test(`${GAMES} mutated games each open or are refused, and nothing throws`, () => {
  const rng = createRng(46);
  const samples = samplesOf(rng, (each) => wholeGame.encode(randomSession(each, 15)));
  const seen = tally();
  for (let index = 0; index < GAMES; index++) {
    const bytes = mutateBytes(rng, rng.pick(samples));
    const game = wholeGame.decode(bytes, lumicoraCodes.version);
    if (game.ok && !isSoundGame(bytes, seen)) {
      throw new Error(`mutant ${index} is not sound: ${Buffer.from(bytes).toString('hex')}`);
    }
    count(seen, game.ok ? 'game' : game.error.code);
  }
  expect(seen.get('name cleaned') ?? 0).toBeLessThan(GAMES / 50);
  expect(seen.get('game')).toBeGreaterThan(GAMES / 20);
  expect(seen.get('meaningless')).toBeGreaterThan(GAMES / 20);
}, 120_000);
