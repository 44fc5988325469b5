import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { luminisCodes, type LuminisKinds } from '@/games/luminis/exchange/codes';
import type { Card } from '@/games/luminis/rules/model';
import {
  blankFace,
  cardOf,
  encodeLibrary,
  faceKey,
  isGuess,
  libraryCounts,
  mergeLibraries,
  offeredCards,
  readLibrary,
  withCard,
  withoutCard,
  type CardLibrary,
} from '@/games/luminis/session/cardLibrary';
import {
  exportSession,
  gameFileOf,
  importGame,
  importSteps,
  luminisSection,
} from '@/games/luminis/session/files';
import { entryOf, records, saves } from '@/games/luminis/session/saves';
import { computeStatistics } from '@/games/luminis/session/statistics';
import {
  cardsOf,
  sessions,
  type Command,
  type Setup,
  type TableSession,
} from '@/games/luminis/session/table';
import { createRng } from '@/kit/rng';
import { finish } from '@/kit/slices';
import { readCode, writeCodes, type Reading } from '@/tabletop/codes/codes';
import type { Parts } from '@/tabletop/codes/parts';
import { tableOf, undoLast } from '@/tabletop/session/session';

import { propertyRuns } from '../../../support/propertyRuns';
import { card, randomCard } from '../randomGame';

const SETUP: Setup = { names: ['Ana', 'Ben', 'Cleo'], me: 0, advanced: true };
const START = 1_700_000_000_000;

function played(commands: readonly Command[], setup: Setup = SETUP): TableSession {
  let session = sessions.open({ id: 'luminis-1', startedAt: START, setup });
  for (const [index, command] of commands.entries()) {
    const next = sessions.perform(session, command, START + 60_000 * (index + 1));
    if (!next.ok) throw new Error(`${command.type}: ${next.error.code}`);
    session = next.value;
  }
  return session;
}

function refusal(commands: readonly Command[], last: Command): string {
  const next = sessions.perform(played(commands), last, START);
  return next.ok ? 'accepted' : next.error.code;
}

const ground = card('ground', 1, { center: [1, 0, 0], local: [1, 0, 0], arrows: ['up'] });
const helper = card('helper', 1, { center: [0, 1, 0] });
const second = card('second', 2, { cost: [2, 2, 0], draw: true });
const third = card('third', 3);
const spire = card('spire', 4, { cost: [1, 0, 0] });
const bonus = card('bonus', 1, { cost: [1, 0, 0] });

const take = (taken: Card): Command => ({ type: 'take', player: 0, card: taken });
const place = (
  placed: Card,
  discard: readonly string[] = [],
  from: 'hand' | 'spire' | 'bonus' = 'hand',
): Command => ({
  type: 'place',
  player: 0,
  card: placed,
  column: 0,
  from,
  discard,
  anyway: false,
});

const HAND = [take(ground), take(helper), take(second), take(third)];
const WON: readonly Command[] = [
  ...HAND,
  { type: 'put', pile: 'spires', card: spire },
  place(ground),
  { type: 'draw', player: 1, card: null },
  { type: 'draw', player: 2, card: null },
  place(second, ['helper']),
  place(third),
  place(spire, [], 'spire'),
];

test('LT-1 the one who holds the phone has an empty hand, the others a hidden one', () => {
  const { seats, turn } = tableOf(played([]));
  expect(seats.map(({ hand }) => hand)).toEqual([[], null, null]);
  expect(turn).toBe(0);
});

test('LT-2 a turn is a draw or a placed card, and then the next player is due', () => {
  const { seats, turn } = tableOf(played([...HAND, place(ground), { type: 'draw', player: 1, card: null }]));
  expect(turn).toBe(2);
  expect(seats.map(({ turns }) => turns)).toEqual([1, 1, 0]);
  expect(seats[0]!.hand!.map(({ id }) => id)).toEqual(['helper', 'second', 'third']);
});

test('LP-3 discards leave the hand together with the card', () => {
  const { seats } = tableOf(played([...HAND, place(ground), place(second, ['helper'])]));
  expect(seats[0]!.hand!.map(({ id }) => id)).toEqual(['third']);
});

