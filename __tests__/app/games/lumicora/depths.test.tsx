/** The booklet's examples of the final scoring, entered by hand at each depth: the same reef scores the same. */

import { screen, userEvent, within } from '@testing-library/react-native';

import type { ScoreBoard } from '@/games/lumicora/rules/animals';
import { nameOf, type ReefBoard } from '@/games/lumicora/rules/boards';
import type { ReefCounts } from '@/games/lumicora/rules/finalScoring';
import { ANIMALS, COLORS, type ByColor, type LaidLumino, type Space } from '@/games/lumicora/rules/model';
import { visibleSpace, type View, type VisibleSpace } from '@/games/lumicora/rules/surface';
import { NO_COUNTS } from '@/games/lumicora/session/reef/finalReef';
import { openSession, type TableSession } from '@/games/lumicora/session/table/tableSession';

import { enter, press } from '../../../support/finalInput';
import { propertyRuns } from '../../../support/propertyRuns';
import { board, reef, surface } from '../../../support/reef';
import { renderGame } from '../../../support/renderGame';
import { performAll, setupFor } from '../../../support/tables';

jest.useFakeTimers();

interface Example {
  readonly title: string;
  readonly ground: ReefBoard;
  readonly scoreBoard: ScoreBoard;
  /** Ana's, in the order it was laid. */
  readonly line: string;
  readonly figures: Readonly<Record<string, number>>;
  /** What somebody counts who looks at Ana's reef. */
  readonly counts: Readonly<Record<string, number>>;
  readonly others: readonly ReefCounts[];
  readonly result: readonly string[];
}

const showing = (spaces: ByColor<number>): ReefCounts => ({ ...NO_COUNTS, spaces });

const EXAMPLES: readonly Example[] = [
  {
    title: 'FS-1 to FS-5 Peter on the dark side',
    ground: board('A', 'limestone'),
    scoreBoard: 'dark',
    line: 'd4d5:BY c3c4:B1s c2b2:B2s d2d3:B3s e3e4:B1c d6d7:Y1s c5c6:Y2s e5e6:Y3h f3f4:G1h f5f6:G2h g3g4:G4.',
    figures: { 'Score so far': 40, Limestone: 5, Jellyfish: 2 },
    counts: { 'Green spaces': 6, 'Blue spaces': 9, 'Yellow spaces': 7, Shellfish: 5, Crabs: 1, Seahorses: 3 },
    others: [
      showing({ green: 6, pink: 8, blue: 3, yellow: 5 }),
      showing({ green: 9, pink: 2, blue: 5, yellow: 7 }),
      showing({ green: 1, pink: 8, blue: 0, yellow: 6 }),
    ],
    result: [
      'Ana, Rounds: 40',
      'Ana, Jellyfish: 4',
      'Ana, Limestone: 2',
      'Ana, Animals: 17',
      'Ana, Green majority: 1',
      'Ana, Pink majority: 0',
      'Ana, Blue majority: 4',
      'Ana, Yellow majority: 3',
    ],
  },
  {
    title: 'FS-4 the animals of the light side',
    ground: board('A', 'limestone', { water: 'b5 d3 e6 f4 f5' }),
    scoreBoard: 'light',
    line: 'd4d5:PY d6c5:B1s d6d5:Bt1 b3c3:Pc1 c4b4:Bh1 c6b6:Y1h e4e5:G1s e4d4:G1s e4d5:B1t',
    figures: { 'Score so far': 30, Limestone: 10, Jellyfish: 4 },
    counts: {
      'Green spaces': 2,
      'Pink spaces': 2,
      'Blue spaces': 6,
      'Yellow spaces': 2,
      'Shellfish, small score': 2,
      'Shellfish, large score': 1,
      'Crabs, small score': 1,
      'Seahorses, small score': 1,
      'Starfish, small score': 1,
      'Starfish, large score': 1,
    },
    others: [showing({ green: 2, pink: 3, blue: 0, yellow: 1 })],
    result: [
      'Ana, Rounds: 30',
      'Ana, Jellyfish: 8',
      'Ana, Limestone: 5',
      'Ana, Animals: 13',
      'Ana, Green majority: 3',
      'Ana, Pink majority: 2',
      'Ana, Blue majority: 4',
      'Ana, Yellow majority: 4',
    ],
  },
  {
    title: 'FS-6 bare remote limestone of side B',
    ground: board('B', 'limestone', { '-1': 'a3', '-2': 'a1', '-3': 'g5' }),
    scoreBoard: 'dark',
    line: 'd4d5:GP c3c4:G1c b2b3:G4. a3a4:G2t',
    figures: { 'Score so far': 9, Limestone: 1, Jellyfish: 0 },
    counts: {
      'Green spaces': 7,
      'Pink spaces': 1,
      Crabs: 1,
      Starfish: 1,
      'Uncovered remote limestone': 2 + 3,
    },
    others: [showing({ green: 0, pink: 1, blue: 0, yellow: 0 })],
    result: [
      'Ana, Rounds: 9',
      'Ana, Jellyfish: 0',
      'Ana, Limestone: 0',
      'Ana, Animals: 6',
      'Ana, Green majority: 4',
      'Ana, Pink majority: 3',
      'Ana, Blue majority: 0',
      'Ana, Yellow majority: 0',
      'Ana, Remote limestone: −5',
    ],
  },
];

