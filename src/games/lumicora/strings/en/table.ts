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
  'no-such-player': 'There’s no such player at this table.',
  'not-a-count': 'That number isn’t possible here.',
  impossible: 'A Lumino can’t lie there.',
  'against-the-rules': 'The rules don’t allow this placement.',
  'box-is-full': 'The box holds no more Luminos.',
  'no-such-lumino': 'There’s no such Lumino in this reef.',
  'starting-lumino-stays': 'The starting Lumino stays where it is. You can change it under Edit.',
  'starting-lumino-of-one-color': 'A starting Lumino has two different colors.',
  'something-lies-on-it': 'Something lies on this Lumino. Take that back first.',
  'no-jellyfish': 'This tile shows no jellyfish.',
  'not-the-phase': 'That isn’t possible in this phase.',
  'already-decided': 'This player has already scored or skipped.',
  'color-already-scored': 'This color has already been scored.',
  'turn-already-over': 'This turn is already over.',
  'bag-already-empty': 'The bag has already run out. Nothing is refilled now.',
  'name-taken': 'Somebody at this table already has this name.',
  'name-missing': 'A player needs a name.',
  'not-the-depth': 'This reef uses another entry method. Switch it first.',
};

function rejected(rejection: CommandRejection): string {
  if (rejection.code === 'too-many-spaces') return `A reef has ${rejection.most} spaces, not more.`;
  if (rejection.code === 'too-many-of-color') {
    return `That would be more of this color than the box holds: ${LUMINOS_PER_COLOR} Luminos.`;
  }
  return plain[rejection.code];
}

export const tableEn = {
  round: (round: number) => `Round ${round} of 10`,
  roundSpace: (round: number, income: number, isNow: boolean) =>
    `Round ${round}, scoring a color earns ${markers(income)}${isNow ? ', the turtle is here' : ''}`,
  roundTrack: 'Round track',
  income: (income: number) =>
    income === 0 ? 'Coral scoring earns no limestone' : `Coral scoring earns ${income} limestone`,
  action: 'Action phase',
  scoring: 'Scoring phase',
  extraScoring: 'Extra scoring phase: the bag ran out',
  final: 'Time for the final scoring',
  lastRound: 'The bag ran out, so this is the last round. It ends with two scoring phases in a row.',

  yourTurn: (name: string) => `${name}, your turn`,
  yourScoring: (name: string) => `${name}, score a color or skip?`,
  takeCount: (count: number) => `Take ${markers(count)}`,
  wentBack: (count: number) => `Storage is full. ${markers(count)} went back to the supply.`,
  news: {
    octopus: (name: string) => `${name} takes the octopus.`,
    round: (round: number, income: number) =>
      income === 0
        ? `Round ${round} begins. Scoring earns no limestone.`
        : `Round ${round} begins. Scoring earns ${income} limestone.`,
    scoringPhase: 'The scoring phase begins.',
    extraScoring: 'The bag ran out, so there’s one more scoring phase.',
    turn: (name: string) => `${name}, your turn.`,
    roundsOver: 'The rounds are over.',
  },
  spend: (color: Color) => `Spend the ${colors[color]} jellyfish`,
  toTurn: (name: string) => `${name}’s turn`,
  openScoring: 'Score a color',
  skip: 'Skip',
  finalScoring: 'Final scoring',
  openCorals: (name: string) => `Coral scoring for ${name}`,
  openReef: (name: string) => `${name}’s reef`,
  correctPlayer: (name: string) => `Edit player: ${name}`,
  scoreLabel: (score: number, tile: VictoryPointTile, space: number) =>
    tile === 0 ? points(score) : `${points(score)}: ${tile}-point tile and ${space} on the track`,
  tile: (tile: VictoryPointTile) => `${tile} tile`,
  limestone: (count: number) => `${count}/10`,
  limestoneLabel: (count: number) => `${count} of 10 limestone markers`,
  tileLabel: (color: Color, state: string) => `${colors[color]} scoring tile: ${state}`,
  hasOctopus: 'holds the octopus',
  onTurn: 'on turn',
  deciding: 'score or wait?',
  turnDone: 'turn done',
  decided: 'has decided',

  more: 'More',
  endTurnOf: (name: string) => `End ${name}’s turn first`,
  bagEmpty: 'The bag is empty',
  beginScoring: 'To the scoring phase',
  terrain: 'The printed board',
  exportGame: 'Export this game',
  setup: 'Edit this game',
  excess: (color: Color, laid: number, inBox: number) =>
    `You’ve placed ${laid} ${colors[color]} Luminos, but your player count uses only ${inBox}. Check the reefs.`,

  rejected,
};

export type TableStrings = typeof tableEn;
