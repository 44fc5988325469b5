import {
  incomeSpans,
  type IncomeSpan,
  type SummaryLineId,
  type SummarySectionId,
} from '../../lessons/reference/summaries';
import { JELLYFISH_POINTS, MARKERS_PER_POINT } from '../../rules/finalScoring';
import { MAJORITY_POINTS } from '../../rules/majorities';
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

const lines: Readonly<Record<SummaryLineId, string>> = {
  rounds: `${ROUNDS} rounds: a turn for everybody, then the scoring phase.`,
  order: 'The octopus begins, then clockwise.',
  jellyfish:
    'Before step 1, as often as you can: give up a jellyfish and swap Luminos of the Atoll or of your display.',
  toAtoll: '1 Lumino of your display goes to the Atoll.',
  choose: 'Choose one:',
  limestone: 'as much limestone as its number',
  fromDisplay: '1 of the other Luminos of your display',
  fromAtoll: `1 to ${MOST_FROM_ATOLL} Luminos of one colour from the Atoll, not the colour you added`,
  refill: `Fill the Atoll up to ${ATOLL_SIZE}.`,
  place: 'Place the Luminos you took, in any order.',
  giveBack: 'What you do not place goes into the bag for −1 point.',
  ownColor: 'Touch your own colour in the same level; higher up, lying on it will do.',
  twoLuminos: 'Higher up, rest on two different Luminos.',
  flat: 'Both halves in one level.',
  water: 'Each water space costs 1 limestone.',
  displays: `Fill all displays up to ${DISPLAY_SIZE}.`,
  score: 'From the octopus on: score one colour that still shows coral, or skip.',
  smallest: 'The smallest number of the colour in each level, added up.',
  income: `It also pays limestone: ${incomeSpans().map(span).join(', ')}.`,
  octopus: 'The last who scored takes the octopus.',
  turtle: 'The turtle moves on.',
  lastRound: `After round ${ROUNDS} comes the final scoring.`,
  emptyBag: 'Bag empty earlier: emergency stack in, this round is the last, with two scoring phases.',
  jellyfishPoints: `Each jellyfish: ${JELLYFISH_POINTS} points.`,
  limestonePoints: `Every ${MARKERS_PER_POINT} limestone: 1 point.`,
  animals: 'Animals in sight, by the side of the score board.',
  majorities: `Most spaces of a colour: ${MAJORITY_POINTS.first}, second: ${MAJORITY_POINTS.second}; tied: ${MAJORITY_POINTS.tiedFirst} or ${MAJORITY_POINTS.tiedSecond} each.`,
  remote: 'Side B: bare remote limestone costs what it shows.',
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
