import {
  incomeSpans,
  type IncomeSpan,
  type SummaryLineId,
  type SummarySectionId,
} from '../../lessons/reference/summaries';
import { DARK_SIDE_POINTS, LIGHT_SIDE_RULES } from '../../rules/animals';
import { JELLYFISH_POINTS, MARKERS_PER_POINT } from '../../rules/finalScoring';
import { MAJORITY_POINTS } from '../../rules/majorities';
import type { Animal } from '../../rules/model';
import { ROUNDS } from '../../rules/round';
import { ATOLL_SIZE, DISPLAY_SIZE, MOST_FROM_ATOLL } from '../../rules/turn';

const sections: Readonly<Record<SummarySectionId, string>> = {
  round: 'A round',
  turn: 'Your turn',
  placing: 'Placing',
  scoring: 'Scoring phase',
  end: 'The end',
};

const span = ({ from, to, markers }: IncomeSpan) =>
  from === to ? `round ${from}: ${markers}` : `rounds ${from} to ${to}: ${markers}`;

/** FS-3: the points of 1, 2, 3 and 4 animals. */
const dark = (animal: Animal) => DARK_SIDE_POINTS[animal].slice(1).join(', ');
const MOST_AROUND = 6;
/** FS-4 */
const light = (animal: Animal) => {
  const { small, large } = LIGHT_SIDE_RULES[animal];
  const most = large.from === MOST_AROUND ? `all ${large.from}` : `${large.from} or more`;
  return `${small.from} or more: ${small.points}, ${most}: ${large.points}`;
};

const lines: Readonly<Record<SummaryLineId, string>> = {
  rounds: `${ROUNDS} rounds: you each take a turn, then comes the scoring phase.`,
  order: 'Whoever holds the octopus goes first, then clockwise.',
  jellyfish:
    'Before step 1, as often as you can: spend a jellyfish and swap Luminos of the Atoll or of your display.',
  toAtoll: '1 Lumino of your display goes to the Atoll.',
  choose: 'Choose one:',
  limestone: 'as much limestone as its number',
  fromDisplay: '1 of the other Luminos of your display',
  fromAtoll: `1 to ${MOST_FROM_ATOLL} Luminos of one color from the Atoll, not the color you added`,
  refill: `Fill the Atoll up to ${ATOLL_SIZE}.`,
  place: 'Place the Luminos you took, in any order.',
  giveBack: 'A Lumino you don’t place returns to the bag and costs 1 point.',
  belowZero: 'Your score may go below 0. That’s our ruling.',
  ownColor: 'Touch the same color in the same level. Higher up, resting on it also works.',
  notVisible: 'Exception: if level 1 shows none of that color, touch any Lumino in level 1.',
  noRoom: 'Exception: if there’s no room next to that color in level 1, touch any Lumino there.',
  twoLuminos: 'Higher up, rest on two different Luminos.',
  flat: 'Both halves in one level.',
  water: 'Each water space costs 1 limestone.',
  displays: `Fill all displays up to ${DISPLAY_SIZE}.`,
  score: 'From the octopus on: score one color whose tile still shows its coral side, or skip.',
  smallest: 'The smallest visible number of the color in each level, added up.',
  income: `It also pays limestone: ${incomeSpans().map(span).join(', ')}.`,
  octopus: 'Whoever scored last takes the octopus.',
  turtle: 'The turtle moves on.',
  lastRound: `After round ${ROUNDS} comes the final scoring.`,
  emptyBag: 'Bag empty earlier: emergency stack in, this round is the last, with two scoring phases.',
  jellyfishPoints: `Each jellyfish: ${JELLYFISH_POINTS} points.`,
  limestonePoints: `Every ${MARKERS_PER_POINT} limestone: 1 point.`,
  animalsDark: 'Dark side: visible animals of a species, points for 1, 2, 3 and 4 or more.',
  shellfishDark: `Shellfish: ${dark('shellfish')}.`,
  crabDark: `Crabs: ${dark('crab')}.`,
  seahorseDark: `Seahorses: ${dark('seahorse')}.`,
  starfishDark: `Starfish: ${dark('starfish')}.`,
  animalsLight: 'Light side: each visible animal by the spaces around it.',
  shellfishLight: `Shellfish, uncovered water: ${light('shellfish')}.`,
  crabLight: `Crab, coral in its level: ${light('crab')}.`,
  seahorseLight: `Seahorse, coral in a higher level: ${light('seahorse')}.`,
  starfishLight: `Starfish, coral in a lower level: ${light('starfish')}.`,
  majorities: `Most spaces of a color: ${MAJORITY_POINTS.first}, second: ${MAJORITY_POINTS.second}. Tied: ${MAJORITY_POINTS.tiedFirst} or ${MAJORITY_POINTS.tiedSecond} each.`,
  remote: 'Side B: each uncovered remote limestone space costs the points printed on it.',
  winner: 'Most points win, then most limestone.',
};

export const turnSummaryEn = {
  title: 'Turn summary',
  sections,
  lines,
  /** As the link of a line is read out. */
  line: (mark: string | null, text: string, ruleTitle: string) =>
    `${mark === null ? '' : `${mark}: `}${text.replace(/[.:]$/, '')}. Rule: ${ruleTitle}`,
};

export type TurnSummaryStrings = typeof turnSummaryEn;
