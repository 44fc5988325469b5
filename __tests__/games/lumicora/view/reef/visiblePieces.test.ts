import { surfaceOf } from '@/games/lumicora/rules/surface';
import { visiblePieces } from '@/games/lumicora/view/reef/visiblePieces';

import { reef } from '../../../../support/reef';

/** `index part level` of each piece in the order of drawing. */
const seen = (line: string) => {
  const luminos = reef(line);
  return visiblePieces(luminos, surfaceOf(luminos)).map(
    ({ index, level, part }) => `${index} ${part} ${level}`,
  );
};

test.each<[string, string, string[]]>([
  ['nothing lies', '', []],
  ['all is seen', 'd4d5:GP', ['0 both 1']],
  ['first halves are seen', 'd4d5:GP c4c5:G3c c5d5:G5.', ['0 first 1', '1 first 1', '2 both 2']],
  ['second halves are seen', 'd4d5:GP c4c5:G3c c4d4:G5.', ['0 second 1', '1 second 1', '2 both 2']],
  [
    'one is covered by two others, and higher ones are drawn later than those laid after them',
    'd4d5:GP c4c5:G3c c4d4:G5. d6c6:P4. c5d5:P4. e3e4:G6.',
    ['3 both 1', '5 both 1', '2 both 2', '4 both 2'],
  ],
])('%s', (_, line, expected) => {
  expect(seen(line)).toEqual(expected);
});