test('LT-3, LT-4 cards leave the hand without paying', () => {
  const { seats } = tableOf(played([...HAND, { type: 'lose', player: 0, cards: ['helper', 'third'] }]));
  expect(seats[0]!.hand!.map(({ id }) => id)).toEqual(['ground', 'second']);
});

test('LE-1 who places a spire wins at once', () => {
  const session = played(WON);
  expect(tableOf(session).won).toMatchObject({ player: 0, spire: { id: 'spire' } });
  expect(sessions.rules.isOver(tableOf(session))).toBe(true);
  expect(refusal(WON, { type: 'draw', player: 1, card: null })).toBe('over');
  expect(tableOf(undoLast(session)).won).toBeNull();
});

test('LE-1 somebody whose cathedral is not followed can win as well', () => {
  const { won, seats } = tableOf(played([{ type: 'win', player: 2, spire: null }]));
  expect(won).toEqual({ player: 2, spire: null });
  expect(seats[2]!.turns).toBe(1);
});

test('LP-6 bonus cards lie by level, and the top one is paid with permanent resources only', () => {
  const low = card('low', 1);
  const high = card('high', 3);
  const put = (next: Card): Command => ({ type: 'put', pile: 'bonus', card: next });
  expect(tableOf(played([put(high), put(low)])).bonus.map(({ id }) => id)).toEqual(['low', 'high']);
  expect(refusal([put(bonus)], place(bonus, [], 'bonus'))).toBe('short');
});

test('LB-4 a correction changes the face of a placed card, never its place or level', () => {
  const corrected = { ...ground, center: [2, 0, 0] as const };
  const { seats } = tableOf(played([...HAND, place(ground), { type: 'correct', card: corrected }]));
  expect(seats[0]!.cathedral).toEqual([{ card: corrected, column: 0 }]);
  expect(refusal([...HAND, place(ground)], { type: 'correct', card: { ...ground, level: 2 } })).toBe(
    'no-such-card',
  );
});

test.each([
  ['nobody-there', HAND, { type: 'draw', player: 4, card: null }],
  ['card-elsewhere', HAND, take(ground)],
  ['no-such-card', HAND, { type: 'lose', player: 0, cards: ['nothing'] }],
  ['no-such-card', HAND, place(spire, [], 'spire')],
  ['not-there', HAND, place(second)],
  ['short', [...HAND, place(ground)], place(second)],
  ['no-discard', [...HAND, place(ground)], place(second, ['second'])],
  ['no-discard', [...HAND, place(ground)], place(second, ['nothing'])],
  ['no-spire', HAND, { type: 'put', pile: 'spires', card: card('x', 1) }],
] as readonly (readonly [string, readonly Command[], Command])[])(
  '%s is a refusal, and nothing changes',
  (code, before, last) => {
    expect(refusal(before, last)).toBe(code);
  },
);

test('LP-5 a spire is never placed with a discard', () => {
  const before = [...HAND, WON[4]!, place(ground), place(second, ['helper']), take(helper), place(third)];
  expect(refusal(before, place(spire, ['helper'], 'spire'))).toBe('no-discard');
});

test('a card lies where people put it, though the sum does not reach', () => {
  expect(refusal([...HAND, place(ground)], { ...place(second), anyway: true } as Command)).toBe('accepted');
});

describe('kept', () => {
  test('a save reads as it was written, undone steps included', () => {
    const session = undoLast(played(WON));
    const read = saves.decode(saves.encode(session));
    expect(read.ok && read.value).toEqual(session);
  });

  test('a save of version 1 with every command keeps opening', () => {
    const text = readFileSync(join(__dirname, '../../../fixtures/luminis/save-v1.json'), 'utf8');
    const read = saves.decode(text);
    if (!read.ok) throw new Error(read.error.code);
    expect(tableOf(read.value)).toMatchObject({ won: { player: 0, spire: { id: 'spire' } }, advanced: true });
    expect(JSON.parse(saves.encode(read.value))).toEqual(JSON.parse(text));
  });

  test('a damaged save tells where', () => {
    const save = JSON.parse(saves.encode(played(WON))) as { log: { command: { card: Card } }[] };
    save.log[1]!.command.card = { ...helper, cost: [1e9, 0, 0] };
    expect(saves.read(save)).toEqual({ ok: false, error: { code: 'damaged' } });
    expect(saves.findDamage(save)).toBe('log[1].command.card.cost[0]');
  });

  test('a finished game is remembered as a race: winner, turns and spire', () => {
    const entry = entryOf(played(WON));
    expect(entry).toMatchObject({
      isOver: true,
      turns: 4,
      spire: [1, 0, 0],
      players: [
        { name: 'Ana', place: 1, total: null, cards: 4 },
        { name: 'Ben', place: 2 },
        { name: 'Cleo', place: 2 },
      ],
    });
    expect(records.decode(records.encode(entry))).toEqual({ ok: true, value: entry });
    expect(records.decode('{"version":2}')).toEqual({
      ok: false,
      error: { code: 'other-version', version: 2 },
    });
    expect(records.decode('{')).toEqual({ ok: false, error: { code: 'damaged' } });
  });

  test('statistics count wins and turns', () => {
    const { players } = computeStatistics([entryOf(played(WON))]);
    expect(players.find(({ name }) => name === 'Ana')).toMatchObject({ wins: 1, fastest: 4, meanTurns: 4 });
    expect(players.find(({ name }) => name === 'Ben')).toMatchObject({ wins: 0, fastest: null });
  });
});

