import { gameFileDe as commonDe } from '@/tabletop/strings/de/gameFile';

import { ARROWS, LEVELS } from '../../rules/model';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION } from '../../session/gameFileSchema';
import type { GameFileStrings } from '../en/gameFile';

const oneOf = (values: readonly (string | number)[]) =>
  `${values.slice(0, -1).join(', ')} oder ${values.at(-1)}`;

export const gameFileDe: GameFileStrings = {
  ...commonDe(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  'not-three-numbers': ({ received }) => `${received} ist keine Liste aus Quadraten, Kreisen und Dreiecken`,
  'not-a-level': ({ received }) => `${received} ist keine Stufe: ${oneOf(LEVELS)}`,
  'not-an-arrow': ({ received }) => `${received} ist kein Pfeil: ${oneOf(ARROWS)}`,
  'not-true-or-false': ({ received }) => `${received} ist nicht true oder false`,
  'not-an-id': () => 'eine Kennung hat 1 bis 100 Zeichen',
  'not-a-spire': ({ received }) => `${received} ist keine Turmspitze: Turmspitzen haben Stufe 4`,
  'no-such-card': ({ received }) => `in „cards“ gibt es keine Karte ${received}`,
  'too-many-cards': ({ count, most }) => `${count} Karten sind zu viele, in der Schachtel sind ${most}`,
  'too-many-arrows': ({ count, most }) => `${count} Pfeile sind zu viele, eine Karte hat höchstens ${most}`,
  'duplicate-id': ({ received, first }) => `${received} ist schon die Kennung von ${first}`,
  'card-twice': ({ received, first }) => `die Karte ${received} ist schon bei ${first}`,
  'space-taken': ({ received, first }) => `wo ${received} liegen soll, liegt schon ${first}`,
};
