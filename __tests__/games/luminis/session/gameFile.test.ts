import { cathedralProblems } from '@/games/luminis/rules/cathedral';
import { optionsOf } from '@/games/luminis/rules/options';
import { decodeGameFile, encodeGameFile, gameJson, middleOf } from '@/games/luminis/session/gameFile';
import { GAME_FILE_PROBLEM_CODES, type GameFileProblem } from '@/games/luminis/session/gameFileSchema';
import { gameFileDe } from '@/games/luminis/strings/de/gameFile';
import { gameFileEn } from '@/games/luminis/strings/en/gameFile';
import { createRng } from '@/kit/rng';
import { describeFileProblem } from '@/tabletop/files/fileProblem';

import { faultsOf, mutate } from '../../../support/mutateFile';
import { propertyRuns } from '../../../support/propertyRuns';
import { card, randomGame } from '../randomGame';

type Json = Record<string, unknown>;

/** A sound game as JSON that a test may spoil. */
function sample(): Json {
  const cards = ['a', 'b', 'c', 'd'].map((id) => card(id, 1));
  const [a, b, c, d] = cards as [(typeof cards)[0], (typeof cards)[0], (typeof cards)[0], (typeof cards)[0]];
  const spire = card('s', 4, { cost: [15, 0, 0] });
  const file = gameJson({
    advanced: false,
    cards: [...cards, spire],
    spires: [spire],
    bonus: [],
    players: [
      { name: 'Ana', hand: [a], cathedral: [{ card: b, column: 0 }] },
      {
        name: 'Ben',
        hand: null,
        cathedral: [
          { card: c, column: 0 },
          { card: d, column: 1 },
        ],
      },
    ],
  });
  return JSON.parse(JSON.stringify(file)) as Json;
}

function problemOf(json: unknown): string {
  const decoded = decodeGameFile(typeof json === 'string' ? json : JSON.stringify(json));
  return decoded.ok ? 'sound' : describeFileProblem(decoded.error, gameFileEn);
}

function spoiled(spoil: (file: any) => void): Json {
  const file = sample();
  spoil(file);
  return file;
}

test('a sound file is read, and written again as it was', () => {
  const text = JSON.stringify(sample());
  const decoded = decodeGameFile(text);
  if (!decoded.ok) throw new Error('refused');
  expect(decoded.value.players[1]!.hand).toBeNull();
  expect(JSON.parse(encodeGameFile(decoded.value))).toEqual(JSON.parse(text));
});

test('fields that are not known are passed over', () => {
  expect(problemOf(spoiled((file) => Object.assign(file, { reefside: 1, more: {} })))).toBe('sound');
});

test('LB-2, LB-3 a gap and a floating card are kept', () => {
  const file = spoiled(({ players, cards }) => {
    players[1].cathedral[1].column = 5;
    cards[1].level = 3;
  });
  expect(problemOf(file)).toBe('sound');
});

