import { act, screen, userEvent } from '@testing-library/react-native';

import { decodeGameFile } from '@/games/lumicora/session/gameFile/gameFile';
import type { Command } from '@/games/lumicora/session/table/commands';
import { suggestSetup } from '@/games/lumicora/session/table/table';
import { GAME_ID } from '@/games/lumicora/view/store/library';
import type { Journal } from '@/kit/journal';
import { Refusal } from '@/kit/report';
import { SETTINGS_KEY } from '@/shell/settings';
import { keysOf } from '@/tabletop/store/storedValues';

import { fakeSharing, lastFileText } from '../../../support/fakeSharing';
import { diskOf } from '../../../support/memoryJournal';
import { fullStorage, memoryStorage } from '../../../support/memoryStorage';
import { renderApp } from '../../../support/renderApp';
import { renderGame } from '../../../support/renderGame';
import { openTableScreen, storageWithGame } from '../../../support/startedGame';
import { sessionFor } from '../../../support/tables';

jest.useFakeTimers();

const press = (name: string | RegExp) => userEvent.press(screen.getByRole('button', { name }));
const endTurns: readonly Command[] = [
  { type: 'end-turn', player: 0 },
  { type: 'end-turn', player: 1 },
];

test('SE-1 a new table shows round 1, the octopus, 0 points, no limestone and four coral tiles each', async () => {
  await openTableScreen();
  expect(
    screen.getByLabelText('Round 1, scoring a color earns 4 limestone markers, the turtle is here'),
  ).toBeOnTheScreen();
  expect(screen.getAllByRole('img', { name: 'holds the octopus' })).toHaveLength(1);
  expect(screen.getAllByLabelText('0 points')).toHaveLength(2);
  expect(screen.getAllByLabelText('0 of 10 limestone markers')).toHaveLength(2);
  expect(screen.getAllByRole('img', { name: 'pink scoring tile: not scored' })).toHaveLength(2);
});

test('PL-5 a returned Lumino costs a point, and undo names it', async () => {
  await openTableScreen({ commands: [{ type: 'return-lumino', player: 0 }] });
  expect(screen.getByLabelText('−1 point')).toBeOnTheScreen();
  await press('Undo: Anni, Lumino returned');
  expect(screen.getAllByLabelText('0 points')).toHaveLength(2);
  await press('Redo: Anni, Lumino returned');
  expect(screen.getByLabelText('−1 point')).toBeOnTheScreen();
});

test('TU-1 the large key leads through the turns in octopus order, then to the scoring phase', async () => {
  await openTableScreen({ commands: [{ type: 'correct-octopus', player: 1 }] });
  expect(screen.getByText('Peter, your turn')).toBeOnTheScreen();
  expect(screen.getByText('on turn')).toBeOnTheScreen();
  await press('Peter’s turn');
  await press('Next: Anni');
  await press('Back');
  expect(screen.getByText('Anni, your turn')).toBeOnTheScreen();
  expect(screen.getByText('turn done')).toBeOnTheScreen();
  await press('Anni’s turn');
  await press('Scoring: Peter');
  await press('Back');
  expect(screen.getByText('Peter, score a color or skip?')).toBeOnTheScreen();
  await press('Skip');
  expect(screen.getByText('Anni, score a color or skip?')).toBeOnTheScreen();
  await press('Skip');
  expect(screen.getByText('Peter, your turn')).toBeOnTheScreen();
  expect(screen.getByText('Round 2 begins. Scoring earns 4 limestone.')).toBeOnTheScreen();
  expect(screen.getByLabelText(/^Round 2, .*the turtle is here$/)).toBeOnTheScreen();
});

test('TU-2 a jellyfish can be spent at the start of a turn', async () => {
  await openTableScreen({
    commands: [
      ...endTurns,
      { type: 'score-coral', player: 0, color: 'pink' },
      { type: 'skip-scoring', player: 1 },
    ],
  });
  await press('Anni’s turn');
  await press('Spend a jellyfish');
  await press('Spend the pink jellyfish');
  await press('Back');
  expect(screen.getByRole('img', { name: 'pink scoring tile: spent' })).toBeOnTheScreen();
});

const three = suggestSetup(['Anni', 'Peter', 'Moritz']);

test('EM-1 the empty bag makes this the last round', async () => {
  await openTableScreen({ setup: three });
  await press('The bag is empty');
  expect(screen.getByRole('alert')).toHaveTextContent(/this is the last round/);
  expect(screen.queryByRole('button', { name: 'The bag is empty' })).toBeNull();
});

