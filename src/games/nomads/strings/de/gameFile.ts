import { gameFileDe as commonDe } from '@/tabletop/strings/de/gameFile';

import { ADVENTURERS, DISCS } from '../../rules/model';
import { MOON_TIES } from '../../rules/scoring';
import { GAME_FILE_FORMAT, GAME_FILE_VERSION } from '../../session/gameFile';
import type { BoxWarningStrings, GameFileStrings } from '../en/gameFile';

const oneOf = (values: readonly (string | number)[]) =>
  `${values.slice(0, -1).join(', ')} oder ${values.at(-1)}`;

export const gameFileDe: GameFileStrings = {
  ...commonDe(GAME_FILE_FORMAT, GAME_FILE_VERSION),
  'not-moon-ties': ({ received }) => `${received} ist keine Regel für Gleichstand: ${oneOf(MOON_TIES)}`,
  'not-an-adventurer': ({ received }) => `${received} ist kein Abenteurer: ${oneOf(ADVENTURERS)}`,
  'not-a-disc': ({ received }) => `${received} ist keine Scheibe: ${oneOf(DISCS)}`,
  'not-a-top': ({ received }) =>
    `${received} kann auf keinem Stapel liegen: eine Legende von 1 bis 7, ${oneOf(['wild', 'moon', 'unknown', 'null'])}`,
  'too-many-values': ({ count, most }) => `${count} Karten sind zu viele, höchstens ${most}`,
  'too-many-songs': ({ count, most }) => `${count} Lieder sind zu viele, höchstens ${most}`,
  'too-many-discs': ({ count, most }) => `${count} Scheiben sind zu viele, insgesamt gibt es ${most}`,
  'not-so-many': ({ count, wanted }) => `${count} sind zu viele, es gibt ${wanted}`,
  'adventurer-taken': ({ received, first }) => `${received} spielt schon Person ${first}`,
  'song-taken': ({ received, first }) => `Lied ${received} hat schon Person ${first}`,
  'legend-taken': ({ value, first }) => `die Karte mit ${value} hat schon Person ${first}`,
  'no-such-song': ({ received, songs }) =>
    songs === 0
      ? `Lied ${received} gibt es nicht`
      : `Lied ${received} gibt es nicht, das letzte ist ${songs - 1}`,
  'disc-too-many': ({ received, most }) =>
    most === 0
      ? `mit der Scheibe ${received} spielt niemand`
      : `eine Scheibe ${received} zu viel, es gibt ${most}`,
  'stack-is-empty': () => 'der Stapel zeigt ein Plättchen, hat aber keines',
  'stack-is-not-empty': () => 'der Stapel ist leer, hat aber noch Plättchen',
};

export const boxWarningsDe: BoxWarningStrings = {
  'story-tiles': ({ legend, count, most }) =>
    `${count} Plättchen der Legende ${legend} gezählt, in der Schachtel sind ${most}`,
  'wild-tiles': ({ count, most }) => `${count} Joker gezählt, mehr als ${most} kann es nicht geben`,
  moons: ({ count, most }) => `${count} Monde gezählt, in der Schachtel sind ${most}`,
  'all-tiles': ({ count, most }) => `${count} Plättchen insgesamt, mehr als ${most} kann es nicht geben`,
  songs: ({ count, most }) => `${count} Lieder eingegeben, in der Schachtel sind ${most}`,
  'legend-cards': ({ legend, count, most }) =>
    `${count} Karten der Legende ${legend}, in der Schachtel sind ${most}`,
  unprinted: ({ legend, value }) => `keine Karte der Legende ${legend} hat den Wert ${value}`,
};
