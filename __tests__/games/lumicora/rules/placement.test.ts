import type { ReefBoard } from '@/games/lumicora/rules/boards';
import type { Color, SpacePair } from '@/games/lumicora/rules/model';
import { checkPlacement, REJECTION_CODES, type PlacementRejection } from '@/games/lumicora/rules/placement';

import { board, pair, spaces, surface } from '../../../support/reef';

const DRY = board('A', 'limestone');
const WET = board('A', 'water');

/** Green d4 has a blue Lumino on every space around it. */
const GREEN_WALLED_IN = 'd4d5:GB c4c5:B1s c3d3:B4. e4e5:B5. e3e2:B6.';
const ITS_SPACES = spaces('c3 c4 c5 d3 d4 d5 e2 e3 e4 e5');
/** Level-1 green is covered on d3 and d4 and still seen on c3. */
const GREEN_COVERED = 'd4d5:GB c3d3:G1s d3d4:G2c';
const PINK_UPSTAIRS = 'd4d5:GB c4c5:B1s c3d3:G4. c3c4:P1h';

interface Row {
  readonly title: string;
  readonly reef: string;
  readonly color: Color;
  readonly on: SpacePair;
  readonly board?: ReefBoard;
  readonly limestone?: number;
  readonly rejection: PlacementRejection;
}