describe('files', () => {
  test('an exported game comes back with its log', () => {
    const session = played(WON);
    const imported = importGame(JSON.parse(exportSession(session)), 0);
    expect(imported).toEqual({ ok: true, value: { session, log: 'kept' } });
  });

  test('a file whose log tells of another game is opened from where it stands', () => {
    const json = JSON.parse(exportSession(played(WON))) as Record<string, unknown>;
    const imported = importGame({ ...json, advanced: false }, START);
    expect(imported.ok && imported.value.log).toBe('unfit');
    expect(imported.ok && tableOf(imported.value.session).won?.player).toBe(0);
  });

  test('players of the same name are told apart', () => {
    const file = gameFileOf(tableOf(played(HAND)));
    const json = { ...JSON.parse(exportSession(played(HAND))), reefside: undefined } as {
      players: { name: string }[];
    };
    json.players[1]!.name = 'Ana';
    const imported = importGame(JSON.parse(JSON.stringify(json)), START);
    if (!imported.ok) throw new Error('refused');
    expect(tableOf(imported.value.session).seats.map(({ name }) => name)).toEqual(['Ana', 'Ana 2', 'Cleo']);
    expect(file.cards).toHaveLength(4);
  });

  test('what is no game file says why', () => {
    const read = finish(importSteps('{"format":"luminis-game"}', START));
    expect(read).toEqual({
      ok: false,
      error: { code: 'game-file', problem: { path: 'version', code: 'missing' } },
    });
  });

  test('a backup brings the cards of the owner', () => {
    const cards = withCard([], ground, START);
    const extras = { cards, names: ['Ana'], practice: {} };
    expect(luminisSection.readExtras(luminisSection.storedExtras(extras) as never)).toEqual({
      ok: true,
      value: extras,
    });
    expect(luminisSection.readExtras({ names: [], cards: { format: 'other' } })).toEqual({
      ok: false,
      error: 'cards.format',
    });
  });
});