test('TU-1 round 10 leads to the final scoring, which names no winner from reefs that nobody entered', async () => {
  await openTableScreen({
    commands: [
      { type: 'correct-round', round: 10 },
      { type: 'correct-score', player: 1, score: 61 },
      ...endTurns,
      { type: 'skip-scoring', player: 0 },
    ],
  });
  await press('Skip');
  expect(screen.getByLabelText('61 points: 50-point tile and 11 on the track')).toBeOnTheScreen();
  await press('Final scoring');
  await press('Skip to the result');
  expect(screen.getByRole('heading', { name: 'Without Anni’s and Peter’s reefs' })).toBeOnTheScreen();
});

test('EM-1 with two players the bag cannot run out, so nobody is asked', async () => {
  await openTableScreen();
  expect(screen.queryByRole('button', { name: 'The bag is empty' })).toBeNull();
});

test('TU-1 nothing forces an order: anybody else can act first', async () => {
  await openTableScreen({ setup: three });
  await press('Moritz’s reef');
  await press(/^Return a Lumino/);
  await press('Back');
  await press('End Moritz’s turn first');
  expect(screen.getByLabelText('−1 point')).toBeOnTheScreen();
  expect(screen.getByText('Anni, your turn')).toBeOnTheScreen();
  expect(screen.getByText('turn done')).toBeOnTheScreen();
});

test('LU-6 what went back to the supply is told until it is undone', async () => {
  await openTableScreen({
    commands: [
      { type: 'correct-limestone', player: 0, limestone: 9 },
      { type: 'take-limestone', player: 0, count: 3 },
    ],
  });
  expect(screen.getByText('Storage is full. 2 limestone markers went back to the supply.')).toBeOnTheScreen();
  expect(screen.getByLabelText('10 of 10 limestone markers')).toBeOnTheScreen();
  await press(/^Undo: Anni, 3 limestone taken/);
  expect(screen.queryByText(/went back/)).toBeNull();
});

test('SC-2 coral scorings can be looked at any time', async () => {
  await openTableScreen();
  await press('Coral scoring for Peter');
  expect(screen.getByRole('heading', { name: 'Score or wait: Peter' })).toBeOnTheScreen();
});

test('BO-3 changing to a side that was never painted asks for it', async () => {
  await openTableScreen();
  await press('Edit this game');
  await userEvent.press(screen.getByRole('radio', { name: /^Side B/ }));
  await press('a2, water');
  expect(screen.getByRole('button', { name: 'a2, limestone' })).toBeOnTheScreen();
  await press('Undo');
  await press('a2, water');
  await press('It matches my board');
  await press('Undo: board changed: Side B');
  await press('Undo: board changed: Side B');
  expect(screen.getByRole('radio', { name: /^Side A/ })).toBeChecked();
});

test('choosing what is chosen already is no step', async () => {
  await openTableScreen();
  await press('Edit this game');
  await userEvent.press(screen.getByRole('radio', { name: /^Side A/ }));
  await userEvent.press(screen.getByRole('radio', { name: /^Dark side/ }));
  expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
});

test('FS-7 the result table adds up, and undo takes the verdict back', async () => {
  await openTableScreen({
    commands: [
      { type: 'correct-round', round: 10 },
      { type: 'correct-score', player: 1, score: 40 },
      { type: 'correct-limestone', player: 0, limestone: 5 },
      { type: 'correct-tile', player: 0, color: 'green', tile: 'jellyfish' },
      ...endTurns,
      { type: 'skip-scoring', player: 0 },
    ],
  });
  await press('Skip');
  await press('Final scoring');
  await press('Skip to the result');
  // Anni: jellyfish 2, limestone 2, green tied 3, pink 4. Peter: 40, green tied 3, blue 4.
  const cells = screen.getAllByText(/^\d+$/).map((cell) => cell.props.children as string);
  expect(cells.slice(-2)).toEqual(['11', '47']);
  await press('Undo: Peter, scoring skipped');
  expect(screen.getByRole('heading', { name: 'Game in progress: current standings' })).toBeOnTheScreen();
});

