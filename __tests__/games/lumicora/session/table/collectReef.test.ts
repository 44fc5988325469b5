import * as fc from 'fast-check';

import { byColor, COLORS } from '@/games/lumicora/rules/model';
import { surfaceOf } from '@/games/lumicora/rules/surface';
import { scoreTable } from '@/games/lumicora/session/final/finalTable';
import type { GameReef } from '@/games/lumicora/session/gameFile/gameFileModel';
import { countView, finalReefOf, NO_COUNTS } from '@/games/lumicora/session/reef/finalReef';
import { paintingOf, viewOfPainting } from '@/games/lumicora/session/reef/painting';
import { decodeSave, encodeSave } from '@/games/lumicora/session/save/saveFile';
import type { CollectedReef, Command } from '@/games/lumicora/session/table/commands';
import { tableOf, undoLast } from '@/games/lumicora/session/table/tableSession';
import { createRng } from '@/kit/rng';

import { legalReef } from '../../../../support/randomReef';
import { at, reef, surface } from '../../../../support/reef';
import { DRY, performAll, place, play, refusal, sessionFor, tableFor } from '../../../../support/tables';

const NOTATION = 'd4d5:GP c4c3:G5. d4c4:G3c';
const LUMINOS: GameReef = { kind: 'luminos', luminos: reef(NOTATION) };
const VIEW: GameReef = { kind: 'view', view: viewOfPainting(paintingOf(surface(NOTATION))) };

function told(over: Partial<CollectedReef> = {}): CollectedReef {
  const tiles = { ...byColor(() => 'coral' as const), pink: 'jellyfish' as const };
  return { reef: LUMINOS, score: 23, limestone: 7, tiles, table: 99, madeAt: 1_800_000_000, ...over };
}

const collect = (player: number, over: Partial<CollectedReef> = {}): Command => {
  return { type: 'collect-reef', player, collected: told(over) };
};

test('brings reef, score, limestone and tiles, and remembers whence', () => {
  const { players } = play(tableFor(2), collect(1));
  expect(players[1]).toMatchObject({
    name: 'Ben',
    score: 23,
    limestone: 7,
    tiles: { pink: 'jellyfish', green: 'coral' },
    depth: 'mirrored',
    collected: { table: 99, madeAt: 1_800_000_000 },
  });
  expect(finalReefOf(players[1]!)).toEqual(LUMINOS);
  expect(players[0]).toEqual(tableFor(2).players[0]);
});

test.each([
  ['from above', VIEW, 'from-above'],
  ['counted', { kind: 'counts', counts: { ...NO_COUNTS, spaces: byColor(() => 4) } }, 'counted'],
] as const)('a reef that is told %s keeps what was mirrored here', (_, reef, depth) => {
  const before = play(tableFor(2), place(0, 'c4c3:G5.'));
  const player = play(before, collect(0, { reef })).players[0]!;
  expect(player).toMatchObject({ depth, reef: before.players[0]!.reef });
  expect(finalReefOf(player)).toEqual(reef);
});

test('one that was collected can be built on', () => {
  const { players } = play(tableFor(2), collect(0), place(0, 'b3b4:G6.'));
  expect(players[0]!.reef).toHaveLength(4);
});

test('undo brings back what it replaced', () => {
  const before = performAll(sessionFor(2), place(0, 'c4c3:G5.'));
  expect(tableOf(undoLast(performAll(before, collect(0))))).toEqual(tableOf(before));
});

test.each([
  [
    'a Lumino in the air',
    { kind: 'luminos', luminos: reef('d4d5:GP').concat(reef('d4d5:GP')) },
    'impossible',
  ],
  [
    'more spaces than a board has',
    { kind: 'counts', counts: { ...NO_COUNTS, spaces: byColor(() => 12) } },
    'too-many-spaces',
  ],
] as const)('%s is refused', (_, told, code) => {
  expect(refusal(tableFor(2), collect(0, { reef: told }))).toMatchObject({ code });
});

test('LU-1 more of a colour than the box holds is refused', () => {
  const green = Array.from(
    { length: 44 },
    (_, space) => [space, { color: 'green', level: 1, symbol: null }] as const,
  );
  const all = viewOfPainting(green.map(([, seen]) => seen));
  const first = play(tableFor(2), collect(0, { reef: { kind: 'view', view: all } }));
  expect(refusal(first, collect(1, { reef: { kind: 'view', view: all } }))).toMatchObject({
    code: 'too-many-of-color',
    color: 'green',
    count: 88,
  });
});

test.each([
  ['a score beyond a file', { score: 10_000 }],
  ['a score that is no whole number', { score: 1.5 }],
  ['eleven limestone', { limestone: 11 }],
])('%s is refused', (_, over) => {
  expect(refusal(tableFor(2), collect(0, over))).toEqual({ code: 'not-a-count' });
});

test('LU-6 nobody without a seat has a reef', () => {
  expect(refusal(tableFor(2), collect(2))).toEqual({ code: 'no-such-player' });
});

test('FS-5 majorities run over collected reefs as if they had been mirrored here', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const rng = createRng(seed);
      const reefs = [legalReef(rng, DRY), legalReef(rng, DRY), legalReef(rng, DRY)];
      const views = reefs.map((luminos) =>
        play(tableFor(3), collect(0, { reef: { kind: 'luminos', luminos } })),
      );
      const counts = views.map(({ players }) => {
        const reef = finalReefOf(players[0]!);
        if (reef.kind !== 'luminos') throw new Error('not mirrored');
        return countView(DRY, 'dark', surfaceOfLuminos(reef.luminos));
      });
      const all = reefs.reduce(
        (table, luminos, seat) => play(table, collect(seat, { reef: { kind: 'luminos', luminos } })),
        tableFor(3),
      );
      for (const color of COLORS) {
        const most = Math.max(...counts.map(({ spaces }) => spaces[color]));
        const leaders = counts.filter(({ spaces }) => spaces[color] === most).length;
        const points = scoreTable(all).players.map(
          ({ lines }) =>
            lines.find((line) => line.category === 'majority' && line.color === color)?.points ?? 0,
        );
        counts.forEach(({ spaces }, seat) => {
          if (most === 0) expect(points[seat]).toBe(0);
          else if (spaces[color] === most) expect(points[seat]).toBe(leaders === 1 ? 4 : 3);
        });
      }
    }),
    { numRuns: 30 },
  );
});

function surfaceOfLuminos(luminos: Extract<GameReef, { readonly kind: 'luminos' }>['luminos']) {
  return viewOfPainting(paintingOf(surfaceOf(luminos)));
}

test('is stored and opened at every depth', () => {
  const counted: GameReef = { kind: 'counts', counts: { ...NO_COUNTS, spaces: byColor(() => 3) } };
  const session = performAll(
    sessionFor(3),
    collect(0),
    collect(1, { reef: VIEW, madeAt: 5 }),
    collect(2, { reef: counted, table: 0xffff_ffff }),
  );
  expect(decodeSave(encodeSave(session))).toStrictEqual({ ok: true, value: session });
  expect(tableOf(session).players[1]!.painting?.[at('c4')]).toMatchObject({ level: 2, symbol: 'crab' });
});