describe('the library of cards', () => {
  const faces = [ground, helper, second].map(({ id: _, ...face }) => face);
  const library: CardLibrary = faces.reduce<CardLibrary>(
    (all, face, index) => withCard(all, face, START + index),
    [],
  );

  test('LC-2 the same card is kept once, as the one used last', () => {
    const again = withCard(library, faces[0]!, START + 9);
    expect(again).toHaveLength(3);
    expect(faceKey(again[0]!)).toBe(faceKey(faces[0]!));
    expect(withoutCard(again, faces[0]!)).toHaveLength(2);
  });

  test('LC-1 cards are counted against the box', () => {
    expect(libraryCounts(library)).toEqual([
      { level: 1, entered: 2, inBox: 34 },
      { level: 2, entered: 1, inBox: 40 },
      { level: 3, entered: 0, inBox: 22 },
      { level: 4, entered: 0, inBox: 6 },
    ]);
  });

  test('LC-2 cards are offered by level, then by cost, then by what was used last', () => {
    const dear = { ...faces[0]!, cost: [4, 0, 0] as const };
    const more = withCard(library, dear, START + 99);
    const offered = (cost: Card['cost']) =>
      offeredCards(more, { level: 1, cost }).map((face) => faceKey(face));
    expect(offered([0, 0, 0])).toEqual([helper, ground, dear].map(faceKey));
    expect(offered([4, 0, 0])[0]).toBe(faceKey(dear));
  });

  test('two libraries become one, with each card once', () => {
    const other = withCard(withCard([], faces[0]!, START + 50), { ...third }, START);
    expect(mergeLibraries(library, other)).toHaveLength(4);
    expect(mergeLibraries(library, library)).toHaveLength(3);
  });

  test('a file of cards reads as it was written, and what is none says where', () => {
    const read = readLibrary(JSON.parse(encodeLibrary(library)));
    expect(read).toEqual({ ok: true, value: mergeLibraries(library, []) });
    const spoiled = JSON.parse(encodeLibrary(library)) as { cards: { level: number }[] };
    spoiled.cards[1]!.level = 7;
    expect(readLibrary(spoiled)).toEqual({ ok: false, error: { path: 'cards[1]' } });
    expect(readLibrary({ cards: [] })).toEqual({ ok: false, error: { path: 'format' } });
  });

  test('a second copy of a card gets an id of its own in a game', () => {
    const first = cardOf(faces[0]!, []);
    const copy = cardOf(faces[0]!, [first]);
    expect(copy.id).not.toBe(first.id);
    expect(faceKey(copy)).toBe(faceKey(first));
  });

  test('LC-2 a spire starts as a guess of 15 of one kind', () => {
    expect(blankFace(4).cost).toEqual([15, 0, 0]);
    expect(isGuess(blankFace(4))).toBe(true);
    expect(isGuess({ ...blankFace(4), cost: [0, 15, 0] })).toBe(false);
  });
});

describe('codes', () => {
  const sent = (texts: readonly string[]) => {
    let parts: Parts | null = null;
    let said: unknown = null;
    for (const text of texts) {
      const reading: Reading<LuminisKinds> = readCode(luminisCodes, text, parts);
      parts = reading.parts;
      if (!reading.said.ok) return reading.said.error;
      said = reading.said.value;
    }
    return said;
  };

  test('a whole game goes through codes', () => {
    const session = played(WON);
    expect(sent(writeCodes(luminisCodes, { kind: 'game', value: session }))).toEqual({
      kind: 'game',
      value: session,
    });
  });

  test('a full box of cards goes through codes, without the times of use', () => {
    const rng = createRng(3);
    const value = Array.from({ length: 102 }, (_, index) => {
      const { id: _id, ...face } = randomCard(rng, 'x', ((index % 4) + 1) as 1);
      return { ...face, usedAt: START + index };
    });
    const texts = writeCodes(luminisCodes, { kind: 'cards', value });
    expect(texts.length).toBeLessThan(8);
    expect(sent(texts)).toEqual({ kind: 'cards', value: value.map((face) => ({ ...face, usedAt: 0 })) });
  });

  test('random games read back from a save and from codes', () => {
    const rng = createRng(8);
    for (let index = 0; index < propertyRuns(20, 300); index++) {
      let session = sessions.open({ id: 'random', startedAt: START, setup: SETUP });
      for (let step = 0; step < 25; step++) {
        const next = randomCard(rng, `c${step}`, rng.pick([1, 1, 2, 3, 4] as const));
        const known = cardsOf(tableOf(session));
        const command: Command = rng.pick<Command>([
          { type: 'take', player: 0, card: next },
          { type: 'draw', player: rng.int(3), card: null },
          {
            type: 'place',
            player: rng.int(3),
            card: next,
            column: rng.int(5) - 2,
            from: 'hand',
            discard: [],
            anyway: true,
          },
          { type: 'lose', player: 0, cards: known.slice(0, 1).map(({ id }) => id) },
          { type: 'put', pile: next.level === 4 ? 'spires' : 'bonus', card: next },
          { type: 'remove', pile: 'bonus', card: known[0]?.id ?? 'x' },
        ]);
        const done = sessions.perform(session, command, START + step);
        if (done.ok) session = done.value;
      }
      const read = saves.decode(saves.encode(session));
      expect(read.ok && read.value).toEqual(session);
      expect(sent(writeCodes(luminisCodes, { kind: 'game', value: session }))).toEqual({
        kind: 'game',
        value: session,
      });
    }
  });
});