test('any value can be corrected by hand, and a correction can be undone', async () => {
  await openTableScreen();
  await press('Edit player: Anni');
  await press('Score: one more');
  await press('Limestone: one more');
  await userEvent.press(screen.getAllByRole('radio', { name: 'jellyfish' })[0]!);
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Annika');
  await press('Save the name');
  expect(screen.getByRole('heading', { name: 'Edit player: Annika' })).toBeOnTheScreen();
  await press('Undo: Anni, renamed Annika');
  await press('Undo: Anni, green tile set to jellyfish');
  await press('Undo: Anni, limestone set to 1');
  await press('Undo: Anni, score set to 1');
  expect(screen.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled();
});

test('a name that is taken is refused with a sentence', async () => {
  await openTableScreen();
  await press('Edit player: Anni');
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Peter');
  await press('Save the name');
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody at this table already has this name.');
});

test('round, octopus and the sides of the boards can be changed later', async () => {
  await openTableScreen();
  await press('Edit this game');
  await press('Round: one more');
  await userEvent.press(screen.getByRole('radio', { name: 'Peter' }));
  await userEvent.press(screen.getByRole('radio', { name: /^Light side/ }));
  await press('Undo: score board: Light side');
  await press('Undo: Peter, octopus received');
  expect(screen.getByRole('radio', { name: 'Anni' })).toBeChecked();
});

test('full storage is told with a way to export, and the game goes on', async () => {
  const { entries } = storageWithGame();
  const sharing = fakeSharing();
  await renderApp(fullStorage(Object.fromEntries(entries)), { sharing });
  await userEvent.press(screen.getByRole('link', { name: /^Continue/ }));
  await press('Anni’s turn');
  await press(/^Return a Lumino/);
  await press('Back');
  expect(screen.getByRole('alert')).toHaveTextContent(/couldn’t be saved on this device/);
  expect(screen.getAllByRole('button', { name: 'Export this game' })).toHaveLength(2);
  expect(screen.getByLabelText('−1 point')).toBeOnTheScreen();
  await userEvent.press(screen.getAllByRole('button', { name: 'Export this game' })[0]!);
  expect(sharing.files).toMatchObject([{ name: 'lumicora-g1.json', type: 'application/json' }]);
  expect(decodeGameFile(lastFileText(sharing))).toMatchObject({
    ok: true,
    value: { players: [{ score: -1 }, { score: 0 }] },
  });
});

test('a dot shows while a step is on its way to the disk', async () => {
  const storage = storageWithGame();
  const journal = diskOf(storage).window();
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const slow: Journal = {
    ...journal,
    append: async (...step) => {
      await arrived;
      return journal.append(...step);
    },
  };
  await renderApp(storage, { journal: slow });
  await userEvent.press(screen.getByRole('link', { name: /^Continue/ }));
  expect(screen.queryByRole('img', { name: 'Being saved' })).toBeNull();
  await press('Anni’s turn');
  await press(/^Return a Lumino/);
  await press('Back');
  expect(screen.getByLabelText('−1 point')).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: 'Being saved' })).toBeOnTheScreen();
  arrive();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.queryByRole('img', { name: 'Being saved' })).toBeNull();
});

test('a game that could not be stored is still on the start page', async () => {
  await renderApp(fullStorage({ [SETTINGS_KEY]: '{"language":"en"}' }));
  await userEvent.press(screen.getByRole('link', { name: /^Track the table/ }));
  await press('Start the game');
  await press('Back');
  expect(screen.getByRole('button', { name: 'Continue: Player 1, Player 2' })).toBeOnTheScreen();
});

test('the start page reports a damaged save and offers it for export', async () => {
  const sharing = fakeSharing();
  await renderApp(
    memoryStorage({ [keysOf(GAME_ID).game('x')]: 'broken', [SETTINGS_KEY]: '{"language":"en"}' }),
    {
      sharing,
    },
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/damaged.*set aside/);
  await press('Export it');
  expect(sharing.files).toMatchObject([{ name: expect.stringContaining('x.json') }]);
  expect(lastFileText(sharing)).toBe('broken');
});

test('the table speaks German', async () => {
  await openTableScreen({ language: 'de' });
  expect(screen.getByText('Anni, du bist am Zug')).toBeOnTheScreen();
  await press('Zug von Anni');
  await press('Kalkstein nehmen');
  await press('3 Kalksteinmarker nehmen');
  expect(screen.getByRole('button', { name: 'Rückgängig: Anni, 3 Kalkstein genommen' })).toBeEnabled();
});

test('an export that the device refuses is told, and one that went out as well', async () => {
  const sharing = fakeSharing();
  await renderGame('', sessionFor(2), 'en', { sharing });
  sharing.answerWith(new Refusal('no'));
  await press('Export this game');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Couldn’t share the file. Try again, or choose another app.',
  );
  sharing.answerWith('saved');
  await press('Export this game');
  expect(screen.getByText('Saved to your downloads.')).toBeOnTheScreen();
});
