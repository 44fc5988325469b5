import { formatNumber, parseWholeNumber } from '@/ui/number';

test.each([
  ['12', 12],
  [' 007 ', 7],
  ['-3', -3],
  ['−3', -3],
  ['-0', 0],
  ['', null],
  ['-', null],
  ['+3', null],
  ['1.0', null],
  ['1 000', null],
  ['zwei', null],
  ['NaN', null],
])('%j is typed for %p', (text, value) => {
  expect(parseWholeNumber(text)).toBe(value);
});

test('what is shown can be typed again', () => {
  for (const value of [-250, -1, 0, 8, 12345]) expect(parseWholeNumber(formatNumber(value))).toBe(value);
});
