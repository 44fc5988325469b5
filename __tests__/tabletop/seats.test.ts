import { emptySeat, finishNames, seatName, shownNames } from '@/tabletop/seats/seats';

const numbered = (seat: number) => `Player ${seat}`;
const COUNT = { fewest: 2, most: 3 };

test('a seat without a name goes by its number', () => {
  expect(shownNames(['Ana', ' ', ''], numbered)).toEqual(['Ana', 'Player 2', 'Player 3']);
  expect(finishNames(['', 'Ana'], numbered)).toEqual({ ok: true, value: ['Player 1', 'Ana'] });
});

test('two of the same name cannot begin, also where one is only a number', () => {
  expect(finishNames(['Ana', 'Ana '], numbered)).toEqual({ ok: false, error: { code: 'same-name' } });
  expect(finishNames(['Player 2', ''], numbered).ok).toBe(false);
});

test('a name of an earlier game fills the first empty seat, then takes a new one, as long as there is room', () => {
  expect(emptySeat(['Ana', '', ''])).toBe(1);
  const two = seatName(['', 'Ben'], 'Ana', COUNT);
  expect(two).toEqual(['Ana', 'Ben']);
  const three = seatName(two, 'Cem', COUNT);
  expect(three).toEqual(['Ana', 'Ben', 'Cem']);
  expect(seatName(three, 'Dana', COUNT)).toBe(three);
});
