import { pointsEn as points } from '@/ui/i18n/phrases';

import { LUMINOS_PER_COLOR } from '../../rules/box';
import type { Color } from '../../rules/model';
import type { VictoryPointTile } from '../../rules/ranking';
import type { CommandRejection } from '../../session/table/commands';
import { wordsEn } from './words';

const { colors } = wordsEn;
const markers = (count: number) => (count === 1 ? '1 limestone marker' : `${count} limestone markers`);

type TooMany = 'too-many-spaces' | 'too-many-of-color';

/** Refusals that carry no figures. */
export type PlainRejections = Readonly<Record<Exclude<CommandRejection['code'], TooMany>, string>>;

const plain: PlainRejections = {
  'no-such-player': 'There is no such player at this table.',
  'not-a-count': 'That number is not possible here.',
  impossible: 'A Lumino cannot lie there.',
  'against-the-rules': 'The rules do not allow this placement.',
  'box-is-full': 'The box holds no more Luminos.',
  'no-such-lumino': 'There is no such Lumino in this reef.',
  'starting-lumino-stays': 'The starting Lumino stays where it is. You can change it under Correct.',
  'starting-lumino-of-one-color': 'A starting Lumino has two different colours.',
  'something-lies-on-it': 'Something lies on this Lumino. Take that back first.',
  'no-jellyfish': 'This tile shows no jellyfish.',
  'not-the-phase': 'This is not possible in this phase.',
  'already-decided': 'This player has already scored or skipped.',
  'color-already-scored': 'This colour has already been scored.',
  'turn-already-over': 'This turn is already over.',
  'bag-already-empty': 'The bag has run out before. Nothing is refilled now.',
  'name-taken': 'Somebody at this table has this name already.',
  'name-missing': 'A player needs a name.',
  'not-the-depth': 'This reef is entered in another way.',
};

function rejected(rejection: CommandRejection): string {
  if (rejection.code === 'too-many-spaces') return `A reef has ${rejection.most} spaces, not more.`;
  if (rejection.code === 'too-many-of-color') {
    return `That would be more of this colour than the box holds: ${LUMINOS_PER_COLOR} Luminos.`;
  }
  return plain[rejection.code];
}

export const tableEn = {
  round: (round: number) => `Round ${round} of 10`,
  roundSpace: (round: number, income: number, isNow: boolean) =>
    `Round ${round}, a coral scoring pays ${markers(income)}${isNow ? ', the turtle is here' : ''}`,
  roundTrack: 'Round track',
  income: (income: number) =>
    income === 0 ? 'Coral scorings pay no limestone now' : `A coral scoring pays ${markers(income)} now`,
  action: 'Action phase',
  scoring: 'Scoring phase',
  extraScoring: 'Extra scoring phase: the bag ran out',
  final: 'The rounds are over',
  lastRound: 'The bag ran out: this is the last round. After its scoring phase, one more follows at once.',

  yourTurn: (name: string) => `${name}, your turn`,
  yourScoring: (name: string) => `${name}, score a coral or skip?`,
  whose: 'Who?',
  takeLimestone: 'Take limestone',
  takeCount: (count: number) => `Take ${markers(count)}`,
  wentBack: (count: number) => `${markers(count)} went back to the supply: there is room for 10.`,
  place: 'Place Luminos',
  returnOne: 'Return one: −1 point',
  spend: (color: Color) => `Spend the ${colors[color]} jellyfish`,
  turnOver: 'Turn done',
  openScoring: 'Score a coral',
  skip: 'Skip',
  finalScoring: 'Final scoring',
  reef: 'Reef',
  corals: 'Corals',
  openCorals: (name: string) => `Corals of ${name}`,
  openReef: (name: string) => `Reef of ${name}`,
  correct: 'Correct',
  correctPlayer: (name: string) => `Correct ${name}`,
  scoreLabel: (score: number, tile: VictoryPointTile, space: number) =>
    tile === 0 ? points(score) : `${points(score)}: tile ${tile} and ${space} on the track`,
  tile: (tile: VictoryPointTile) => `${tile} tile`,
  limestone: (count: number) => `${count}/10`,
  limestoneLabel: (count: number) => `${count} of 10 limestone markers`,
  tileLabel: (color: Color, state: string) => `${colors[color]}: ${state}`,
  hasOctopus: 'holds the octopus',
  players: 'Players',
  turnDone: 'turn done',
  decided: 'has decided',

  more: 'More',
  bagEmpty: 'The bag is empty',
  beginScoring: 'To the scoring phase',
  terrain: 'The printed board',
  exportGame: 'Export this game',
  setup: 'Correct the table',
  excess: (color: Color, laid: number, inBox: number) =>
    `${laid} ${colors[color]} Luminos were laid, but the box holds ${inBox} for your number of players.`,

  opening: 'Opening the game …',
  gone: 'This game is not on this device.',
  toStart: 'To the start page',

  rejected,
};

export type TableStrings = typeof tableEn;
