import fc from 'fast-check';

import { parseJson } from '@/kit/json';

test('every JSON value is read as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each(['', '{', 'undefined', "{'a': 1}"])('%j is no JSON', (text) => {
  expect(parseJson(text)).toBeUndefined();
});