// oxfmt-ignore
test.each([
  ['a card placed twice', (f: any) => (f.players[1].cathedral[1].card = 'c'), 'players[1].cathedral[1].card: the card "c" is at players[1].cathedral[0].card already'],
  ['a card held and placed', (f: any) => f.players[0].hand.push('b'), 'players[0].cathedral[0].card: the card "b" is at players[0].hand[1] already'],
  ['a spire on the table and in a cathedral', (f: any) => f.players[0].cathedral.push({ card: 's', column: 0 }), 'players[0].cathedral[1].card: the card "s" is at spires[0] already'],
  ['two cards on one space', (f: any) => (f.players[1].cathedral[1].column = 0), 'players[1].cathedral[1]: the space of "d" is taken by players[1].cathedral[0]'],
  ['a cost of 1e9', (f: any) => (f.cards[2].cost[1] = 1e9), 'cards[2].cost[1]: 1000000000 is more than 99'],
  ['a negative cost', (f: any) => (f.cards[2].cost[1] = -1), 'cards[2].cost[1]: -1 is less than 0'],
  ['half a resource', (f: any) => (f.cards[0].center[0] = 0.5), 'cards[0].center[0]: 0.5 is not a whole number'],
  ['two resources', (f: any) => f.cards[0].local.pop(), 'cards[0].local: […] is not a list of squares, circles and triangles'],
  ['a level 5', (f: any) => (f.cards[0].level = 5), 'cards[0].level: 5 is not a level: 1, 2, 3 or 4'],
  ['an arrow down', (f: any) => (f.cards[0].arrows = ['down']), 'cards[0].arrows[0]: "down" is not an arrow: left, right, up, up-left or up-right'],
  ['six arrows', (f: any) => (f.cards[0].arrows = Array(6).fill('up')), 'cards[0].arrows: 6 arrows are too many, a card has 5 at most'],
  ['a draw sign that is a word', (f: any) => (f.cards[0].draw = 'yes'), 'cards[0].draw: "yes" is not true or false'],
  ['an id twice', (f: any) => (f.cards[3].id = 'a'), 'cards[3].id: "a" is the id of cards[0] already'],
  ['an id without letters', (f: any) => (f.cards[3].id = ''), 'cards[3].id: an id has 1 to 100 characters'],
  ['a card that is not there', (f: any) => (f.players[0].hand[0] = 'x'), 'players[0].hand[0]: there is no card "x" in "cards"'],
  ['a spire of level I', (f: any) => (f.spires = ['a']), 'spires[0]: "a" is not a spire: spires are of level 4'],
  ['a column that is no number', (f: any) => (f.players[1].cathedral[1].column = '1'), 'players[1].cathedral[1].column: "1" is not a whole number'],
  ['a column beyond all', (f: any) => (f.players[1].cathedral[1].column = 1e300), 'players[1].cathedral[1].column: 1e+300 is more than 1000000000'],
  ['more cards than the box has', (f: any) => (f.cards = Array(103).fill(f.cards[0])), 'cards: 103 cards are too many, the box holds 102'],
  ['six players', (f: any) => (f.players = Array(6).fill(f.players[0])), 'players: 6 players are too many, the most are 5'],
  ['no players', (f: any) => (f.players = []), 'players: there are no players'],
  ['no cathedral', (f: any) => delete f.players[0].cathedral, 'players[0].cathedral: this is missing'],
  ['a hidden hand as null', (f: any) => (f.players[0].hand = null), 'players[0].hand: null is not a list'],
  ['another game', (f: any) => (f.format = 'lumicora-game'), 'format: "lumicora-game" is not "luminis-game"'],
  ['a later version', (f: any) => (f.version = 2), 'version: version 2 is not known, only 1'],
])('%s is refused with its place', (_, spoil, expected) => {
  expect(problemOf(spoiled(spoil))).toBe(expected);
});

test('what is no JSON is told by line and column', () => {
  expect(problemOf('{ "format": ')).toMatch(/^not JSON at line 1, column \d+$/);
  expect(problemOf(' ')).toBe('there is nothing in it');
});

const MUTANTS = propertyRuns(1000, 5000);
const FAULTS = faultsOf(
  ['1e9', '"up"', '"down"', '["up","up"]', '"c0"', '[0,0,0]', '[1,1]', '{"card":"c0","column":0}', '103'],
  [
    'advanced',
    'cards',
    'spires',
    'bonus',
    'hand',
    'cathedral',
    'card',
    'column',
    'cost',
    'center',
    'local',
    'arrows',
    'draw',
  ],
);

function findFault(text: string): string | null {
  const decoded = decodeGameFile(text);
  if (!decoded.ok) return findFaultOfProblem(decoded.error);
  const game = decoded.value;
  for (const player of game.players) {
    cathedralProblems(player.cathedral);
    const options = optionsOf(player, middleOf(game));
    if (!options.every(({ short }) => short.every(Number.isSafeInteger))) return 'short';
  }
  const again = decodeGameFile(encodeGameFile(game));
  return again.ok && encodeGameFile(again.value) === encodeGameFile(game)
    ? null
    : 'not the same when read again';
}

function findFaultOfProblem(problem: GameFileProblem): string | null {
  if (!GAME_FILE_PROBLEM_CODES.includes(problem.code)) return `code ${problem.code}`;
  if (!/^$|^[a-z]+(\[\d+\]|\.[a-z]+)*$/.test(problem.path)) return `path ${problem.path}`;
  const words = [gameFileEn, gameFileDe].map((strings) => describeFileProblem(problem, strings));
  const bad = words.find(
    (line) => /[\u0000-\u001f\u2028]|undefined|NaN|\[object/.test(line) || line.length > 250,
  );
  return bad === undefined ? null : `words ${bad}`;
}

test(`${MUTANTS} mutated files each give a game or a problem, and nothing throws`, () => {
  const rng = createRng(18);
  const seen = new Set<string>();
  for (let index = 0; index < MUTANTS; index++) {
    const text = mutate(encodeGameFile(randomGame(rng)), rng, FAULTS);
    const fault = findFault(text);
    if (fault !== null) throw new Error(`mutant ${index}: ${fault}\n${text.slice(0, 2000)}`);
    const decoded = decodeGameFile(text);
    seen.add(decoded.ok ? 'game' : decoded.error.code);
  }
  expect(seen.has('game')).toBe(true);
  expect(seen.size).toBeGreaterThan(15);
}, 120_000);
