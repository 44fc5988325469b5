import { formatGround, paintGround } from '@/games/lumicora/exchange/photo/photoPainting';
import { BASE_SPACES } from '@/games/lumicora/rules/boards';
import { createRng } from '@/kit/rng';

import { randomReading, readingOf } from '../../../../support/photo/readings';
import { randomBoard } from '../../../../support/randomReef';
import { at, board } from '../../../../support/reef';

test('BO-3 penalties stay where limestone is seen, and go where water is', () => {
  const before = board('B', 'water', { [-2]: 'a1 a2', limestone: 'b1' });
  const dry = [at('a1'), at('b1'), at('b2')];
  const ground = formatGround(readingOf((space) => (dry.includes(space) ? 'limestone' : 'water')));
  expect(paintGround(before, ground)).toEqual(board('B', 'water', { [-2]: 'a1', limestone: 'b1 b2' }));
});

test('where something lies on the board, it stays as it was', () => {
  const before = board('A', 'limestone', { water: 'c3' });
  const reading = readingOf(() => 'pink');
  expect(paintGround(before, formatGround(reading))).toBe(before);
});

test('any photo can be painted on any board, and a second time changes nothing', () => {
  const rng = createRng(22);
  for (let trial = 0; trial < 200; trial++) {
    const before = randomBoard(rng);
    const reading = randomReading(rng);
    const ground = formatGround(reading);
    const after = paintGround(before, ground)!;
    for (const space of BASE_SPACES) {
      const shown = reading.spaces[space]!.surface;
      const [known, painted] = [before.terrain[space]!, after.terrain[space]!];
      if (shown === 'water') expect(painted).toBe('water');
      else if (shown === 'limestone') expect(painted).toBe(known === 'water' ? 'limestone' : known);
      else expect(painted).toBe(known);
    }
    expect(paintGround(after, ground)).toBe(after);
  }
});

test.each(['', 'w', 'w'.repeat(43), 'w'.repeat(45), `${'w'.repeat(43)}x`, '0'.repeat(44)])(
  'an address that says %j paints nothing',
  (ground) => {
    expect(paintGround(board('A', 'limestone'), ground)).toBeNull();
  },
);
