import { screen, userEvent, within } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { byAnimal, byColor, type ByColor } from '@/games/lumicora/rules/model';
import type { Command } from '@/games/lumicora/session/table/commands';
import type { TableSession } from '@/games/lumicora/session/table/tableSession';

import { at, board } from '../../../support/reef';
import { renderGame } from '../../../support/renderGame';
import { performAll, place, placeAnyway, sessionFor } from '../../../support/tables';

jest.useFakeTimers();

const SIDE_B = board('B', 'limestone', { '-2': 'a1', '-3': 'd1', water: 'b2 b3 b4 b5' });
const finish: Command = { type: 'finish-rounds' };
const scoreOf = (player: number, score: number): Command => ({ type: 'correct-score', player, score });
const limestoneOf = (player: number, limestone: number): Command => ({
  type: 'correct-limestone',
  player,
  limestone,
});
const jellyfishOf = (player: number, count: number): Command => ({ type: 'count-jellyfish', player, count });
const count = (player: number, spaces: Partial<ByColor<number>>, animalPoints = 0): readonly Command[] => [
  { type: 'choose-depth', player, depth: 'counted' },
  {
    type: 'count-reef',
    player,
    counts: {
      spaces: { ...byColor(() => 0), ...spaces },
      animals: byAnimal(() => 0),
      animalPoints,
      remote: 0,
    },
  },
];

/** Ana: crabs on c4 and e4, green 5, pink 1. Ben: green 1, blue 3. */
const REEF = [place(0, 'c3c4:G1c'), place(0, 'e3e4:G2c'), place(1, 'c5c6:B4.')] as const;
const over = () =>
  performAll(
    sessionFor(2),
    ...REEF,
    scoreOf(0, 45),
    limestoneOf(0, 7),
    jellyfishOf(0, 3),
    scoreOf(1, 30),
    finish,
  );

const tap = (name: RegExp | string) => userEvent.press(screen.getByRole('button', { name }));
const next = () => tap('Next');
const figure = (name: RegExp) => screen.getByRole('button', { name });
const space = (name: string, words: string) =>
  screen.queryByRole('button', { name: new RegExp(`^${name},.*${words}`) });
const heading = (name: string) => screen.getByRole('heading', { name });

