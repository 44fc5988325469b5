import { SCORE_BOARDS } from '../../rules/animals';
import { BOARD_SIDES, PENALTIES } from '../../rules/boards';
import { ANIMALS, COLORS } from '../../rules/model';
import { SCORING_TILE_STATES } from '../../rules/round';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION } from '../../session/gameFile/gameFileModel';
import type { GameFileStrings } from '../en/gameFile';

const oneOf = (values: readonly (string | number)[]) =>
  `${values.slice(0, -1).join(', ')} oder ${values.at(-1)}`;

export const gameFileDe: GameFileStrings = {
  'empty-text': () => 'es steht nichts darin',
  'not-json': ({ line, column }) => `kein JSON in Zeile ${line}, Spalte ${column}`,
  'nested-too-deeply': () => 'Listen oder Objekte sind zu tief verschachtelt',
  missing: () => 'das fehlt',
  'not-an-object': ({ received }) => `${received} ist kein Objekt`,
  'not-a-list': ({ received }) => `${received} ist keine Liste`,
  'not-a-pair': ({ received }) => `${received} ist keine Liste aus zweien`,
  'not-a-string': ({ received }) => `${received} ist kein Text`,
  'not-a-whole-number': ({ received }) => `${received} ist keine ganze Zahl`,
  'too-small': ({ received, least }) => `${received} ist weniger als ${least}`,
  'too-large': ({ received, most }) => `${received} ist mehr als ${most}`,
  'not-a-game-file': ({ received }) => `${received} ist nicht "${GAME_FILE_FORMAT}"`,
  'unknown-version': ({ received }) => `Version ${received} ist unbekannt, es gibt nur ${GAME_FILE_VERSION}`,
  'not-a-board-side': ({ received }) => `${received} ist keine Seite des Plans: ${oneOf(BOARD_SIDES)}`,
  'not-a-score-board': ({ received }) =>
    `${received} ist keine Seite des Wertungsplans: ${oneOf(SCORE_BOARDS)}`,
  'not-a-base-space': ({ received }) => `${received} ist kein Grundfeld`,
  'not-terrain': ({ received }) =>
    `${received} ist kein Untergrund: ${oneOf(['water', 'limestone', ...PENALTIES])}`,
  'remote-on-side-a': () => 'die A-Seite hat keinen entlegenen Kalkstein',
  'no-such-player': ({ received, players }) =>
    `Person ${received} gibt es nicht, die letzte ist ${players - 1}`,
  'no-players': () => 'niemand spielt mit',
  'too-many-players': ({ count, most }) => `${count} Personen sind zu viele, höchstens ${most} spielen mit`,
  'empty-name': () => 'der Name ist leer',
  'name-too-long': ({ received, most }) => `${received} ist länger als ${most} Zeichen`,
  'control-character': ({ received }) => `${received} enthält ein Steuerzeichen`,
  'duplicate-name': ({ received, first }) => `${received} heißt schon Person ${first}`,
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
    `auf ${spaces[0]} und ${spaces[1]} liegt schon Lumino ${lumino}, genau darauf kann keiner liegen`,
  tilted: ({ spaces, levels }) =>
    `das Lumino läge schief: Ebene ${levels[0]} auf ${spaces[0]}, Ebene ${levels[1]} auf ${spaces[1]}`,
  'too-many-spaces': ({ count, most }) => `${count} Felder sind zu viele, das Riff hat ${most}`,
};
