import { commandOf, playerOf, spacesOf } from '@/games/lumicora/view/replay/replaySteps';

import { beginScoring, performAll, place, sessionFor, takeLimestone } from '../../../../support/tables';
import { reef } from '../../../../support/reef';

const lumino = reef('c3c4:G4.')[0]!;
const session = performAll(
  sessionFor(2),
  takeLimestone(1, 2),
  place(0, 'c3c4:G4.'),
  { type: 'take-back', player: 0, lumino: 1 },
  beginScoring,
);

test('no command led to the beginning', () => {
  expect(commandOf(session, 0)).toBeNull();
  expect(commandOf(session, 4)).toEqual(beginScoring);
});

test('a step belongs to whoever made it; what concerns all stays with the one before', () => {
  expect([0, 1, 2, 3, 4].map((step) => playerOf(session, step))).toEqual([0, 1, 0, 0, 0]);
});

test('at the beginning it is the player with the octopus', () => {
  const { setup } = session;
  if ('file' in setup) throw new Error('not a set-up');
  const tables = [{ ...session.tables[0]!, octopus: 1 }];
  expect(playerOf({ ...session, tables }, 0)).toBe(1);
});

test('what was laid or taken back is marked, nothing else', () => {
  expect([0, 1, 2, 3, 4].map((step) => spacesOf(session, step))).toEqual([[], [], lumino.on, lumino.on, []]);
});

test('painted spaces are marked', () => {
  const spaces = [{ space: 5, seen: null }];
  const painted = performAll(
    session,
    { type: 'finish-rounds' },
    { type: 'choose-depth', player: 1, depth: 'from-above' },
    { type: 'paint-reef', player: 1, spaces },
  );
  expect(spacesOf(painted, 7)).toEqual([5]);
});
