import * as fc from 'fast-check';

import { formatsOf } from '@/ui/i18n/formats';

const AT = new Date(2026, 10, 4, 20, 5).getTime();

test.each([
  ['en', '4 Nov 2026', '20:05', '4 Nov 26', '5,000', '61.5', '−3.0'],
  ['de', '4. Nov. 2026', '20:05', '4. Nov. 26', '5.000', '61,5', '−3,0'],
] as const)('dates and numbers in %s', (language, date, time, shortDate, count, mean, negative) => {
  const formats = formatsOf(language);
  expect(formats.date(AT)).toBe(date);
  expect(formats.time(AT)).toBe(time);
  expect(formats.shortDate(AT)).toBe(shortDate);
  expect(formats.count(5000)).toBe(count);
  expect(formats.mean(61.46)).toBe(mean);
  expect(formats.mean(-3)).toBe(negative);
  expect(formatsOf(language)).toBe(formats);
});

test('no number is too strange to be formatted', () => {
  const formats = [formatsOf('en'), formatsOf('de')].flatMap(
    (each) => Object.values(each) as ((n: number) => string)[],
  );
  const strange = fc.oneof(fc.double(), fc.constantFrom(9e15, -9e15, 8.64e15, NaN, Infinity, -Infinity));
  fc.assert(
    fc.property(strange, (value) => {
      for (const format of formats) expect(format(value)).not.toBe('');
    }),
  );
  expect(formatsOf('en').date(9e15)).toBe('–');
});
