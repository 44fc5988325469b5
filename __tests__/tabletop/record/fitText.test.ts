import fc from 'fast-check';

import { fitLine, fitLines, widthOf } from '@/tabletop/record/fitText';

test('a text that fits stays as it is, a longer one ends in an ellipsis', () => {
  expect(fitLine('Ana', 200, 24)).toBe('Ana');
  expect(fitLine('Maximiliane-Sophie von Hohenstein', 200, 24)).toBe('Maximiliane-S…');
});

test('lines break between words and after hyphens, and none is left with a single short word', () => {
  const headline = 'Maximiliane-Sophie von Hohenstein wins';
  expect(fitLines('Ana wins', 800, 44, 2)).toEqual(['Ana wins']);
  expect(fitLines(headline, 820, 44, 2)).toEqual(['Maximiliane-Sophie', 'von Hohenstein wins']);
  expect(fitLines('Anna-Lena', 80, 24, 2)).toEqual(['Anna-', 'Lena']);
});

test('nothing comes out wider than its room, whatever it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 60, max: 900 }),
      (text, width) => {
        const lines = fitLines(text, width, 30, 2);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(widthOf(line, 30)).toBeLessThanOrEqual(width);
      },
    ),
  );
});
