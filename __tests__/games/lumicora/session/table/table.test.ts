import { DEFAULT_BOARDS } from '@/games/lumicora/rules/boards';
import { byColor } from '@/games/lumicora/rules/model';
import { FISH, layStart, openTable, suggestSetup } from '@/games/lumicora/session/table/table';

import { pair, reef } from '../../../../support/reef';
import { NAMES, setupFor } from '../../../../support/tables';

test.each([2, 3, 4])(
  'SE-1 the suggested setup of %d players differs in fish and starting Luminos',
  (count) => {
    const names = NAMES.slice(0, count);
    const { players } = suggestSetup(names);
    expect(players.map(({ name }) => name)).toEqual(names);
    expect(players.map(({ fish }) => fish)).toEqual(FISH.slice(0, count));
    expect(new Set(players.map(({ start }) => start.colors.join())).size).toBe(count);
    expect(players.every(({ start }) => start.colors[0] !== start.colors[1])).toBe(true);
  },
);

test('SE-1 the suggested setup begins with the first player, on side A and the dark score board', () => {
  expect(suggestSetup(NAMES)).toMatchObject({ octopus: 0, board: DEFAULT_BOARDS.A, scoreBoard: 'dark' });
});

test('SE-1 a table opens with the turtle on 1 and the octopus where the setup put it', () => {
  const table = openTable({ ...setupFor(3), octopus: 2 });
  expect(table).toMatchObject({
    round: 1,
    phase: 'action',
    octopus: 2,
    turnsDone: [],
    decided: [],
    scorers: [],
    bagEmptyIn: null,
    isExtraScoring: false,
    scorings: [],
  });
});

test('SE-1 every player opens with the fish on 0, no limestone and four tiles coral side up', () => {
  for (const player of openTable(setupFor(4)).players) {
    expect(player).toMatchObject({ score: 0, limestone: 0, tiles: byColor(() => 'coral') });
    expect(player.reef).toHaveLength(1);
  }
});

test('SE-1 the starting Lumino lies in the starting area, either way round, and cost nothing', () => {
  const [lumino] = reef('d4d5:YG3c');
  expect(layStart({ colors: ['yellow', 'green'], symbols: [3, 'crab'] })).toEqual({
    ...lumino,
    paid: 0,
    unpaid: null,
  });
  expect(layStart({ colors: ['green', 'yellow'], symbols: [null, null] })).toMatchObject({
    on: pair('d4d5'),
    colors: ['green', 'yellow'],
  });
});
