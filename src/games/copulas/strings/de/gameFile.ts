import { gameFileDe as commonDe } from '@/tabletop/strings/de/gameFile';

import { ORDERS } from '../../rules/course';
import { COLORS, OPENINGS, SHAPES } from '../../rules/pieces';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION } from '../../session/gameFile/gameFileSchema';
import type { GameFileStrings } from '../en/gameFile';

const oneOf = (values: readonly string[]) => `${values.slice(0, -1).join(', ')} oder ${values.at(-1)}`;

export const gameFileDe: GameFileStrings = {
  ...commonDe(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  'not-an-order': ({ received }) => `${received} ist keine Reihenfolge: ${oneOf(ORDERS)}`,
  'not-true-or-false': ({ received }) => `${received} ist weder true noch false`,
  'not-a-color': ({ received }) => `${received} ist keine Farbe: ${oneOf(COLORS)}`,
  'not-a-shape': ({ received }) => `${received} ist keine Form: ${oneOf(SHAPES)}`,
  'not-an-opening': ({ received }) => `${received} ist keine Seite: ${oneOf(OPENINGS)}`,
  'not-a-cell': ({ received }) => `${received} ist kein Feld`,
  'not-lights': ({ received }) => `${received} ist keine Reihe aus Ziffern von 0 bis 5`,
  'too-many-joints': ({ count, most }) => `${count} Verbinder sind zu viele, höchstens ${most} sind möglich`,
  'too-many-turns': ({ count, most }) => `${count} Züge sind zu viele, höchstens ${most} sind möglich`,
  'too-few-players': ({ count, least }) =>
    `${count} Personen sind zu wenige, mindestens ${least} spielen mit`,
  'teams-need-four': () => 'Teams brauchen 4 Personen',
  'duplicate-color': ({ received, first }) => `${received} hat schon Person ${first}`,
  'modules-do-not-fit': ({ received, players }) => `${received} Module sind nichts für ${players} Personen`,
  'wrong-rows': ({ count, expected }) => `es sind ${count} Reihen, der Plan hat ${expected}`,
  'wrong-columns': ({ count, expected }) => `es sind ${count} Felder, eine Reihe des Plans hat ${expected}`,
  'off-board': ({ cells }) => `${cells} liegt nicht auf dem Plan, oder das Plättchen ragt über den Rand`,
  overlap: ({ cells, turn }) => `das Plättchen aus turns[${turn}] liegt schon auf ${cells}`,
  'too-many-tiles': ({ shape, most }) => `jede Person hat nur ${most} Plättchen der Form ${shape}`,
};
