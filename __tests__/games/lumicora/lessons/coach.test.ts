import { CARD_RULES, cardsDue, COACH_CARDS, type CoachCard } from '@/games/lumicora/lessons/coach';
import { RULE_IDS } from '@/games/lumicora/lessons/ruleIds';
import type { Command } from '@/games/lumicora/session/table/commands';
import { perform, undoLast, type TableSession } from '@/games/lumicora/session/table/tableSession';
import { coachStrings } from '@/games/lumicora/strings/coach';
import { LANGUAGES } from '@/ui/i18n/language';

import { COMPASS } from '../../../support/compass';
import {
  beginScoring,
  DRY,
  emptyBag,
  endTurn,
  place,
  score,
  sessionFor,
  skip,
  takeLimestone,
  WET,
} from '../../../support/tables';

const ON_TABLE = { page: 'table', isRefused: false } as const;
const ON_REEF = { page: 'reef', isRefused: false } as const;

function after(session: TableSession, ...commands: readonly Command[]): TableSession {
  return commands.reduce((before, command, index) => {
    const performed = perform(before, command, 2000 + index);
    if (!performed.ok) throw new Error(`refused: ${JSON.stringify(command)}`);
    return performed.value;
  }, session);
}

/** What the last command brings that was not due before it. */
function newCards(session: TableSession, ...commands: readonly Command[]): readonly CoachCard[] {
  const before = cardsDue(after(session, ...commands.slice(0, -1)), ON_TABLE);
  return cardsDue(after(session, ...commands), ON_TABLE).filter((card) => !before.includes(card));
}

test('TU-3 a table begins with how a turn goes, a reef also with how one places', () => {
  expect(cardsDue(sessionFor(2), ON_TABLE)).toEqual(['turn']);
  expect(cardsDue(sessionFor(2), ON_REEF)).toEqual(['turn', 'placing']);
  expect(cardsDue(after(sessionFor(2), place(0, 'c3c4:G4.')), ON_REEF)).toEqual(['turn']);
});

const SPEND: Command = { type: 'spend-jellyfish', player: 0, color: 'green' };
const RETURN: Command = { type: 'return-lumino', player: 0 };
const SCORED = [beginScoring, score(0, 'green')] as const;

test.each<readonly [string, readonly CoachCard[], TableSession, readonly Command[]]>([
  ['PL-4 water that is paid for', ['water'], sessionFor(2, WET), [takeLimestone(0, 3), place(0, 'c3c4:G4.')]],
  ['PL-4 ground that costs nothing', [], sessionFor(2, DRY), [place(0, 'c3c4:G4.')]],
  ['PL-2 level 2', ['level-2'], sessionFor(2, DRY), [place(0, 'c3c4:G4.'), place(0, 'c4d4:G5.')]],
  ['PL-5 a Lumino that goes back', ['returned'], sessionFor(2), [RETURN]],
  ['LU-6 too much limestone', ['overflow'], sessionFor(2), [takeLimestone(0, 6), takeLimestone(0, 6)]],
  ['LU-6 as much as fits', [], sessionFor(2), [takeLimestone(0, 6), takeLimestone(0, 4)]],
  ['SC-1 the end of all turns', ['scoring-phase'], sessionFor(2), [endTurn(0), endTurn(1)]],
  ['SC-1 a scoring', ['jellyfish'], sessionFor(2), SCORED],
  [
    'LU-6 a scoring that pays too much',
    ['overflow', 'jellyfish'],
    sessionFor(2),
    [takeLimestone(0, 6), takeLimestone(0, 3), ...SCORED],
  ],
  ['SC-1 a new round', ['octopus'], sessionFor(2), [...SCORED, skip(1)]],
  ['TU-2 a jellyfish that is spent', ['spent'], sessionFor(2), [...SCORED, skip(1), SPEND]],
  ['EM-1 an empty bag', ['bag-empty'], sessionFor(3), [emptyBag]],
])('%s', (_, cards, session, commands) => {
  const shown = newCards(session, ...commands);
  // How a turn goes comes and goes with the phases.
  expect(shown.filter((card) => card !== 'turn')).toEqual(cards);
});

test('PL-1 a refused space has its card first, and only where it shows', () => {
  expect(cardsDue(sessionFor(2), { page: 'reef', isRefused: true })[0]).toBe('refused');
  expect(cardsDue(sessionFor(2), ON_REEF)).not.toContain('refused');
});

test('from round 3 on only what is new: no card about turns and placing, but one about a first level 2', () => {
  const round = [beginScoring, skip(0), skip(1)];
  const third = after(sessionFor(2, DRY), ...round, ...round);
  expect(cardsDue(third, ON_REEF)).toEqual(['scoring-phase', 'octopus']);
  const higher = after(third, place(0, 'c3c4:G4.'), place(0, 'c4d4:G5.'));
  expect(cardsDue(higher, ON_REEF)).toContain('level-2');
});

test('what is undone has not happened', () => {
  const returned = after(sessionFor(2), RETURN);
  expect(cardsDue(undoLast(returned), ON_TABLE)).toEqual(['turn']);
});

test('FS-3 the end of the rounds has its card', () => {
  const last = after(sessionFor(2), { type: 'correct-round', round: 10 }, beginScoring, skip(0), skip(1));
  expect(cardsDue(last, ON_TABLE)).toContain('final');
});

test.each(LANGUAGES)('every card is short, points by no compass and leads to a rule (%s)', (language) => {
  const { cards } = coachStrings[language];
  for (const card of COACH_CARDS) {
    expect(cards[card].length).toBeLessThanOrEqual(190);
    expect(cards[card]).not.toMatch(COMPASS[language]);
    expect(RULE_IDS).toContain(CARD_RULES[card]);
  }
});