describe('stepping', () => {
  test('FS-1 to FS-7 goes category by category, with everybody side by side', async () => {
    await renderGame('final', over());
    expect(heading('Rounds')).toBeOnTheScreen();
    const met: (readonly string[])[] = [];
    for (const title of [
      'Jellyfish',
      'Limestone',
      'Animals',
      'Green majority',
      'Pink majority',
      'Blue majority',
      'Yellow majority',
    ]) {
      await next();
      expect(heading(title)).toBeOnTheScreen();
      met.push([/^Ana: /, /^Ben: /].map((name) => String(figure(name).props.accessibilityLabel)));
    }
    expect(met).toEqual([
      ['Ana: 3 × 2, +6, 51 in all', 'Ben: 0 × 2, ±0, 30 in all'],
      ['Ana: 7 markers, +3, 54 in all', 'Ben: 0 markers, ±0, 30 in all'],
      ['Ana: 2 animals, +4, 58 in all', 'Ben: 0 animals, ±0, 30 in all'],
      ['Ana: 5 spaces, +4, 62 in all', 'Ben: 1 space, +2, 32 in all'],
      ['Ana: 1 space, +4, 66 in all', 'Ben: 0 spaces, ±0, 32 in all'],
      ['Ana: 0 spaces, ±0, 66 in all', 'Ben: 3 spaces, +4, 36 in all'],
      ['Ana: 0 spaces, ±0, 66 in all', 'Ben: 0 spaces, ±0, 36 in all'],
    ]);
    await next();
    expect(heading('Ana wins')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  test('goes back, and says how far it is', async () => {
    await renderGame('final', over());
    expect(screen.getByRole('button', { name: 'Back one step' })).toBeDisabled();
    await next();
    await next();
    expect(screen.getByLabelText('Step 3 of 9')).toBeOnTheScreen();
    expect(
      screen.getByText(/^3 of 9, Limestone\. Ana: \+3, 54 in all\. Ben: ±0, 30 in all$/),
    ).toBeOnTheScreen();
    await tap('Back one step');
    expect(heading('Jellyfish')).toBeOnTheScreen();
    expect(screen.getByLabelText('Step 2 of 9')).toBeOnTheScreen();
  });

  test('skips to the table of results and begins anew', async () => {
    await renderGame('final', over());
    await tap('Skip to the result');
    expect(heading('Result')).toBeOnTheScreen();
    expect(screen.getByText('66 points, 30 ahead of Ben.')).toBeOnTheScreen();
    await tap('Watch again');
    expect(heading('Rounds')).toBeOnTheScreen();
  });

  test('FS-6 side B has one step more', async () => {
    await renderGame('final?step=8', performAll(sessionFor(2, SIDE_B), finish));
    expect(heading('Remote limestone')).toBeOnTheScreen();
    expect(screen.getByLabelText('Step 9 of 10')).toBeOnTheScreen();
  });

  test.each(['final?step=99', 'final?step=', 'final?step=1.5&player=9'])(
    'begins at the beginning where an address makes no sense: %s',
    async (page) => {
      await renderGame(page, over());
      expect(heading('Rounds')).toBeOnTheScreen();
    },
  );
});

describe('the score track', () => {
  const place = (label: string) => screen.getByLabelText(label);

  test('FS-8 shows running totals with their tiles', async () => {
    await renderGame('final', over());
    expect(place('Ana: 45 on the track')).toBeOnTheScreen();
    await next();
    expect(place('Ana: 51, 50-point tile and 1 on the track')).toBeOnTheScreen();
    expect(place('Ben: 30 on the track')).toBeOnTheScreen();
  });

  test('stands still for who wants no motion', async () => {
    jest.mocked(AccessibilityInfo.isReduceMotionEnabled).mockResolvedValueOnce(true);
    await renderGame('final', over());
    await next();
    expect(place('Ana: 51, 50-point tile and 1 on the track')).toBeOnTheScreen();
  });
});

describe('a figure', () => {
  test('FS-1 opens to its formula and closes again', async () => {
    await renderGame('final?step=1', over());
    await userEvent.press(figure(/^Ana/));
    expect(figure(/^Ana/)).toBeExpanded();
    expect(screen.getByText('3 × 2 = 6')).toBeOnTheScreen();
    expect(screen.getByLabelText('green scoring tile: jellyfish')).toBeOnTheScreen();
    await userEvent.press(figure(/^Ana/));
    expect(screen.queryByText('3 × 2 = 6')).toBeNull();
  });

  test('FS-2 shows the markers', async () => {
    await renderGame('final?step=2&player=0', over());
    expect(screen.getByText('7 markers, 1 point per 2: 3')).toBeOnTheScreen();
    expect(screen.getByLabelText('7 of 10 limestone markers')).toBeOnTheScreen();
  });

  test('FS-3 lights the animals that earned it', async () => {
    await renderGame('final?step=3', over());
    expect(screen.queryByLabelText('Ana’s reef')).toBeNull();
    await userEvent.press(figure(/^Ana/));
    expect(screen.getByLabelText('Ana’s reef')).toBeOnTheScreen();
    expect(screen.getByText('2 crabs = 4')).toBeOnTheScreen();
    expect(space('c4', 'marked')).toBeOnTheScreen();
    expect(space('e4', 'marked')).toBeOnTheScreen();
    expect(space('c3', 'marked')).toBeNull();
    await userEvent.press(figure(/^Ben/));
    expect(screen.getByLabelText('Ben’s reef')).toBeOnTheScreen();
    expect(screen.getByText('no animal that earns points: 0')).toBeOnTheScreen();
  });

  test('FS-5 lights every space of the colour', async () => {
    await renderGame('final?step=4&player=0', over());
    for (const name of ['c3', 'c4', 'd4', 'e3', 'e4']) expect(space(name, 'marked')).toBeOnTheScreen();
    expect(space('d5', 'marked')).toBeNull();
    expect(screen.getByText('5 green spaces, most = 4')).toBeOnTheScreen();
  });

  test('closes with the next step', async () => {
    await renderGame('final?step=3&player=0', over());
    await next();
    expect(screen.queryByLabelText('Ana’s reef')).toBeNull();
    expect(screen.getByLabelText('Ana: 62, 50-point tile and 12 on the track')).toBeOnTheScreen();
  });

  test('SC-2 of the time before tells the coral scorings', async () => {
    await renderGame('final?step=0&player=1', over());
    expect(screen.getByText('from the rounds: 30')).toBeOnTheScreen();
  });
});

describe('on the light side', () => {
  const light: Command = { type: 'change-score-board', scoreBoard: 'light' };
  const session = () =>
    performAll(sessionFor(2, SIDE_B), place(0, 'c3c4:G1c'), placeAnyway(0, 'e4e5:G2s'), light, finish);

  test('FS-4 draws the neighbours that count, all of them or those of one animal', async () => {
    await renderGame('final?step=3&player=0', session());
    expect(space('c4', 'marked')).toBeOnTheScreen();
    for (const name of ['c3', 'd4', 'd5']) expect(space(name, 'counts')).toBeOnTheScreen();
    expect(space('e5', 'marked')).toBeNull();
    await tap(/^shellfish: no water next to it = 0/);
    expect(space('e5', 'marked')).toBeOnTheScreen();
    expect(space('c4', 'marked')).toBeNull();
    expect(space('d4', 'counts')).toBeNull();
  });

  test('FS-4 a press on an animal lights its line', async () => {
    await renderGame('final?step=3&player=0', session());
    await userEvent.press(screen.getByRole('button', { name: /^e5,/ }));
    expect(screen.getByRole('button', { name: /^shellfish/ })).toBeSelected();
    expect(space('c4', 'marked')).toBeNull();
    await userEvent.press(screen.getByRole('button', { name: /^e5,/ }));
    expect(space('c4', 'marked')).toBeOnTheScreen();
  });

  test('FS-6 lights the bare spaces and names their penalties', async () => {
    await renderGame('final?step=8&player=0', session());
    expect(screen.getByText('−2 −3 = −5')).toBeOnTheScreen();
    expect(space('a1', 'marked')).toBeOnTheScreen();
    await tap('not covered: −3');
    expect(space('a1', 'marked')).toBeNull();
    expect(space('d1', 'marked')).toBeOnTheScreen();
  });
});

describe('a reef that was not mirrored', () => {
  test('FS-5 is drawn and lit as it was painted', async () => {
    const session = performAll(
      over(),
      { type: 'choose-depth', player: 1, depth: 'from-above' },
      {
        type: 'paint-reef',
        player: 1,
        spaces: [{ space: at('a1'), seen: { color: 'green', level: 3, symbol: 'crab' } }],
      },
    );
    await renderGame('final?step=4&player=1', session);
    expect(space('a1', 'crab, level 3, marked')).toBeOnTheScreen();
  });

  test('FS-5 with counts only, a sentence says that nobody recorded the spaces', async () => {
    await renderGame('final?step=4&player=1', performAll(over(), ...count(1, { green: 6 })));
    expect(screen.getByText('This reef was only counted, so there are no spaces to show.')).toBeOnTheScreen();
    expect(screen.getByText('6 green spaces, most = 4')).toBeOnTheScreen();
    expect(screen.queryByLabelText('Ben’s reef')).toBeNull();
  });

  test('FS-2 what is no matter of spaces needs no such sentence', async () => {
    await renderGame('final?step=2&player=1', performAll(over(), ...count(1, { green: 6 })));
    expect(screen.queryByText(/^Of this reef only the counts/)).toBeNull();
  });
});

describe('majorities and the verdict', () => {
  /** Four players of whom only the counts of green are known. */
  const four = (...green: readonly number[]): TableSession =>
    performAll(sessionFor(4), finish, ...green.flatMap((each, player) => count(player, { green: each })));

  test('FS-5 all counts are told and the tie is explained', async () => {
    await renderGame('final?step=4', four(9, 9, 4, 0));
    expect(
      screen.getByText('Ana and Ben both have 9: 3 points each, and nobody is second.'),
    ).toBeOnTheScreen();
    expect(screen.getByText('Cem has 4: no points.')).toBeOnTheScreen();
    expect(screen.getByText('Dana has no visible green space: no points.')).toBeOnTheScreen();
  });

  test('FS-7 limestone decides', async () => {
    await renderGame('final?step=8', performAll(four(9, 9, 4, 1), limestoneOf(0, 1)));
    expect(heading('Ana wins')).toBeOnTheScreen();
    expect(
      screen.getByText('Ana and Ben both have 3 points. Ana has more limestone left: 1 marker (Ben 0).'),
    ).toBeOnTheScreen();
    const places = within(screen.getByLabelText('Places')).getAllByRole('listitem');
    expect(places.map((each) => String(each.props.accessibilityLabel))).toEqual([
      '1. Ana: 3 points',
      '2. Ben: 3 points',
      '3. Cem: 0 points',
      '3. Dana: 0 points',
    ]);
  });

  test('FS-7 the win is shared', async () => {
    await renderGame('final?step=8', four(9, 9, 4, 1));
    expect(heading('Ana and Ben share the win')).toBeOnTheScreen();
    expect(screen.getByText('Ana and Ben both have 3 points and 0 markers left.')).toBeOnTheScreen();
  });

  test('names no winner without a reef of which nothing is known', async () => {
    await renderGame('final?step=8', four(9, 9, 4, 0));
    expect(heading('Without Dana’s reef')).toBeOnTheScreen();
    expect(screen.queryByText(/wins|share/)).toBeNull();
    const places = within(screen.getByLabelText('Places')).getAllByRole('listitem');
    expect(places.map((each) => String(each.props.accessibilityLabel))[0]).toBe('Ana: 3 points');
  });

  test('FS-7 each figure of the table leads to where it comes from', async () => {
    await renderGame('final?step=8', over());
    await tap('Ana, Animals: 4');
    expect(heading('Animals')).toBeOnTheScreen();
    expect(figure(/^Ana/)).toBeExpanded();
    expect(space('c4', 'marked')).toBeOnTheScreen();
  });

  test('before the end it says how it stands now', async () => {
    await renderGame('final', performAll(sessionFor(2), ...REEF));
    expect(screen.getByText('Game in progress: current standings')).toBeOnTheScreen();
    await tap('Skip to the result');
    expect(heading('Game in progress: current standings')).toBeOnTheScreen();
    expect(screen.queryByText(/wins/)).toBeNull();
    await tap('Ana, Green majority: 4');
    expect(space('c3', 'marked')).toBeOnTheScreen();
  });
});

describe('after the winner', () => {
  test('the same people play once more, with their seats, fish and boards', async () => {
    await renderGame('final?step=8', performAll(over(), { type: 'correct-octopus', player: 1 }));
    await tap('Rematch');
    expect(screen.getByLabelText('Name of player 2')).toHaveDisplayValue('Ben');
    const octopus = within(screen.getByLabelText('Who begins with the octopus?'));
    expect(octopus.getByRole('radio', { name: 'Ben' })).toBeChecked();
    await tap('Start the game');
    expect(screen.getByText('Ben, your turn')).toBeOnTheScreen();
  });

  test('sharing opens over the page and closes again, and Done leads to the start', async () => {
    await renderGame('final?step=8', over());
    await tap('Share');
    expect(screen.getByRole('button', { name: 'Share as text' })).toBeOnTheScreen();
    await tap('Close');
    expect(screen.queryByRole('button', { name: 'Share as text' })).toBeNull();
    await tap('Done');
    expect(screen.getByRole('link', { name: /^Track the table/ })).toBeOnTheScreen();
  });
});

describe('a correction', () => {
  test('FS-2 changes the scoring, and the step is kept', async () => {
    await renderGame('final?step=2&player=0', over());
    expect(figure(/^Ana/)).toHaveAccessibleName('Ana: 7 markers, +3, 54 in all');
    await tap('Edit a reef');
    await tap('Edit Ana’s score, limestone and jellyfish');
    await tap('Ana, Limestone: one more');
    await tap('Back');
    expect(heading('Limestone')).toBeOnTheScreen();
    expect(figure(/^Ana/)).toHaveAccessibleName('Ana: 8 markers, +4, 55 in all');
    expect(screen.getByText('8 markers, 1 point per 2: 4')).toBeOnTheScreen();
    await tap('Undo: Ana, limestone set to 8');
    expect(figure(/^Ana/)).toHaveAccessibleName('Ana: 7 markers, +3, 54 in all');
  });

  test('is offered with the result, too', async () => {
    await renderGame('final?step=8', over());
    await tap('Edit a reef');
    expect(figure(/^Edit Ana’s score, limestone and jellyfish$/)).toBeOnTheScreen();
  });
});

test('FS-5 speaks German', async () => {
  await renderGame('final?step=4', over(), 'de');
  expect(heading('Mehrheit Grün')).toBeOnTheScreen();
  expect(screen.getByText('Ana hat die meisten, 5: 4 Punkte.')).toBeOnTheScreen();
  await userEvent.press(figure(/^Ana: 5 Felder, \+4, zusammen 62$/));
  expect(space('c3', 'markiert')).toBeOnTheScreen();
  expect(screen.getByText('5 grüne Felder, die meisten = 4')).toBeOnTheScreen();
  await tap('Direkt zum Ergebnis');
  expect(heading('Ana gewinnt')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Ana, Mehrheit Grün: 4' })).toBeOnTheScreen();
});
