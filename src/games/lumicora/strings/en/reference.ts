import { minus, pointsEn as points } from '@/ui/i18n/phrases';

import type { ReferenceGroup } from '../../lessons/reference/entries';
import type { RuleId } from '../../lessons/ruleIds';
import type { LightSideRule } from '../../rules/animals';
import type { BoardSide } from '../../rules/boards';
import type { Color } from '../../rules/model';
import type { RuleWords } from '../referenceRules/ruleWords';
import { boxRulesEn } from './referenceRules/box';
import { courseRulesEn } from './referenceRules/course';
import { finalRulesEn } from './referenceRules/finalScoring';
import { placingRulesEn } from './referenceRules/placing';
import { wordsEn } from './words';

const rules: Readonly<Record<RuleId, RuleWords>> = {
  ...boxRulesEn,
  ...placingRulesEn,
  ...courseRulesEn,
  ...finalRulesEn,
};

const groups: Readonly<Record<ReferenceGroup, string>> = {
  board: 'Board',
  luminos: 'Luminos and markers',
  placing: 'Placing',
  course: 'Course of the game',
  final: 'Final scoring',
};

const wants: Readonly<Record<LightSideRule['wants'], string>> = {
  water: 'uncovered water',
  'same-level': 'coral in its level',
  'higher-level': 'higher coral',
  'lower-level': 'lower coral',
};

const player = (seat: number) => `player ${seat + 1}`;

/** Drawings in words, for those who cannot see them. */
const pictures = {
  allowed: (spaces: string, cost: number) =>
    cost === 0 ? `${spaces}: allowed` : `${spaces}: allowed, costs ${cost} limestone`,
  refused: (spaces: string, cost: number) =>
    cost === 0 ? `${spaces}: not allowed` : `${spaces}: not allowed, would cost ${cost} limestone`,
  marked: (spaces: readonly string[]) => `marked: ${spaces.join(', ')}`,
  earned: points,
  boards: (sides: readonly BoardSide[]) =>
    `Reef boards: ${sides.map((side) => wordsEn.sides[side]).join(', ')}`,
  luminos: (count: number) => (count === 1 ? '1 Lumino' : `${count} Luminos`),
  supply: (players: number, bag: number, stack: number) =>
    `${players} players: ${bag} in the bag, ${stack} in the emergency stack`,
  storage: (stored: number, room: number, back: number) =>
    `${stored} of ${room} places filled${back === 0 ? '' : `, ${back} go back`}`,
  track: (before: number | null, score: number) =>
    before === null ? points(score) : `from ${minus(before)} to ${points(score)}`,
  onTrack: (tile: number, space: number) => `${tile}-point tile, fish on ${space}`,
  before: 'Before',
  after: 'After',
  turnOf: (seat: number, turn: number) => `${player(seat)}: turn ${turn}`,
  hasOctopus: (seat: number) => `octopus with ${player(seat)}`,
  takesOctopus: (seat: number) => `goes to ${player(seat)}`,
  inAtoll: 'In the Atoll',
  inDisplay: 'In the display',
  joined: (lumino: string) => `${lumino}, just added`,
  takeable: (lumino: string) => `${lumino}, may be taken`,
  takeLimestone: (count: number) => `A: ${count} limestone`,
  takeFromDisplay: (count: number) => `B: 1 of ${count}`,
  takeFromAtoll: (most: readonly (readonly [Color, number])[]) =>
    `C: ${most.map(([color, count]) => `${wordsEn.colors[color]} up to ${count}`).join(', ')}`,
  rounds: (turtle: number, income: number) => `Round track, turtle on ${turtle}, pays ${income} limestone`,
  scoringIn: (round: number) => `Scoring phase, turtle on ${round}`,
  bagEmpty: 'Bag empty',
  finalScoring: 'Final scoring',
  inSight: 'Visible',
  atMost: (count: number) => `${count}+`,
  animalWants: (animal: string, want: string) => `${animal}: ${want}`,
  few: 'Few',
  many: 'Many',
  from: (count: number, earned: number) => (count === 6 ? `all 6: ${earned}` : `${count} or more: ${earned}`),
  share: (seat: number, count: number, earned: number) => `${player(seat)}: ${count}, ${points(earned)}`,
  standing: (seat: number, place: number, total: number, limestone: number) =>
    `${player(seat)}: place ${place}, ${points(total)}, ${limestone} limestone`,
  place: (place: number) => `${place}.`,
  earnedShort: (earned: number) => `+${earned}`,
};

export const referenceEn = {
  title: 'Reference',
  allRules: 'All rules',
  noSuchRule: 'There’s no such rule.',
  rules,
  groups,
  wants,
  pictures,
  /** As the link to a rule is read out. */
  openRule: (title: string, rule: RuleId) => `${title} (${rule})`,
  see: 'See also',
  practise: 'To the lesson',
  search: {
    label: 'Search the rules',
    placeholder: 'For example: water, tie, Qualle',
    clear: 'Clear',
    results: 'Rules found',
    found: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
    nothing: (query: string) => `Nothing found for “${query}”.`,
    hint: 'Try another word, in English or German:',
    suggestions: ['water', 'height', 'octopus', 'tie', 'end of the game'],
  },
};

export type ReferenceStrings = typeof referenceEn;
