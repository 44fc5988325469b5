import { gameFileDe as commonDe } from '@/tabletop/strings/de/gameFile';

import { SCORE_BOARDS } from '../../rules/animals';
import { BOARD_SIDES, PENALTIES } from '../../rules/boards';
import { ANIMALS, COLORS } from '../../rules/model';
import { SCORING_TILE_STATES } from '../../rules/round';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION } from '../../session/gameFile/gameFileModel';
import type { GameFileStrings } from '../en/gameFile';

const oneOf = (values: readonly (string | number)[]) =>
  `${values.slice(0, -1).join(', ')} oder ${values.at(-1)}`;

export const gameFileDe: GameFileStrings = {
  ...commonDe(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  'not-a-board-side': ({ received }) => `${received} ist keine Seite des Plans: ${oneOf(BOARD_SIDES)}`,
  'not-a-score-board': ({ received }) =>
    `${received} ist keine Seite des Wertungsplans: ${oneOf(SCORE_BOARDS)}`,
  'not-a-base-space': ({ received }) => `${received} ist kein Grundfeld`,
  'not-terrain': ({ received }) =>
    `${received} ist kein Untergrund: ${oneOf(['water', 'limestone', ...PENALTIES])}`,
  'remote-on-side-a': () => 'die A-Seite hat keinen entlegenen Kalkstein',
  'not-a-scoring-tile': ({ received }) =>
    `${received} ist keine Seite eines Wertungsplättchens: ${oneOf(SCORING_TILE_STATES)}`,
  'one-reef-kind': () => 'ein Riff hat genau eines von "luminos", "spaces" und "counts"',
  'too-many-luminos': ({ count, most }) => `${count} Luminos sind zu viele, in der Schachtel sind ${most}`,
  'start-or-color': () => 'ein Lumino hat entweder "start" oder "color"',
  'same-colors': ({ received }) => `ein Start-Lumino hat zwei Farben, nicht zweimal ${received}`,
  'not-a-color': ({ received }) => `${received} ist keine Farbe: ${oneOf(COLORS)}`,
  'not-a-symbol': ({ received }) =>
    `${received} ist kein Symbol: eine Zahl von 1 bis 6, ${oneOf([...ANIMALS, 'null'])}`,
  'not-a-space': ({ received }) => `${received} ist kein Feld`,
  'not-neighbors': ({ spaces }) => `${spaces[0]} und ${spaces[1]} sind nicht benachbart`,
  'exactly-covering': ({ spaces, lumino }) =>
    `auf ${spaces[0]} und ${spaces[1]} liegt schon Lumino ${lumino}, genau darauf darf keines liegen`,
  tilted: ({ spaces, levels }) =>
    `das Lumino läge schief: Ebene ${levels[0]} auf ${spaces[0]}, Ebene ${levels[1]} auf ${spaces[1]}`,
  'too-many-spaces': ({ count, most }) => `${count} Felder sind zu viele, das Riff hat ${most}`,
};
