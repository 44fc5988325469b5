import { previewAtTable } from '@/games/lumicora/session/reef/luminoEntry';
import { openTable, suggestSetup } from '@/games/lumicora/session/table/table';

import { reef } from '../../../../support/reef';
import { play } from '../../../../support/tables';

const table = openTable(suggestSetup(['Ana', 'Ben']));
const [green] = reef('c3d3:G4.');

test('SC-2 a Lumino that brings a number changes what its colour would score', () => {
  expect(previewAtTable(table, 0, green!).corals).toMatchObject([{ color: 'green', before: 0, after: 4 }]);
});

test.each(['jellyfish', 'spent'] as const)(
  'SC-4 a colour whose tile is %s has nothing to gain any more',
  (tile) => {
    const scored = play(table, { type: 'correct-tile', player: 0, color: 'green', tile });
    expect(previewAtTable(scored, 0, green!).corals).toEqual([]);
    expect(previewAtTable(scored, 0, green!).majorities).toEqual(previewAtTable(table, 0, green!).majorities);
  },
);