const REFUSED: readonly Row[] = [
  {
    title: 'PL-0 a space beyond the last one is not on the board',
    reef: 'd4d5:GB',
    color: 'green',
    on: [43, 44],
    rejection: { code: 'off-board', rule: 'PL-0', spaces: [44] },
  },
  {
    title: 'PL-0 both spaces are named when neither is on the board',
    reef: 'd4d5:GB',
    color: 'green',
    on: [-1, 0.5],
    rejection: { code: 'off-board', rule: 'PL-0', spaces: [-1, 0.5] },
  },
  {
    title: 'PL-0 spaces that are two apart do not share an edge',
    reef: 'd4d5:GB',
    color: 'green',
    on: pair('c3c5'),
    rejection: { code: 'not-neighbors', rule: 'PL-0', spaces: pair('c3c5') },
  },
  {
    title: 'PL-0 a space does not neighbour itself',
    reef: 'd4d5:GB',
    color: 'green',
    on: pair('c4c4'),
    rejection: { code: 'not-neighbors', rule: 'PL-0', spaces: pair('c4c4') },
  },
  {
    title: 'SE-1 the bare starting area takes no other Lumino',
    reef: '',
    color: 'green',
    on: pair('d4d5'),
    rejection: { code: 'starting-area', rule: 'SE-1', spaces: spaces('d4 d5') },
  },
  {
    title: 'SE-1 half a Lumino on the bare starting area is refused for that half',
    reef: 'c4c5:G1s',
    color: 'green',
    on: pair('d3d4'),
    rejection: { code: 'starting-area', rule: 'SE-1', spaces: spaces('d4') },
  },
  {
    title: 'PL-1 on the ground it must touch its own colour, not just any Lumino',
    reef: 'd4d5:GB',
    color: 'green',
    on: pair('c5c6'),
    rejection: { code: 'own-color-not-touched', rule: 'PL-1', color: 'green', spaces: spaces('d4') },
  },
  {
    title: 'PL-1 ruling: green that is covered or in level 2 is not touched from the ground',
    reef: GREEN_COVERED,
    color: 'green',
    on: pair('e3e2'),
    rejection: { code: 'own-color-not-touched', rule: 'PL-1', color: 'green', spaces: spaces('c3') },
  },
  {
    title: 'PL-1 ruling: exception B is about room, so an empty storage does not bring it about',
    reef: 'd4d5:GB',
    color: 'green',
    on: pair('c5c6'),
    board: board('A', 'water', { limestone: 'c5 c6' }),
    limestone: 0,
    rejection: { code: 'own-color-not-touched', rule: 'PL-1', color: 'green', spaces: spaces('d4') },
  },
  {
    title: 'PL-1 exception A still asks for a Lumino to touch',
    reef: 'd4d5:GB',
    color: 'pink',
    on: pair('b3b4'),
    rejection: { ...noLumino('pink', 'A'), spaces: spaces('d4 d5') },
  },
  {
    title: 'PL-1 exception A on an empty board leaves nothing to touch',
    reef: '',
    color: 'pink',
    on: pair('b3b4'),
    rejection: { ...noLumino('pink', 'A'), spaces: [] },
  },
  {
    title: 'PL-1 exception B still asks for a Lumino to touch',
    reef: GREEN_WALLED_IN,
    color: 'green',
    on: pair('a1a2'),
    rejection: { ...noLumino('green', 'B'), spaces: ITS_SPACES },
  },
  {
    title: 'PL-1 exception B is named to a player who could not pay either',
    reef: GREEN_WALLED_IN,
    color: 'green',
    on: pair('a1a2'),
    board: WET,
    limestone: 0,
    rejection: { ...noLumino('green', 'B'), spaces: ITS_SPACES },
  },
  {
    title: 'PL-1 above ground, a colour neither beneath nor in that level is not met',
    reef: 'd4d5:GB c4c5:B1s',
    color: 'pink',
    on: pair('d5c5'),
    rejection: { code: 'own-color-not-met', rule: 'PL-1', color: 'pink', level: 2, spaces: [] },
  },
  {
    title: 'PL-1 above ground, the colour beside it one level below is not met',
    reef: 'd4d5:GP c4c5:B1s c3d3:B4.',
    color: 'pink',
    on: pair('c3c4'),
    rejection: { code: 'own-color-not-met', rule: 'PL-1', color: 'pink', level: 2, spaces: [] },
  },
  {
    title: 'PL-1 above ground, the colour in that level but out of touch is not met',
    reef: `${PINK_UPSTAIRS} e4e5:B4. e6f6:B5.`,
    color: 'pink',
    on: pair('e5e6'),
    rejection: { code: 'own-color-not-met', rule: 'PL-1', color: 'pink', level: 2, spaces: spaces('c3 c4') },
  },
  {
    title: 'PL-1 ruling: above ground, the colour beneath what is beneath is not met',
    reef: 'd4d5:GB c3d3:G1s c4c5:B4. d3d4:B2c c3c4:B5.',
    color: 'green',
    on: pair('c3d3'),
    rejection: { code: 'own-color-not-met', rule: 'PL-1', color: 'green', level: 3, spaces: [] },
  },
  {
    title: 'PL-2 the starting Lumino may not be covered exactly',
    reef: 'd4d5:GB',
    color: 'green',
    on: pair('d5d4'),
    rejection: { code: 'exactly-covering', rule: 'PL-2', spaces: pair('d5d4'), lumino: 0 },
  },
  {
    title: 'PL-2 no Lumino of a higher level may be covered exactly',
    reef: PINK_UPSTAIRS,
    color: 'pink',
    on: pair('c3c4'),
    rejection: { code: 'exactly-covering', rule: 'PL-2', spaces: pair('c3c4'), lumino: 3 },
  },
  {
    title: 'PL-3 half on coral and half on the ground is tilted',
    reef: 'd4d5:GB',
    color: 'green',
    on: pair('d4c4'),
    rejection: { code: 'tilted', rule: 'PL-3', spaces: pair('d4c4'), levels: [2, 1] },
  },
  {
    title: 'PL-3 half on level 1 and half on level 2 is tilted',
    reef: GREEN_COVERED,
    color: 'green',
    on: pair('c3d3'),
    rejection: { code: 'tilted', rule: 'PL-3', spaces: pair('c3d3'), levels: [2, 3] },
  },
  {
    title: 'PL-4 two water spaces cost two, and one marker is one short',
    reef: 'd4d5:GB',
    color: 'green',
    on: pair('c3c4'),
    board: WET,
    limestone: 1,
    rejection: { ...short(2, 1), spaces: spaces('c3 c4') },
  },
  {
    title: 'PL-4 only the water half is to be paid for, not remote limestone',
    reef: 'd4d5:GB',
    color: 'green',
    on: pair('c3c4'),
    board: board('B', -2, { water: 'c4' }),
    limestone: 0,
    rejection: { ...short(1, 0), spaces: spaces('c4') },
  },
  {
    title: 'PL-4 is asked under exception B as well',
    reef: GREEN_WALLED_IN,
    color: 'green',
    on: pair('b2b3'),
    board: WET,
    limestone: 0,
    rejection: { ...short(2, 0), spaces: spaces('b2 b3') },
  },
];

function noLumino(color: Color, exception: 'A' | 'B') {
  return { code: 'no-lumino-touched', rule: 'PL-1', color, exception } as const;
}

function short(cost: number, limestone: number) {
  return { code: 'limestone-short', rule: 'PL-4', cost, limestone, short: cost - limestone } as const;
}

test.each(REFUSED)('$title', ({ reef, color, on, rejection, board: ground = DRY, limestone = 10 }) => {
  expect(checkPlacement(ground, surface(reef), color, on, limestone)).toEqual({
    ok: false,
    error: rejection,
  });
});

test('the rows above show every rejection there is', () => {
  const shown = new Set(REFUSED.map(({ rejection }) => rejection.code));
  expect([...shown].sort()).toEqual([...REJECTION_CODES].sort());
});