/** A game that is over: the other reefs are counted, Ana's is still to be entered. */
function tableOfExample({ ground, scoreBoard, line, others }: Example): TableSession {
  const setup = setupFor(1 + others.length, ground);
  const { colors, symbols } = reef(line)[0]!;
  const players = setup.players.map((player, seat) =>
    seat === 0 ? { ...player, start: { colors, symbols } } : player,
  );
  return performAll(
    openSession({
      id: 'game',
      startedAt: 1000,
      setup: { ...setup, players, scoreBoard, depth: 'counted' },
    }),
    ...others.map((counts, seat) => ({ type: 'count-reef', player: seat + 1, counts }) as const),
  );
}

const choose = (name: string) => userEvent.press(screen.getByRole('radio', { name }));

type Tap = (space: Space) => Promise<void>;

/** Looks up all spaces of the board once, because a search of the page for each tap would take most of the time. */
function tapsOnBoard(): Tap {
  const cells = screen.getAllByRole('button', { name: /^[a-g]\d,/ });
  const named = new Map(cells.map((cell) => [(cell.props.accessibilityLabel as string).slice(0, 2), cell]));
  return (space) => userEvent.press(named.get(nameOf(space))!);
}

/** On the pad of the reef: the number goes to the space that is tapped first. */
async function lay(tap: Tap, { on, colors, symbols }: LaidLumino) {
  const [first, second] = typeof symbols[0] === 'number' ? ([0, 1] as const) : ([1, 0] as const);
  await press(`${colors[0]} ${symbols[first]}`);
  if (symbols[second] !== null) await press(String(symbols[second]));
  await tap(on[first]);
  await tap(on[second]);
}

/** With the brush, as a person would who looks at the reef: colours, then levels, then animals. */
async function paint(tap: Tap, view: View) {
  const seen = Array.from(view.levels, (_, space) => ({ space, ...visibleSpace(view, space) }));
  const paintWith = async (key: string, isMeant: (seen: Partial<VisibleSpace>) => boolean) => {
    const meant = seen.filter(isMeant);
    if (meant.length > 0) await choose(key);
    for (const { space } of meant) await tap(space);
  };
  for (const color of COLORS) await paintWith(color, (space) => space.color === color);
  await press(/^Level:/);
  for (const level of [2, 3]) await paintWith(`Level ${level}`, (space) => space.level === level);
  await press(/^Symbol:/);
  for (const animal of ANIMALS) await paintWith(animal, ({ symbol }) => symbol === animal);
}

/** Animals by one tap, everything else by the number keys. */
async function enterCount(label: string, count: number) {
  if (label in SPECIES) {
    const most = count >= 4 ? '4 or more' : String(count);
    return choose(`${label}: ${most}`);
  }
  await press(new RegExp(`^${label}: `));
  for (const digit of String(count)) await press(digit);
}

const SPECIES = { Shellfish: 0, Crabs: 0, Seahorses: 0, Starfish: 0 };

const DEPTHS: Readonly<Record<string, (example: Example) => Promise<void>>> = {
  Placed: async ({ line }) => {
    await press('Open the reef: Ana');
    const tap = tapsOnBoard();
    for (const lumino of reef(line).slice(1)) await lay(tap, lumino);
    await press('Back');
  },
  Painted: async ({ line }) => {
    await press('Paint the reef: Ana');
    await paint(tapsOnBoard(), surface(line));
    await press('Done');
  },
  Counted: async ({ counts }) => {
    await press('Count the reef: Ana');
    for (const [label, count] of Object.entries(counts)) await enterCount(label, count);
    await press('Back');
    await press('Edit Ana’s score, limestone and jellyfish');
  },
};

const ROWS = EXAMPLES.flatMap((example) =>
  Object.entries(DEPTHS).map(([depth, enterReef]) => ({ ...example, depth, enterReef })),
);

/** Every example is scored by the rules' own tests; here the first shows that each depth leads there. */
test.each(ROWS.slice(0, propertyRuns(Object.keys(DEPTHS).length, ROWS.length)))(
  '$title, entered at one depth: $depth',
  async (example) => {
    await renderGame('reefs', tableOfExample(example));
    const depths = within(screen.getByLabelText('How to enter Ana’s reef'));
    await userEvent.press(depths.getByRole('radio', { name: example.depth }));
    await example.enterReef(example);
    for (const [label, figure] of Object.entries(example.figures)) await enter(label, figure);
    await press('To the scoring');
    await press('Skip to the result');
    const cells = screen.getAllByRole('button', { name: /^Ana, .*: −?\d+$/ });
    expect(cells.map(({ props }) => props.accessibilityLabel as string)).toEqual(example.result);
  },
  60_000,
);
